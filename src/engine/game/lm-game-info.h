/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-info.h: what the program knows of a game before a position of it exists. */

#pragma once

#include "lm-field.h"
#include "lm-query.h"

/**
 * LmQuantity:
 * @name: what a rule calls it: "chips"; %NULL ends the list
 * @title: its name for people (untranslated, N_)
 * @is_list: whether it is a list of numbers; else one number
 * @first: the index of the first number of a list, or in the list
 * @get: appends the number or the numbers of a position (element-type gint64)
 * @key: without @get: the key of the list of which it is the number @first
 *
 * A number that can be told of a position, beside those of the fields.
 */
typedef struct
{
  const char  *name;
  const char  *title;
  gboolean     is_list;
  guint        first;
  void      (* get) (LmPosition *position,
                     GArray     *numbers);
  const char  *key;
} LmQuantity;

/**
 * LmSource:
 * @key: how a reference begins that means it: "RZ"; %NULL ends the list
 * @title: who wrote it, and its short title (untranslated, N_)
 *
 * A paper on which reasons rest.
 */
typedef struct
{
  const char *key;
  const char *title;
} LmSource;

/**
 * LmGameInfo:
 * @name: the game's name in position text, "zeckendorf"
 * @family: the family's id, shared by the games of one room
 * @family_title: the family's name for people (untranslated, N_)
 * @title: the game's name for people (untranslated, N_)
 * @summary: the rules in one sentence (untranslated, N_)
 * @goal: (nullable): who wins, a sentence (N_), where that is the same for all
 *   parameters
 * @result: (nullable): who won and why, a sentence with the winner's name and the
 *   loser's (N_), where that is the same for all ends
 * @help_page: the page of the help, without the extension
 * @start: canonical text of the position that a first-time player gets
 * @n_players: how many sit at the board, 2 to %LM_MAX_PLAYERS
 * @fields: (array zero-terminated=1): its parameters in the order of the
 *   canonical text; everything about reading and writing follows from them
 * @create: the position with these values, each of which is right by itself;
 *   %NULL with one sentence that names the key where they do not fit together
 * @describe_start: (nullable): what a game that begins there is like, in a
 *   sentence for New Game; not asked where it is over before it begins
 * @draw: (nullable): a position by lot, somewhat like a given one; without it
 *   lm_position_draw() goes by the fields
 * @draw_help: (nullable): what is by lot (N_)
 * @parse: a position from its text, of a game without @fields
 * @tables: the tables that the game offers, ended by an entry without a name,
 *   or %NULL
 * @claims: (nullable): the kinds of what its reasons claim beside those of all games, ended by one without a name
 * @conjectures: (nullable): what nobody knows of it, ended by an entry without
 *   a title
 * @quantities: (nullable): what can be told in numbers of its positions beside
 *   the fields, ended by an entry without a name
 * @visit_size: (nullable): offers each position of a size to a population, by
 *   lm_population_offer(); %FALSE as soon as one of these calls gives %FALSE
 * @size_key: (nullable): without @visit_size: the key of the number or the list
 *   that makes the size
 * @variants: (nullable) (array zero-terminated=1): what exercises vary beside
 *   the size, each as position text has it: "hole=3&place=any"
 * @mirror: (nullable): the position that differs from this one by a symmetry
 *   of the game
 * @tell_lengths: (nullable): sets what the rules or a theorem say of the
 *   shortest and the longest game from a position that is not over; both are
 *   unknown before. Costs nothing
 * @choose_greedily: (nullable): the move of the greedy computer, by a rule that
 *   computes no value, of a position that is not over; chance comes from the
 *   generator. In a worker thread
 * @greedy_help: how that computer plays, one sentence (N_)
 * @stubborn_help: (nullable): how the stubborn computer differs from the perfect
 *   one, where that is not how it loses, one sentence (N_)
 * @sample: (nullable): canonical text of the position where a game begins that
 *   its sources print
 * @sample_moves: the moves of that game, with spaces between them
 * @size_most: the largest size that it visits; 0 for no limit
 * @most_moves: of a game whose rules never leave more than a few moves to
 *   choose from, how many; else 0
 * @most_listed: of a game with numbered moves, up to how many are all listed; 0
 *   for 65,536
 * @few_listed: how many are listed where there are more; 0 for that number
 * @impartial: whether both players always have the same moves, so that the
 *   value of a position does not depend on whose turn it is
 * @sources: (nullable) (array zero-terminated=1): the papers that the references
 *   of its reasons name
 * @fixed_length: whether all games from a position have equally many moves, so
 *   that there is nothing to hurry and nothing to delay
 */
struct _LmGameInfo
{
  const char          *name;
  const char          *family;
  const char          *family_title;
  const char          *title;
  const char          *summary;
  const char          *goal;
  const char          *result;
  const char          *help_page;
  const char          *start;
  guint                n_players;
  const LmField       *fields;
  LmPosition        * (* create)         (const LmFieldValues  *values,
                                          GError              **error);
  char              * (* describe_start) (LmPosition           *position);
  LmPosition        * (* draw)           (LmPosition           *position,
                                          GRand                *rand);
  const char          *draw_help;
  LmPosition        * (* parse)          (LmQuery              *query,
                                          GError              **error);
  const LmTableInfo   *tables;
  const LmClaimKind   *claims;
  const LmConjecture  *conjectures;
  const LmQuantity    *quantities;
  gboolean          (* visit_size)     (LmPopulation         *population,
                                        guint64               size);
  const char          *size_key;
  const char * const  *variants;
  LmPosition        * (* mirror)         (LmPosition           *position);
  void              (* tell_lengths)   (LmPosition           *position,
                                          LmLengthBounds       *bounds);
  char              * (* choose_greedily) (LmPosition          *position,
                                          GRand                *rand);
  const char          *greedy_help;
  const char          *stubborn_help;
  const char          *sample;
  const char          *sample_moves;
  guint64              size_most;
  guint                most_moves;
  guint                most_listed;
  guint                few_listed;
  gboolean             impartial;
  gboolean             fixed_length;
  const LmSource      *sources;
};

void              lm_game_info_register       (const LmGameInfo   *info);
const LmGameInfo *lm_game_info_lookup         (const char         *name);
guint             lm_game_info_count          (void);
const LmGameInfo *lm_game_info_nth            (guint               index);
