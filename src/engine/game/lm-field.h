/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field.h: the parameters of a game, declared once: keys of the position text, rows of New Game, the editor's bar. */

#pragma once

#include "lm-types.h"

typedef struct _LmField       LmField;
typedef struct _LmFieldValues LmFieldValues;

/* No game has more fields. */
#define LM_FIELDS_MAX 16

/**
 * LmFieldKind:
 * @LM_FIELD_NUMBER: a whole number that fits into 64 bits
 * @LM_FIELD_BIG: decimal digits, however many
 * @LM_FIELD_FRACTION: "p" or "p/q" in lowest terms
 * @LM_FIELD_NUMBERS: at least one number, with commas
 * @LM_FIELD_CHOICE: one of some words
 * @LM_FIELD_TEXT: what only the game can read; its create() does, from the
 *   text as it stands
 */
typedef enum
{
  LM_FIELD_NUMBER,
  LM_FIELD_BIG,
  LM_FIELD_FRACTION,
  LM_FIELD_NUMBERS,
  LM_FIELD_CHOICE,
  LM_FIELD_TEXT,
} LmFieldKind;

/**
 * LmFieldFlags:
 * @LM_FIELD_NOT_IN_TEXT: no key of the position text: for New Game alone, as
 *   rows and columns in place of a shape; create() sees it all the same
 * @LM_FIELD_NOT_IN_FORM: New Game does not ask for it
 * @LM_FIELD_NOT_IN_EDITOR: the editor's bar does not have it; the position
 *   that is edited keeps what it has
 * @LM_FIELD_ASCENDING: the numbers of a list ascend; people may write them in
 *   any order, and runs as "7-9"
 * @LM_FIELD_SPIN: a number with buttons to count up and down
 * @LM_FIELD_SWITCH: a choice of two that is rather off or on
 * @LM_FIELD_DRAWN: a number, or each number of a list, by lot in a random
 *   position
 * @LM_FIELD_MAY_BE_EMPTY: has to be in a text, but may be left empty in a form
 *   whose read() knows what is meant then
 * @LM_FIELD_NEW_ROW: begins another row of the editor's bar
 */
typedef enum
{
  LM_FIELD_NOT_IN_TEXT   = 1 << 0,
  LM_FIELD_NOT_IN_FORM   = 1 << 1,
  LM_FIELD_NOT_IN_EDITOR = 1 << 2,
  LM_FIELD_ASCENDING     = 1 << 3,
  LM_FIELD_SPIN          = 1 << 4,
  LM_FIELD_SWITCH        = 1 << 5,
  LM_FIELD_DRAWN         = 1 << 6,
  LM_FIELD_MAY_BE_EMPTY  = 1 << 7,
  LM_FIELD_NEW_ROW       = 1 << 8,
} LmFieldFlags;

/**
 * LmFieldChoice:
 * @text: the word in position text; %NULL ends the list
 * @title: the word for people (untranslated, N_); %NULL for the name of the
 *   player whose seat is the place in the list
 * @help: (nullable): the whole sentence about it (N_)
 */
typedef struct
{
  const char *text;
  const char *title;
  const char *help;
} LmFieldChoice;

/**
 * LmFieldPreset:
 * @text: a value of the field to try, values of several fields as position
 *   text has them: "n=15&d=7", or the text of a whole position; %NULL ends the
 *   list
 * @label: (nullable): what its button says (N_); else the value
 * @name: (nullable): what a screen reader calls it (N_); else its label, or
 *   the value with the field's @preset_name
 */
typedef struct
{
  const char *text;
  const char *label;
  const char *name;
} LmFieldPreset;

/**
 * LmField:
 * @key: its key in position text; %NULL ends the fields of a game
 * @kind: what its values are
 * @flags: where it is a field at all, and how people see it
 * @title: its name for people (N_): sentences about what was typed, the row of
 *   New Game
 * @page_title: (nullable): the title of that row where it says more (N_)
 * @label: (nullable): in the editor's bar, where it is short and has the mark
 *   of a mnemonic (N_); else @title
 * @help: (nullable): what it is, in words: what a screen reader calls it in the
 *   editor's bar, its tooltip, the subtitle of a row without an entry (N_)
 * @ask: (nullable): the sentence where it is left empty (N_)
 * @default_text: what holds where the key is not there, and is left out of the
 *   canonical text; "" for something that only create() knows; %NULL where the
 *   key has to be there
 * @minimum: the least number allowed, or for a fraction
 * @maximum: the largest number allowed, or for a fraction; 0 for no limit
 * @max_length: how many numbers a list may have, digits a big number, or
 *   digits a fraction above and below its bar each
 * @choices: (array zero-terminated=1): of a choice
 * @instead_of: (nullable): the key of the field in whose place this one may
 *   stand: it is read but never written, and the two exclude each other
 * @check: (nullable): what the game has to say of a text that is not empty,
 *   before its kind is looked at; %FALSE with one sentence that names the key
 * @count_items: (nullable): of a text with numbers in it that can be axes of a
 *   map: sets them, @max_length of them, or returns %FALSE
 * @replace_items: (nullable): that text with other numbers in it; (transfer full)
 * @applies: (nullable): whether there is such a field beside these values; all
 *   of them can be read
 * @excluded: (nullable): the sentence where it does not apply and stands in
 *   the text all the same (N_)
 * @presets: (array zero-terminated=1) (nullable): values to try
 * @presets_title: the title of their row (N_)
 * @presets_help: (nullable): its subtitle (N_)
 * @preset_name: (nullable): what a screen reader calls one: "At most %s a turn"
 *   (N_); else "title: value"
 * @width: characters of its entry in the editor's bar; 0 for enough for 10^12
 *
 * A parameter of a game. The fields of a game stand in an array in the order of
 * the canonical text, and everything else follows from it: reading, writing,
 * what is said of bad values, the help of the command line, New Game, the
 * editor's bar, positions by lot.
 */
struct _LmField
{
  const char           *key;
  LmFieldKind           kind;
  LmFieldFlags          flags;
  const char           *title;
  const char           *page_title;
  const char           *label;
  const char           *help;
  const char           *ask;
  const char           *default_text;
  guint64               minimum;
  guint64               maximum;
  guint                 max_length;
  const LmFieldChoice  *choices;
  const char           *instead_of;
  gboolean           (* check)   (const LmField        *field,
                                  const char           *text,
                                  GError              **error);
  gboolean           (* count_items)   (const char     *text,
                                        guint64        *numbers);
  char *             (* replace_items) (const char     *text,
                                        const guint64  *numbers);
  gboolean           (* applies) (const LmFieldValues  *values);
  const char           *excluded;
  const LmFieldPreset  *presets;
  const char           *presets_title;
  const char           *presets_help;
  const char           *preset_name;
  int                   width;
};

extern const LmFieldChoice lm_field_turns[];

/* The player to move in a game of the players 1 and 2: the last of its fields. */
#define LM_FIELD_TURN                                   \
  {                                                     \
    .key = "turn", .kind = LM_FIELD_CHOICE,             \
    .flags = LM_FIELD_NOT_IN_FORM | LM_FIELD_NEW_ROW,   \
    .title = N_("To move"), .default_text = "1",        \
    .choices = lm_field_turns,                          \
  }

#define LM_FIELD_CLOCK_KEY "minutes"

/* The thinking time of each player, in a game with clocks: New Game asks for it, the session has it. */
#define LM_FIELD_CLOCK                                                                          \
  {                                                                                             \
    .key = LM_FIELD_CLOCK_KEY, .kind = LM_FIELD_NUMBER, .maximum = 240,                         \
    .flags = LM_FIELD_SPIN | LM_FIELD_NOT_IN_TEXT | LM_FIELD_NOT_IN_EDITOR,                     \
    .title = N_("Minutes of thinking time"), .default_text = "",                                \
    .help = N_("0 for no clocks; out of time is eliminated"),                                   \
  }

const LmField *lm_field_lookup    (const LmField  *fields,
                                   const char     *key);
gboolean       lm_field_check     (const LmField  *field,
                                   const char     *text,
                                   GError        **error);
int            lm_field_find      (const LmField  *field,
                                   const char     *text);

char          *lm_field_from_typed
                                  (const LmField  *field,
                                   const char     *typed,
                                   GError        **error);
char          *lm_field_to_typed  (const LmField  *field,
                                   const char     *text);
char          *lm_field_describe  (const LmField  *field);
