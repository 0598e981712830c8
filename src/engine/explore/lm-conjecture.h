/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-conjecture.h: a question about a game that nobody has answered, and the table that looks into it. */

#pragma once

#include "engine/game/lm-types.h"

/**
 * LmConjectureChoice:
 * @option: (nullable): the options of the table, as lm_survey_new() has them;
 *   "{key}" in it is what the position on the board has for the key of the
 *   conjecture. A choice whose option is a part of the text of the position is
 *   made by itself
 * @title: what it is called (untranslated, N_); %NULL ends the list
 * @start: (nullable): the text of the position to play of a row, where "{x}" is
 *   what the row is about, and "{key}" as above
 *
 * One of the tables that a conjecture is looked into with.
 */
typedef struct
{
  const char *option;
  const char *title;
  const char *start;
} LmConjectureChoice;

/**
 * LmConjecture:
 * @title: the question in a few words (untranslated, N_); %NULL ends the list
 * @statement: what is asked or supposed (untranslated, N_)
 * @known: what is known, by whom (untranslated, N_)
 * @source: where it stands: "RZ, Conjecture 1.2"
 * @status: %LM_STATUS_CONJECTURED when its authors believe it
 * @table: the name of one of the tables of the game
 * @choices: the tables, the first of which is shown at first
 * @key: (nullable): the key of a field whose value goes into the choices
 * @x: what its rows are about: the name of a column, or of none, for the number
 *   of the row
 * @from: what the first row is about that counts
 * @apart: how far apart the rows are; 0 for 1
 * @y: (nullable): the column of which there is a curve, of numbers or
 *   fractions; without it it is the share of the rows so far that have @of
 * @y_title: (nullable): what @y is (untranslated, N_)
 * @winner: (nullable): a column of which there is a strip: what is @of above,
 *   all else below
 * @of: what there can be in @winner
 * @of_title: what that means, "Player 1 wins" (untranslated, N_)
 * @else_title: what all else means (untranslated, N_)
 * @begin: how far the table goes by itself
 * @step: how much further is proposed
 * @most: how far it can go
 * @measure_cost: (nullable): about how many seconds the rows from @from to @to
 *   take, and how much memory the dearest of them, by what was measured once
 * @guess: what the curve is supposed to tend to; 0 for nothing
 * @guess_title: (nullable): what that is called
 *
 * A card of the page Open Questions. All strings are static.
 */
struct _LmConjecture
{
  const char                *title;
  const char                *statement;
  const char                *known;
  const char                *source;
  LmStatus                   status;
  const char                *table;
  const LmConjectureChoice  *choices;
  const char                *key;
  const char                *x;
  guint                      from;
  guint                      apart;
  const char                *y;
  const char                *y_title;
  const char                *winner;
  const char                *of;
  const char                *of_title;
  const char                *else_title;
  guint                      begin;
  guint                      step;
  guint                      most;
  double                  (* measure_cost) (guint   from,
                                            guint   to,
                                            double *mebibytes);
  double                     guess;
  const char                *guess_title;
};
