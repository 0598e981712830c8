/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-panel.c: what the pages that games have of their own have in common. */

#include "lm-game-panel.h"

#include "engine/game/lm-property.h"

/* What takes no longer is not worth telling how far it has come, in microseconds. */
#define PATIENCE (150 * G_TIME_SPAN_MILLISECOND)

typedef struct
{
  LmSolver   *solver;
  LmProgress *progress;
  LmMatch    *match;
  LmPosition *position;
  GtkBox     *page;     /* (nullable): for the parts that a template has */
  gboolean    stale;    /* the panel has not heard of the position yet */
  guint       persons;
  gboolean    taught;
  gboolean    silent;

  GCancellable    *cancellable; /* while something is asked */
  LmGamePanelTake  take;
  LmGamePanelTick  tick;
  guint            tick_id;
  gint64           began;
} LmGamePanelPrivate;

static void lm_game_panel_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (LmGamePanel, lm_game_panel, ADW_TYPE_BIN,
                                  G_ADD_PRIVATE (LmGamePanel)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, lm_game_panel_buildable_init))

#define PRIVATE(self) \
  ((LmGamePanelPrivate *) lm_game_panel_get_instance_private (LM_GAME_PANEL (self)))

enum
{
  OPEN_POSITION,
  PLAY_MOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkBox *
create_page (LmGamePanel *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_top (page, 6);
  gtk_widget_set_margin_bottom (page, 12);
  gtk_widget_set_margin_start (page, 12);
  gtk_widget_set_margin_end (page, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);

  return GTK_BOX (page);
}

/* The children of a template are parts of a page that scrolls. */
static void
lm_game_panel_add_child (GtkBuildable *buildable,
                         GtkBuilder   *builder,
                         GObject      *child,
                         const char   *type)
{
  LmGamePanelPrivate *private = PRIVATE (buildable);

  if (private->page == NULL)
    private->page = create_page (LM_GAME_PANEL (buildable));
  gtk_box_append (private->page, GTK_WIDGET (child));
}

static void
lm_game_panel_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = lm_game_panel_add_child;
}

static void
tell_position (LmGamePanel *self)
{
  LmGamePanelPrivate *private = PRIVATE (self);

  if (!private->stale)
    return;

  private->stale = FALSE;
  LM_GAME_PANEL_GET_CLASS (self)->position_changed (self, private->position);
}

static void
lm_game_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_game_panel_parent_class)->map (widget);
  tell_position (LM_GAME_PANEL (widget));
}

/* --- questions ----------------------------------------------------------- */

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  LmGamePanelPrivate *private = PRIVATE (widget);
  guint64 done, total;

  if (private->tick == NULL || g_get_monotonic_time () - private->began < PATIENCE)
    return G_SOURCE_CONTINUE;

  lm_solver_get_progress (private->solver, private->cancellable, &done, &total);
  private->tick (widget, total > 0 ? MIN ((double) done / total, 1.0) : 0);
  return G_SOURCE_CONTINUE;
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (LmGamePanel) self = user_data;
  LmGamePanelPrivate *private = PRIVATE (self);
  g_autoptr (GError) error = NULL;
  gpointer answer = lm_solver_ask_finish (LM_SOLVER (source), result, &error);

  /* Who was told to stop has none, and meanwhile something else may be asked. */
  if (g_task_get_cancellable (G_TASK (result)) != private->cancellable)
    return;

  g_clear_object (&private->cancellable);
  private->take (self, answer, error);
  if (private->cancellable == NULL)
    lm_game_panel_stop (self);
}

/* Takes @question, and asks it in the place of what was asked before. @tick may be NULL; it is called for every frame
   in which it is still being answered. */
void
lm_game_panel_ask (LmGamePanel     *self,
                   LmQuestion      *question,
                   LmGamePanelTake  take,
                   LmGamePanelTick  tick)
{
  LmGamePanelPrivate *private = PRIVATE (self);

  g_return_if_fail (LM_IS_GAME_PANEL (self));

  g_cancellable_cancel (private->cancellable);
  g_clear_object (&private->cancellable);
  private->cancellable = g_cancellable_new ();
  private->take = take;
  private->tick = tick;
  /* What is asked in slices is one work. */
  if (private->tick_id == 0)
    {
      private->began = g_get_monotonic_time ();
      private->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
  lm_solver_ask_async (private->solver, question, private->cancellable, answered_cb, g_object_ref (self));
}

/* Nobody waits any more for what was asked. */
void
lm_game_panel_stop (LmGamePanel *self)
{
  LmGamePanelPrivate *private = PRIVATE (self);

  g_return_if_fail (LM_IS_GAME_PANEL (self));

  if (private->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), private->tick_id);
  private->tick_id = 0;
  g_cancellable_cancel (private->cancellable);
  g_clear_object (&private->cancellable);
}

gboolean
lm_game_panel_is_asking (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), FALSE);

  return PRIVATE (self)->cancellable != NULL;
}

static void
lm_game_panel_dispose (GObject *object)
{
  LmGamePanelPrivate *private = PRIVATE (object);

  lm_game_panel_stop (LM_GAME_PANEL (object));
  g_clear_object (&private->solver);
  g_clear_object (&private->progress);
  g_clear_object (&private->match);
  g_clear_pointer (&private->position, lm_position_unref);
  private->stale = FALSE;

  G_OBJECT_CLASS (lm_game_panel_parent_class)->dispose (object);
}

static void
lm_game_panel_class_init (LmGamePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_game_panel_dispose;
  GTK_WIDGET_CLASS (klass)->map = lm_game_panel_map;

  LM_CLASS_PROPERTIES (klass,
    { "solver", LM_TYPE_SOLVER, .at = G_PRIVATE_OFFSET (LmGamePanel, solver),
      .flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT },
    { "progress", LM_TYPE_PROGRESS, .at = G_PRIVATE_OFFSET (LmGamePanel, progress),
      .flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY },
    { "match", LM_TYPE_MATCH, .at = G_PRIVATE_OFFSET (LmGamePanel, match),
      .flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT },
    { "silent", G_TYPE_BOOLEAN, .at = G_PRIVATE_OFFSET (LmGamePanel, silent),
      .set = G_CALLBACK (lm_game_panel_set_silent) });

  /* The user wants to play a new game from the position whose text it has. */
  signals[OPEN_POSITION] = lm_signal_new (klass, "open-position", 1, G_TYPE_STRING);

  /* The user wants the move made whose text it has. */
  signals[PLAY_MOVE] = lm_signal_new (klass, "play-move", 1, G_TYPE_STRING);
}

static void
lm_game_panel_init (LmGamePanel *self)
{
  PRIVATE (self)->persons = G_MAXUINT;
  PRIVATE (self)->taught = TRUE;
}

/* A panel that does not show hears of it when it shows; one that is silent at once, for it may end that. */
void
lm_game_panel_set_position (LmGamePanel *self,
                            LmPosition  *position)
{
  LmGamePanelPrivate *private = PRIVATE (self);
  LmPosition *old = private->position;

  g_return_if_fail (LM_IS_GAME_PANEL (self));
  g_return_if_fail (position != NULL);

  if (old == position && !private->stale)
    return;

  private->position = lm_position_ref (position);
  g_clear_pointer (&old, lm_position_unref);
  private->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) || private->silent)
    tell_position (self);
}

/*
 * Whether a page put the position of the next lm_game_panel_set_position() on the board, or a move from there did. A game that comes
 * to the same position by itself is none of what a page asks about.
 */
void
lm_game_panel_set_taught (LmGamePanel *self,
                          gboolean     taught)
{
  g_return_if_fail (LM_IS_GAME_PANEL (self));

  PRIVATE (self)->stale |= taught != PRIVATE (self)->taught;
  PRIVATE (self)->taught = taught;
}

gboolean
lm_game_panel_get_taught (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), FALSE);

  return PRIVATE (self)->taught;
}

static gboolean
is_up_to_date (LmGamePanel *self)
{
  return PRIVATE (self)->position != NULL && !PRIVATE (self)->stale;
}

/* A bit for every seat that is a person's, at first all of them: nobody makes a move for a computer. */
void
lm_game_panel_set_persons (LmGamePanel *self,
                           guint        persons)
{
  g_return_if_fail (LM_IS_GAME_PANEL (self));

  if (persons == PRIVATE (self)->persons)
    return;

  PRIVATE (self)->persons = persons;
  if (is_up_to_date (self) && LM_GAME_PANEL_GET_CLASS (self)->persons_changed != NULL)
    LM_GAME_PANEL_GET_CLASS (self)->persons_changed (self);
}

guint
lm_game_panel_get_persons (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), 0);

  return PRIVATE (self)->persons;
}

LmSolver *
lm_game_panel_get_solver (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), NULL);

  return PRIVATE (self)->solver;
}

/* NULL for a panel that is not a part of the page Learn. */
LmProgress *
lm_game_panel_get_progress (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), NULL);

  return PRIVATE (self)->progress;
}

/* NULL for a panel that is not a part of the page Explore. */
LmMatch *
lm_game_panel_get_match (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), NULL);

  return PRIVATE (self)->match;
}

/* The latest, whether the panel shows or not; NULL before the first. */
LmPosition *
lm_game_panel_get_position (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), NULL);

  return PRIVATE (self)->position;
}

gboolean
lm_game_panel_is_silent (LmGamePanel *self)
{
  g_return_val_if_fail (LM_IS_GAME_PANEL (self), FALSE);

  return PRIVATE (self)->silent;
}

/* For the panels themselves: as long as something is asked, nothing else in the window tells the answer. */
void
lm_game_panel_set_silent (LmGamePanel *self,
                          gboolean     silent)
{
  g_return_if_fail (LM_IS_GAME_PANEL (self));

  if (silent == PRIVATE (self)->silent)
    return;

  PRIVATE (self)->silent = silent;
  g_object_notify (G_OBJECT (self), "silent");
}

/* For the panels themselves: the user wants to play a new game from there. */
void
lm_game_panel_open_position (LmGamePanel *self,
                             const char  *text)
{
  g_return_if_fail (LM_IS_GAME_PANEL (self));
  g_return_if_fail (text != NULL);

  g_signal_emit (self, signals[OPEN_POSITION], 0, text);
}

/* For the panels themselves: the user wants to make that move, which need not be legal. */
void
lm_game_panel_play_move (LmGamePanel *self,
                         const char  *move)
{
  g_return_if_fail (LM_IS_GAME_PANEL (self));
  g_return_if_fail (move != NULL);

  g_signal_emit (self, signals[PLAY_MOVE], 0, move);
}
