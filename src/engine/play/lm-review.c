/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-review.c: keeps the values of the nodes of a session up to date, for the history and its chart. */

#include "lm-review.h"

#include "lm-node-private.h"

#define MAX_BATCH 64

/* How many nodes are looked at before the main loop has its turn again, and how many moves are graded, for which positions are played. */
#define MAX_LOOK 4096
#define MAX_GRADE 512

/* The solver answers one question after another: who asks for a hint waits no longer than about this. */
#define BATCH_MICROSECONDS 50000

/* Positions that the solver is asked about together. */
typedef struct
{
  GWeakRef      review;
  GCancellable *cancellable;
  GPtrArray    *nodes; /* of LmNode, references */
  gint64        asked; /* monotonic time */
} Batch;

struct _LmReview
{
  GObject    parent_instance;

  LmSolver  *solver;
  LmSession *session;
  LmNode    *root;     /* of the session’s tree, as far as is known */
  GPtrArray *unlisted; /* of LmNode in the session's tree, which is listed bit by bit: they and what is below them */
  GPtrArray *unvalued; /* of LmNode in the session's tree; some may have got their value */
  LmNode    *behind;   /* from here back to the start, and on from ahead, values of the line may be missing */
  LmNode    *ahead;
  GPtrArray *mistakes; /* of LmNode, references; those between graded_of and graded */
  LmNode    *graded_of; /* (nullable): where to look back from, as soon as somebody has asked for the mistakes */
  LmNode    *graded;   /* the next move back to be graded */
  int        person;   /* whose mistakes they are */
  Batch     *batch;    /* in work */
  guint      size;     /* how many nodes the next batch has at the most */
  guint      idle;
  gboolean   silent;   /* whether nothing is asked for now */
};

G_DEFINE_FINAL_TYPE (LmReview, lm_review, G_TYPE_OBJECT)

static guint updated_signal;

static void schedule (LmReview *self);

static void
batch_clear (gpointer data)
{
  Batch *batch = data;

  g_weak_ref_clear (&batch->review);
  g_object_unref (batch->cancellable);
  g_ptr_array_unref (batch->nodes);
}

static void
batch_unref (Batch *batch)
{
  g_rc_box_release_full (batch, batch_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Batch, batch_unref)

static Batch *
batch_new (LmReview *self)
{
  Batch *batch = g_rc_box_new0 (Batch);

  g_weak_ref_init (&batch->review, self);
  batch->cancellable = g_cancellable_new ();
  batch->nodes = g_ptr_array_new_with_free_func (g_object_unref);
  batch->asked = g_get_monotonic_time ();
  return batch;
}

/* --- mistakes ------------------------------------------------------------ */

static gboolean
is_move (LmNode *node)
{
  return node != NULL && lm_node_get_kind (node) == LM_NODE_MOVE;
}

static gboolean
is_persons (LmNode *node,
            int     person)
{
  LmPosition *before = lm_node_get_position (lm_node_get_parent (node));

  return (int) lm_position_get_mover (before, lm_node_get_move (node)) == person;
}

/* Callers may still hold the list of before. */
static void
forget_mistakes (LmReview *self)
{
  g_ptr_array_unref (self->mistakes);
  self->mistakes = g_ptr_array_new_with_free_func (g_object_unref);
  self->graded_of = NULL;
  self->graded = NULL;
}

/* Whether there is a move to be graded, and what that takes is known. */
static gboolean
can_grade (LmReview *self)
{
  return is_move (self->graded) && lm_node_has_value (self->graded) && lm_node_has_value (lm_node_get_parent (self->graded));
}

/* Looks at some moves more, as far back as the values are known without a gap. */
static void
grade_some (LmReview *self)
{
  for (guint n_left = MAX_GRADE; n_left > 0 && can_grade (self); n_left--)
    {
      LmNode *node = self->graded;

      if (lm_node_get_grade (node) == LM_GRADE_THROWS && is_persons (node, self->person))
        g_ptr_array_add (self->mistakes, g_object_ref (node));
      self->graded = lm_node_get_parent (node);
    }
}

static void
begin_grading (LmReview *self)
{
  LmNode *current = lm_session_get_current (self->session);
  const int person = lm_session_get_only_person (self->session);

  if (current == self->graded_of && person == self->person)
    return;

  forget_mistakes (self);
  self->graded_of = current;
  self->graded = person != LM_NOBODY ? current : NULL;
  self->person = person;
  grade_some (self);
}

/* --- what to ask --------------------------------------------------------- */

static void
add_if_unvalued (Batch  *batch,
                 LmNode *node)
{
  if (!lm_node_has_value (node) && !g_ptr_array_find (batch->nodes, node, NULL))
    g_ptr_array_add (batch->nodes, g_object_ref (node));
}

/* Whether another node may be looked at for @batch. */
static gboolean
look (LmReview *self,
      Batch    *batch,
      guint    *n_left)
{
  if (batch->nodes->len >= self->size || *n_left == 0)
    return FALSE;

  (*n_left)--;
  return TRUE;
}

static void
add_way (LmReview  *self,
         Batch     *batch,
         LmNode   **from,
         LmNode * (*go) (LmNode *),
         guint     *n_left)
{
  for (LmNode *node = *from; node != NULL && look (self, batch, n_left); node = go (node))
    {
      if (node == *from && lm_node_has_value (node))
        *from = go (node);
      add_if_unvalued (batch, node);
    }
}

/* From the current node back to the start, and on from it to the end of the line. */
static void
add_line (LmReview *self,
          Batch    *batch,
          guint    *n_left)
{
  add_way (self, batch, &self->behind, lm_node_get_parent, n_left);
  add_way (self, batch, &self->ahead, lm_node_get_next, n_left);
}

static void
list_next (LmReview *self)
{
  LmNode *node = g_ptr_array_steal_index (self->unlisted, self->unlisted->len - 1);

  g_ptr_array_add (self->unvalued, node);
  for (guint i = 0; i < lm_node_get_n_children (node); i++)
    g_ptr_array_add (self->unlisted, lm_node_get_child (node, i));
}

static void
add_others (LmReview *self,
            Batch    *batch,
            guint    *n_left)
{
  for (guint i = self->unvalued->len; i > 0 && look (self, batch, n_left); i--)
    {
      LmNode *node = g_ptr_array_index (self->unvalued, i - 1);

      if (lm_node_has_value (node))
        g_ptr_array_remove_index_fast (self->unvalued, i - 1);
      else
        add_if_unvalued (batch, node);
    }
  while (self->unlisted->len > 0 && look (self, batch, n_left))
    {
      list_next (self);
      add_if_unvalued (batch, g_ptr_array_index (self->unvalued, self->unvalued->len - 1));
    }
}

static GPtrArray *
list_positions (Batch *batch)
{
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);

  for (guint i = 0; i < batch->nodes->len; i++)
    g_ptr_array_add (positions, lm_position_ref (lm_node_get_position (g_ptr_array_index (batch->nodes, i))));

  return positions;
}

/* --- what comes back ----------------------------------------------------- */

/**
 * lm_review_store:
 * @node: a step
 * @answer: what is known of its position
 *
 * Keeps the value of the step, by which moves are graded.
 */
void
lm_review_store (LmNode   *node,
                 LmAnswer *answer)
{
  lm_node_set_value (node, answer->value, answer->distance);
  if (answer->all_moves && lm_answer_count (answer, LM_VALUE_UNKNOWN) == 0)
    lm_node_set_wins (node, lm_answer_count (answer, LM_VALUE_WIN), answer->moves->len);
}

/*
 * The positions of a batch share the time allowed, so what is unknown in
 * company is asked again alone before it counts as unknown. Returns whether
 * anything was.
 */
static gboolean
store (Batch     *batch,
       GPtrArray *answers)
{
  gboolean alone = batch->nodes->len == 1;
  gboolean all_known = TRUE;

  for (guint i = 0; i < batch->nodes->len; i++)
    {
      LmAnswer *answer = g_ptr_array_index (answers, i);
      gboolean known = answer->value != LM_VALUE_UNKNOWN;

      if (known)
        lm_review_store (g_ptr_array_index (batch->nodes, i), answer);
      else if (alone)
        lm_node_set_value (g_ptr_array_index (batch->nodes, i), LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN);
      all_known = all_known && known;
    }

  return all_known;
}

static void
adapt_size (LmReview *self,
            Batch    *batch,
            gboolean  all_known)
{
  gboolean slow = g_get_monotonic_time () - batch->asked > BATCH_MICROSECONDS;

  if (!all_known)
    self->size = 1;
  else if (slow)
    self->size = MAX (batch->nodes->len / 2, 1);
  else
    self->size = MIN (2 * self->size, MAX_BATCH);
}

static void
evaluated_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (Batch) batch = user_data;
  g_autoptr (LmReview) self = g_weak_ref_get (&batch->review);
  g_autoptr (GPtrArray) answers = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);

  if (self == NULL || self->batch != batch)
    return;

  g_clear_pointer (&self->batch, batch_unref);
  schedule (self);
  /* Without answers it had to give way to another question, and is asked again. */
  if (answers == NULL)
    return;

  adapt_size (self, batch, store (batch, answers));
  grade_some (self);
  g_signal_emit (self, updated_signal, 0);
}

/* --- when to ask --------------------------------------------------------- */

static gboolean
ask_cb (gpointer user_data)
{
  LmReview *self = user_data;
  g_autoptr (Batch) batch = batch_new (self);
  g_autoptr (GPtrArray) positions = NULL;
  guint n_left = MAX_LOOK;

  if (can_grade (self))
    {
      grade_some (self);
      if (!can_grade (self))
        g_signal_emit (self, updated_signal, 0);
      return G_SOURCE_CONTINUE;
    }
  if (self->batch != NULL)
    {
      self->idle = 0;
      return G_SOURCE_REMOVE;
    }

  add_line (self, batch, &n_left);
  add_others (self, batch, &n_left);
  if (batch->nodes->len == 0 && n_left == 0)
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  if (batch->nodes->len == 0)
    return G_SOURCE_REMOVE;

  positions = list_positions (batch);
  lm_solver_ask_async (self->solver, lm_question_new_evaluation (positions), batch->cancellable, evaluated_cb,
                       g_rc_box_acquire (batch));
  self->batch = g_steal_pointer (&batch);
  return G_SOURCE_REMOVE;
}

/* Whoever else hears of a change asks the solver at once and so comes first. */
static void
schedule (LmReview *self)
{
  if (self->idle == 0 && !self->silent)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, ask_cb, self, NULL);
}

static void
give_up (LmReview *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->batch != NULL)
    g_cancellable_cancel (self->batch->cancellable);
  g_clear_pointer (&self->batch, batch_unref);
}

static void
node_added_cb (LmReview *self,
               LmNode   *node)
{
  g_ptr_array_add (self->unvalued, node);
}

static void
begin_line (LmReview *self)
{
  self->behind = lm_session_get_current (self->session);
  self->ahead = self->behind;
  if (self->graded_of != self->behind)
    forget_mistakes (self);
}

static void
changed_cb (LmReview *self)
{
  give_up (self);
  begin_line (self);
  schedule (self);
}

/* What is below another root is listed, too. */
static void
list_root (LmReview *self)
{
  if (self->root == lm_session_get_root (self->session))
    return;

  self->root = lm_session_get_root (self->session);
  g_ptr_array_add (self->unlisted, self->root);
}

static void
tree_changed_cb (LmReview *self)
{
  list_root (self);
  changed_cb (self);
}

static void
lm_review_dispose (GObject *object)
{
  LmReview *self = LM_REVIEW (object);

  lm_review_set_session (self, NULL);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (lm_review_parent_class)->dispose (object);
}

static void
lm_review_finalize (GObject *object)
{
  LmReview *self = LM_REVIEW (object);

  g_ptr_array_unref (self->unlisted);
  g_ptr_array_unref (self->unvalued);
  g_ptr_array_unref (self->mistakes);

  G_OBJECT_CLASS (lm_review_parent_class)->finalize (object);
}

static void
lm_review_class_init (LmReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lm_review_dispose;
  object_class->finalize = lm_review_finalize;

  /**
   * LmReview::updated:
   * @self: the review
   *
   * Some nodes of the session have got their values.
   */
  updated_signal = lm_signal_new (klass, "updated", 0);
}

static void
lm_review_init (LmReview *self)
{
  self->unlisted = g_ptr_array_new ();
  self->unvalued = g_ptr_array_new ();
  self->mistakes = g_ptr_array_new_with_free_func (g_object_unref);
  self->size = 1;
}

/**
 * lm_review_new:
 * @solver: whom to ask
 *
 * Returns: (transfer full): a review without a session
 */
LmReview *
lm_review_new (LmSolver *solver)
{
  LmReview *self;

  g_return_val_if_fail (LM_IS_SOLVER (solver), NULL);

  self = g_object_new (LM_TYPE_REVIEW, NULL);
  self->solver = g_object_ref (solver);
  return self;
}

/**
 * lm_review_set_session:
 * @self: a review
 * @session: (nullable): the session whose nodes are to get values, kept alive;
 *   %NULL to rest
 *
 * The nodes of the current line come first, those near the current node before
 * all. What the solver does not know is stored as unknown and not asked again.
 */
void
lm_review_set_session (LmReview  *self,
                       LmSession *session)
{
  g_return_if_fail (LM_IS_REVIEW (self));

  if (session == self->session)
    return;

  give_up (self);
  g_ptr_array_set_size (self->unlisted, 0);
  g_ptr_array_set_size (self->unvalued, 0);
  forget_mistakes (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (session, "node-added", G_CALLBACK (node_added_cb), self);
  g_signal_connect_swapped (session, "tree-changed", G_CALLBACK (tree_changed_cb), self);
  self->root = NULL;
  list_root (self);
  begin_line (self);
  schedule (self);
}

/**
 * lm_review_list_mistakes:
 * @self: a review
 *
 * Looks back from the current node for the moves with which the only person at
 * the board threw the win away. Of a long game some of them are found at once,
 * the others bit by bit: #LmReview::updated tells that there are more.
 *
 * Returns: (transfer full) (element-type LmNode): the nodes after those moves,
 *   the last one first, as far as the values are known by now; not to be changed
 */
GPtrArray *
lm_review_list_mistakes (LmReview *self)
{
  g_return_val_if_fail (LM_IS_REVIEW (self), NULL);

  if (self->session != NULL)
    begin_grading (self);
  if (can_grade (self))
    schedule (self);
  return g_ptr_array_ref (self->mistakes);
}

/* Returns: whether lm_review_list_mistakes() has them all, back to the start of the game */
gboolean
lm_review_has_all_mistakes (LmReview *self)
{
  g_autoptr (GPtrArray) mistakes = lm_review_list_mistakes (self);

  return !is_move (self->graded);
}

/**
 * lm_review_set_silent:
 * @self: a review
 * @silent: whether no node is to get a value for now
 *
 * For the time in which somebody is asked what a position is worth.
 */
void
lm_review_set_silent (LmReview *self,
                      gboolean  silent)
{
  g_return_if_fail (LM_IS_REVIEW (self));

  self->silent = silent;
  if (silent)
    give_up (self);
  else if (self->session != NULL)
    schedule (self);
}
