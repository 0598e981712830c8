/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.c: who wins which Z(n, d), found out in the background and kept. */

#include "panel.h"

#include "../theory/theory.h"

/* The map grows so often while it is seen, in microseconds. */
#define SLICE (20 * G_TIME_SPAN_MILLISECOND)

/* So many games are asked for at once at the most. */
#define PIECE_SIZE 2048

#define N_GOALS 2
#define N_ROWS (LM_ZAHLENSCHLACHT_SURVEY_MAX_N + 3 - LM_ZAHLENSCHLACHT_MIN_D + 1)
#define N_COLUMNS (LM_ZAHLENSCHLACHT_SURVEY_MAX_N - LM_ZAHLENSCHLACHT_MIN_N + 1)

/*
 * It fills a square in which theorems leave holes, for a range that changes while it is at work. As rows of a table,
 * which an LmSurvey would ask for, its 160,000 games would have to be texts.
 */

/* A game to decide. */
typedef struct
{
  LmZahlenschlachtGoal goal;
  guint                n;
  guint                d;
  int                  winner; /* LM_NOBODY until it is decided */
} Game;

struct _LmZahlenschlachtSurvey
{
  GObject                parent_instance;

  LmSolver              *solver;      /* it owns this */
  LmZahlenschlachtCell  *columns[N_GOALS][N_COLUMNS]; /* by n; NULL until somebody looks */

  LmZahlenschlachtRange  range;       /* what is being filled */
  gboolean               running;     /* somebody wants it to go on */
  GArray                *piece;       /* of Game: a few that the solver has, which alone touches them meanwhile */
  GCancellable          *cancellable; /* of that piece */
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtSurvey, lm_zahlenschlacht_survey, G_TYPE_OBJECT)

static guint changed_signal;

static void go_on (LmZahlenschlachtSurvey *self);

/* Theorems cost nothing. */
static LmZahlenschlachtCell
ask_theory (LmZahlenschlachtGoal goal,
            guint                n,
            guint                d)
{
  const LmZahlenschlachtTheorem theorem = lm_zahlenschlacht_theorem (n, d, goal);

  return (LmZahlenschlachtCell) {
    .winner = theorem.winner,
    .status = theorem.winner == LM_NOBODY ? LM_STATUS_UNKNOWN : LM_STATUS_PROVED,
    .reference = theorem.reference,
  };
}

static LmZahlenschlachtCell *
create_column (LmZahlenschlachtGoal goal,
               guint                n)
{
  LmZahlenschlachtCell *column = g_new (LmZahlenschlachtCell, N_ROWS);

  for (guint i = 0; i < N_ROWS; i++)
    column[i] = ask_theory (goal, n, LM_ZAHLENSCHLACHT_MIN_D + i);

  return column;
}

static gboolean
is_kept (guint n,
         guint d)
{
  return n >= LM_ZAHLENSCHLACHT_MIN_N && n - LM_ZAHLENSCHLACHT_MIN_N < N_COLUMNS
         && d >= LM_ZAHLENSCHLACHT_MIN_D && d - LM_ZAHLENSCHLACHT_MIN_D < N_ROWS;
}

static LmZahlenschlachtCell *
get_cell (LmZahlenschlachtSurvey *self,
          LmZahlenschlachtGoal    goal,
          guint                   n,
          guint                   d)
{
  LmZahlenschlachtCell **column = &self->columns[goal][n - LM_ZAHLENSCHLACHT_MIN_N];

  if (*column == NULL)
    *column = create_column (goal, n);

  return &(*column)[d - LM_ZAHLENSCHLACHT_MIN_D];
}

/* The smallest odd board is one larger than the smallest. */
guint
lm_zahlenschlacht_range_get_first_n (const LmZahlenschlachtRange *range)
{
  return range->even ? LM_ZAHLENSCHLACHT_MIN_N : LM_ZAHLENSCHLACHT_MIN_N + 1;
}

typedef void (* GameFunc) (LmZahlenschlachtSurvey *self,
                           LmZahlenschlachtGoal    goal,
                           guint                   n,
                           guint                   d,
                           gpointer                data);

static void
for_each_game (LmZahlenschlachtSurvey      *self,
               const LmZahlenschlachtRange *range,
               GameFunc                     func,
               gpointer                     data)
{
  for (guint n = lm_zahlenschlacht_range_get_first_n (range); n <= range->largest; n += range->even ? 1 : 2)
    for (guint d = LM_ZAHLENSCHLACHT_MIN_D; d <= range->largest + 3; d++)
      func (self, range->goal, n, d, data);
}

/* What was decided is there even when the question is cancelled. */
static gpointer
judge_piece (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  GArray *piece = data;
  const gint64 end = g_get_monotonic_time () + SLICE;

  for (guint i = 0; i < piece->len && g_get_monotonic_time () < end; i++)
    {
      Game *game = &g_array_index (piece, Game, i);

      if (lm_solve_context_is_cancelled (context, error))
        return NULL;
      game->winner = lm_zahlenschlacht_count_winner (game->n, game->d, game->goal);
    }

  return NULL;
}

static void
take_winners (LmZahlenschlachtSurvey *self)
{
  for (guint i = 0; i < self->piece->len; i++)
    {
      const Game *game = &g_array_index (self->piece, Game, i);

      if (game->winner != LM_NOBODY)
        *get_cell (self, game->goal, game->n, game->d) = (LmZahlenschlachtCell) {
          .winner = game->winner,
          .status = LM_STATUS_COMPUTED,
        };
    }
}

/* A piece that had to give way is asked for again, behind what is more urgent. */
static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (LmZahlenschlachtSurvey) self = user_data;

  lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  take_winners (self);
  g_clear_pointer (&self->piece, g_array_unref);
  g_clear_object (&self->cancellable);
  go_on (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
add_to_piece (LmZahlenschlachtSurvey *self,
              LmZahlenschlachtGoal    goal,
              guint                   n,
              guint                   d,
              gpointer                data)
{
  GArray *piece = data;
  const Game game = { goal, n, d, LM_NOBODY };

  if (piece->len < PIECE_SIZE && get_cell (self, goal, n, d)->winner == LM_NOBODY)
    g_array_append_val (piece, game);
}

/* The smallest boards come first, as many as fit. */
static void
go_on (LmZahlenschlachtSurvey *self)
{
  g_autoptr (GArray) piece = g_array_new (FALSE, FALSE, sizeof (Game));
  LmQuestion *question;

  if (!self->running)
    return;

  for_each_game (self, &self->range, add_to_piece, piece);
  if (piece->len == 0)
    {
      self->running = FALSE;
      return;
    }

  self->piece = g_steal_pointer (&piece);
  self->cancellable = g_cancellable_new ();
  question = lm_question_new (judge_piece, g_array_ref (self->piece), (GDestroyNotify) g_array_unref, NULL);
  lm_question_set_background (question);
  lm_solver_ask_async (self->solver, question, self->cancellable, judged_cb, g_object_ref (self));
}

static void
lm_zahlenschlacht_survey_finalize (GObject *object)
{
  LmZahlenschlachtSurvey *self = LM_ZAHLENSCHLACHT_SURVEY (object);

  for (guint i = 0; i < N_GOALS; i++)
    for (guint j = 0; j < N_COLUMNS; j++)
      g_free (self->columns[i][j]);

  G_OBJECT_CLASS (lm_zahlenschlacht_survey_parent_class)->finalize (object);
}

static void
lm_zahlenschlacht_survey_class_init (LmZahlenschlachtSurveyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_zahlenschlacht_survey_finalize;

  changed_signal = lm_signal_new (klass, "changed", 0);
}

LM_BEGIN_EMPTY (LmZahlenschlachtSurvey, lm_zahlenschlacht_survey)

/*
 * The panels come and go with the games; what was found out stays as long as the solver, which has to outlive every
 * use of it.
 */
LmZahlenschlachtSurvey *
lm_zahlenschlacht_survey_get (LmSolver *solver)
{
  static const char key[] = "lm-zahlenschlacht-survey";
  LmZahlenschlachtSurvey *self;

  self = g_object_get_data (G_OBJECT (solver), key);
  if (self == NULL)
    {
      self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_SURVEY, NULL);
      self->solver = solver;
      g_object_set_data_full (G_OBJECT (solver), key, self, g_object_unref);
    }

  return self;
}

/* Theorems are there at once. What has been computed is not computed again. */
void
lm_zahlenschlacht_survey_fill (LmZahlenschlachtSurvey      *self,
                               const LmZahlenschlachtRange *range)
{
  g_return_if_fail (range->largest <= LM_ZAHLENSCHLACHT_SURVEY_MAX_N);

  self->range = *range;
  self->running = TRUE;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  else
    go_on (self);
  g_signal_emit (self, changed_signal, 0);
}

/* Stops. What has been found out stays. */
void
lm_zahlenschlacht_survey_stop (LmZahlenschlachtSurvey *self)
{
  if (!self->running)
    return;

  self->running = FALSE;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_signal_emit (self, changed_signal, 0);
}

gboolean
lm_zahlenschlacht_survey_is_running (LmZahlenschlachtSurvey *self)
{
  return self->running;
}

static void
count_game (LmZahlenschlachtSurvey *self,
            LmZahlenschlachtGoal    goal,
            guint                   n,
            guint                   d,
            gpointer                data)
{
  LmZahlenschlachtTally *tally = data;
  const LmStatus status = get_cell (self, goal, n, d)->status;

  tally->total++;
  tally->proved += status == LM_STATUS_PROVED;
  tally->computed += status == LM_STATUS_COMPUTED;
}

/* Tells how far it has come. */
void
lm_zahlenschlacht_survey_count (LmZahlenschlachtSurvey      *self,
                                const LmZahlenschlachtRange *range,
                                LmZahlenschlachtTally       *tally)
{
  memset (tally, 0, sizeof *tally);
  for_each_game (self, range, count_game, tally);
}

/* Does not compute anything: of boards that are too large for the survey there are the theorems alone. */
LmZahlenschlachtCell
lm_zahlenschlacht_survey_look (LmZahlenschlachtSurvey *self,
                               LmZahlenschlachtGoal    goal,
                               guint                   n,
                               guint                   d)
{
  return is_kept (n, d) ? *get_cell (self, goal, n, d) : ask_theory (goal, n, d);
}

/* The paper is the same for all of them. */
static const char *
name_theorem (const char *reference)
{
  const char *comma = strstr (reference, ", ");

  return comma != NULL ? comma + 2 : reference;
}

char *
lm_zahlenschlacht_survey_describe (LmZahlenschlachtSurvey *self,
                                   LmZahlenschlachtGoal    goal,
                                   guint                   n,
                                   guint                   d)
{
  const LmZahlenschlachtCell cell = lm_zahlenschlacht_survey_look (self, goal, n, d);
  const char *source;

  if (cell.winner == LM_NOBODY && !is_kept (n, d))
    return g_strdup_printf (_("Z(%u, %u): too large for the map."), n, d);
  if (cell.winner == LM_NOBODY)
    return g_strdup_printf (_("Z(%u, %u): not computed yet."), n, d);

  source = cell.status == LM_STATUS_COMPUTED ? _("computed here") : name_theorem (_(cell.reference));
  if (cell.winner == LM_ZAHLENSCHLACHT_A)
    return g_strdup_printf (_("Z(%u, %u): A wins, %s."), n, d, source);

  return g_strdup_printf (_("Z(%u, %u): B wins, %s."), n, d, source);
}
