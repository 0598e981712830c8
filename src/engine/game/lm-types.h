/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-types.h: the names that the parts of the engine share. */

#pragma once

#include <glib-object.h>

/* So Long Sucker has the most players. */
#define LM_MAX_PLAYERS 4

/* A distance ("moves to the end") that was not computed. */
#define LM_DISTANCE_UNKNOWN G_MAXUINT

/* Nobody: no winner known, or none yet. */
#define LM_NOBODY (-1)

typedef struct _LmGame          LmGame;
typedef struct _LmGameInfo      LmGameInfo;
typedef struct _LmPosition      LmPosition;
typedef struct _LmAnswer        LmAnswer;
typedef struct _LmReason        LmReason;
typedef struct _LmClaimKind     LmClaimKind;
typedef struct _LmSolveContext  LmSolveContext;
typedef struct _LmCompany       LmCompany;
typedef struct _LmLengthBounds  LmLengthBounds;
typedef struct _LmPopulation    LmPopulation;
typedef struct _LmConjecture    LmConjecture;
typedef struct _LmRows          LmRows;
typedef struct _LmTableInfo     LmTableInfo;

/**
 * LmValue:
 * @LM_VALUE_UNKNOWN: not decided within the limits
 * @LM_VALUE_LOSS: the player to move loses (a P-position under normal play)
 * @LM_VALUE_WIN: the player to move wins (an N-position)
 *
 * The value of a position, always for the player who is to move in it.
 */
typedef enum
{
  LM_VALUE_UNKNOWN,
  LM_VALUE_LOSS,
  LM_VALUE_WIN,
} LmValue;

/**
 * LmSolveOptions:
 * @effort: by what to multiply the effort after which a search gives up by
 *   itself, because what it cannot find with some effort may well need a
 *   thousand times as much; 0 means as usual
 * @estimates: whether somebody looks at an outlook and wants to be told what is
 *   likely where nothing is decided; never a value
 * @best_only: whether no move is needed but the best one, which some games tell
 *   sooner: the value and perhaps moves, among them one that
 *   lm_answer_get_best() would choose of all
 *
 * How a position is to be solved.
 */
typedef struct
{
  double   effort;
  gboolean estimates;
  gboolean best_only;
} LmSolveOptions;

/* For lm_position_solve(). */
#define LM_SOLVE_BEST (&(LmSolveOptions) { .best_only = TRUE })

/**
 * LmMethod:
 * @LM_METHOD_TABLE: every position of a closed set was solved
 * @LM_METHOD_SEARCH: a search from this position
 * @LM_METHOD_THEORY: a theorem that the tests confirm over a range
 *
 * How an answer was found.
 */
typedef enum
{
  LM_METHOD_TABLE,
  LM_METHOD_SEARCH,
  LM_METHOD_THEORY,
} LmMethod;

/**
 * LmStatus:
 * @LM_STATUS_PROVED: a published theorem, confirmed by the solver over a range,
 *   or what the rules say, of the end of a game
 * @LM_STATUS_COMPUTED: computed here, by exhausting all positions or by an
 *   exact count that the tests confirm over a range
 * @LM_STATUS_CONJECTURED: believed by its authors, not proved
 * @LM_STATUS_UNKNOWN: open, or not decided within the limits
 *
 * What a statement rests on; the badge beside every reason.
 */
typedef enum
{
  LM_STATUS_PROVED,
  LM_STATUS_COMPUTED,
  LM_STATUS_CONJECTURED,
  LM_STATUS_UNKNOWN,
} LmStatus;

/**
 * LmMoveStyle:
 * @LM_MOVE_LABEL: as short as a button: "M", "S3"
 * @LM_MOVE_SENTENCE: what it does, in words: "Merge two ones into one two"
 * @LM_MOVE_PLACE: the region where it happens and nothing more, which other
 *   moves have in common with it: "the upper half"; it comes after "Look at"
 *
 * How a move is told to people.
 */
typedef enum
{
  LM_MOVE_LABEL,
  LM_MOVE_SENTENCE,
  LM_MOVE_PLACE,
} LmMoveStyle;

LmValue     lm_value_invert     (LmValue   value);
const char *lm_value_to_string  (LmValue   value);
const char *lm_method_to_string (LmMethod  method);
const char *lm_status_to_string (LmStatus  status);
char       *lm_words_end        (const char *text);
char       *lm_words_join       (GPtrArray  *words,
                                 guint       n_words,
                                 const char *last_format);

/**
 * lm_signal_new:
 * @klass: the class that gets it
 * @name: what it is called
 * @...: how many arguments it has, and their types
 *
 * A signal as almost all are: nothing comes back, and no function of the class
 * is for it.
 *
 * Returns: its id
 */
#define lm_signal_new(klass, name, ...) \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, __VA_ARGS__)

/**
 * LM_BEGIN_EMPTY:
 * @TypeName: a type
 * @type_name: the beginning of its functions
 *
 * The init function of a type whose objects need nothing but zeros.
 */
#define LM_BEGIN_EMPTY(TypeName, type_name) \
  static void                               \
  type_name##_init (TypeName *self)         \
  {                                         \
  }
