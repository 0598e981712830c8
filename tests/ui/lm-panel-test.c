/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-panel-test.c: what the tests of the panels share: a window, waiting, finding, pressing. */

#include "lm-panel-test.h"

#include "kit/page/lm-game-panel.h"

#include "games/lm-games.h"
#include "lm-test-game.h"

#include <string.h>
#include <locale.h>

/* Only what never comes waits so long: beside other work a search that takes seconds has been seen to take twenty. */
#define PATIENCE (90 * G_TIME_SPAN_SECOND)

static void
show_cb (GApplication *application,
         gpointer      user_data)
{
  GtkWidget *(* create) (void) = user_data;
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), create ());
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 620);
  gtk_window_present (GTK_WINDOW (window));
}

/**
 * lm_panel_test_main:
 * @argc: of main()
 * @argv: of main()
 * @create: makes the panel to look at with --show
 *
 * Begins a test program. With --show it shows the panel instead, with the style
 * sheet of the application.
 *
 * Returns: the exit status of --show, or -1 when there are tests to run
 */
int
lm_panel_test_main (int         *argc,
                    char      ***argv,
                    GtkWidget *(*create) (void))
{
  gboolean show = *argc > 1 && strcmp ((*argv)[1], "--show") == 0;
  g_autoptr (AdwApplication) application = NULL;

  if (!show)
    {
      /* The accessible names are tested here in the program; nobody else has to hear of them. */
      g_setenv ("GTK_A11Y", "test", TRUE);
      gtk_test_init (argc, argv, NULL);
      /* It takes American English where that is installed, which groups the digits of numbers. */
      setlocale (LC_ALL, "C.UTF-8");
      adw_init ();
    }
  lm_games_register ();
  lm_test_game_register ();
  if (!show)
    return -1;

  application = adw_application_new ("org.lastmove.LastMove", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (show_cb), create);
  return g_application_run (G_APPLICATION (application), 1, *argv);
}

/**
 * lm_panel_test_create:
 * @type: of an #LmGamePanel
 * @text: position text
 *
 * Returns: (transfer floating): a panel with a solver of its own that was told
 *   of the position
 */
GtkWidget *
lm_panel_test_create (GType       type,
                      const char *text)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);
  GtkWidget *panel = g_object_new (type, "solver", solver, NULL);

  lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
  return panel;
}

/*
 * A window that notices whoever asks for another size while it is given one: what was measured is forgotten then. GtkScrolledWindow
 * may, which does so whenever a scrollbar comes or goes, and has an answer to it; what scrolls in it may not.
 */

G_DECLARE_FINAL_TYPE (LmTestWindow, lm_test_window, LM, TEST_WINDOW, GtkWindow)

struct _LmTestWindow
{
  GtkWindow parent_instance;

  gboolean  has_scrollbars; /* one of them may have come or gone in this allocation */
};

G_DEFINE_FINAL_TYPE (LmTestWindow, lm_test_window, GTK_TYPE_WINDOW)

typedef void (* Measure) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);

static G_DEFINE_QUARK (lm-test-measure, measure)
static G_DEFINE_QUARK (lm-test-measured, measured)

static void
count_measure (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  const Measure measure = (Measure) g_type_get_qdata (G_OBJECT_TYPE (widget), measure_quark ());

  g_object_set_qdata (G_OBJECT (widget), measured_quark (), GINT_TO_POINTER (TRUE));
  measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
measure_both (GtkWidget *widget)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
}

static void
begin_watch (GtkWidget *widget)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (widget);

  if (klass->measure != count_measure)
    {
      g_type_set_qdata (G_OBJECT_TYPE (widget), measure_quark (), (gpointer) klass->measure);
      klass->measure = count_measure;
    }
  measure_both (widget);
  g_object_set_qdata (G_OBJECT (widget), measured_quark (), NULL);
}

/* Returns: whether what was measured before was forgotten */
static gboolean
end_watch (GtkWidget *widget)
{
  measure_both (widget);
  return g_object_get_qdata (G_OBJECT (widget), measured_quark ()) != NULL;
}

static void
adjustment_changed_cb (LmTestWindow  *self,
                       GtkAdjustment *adjustment)
{
  const gpointer needed = GINT_TO_POINTER (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment));

  self->has_scrollbars |= needed || g_object_get_data (G_OBJECT (adjustment), "needed");
  g_object_set_data (G_OBJECT (adjustment), "needed", needed);
}

static void
watch_adjustment (LmTestWindow  *self,
                  GtkAdjustment *adjustment)
{
  g_signal_handlers_disconnect_by_func (adjustment, adjustment_changed_cb, self);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (adjustment_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
watch_scrolling (LmTestWindow *self,
                 GtkWidget    *root,
                 GPtrArray    *scrolling)
{
  if (GTK_IS_SCROLLED_WINDOW (root))
    {
      GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (root));

      watch_adjustment (self, gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (root)));
      watch_adjustment (self, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (root)));
      if (child != NULL && g_str_has_prefix (G_OBJECT_TYPE_NAME (child), "Lm")
          && gtk_widget_get_request_mode (child) == GTK_SIZE_REQUEST_CONSTANT_SIZE)
        g_ptr_array_add (scrolling, g_object_ref (child));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch_scrolling (self, child, scrolling);
}

static void
lm_test_window_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LmTestWindow *self = LM_TEST_WINDOW (widget);
  g_autoptr (GPtrArray) scrolling = g_ptr_array_new_with_free_func (g_object_unref);

  watch_scrolling (self, widget, scrolling);
  g_ptr_array_foreach (scrolling, (GFunc) (void *) begin_watch, NULL);
  begin_watch (widget);
  self->has_scrollbars = FALSE;
  GTK_WIDGET_CLASS (lm_test_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (end_watch (widget) && !self->has_scrollbars)
    g_error ("Something asked for another size while it was given one.");
  for (guint i = 0; i < scrolling->len; i++)
    if (end_watch (g_ptr_array_index (scrolling, i)))
      g_error ("A %s asked for another size while it was given one.", G_OBJECT_TYPE_NAME (g_ptr_array_index (scrolling, i)));
}

static void
lm_test_window_class_init (LmTestWindowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->size_allocate = lm_test_window_size_allocate;
}

static void
lm_test_window_init (LmTestWindow *self)
{
}

/**
 * lm_panel_test_present:
 * @panel: a panel
 *
 * Returns: (transfer none): a window with it, which is on the screen, and in
 *   which nothing may ask for another size while it is given one
 */
GtkWidget *
lm_panel_test_present (GtkWidget *panel)
{
  GtkWidget *window = g_object_new (lm_test_window_get_type (), NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 300, 620);
  gtk_window_set_child (GTK_WINDOW (window), panel);
  gtk_window_present (GTK_WINDOW (window));
  lm_panel_test_settle (50);
  return window;
}

/**
 * lm_panel_test_close:
 * @window: what lm_panel_test_present() returned
 *
 * Closes it and makes sure that nothing keeps the panel alive.
 */
void
lm_panel_test_close (GtkWidget *window)
{
  GtkWidget *panel = gtk_window_get_child (GTK_WINDOW (window));

  g_object_add_weak_pointer (G_OBJECT (panel), (gpointer *) &panel);
  /* Where the display's pointer happens to rest GTK lets a tooltip that is still to come outlive its window, and complains. */
  g_object_set_data (G_OBJECT (gtk_widget_get_display (window)), "gdk-display-current-tooltip", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  lm_panel_test_settle (20);
  g_assert_null (panel);
}

/**
 * lm_panel_test_wait:
 * @condition: what has to come true
 * @data: for @condition
 *
 * Runs the main loop until it does.
 */
void
lm_panel_test_wait (LmCondition condition,
                    gpointer    data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!condition (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

static void
painted_cb (GdkFrameClock *clock,
            gboolean      *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong handler;

  if (!gtk_widget_get_mapped (window))
    return;

  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted && gtk_widget_get_mapped (window))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
}

/* What the first frame asks of the display has come true in the second. */
static void
wait_for_layout (GtkWidget *window)
{
  wait_for_frame (window);
  gdk_display_sync (gtk_widget_get_display (window));
  wait_for_frame (window);
}

/**
 * lm_panel_test_settle:
 * @milliseconds: how long at least
 *
 * Runs the main loop for a while, and until every window is laid out and drawn.
 */
void
lm_panel_test_settle (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  g_autolist (GtkWidget) windows = NULL;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);

  windows = gtk_window_list_toplevels ();
  g_list_foreach (windows, (GFunc) (void *) g_object_ref, NULL);
  g_list_foreach (windows, (GFunc) (void *) wait_for_layout, NULL);
}

/* Those for hints as well. */
#define ALL_WORKERS (2 * LM_SOLVER_N_WORKERS)

typedef struct
{
  gint n_met;  /* atomic */
  guint n_done;
} Meeting;

static gboolean
is_over (gpointer data)
{
  return ((Meeting *) data)->n_done == ALL_WORKERS;
}

/* Once all workers have come here none of them has anything else to do. */
static gpointer
meet (LmSolveContext  *context,
      gpointer         data,
      GError         **error)
{
  Meeting *meeting = data;

  g_atomic_int_inc (&meeting->n_met);
  while (g_atomic_int_get (&meeting->n_met) < ALL_WORKERS)
    g_thread_yield ();
  return NULL;
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  ((Meeting *) data)->n_done++;
}

/**
 * lm_panel_test_wait_for_worker:
 * @solver: a solver
 *
 * Waits until all that it was asked before is answered or given up.
 */
void
lm_panel_test_wait_for_worker (LmSolver *solver)
{
  Meeting meeting = { 0 };

  for (guint i = 0; i < ALL_WORKERS; i++)
    {
      LmQuestion *question = lm_question_new (meet, &meeting, NULL, NULL);

      if (i >= LM_SOLVER_N_WORKERS)
        lm_question_set_hint (question);
      lm_solver_ask_async (solver, question, NULL, done_cb, &meeting);
    }
  lm_panel_test_wait (is_over, &meeting);
}

static gboolean
is_held_once (gpointer object)
{
  return g_atomic_int_get (&G_OBJECT (object)->ref_count) == 1;
}

/**
 * lm_panel_test_drop_solver:
 * @solver: (transfer full): a solver that nobody asks any more
 *
 * Makes sure that it goes; the worker lets go of it a little later than it answers.
 */
void
lm_panel_test_drop_solver (LmSolver *solver)
{
  lm_panel_test_wait (is_held_once, solver);
  g_assert_finalize_object (solver);
}

/**
 * lm_panel_test_parse:
 * @text: a position text that is right
 *
 * Returns: (transfer full): the position
 */
LmPosition *
lm_panel_test_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_BUTTON (widget))
    return gtk_button_get_label (GTK_BUTTON (widget));

  return NULL;
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget);
}

/**
 * lm_panel_test_find:
 * @root: where to look
 * @type: a type of widget
 * @text: (nullable): how its text begins
 *
 * Returns: (transfer none) (nullable): the first such widget that is visible
 */
GtkWidget *
lm_panel_test_find (GtkWidget  *root,
                    GType       type,
                    const char *text)
{
  if (!is_shown (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type)
      && (text == NULL || (get_text (root) != NULL && g_str_has_prefix (get_text (root), text))))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = lm_panel_test_find (child, type, text);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * lm_panel_test_find_named:
 * @root: where to look
 * @type: a type of widget
 * @name: what a screen reader calls it
 *
 * Returns: (transfer none) (nullable): the first such widget that is visible
 */
GtkWidget *
lm_panel_test_find_named (GtkWidget  *root,
                          GType       type,
                          const char *name)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && lm_panel_test_has_name (root, name))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = lm_panel_test_find_named (child, type, name);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * lm_panel_test_has_name:
 * @widget: a widget
 * @name: what it should be called
 *
 * Returns: whether a screen reader calls it so
 */
gboolean
lm_panel_test_has_name (GtkWidget  *widget,
                        const char *name)
{
  g_autofree char *difference =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return difference == NULL;
}

/**
 * lm_panel_test_shows:
 * @root: where to look
 * @text: how the text of a label begins
 *
 * Returns: whether it can be read
 */
gboolean
lm_panel_test_shows (GtkWidget  *root,
                     const char *text)
{
  return lm_panel_test_find (root, GTK_TYPE_LABEL, text) != NULL;
}

/**
 * lm_panel_test_press:
 * @root: where to look
 * @text: how the label on a button begins
 *
 * Presses it; it has to be there and sensitive.
 */
void
lm_panel_test_press (GtkWidget  *root,
                     const char *text)
{
  GtkWidget *label = lm_panel_test_find (root, GTK_TYPE_LABEL, text);
  GtkWidget *button;

  g_assert_nonnull (label);
  button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
press_key (GtkShortcutController *controller,
           GtkWidget             *widget,
           guint                  key)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger)
          && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key)
        gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                      gtk_shortcut_get_arguments (shortcut));
    }
}

/**
 * lm_panel_test_key:
 * @widget: a widget that has bindings
 * @key: a key symbol
 *
 * Does what the key does there.
 */
void
lm_panel_test_key (GtkWidget *widget,
                   guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        press_key (GTK_SHORTCUT_CONTROLLER (controller), widget, key);
    }
}

/**
 * lm_panel_test_click:
 * @widget: a widget that hears of clicks
 * @x: where
 * @y: where
 *
 * Presses the pointer's button there.
 */
void
lm_panel_test_click (GtkWidget *widget,
                     double     x,
                     double     y)
{
  lm_panel_test_clicks (widget, 1, x, y);
}

/**
 * lm_panel_test_clicks:
 * @widget: a widget that hears of clicks
 * @count: the how manyth in a row
 * @x: where
 * @y: where
 *
 * Presses the pointer's button there, once more.
 */
void
lm_panel_test_clicks (GtkWidget *widget,
                      int        count,
                      double     x,
                      double     y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", count, x, y);
    }
}
