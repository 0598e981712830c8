/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test-sizes.c: every page of every game has room in a small window, with text twice as large, and in a huge one.
 *
 * In the language of the environment: LOCALE_FOLDER has the catalogues, LANGUAGE names one, po/make-pseudo's too.
 */

#include "lm-panel-test.h"

#include "app/table/lm-table-bars.h"
#include "app/window/lm-window-parts.h"
#include "app/window/lm-application.h"
#include "app/window/lm-window.h"
#include "engine/game/lm-game-info.h"
#include "games/lm-games.h"
#include "kit/board/lm-board-view.h"
#include "kit/page/lm-message.h"
#include "kit/page/lm-parts-panel.h"
#include "kit/page/lm-print-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include <locale.h>

#define NORMAL_DPI (96 * 1024)

typedef struct
{
  const char *name;
  int         width;
  int         height;
  int         dpi;
  gboolean    mirrored;
} Size;

/* Shortly before the end of each game. */
static const char *const endings[] = {
  "zeckendorf?bins=4", "black-hole?hole=4&bins=3,0,0", "reversed?bins=0,0,1", "build-up?bins=0&stock=2", "take-away?alpha=2&stones=5",
  "zahlenschlacht?n=4&d=3", "chomp?rows=2,2", "reversed-chomp?size=2x2&rows=1", "nim?stones=9", "reversed-nim?stones=1&target=6",
  "wythoff?piles=1,2", "nacci?c=2&bins=3", "so-long-sucker?piles=2&chips=b1,r1,-,-&turn=b",
};

/*
 * What is meant to be cut short where there is no room, but for what has a tooltip: positions in titles of windows, of which the board
 * is the long form; with large text who plays, which the menu below tells; what libadwaita cuts: a choice, which its list tells, the names of pages below their
 * icons, and what stands in an entry while nothing is written there.
 */
static const char *const may_be_cut[] = {
  "AdwWindowTitle", "AdwHeaderBar", "LmSeatBar", "AdwComboRow", "AdwViewSwitcher", "GtkEntry", NULL,
};

/* --- waiting ------------------------------------------------------------------ */

static gboolean
count_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       frames)
{
  (*(guint *) frames)++;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

/* What folds is hidden after a frame, and what is left is laid out in the next. */
static void
settle (GtkWidget *window)
{
  guint frames = 0;
  const guint tick = gtk_widget_add_tick_callback (window, count_cb, &frames, NULL);

  while (frames < 4)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (window, tick);
}

/* --- looking ------------------------------------------------------------------ */

/* Where something may be, from edge to edge; what scrolls in a direction has no edges there. */
typedef struct
{
  double left, right, top, bottom;
} Room;

typedef struct
{
  GtkWidget  *window;
  const Size *size;
  GHashTable *known; /* what was found before */
  GString    *found;
} Look;

static gboolean
scrolls (GtkPolicyType policy)
{
  return policy != GTK_POLICY_NEVER && policy != GTK_POLICY_EXTERNAL;
}

static char *
name_widget (GtkWidget *widget)
{
  GString *name = g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");

  for (; widget != NULL && !GTK_IS_WINDOW (widget); widget = gtk_widget_get_parent (widget))
    g_string_append_printf (name, " < %s", G_OBJECT_TYPE_NAME (widget));
  return g_string_free (name, FALSE);
}

static void
report (Look       *look,
        GtkWidget  *widget,
        const char *what)
{
  g_autofree char *name = name_widget (widget);
  graphene_rect_t area;

  if (g_hash_table_add (look->known, g_strconcat (what, name, NULL)) && gtk_widget_compute_bounds (widget, look->window, &area))
    g_string_append_printf (look->found, "\n    %s at %g, %g, %g x %g: %s", what,
                            area.origin.x, area.origin.y, area.size.width, area.size.height, name);
}

static gboolean
is_inside (const graphene_rect_t *area,
           const Room            *room)
{
  return area->origin.x >= room->left - 1 && area->origin.x + area->size.width <= room->right + 1
         && area->origin.y >= room->top - 1 && area->origin.y + area->size.height <= room->bottom + 1;
}

/*
 * Who plays, and which game, can be read everywhere; all of a board where it has the window for itself, and what is written on its
 * buttons everywhere.
 */
static gboolean
has_to_be_whole (GtkWidget  *label,
                 const Size *size)
{
  if (size->dpi != NORMAL_DPI)
    return FALSE;
  /* The language that is longer than all others may cut what has the menu, or a tooltip, besides. */
  if ((gtk_widget_get_ancestor (label, LM_TYPE_SEAT_BAR) != NULL && g_strcmp0 (g_getenv ("LANGUAGE"), "pseudo") != 0)
      || (gtk_widget_has_css_class (label, "title") && gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL))
    return TRUE;
  return gtk_widget_get_ancestor (label, LM_TYPE_BOARD_VIEW) != NULL
         && (size->width <= 360 || gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) != NULL);
}

static gboolean
may_cut (GtkWidget  *label,
         const Size *size)
{
  if (has_to_be_whole (label, size))
    return FALSE;

  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget) || g_strv_contains (may_be_cut, G_OBJECT_TYPE_NAME (widget)))
      return TRUE;
  return FALSE;
}

/* Of libadwaita's own some are only there for their style, and a title moves where its row is small. A spinner comes and goes. */
static gboolean
is_looked_at (GtkWidget *widget)
{
  return !g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), "Gizmo") && !GTK_IS_SPINNER (widget)
         && gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW) == NULL;
}

/* What holds others is as large as they are, or cuts them off. */
static Room
get_room (GtkWidget             *widget,
          const graphene_rect_t *area,
          const Room            *outer)
{
  Room room = { MAX (outer->left, area->origin.x), MIN (outer->right, area->origin.x + area->size.width),
                MAX (outer->top, area->origin.y), MIN (outer->bottom, area->origin.y + area->size.height) };
  GtkPolicyType across, down;

  if (GTK_IS_SCROLLABLE (widget) && GTK_IS_SCROLLED_WINDOW (gtk_widget_get_parent (widget)))
    return *outer;
  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return room;

  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &down);
  if (scrolls (across))
    room = (Room) { -G_MAXINT, G_MAXINT, room.top, room.bottom };
  if (scrolls (down))
    room = (Room) { room.left, room.right, -G_MAXINT, G_MAXINT };
  return room;
}

static void
look_at (GtkWidget  *widget,
         const Room *outer,
         Look       *look)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  graphene_rect_t area;
  Room room;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_SCROLLBAR (widget)
      || !gtk_widget_compute_bounds (widget, look->window, &area))
    return;

  if (child == NULL && is_looked_at (widget) && area.size.width > 0 && area.size.height > 0 && !is_inside (&area, outer))
    report (look, widget, "cut off");
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) && !may_cut (widget, look->size))
    report (look, widget, "cut short");
  room = get_room (widget, &area, outer);
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at (child, &room, look);
}

static int
get_least (GtkWidget      *widget,
           GtkOrientation  orientation)
{
  int least;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

/* What makes a window larger than it should be: the innermost that wants almost as much. */
static char *
blame (GtkWidget      *widget,
       GtkOrientation  orientation)
{
  GtkWidget *largest = gtk_widget_get_first_child (widget);

  for (GtkWidget *child = largest; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (get_least (child, orientation) > get_least (largest, orientation))
      largest = child;
  if (largest == NULL || get_least (largest, orientation) < get_least (widget, orientation) * 2 / 3)
    return name_widget (widget);

  return blame (largest, orientation);
}

/* Each thing is told once, where it was found first. */
static void
check (GtkWidget  *window,
       const Size *size,
       const char *game,
       const char *where)
{
  static GHashTable *known;
  Room room = { 0 };
  Look look = { window, size, NULL, NULL };

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  look.known = known;
  look.found = g_string_new (NULL);
  /* Where the pointer happens to rest; GTK lets a tooltip that is still to come outlive what it is about. */
  g_object_set_data (G_OBJECT (gtk_widget_get_display (window)), "gdk-display-current-tooltip", NULL);
  settle (window);
  room = (Room) { 0, gtk_widget_get_width (window), 0, gtk_widget_get_height (window) };
  if (gtk_widget_get_width (window) > size->width || gtk_widget_get_height (window) > size->height)
    {
      g_autofree char *across = blame (window, GTK_ORIENTATION_HORIZONTAL), *down = blame (window, GTK_ORIENTATION_VERTICAL);

      g_string_append_printf (look.found, "\n    the window is %d x %d: across %s, down %s",
                              gtk_widget_get_width (window), gtk_widget_get_height (window), across, down);
      gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
    }
  look_at (window, &room, &look);
  if (look.found->len > 0)
    {
      g_test_message ("%s, %s, %s:%s", size->name, game, where, look.found->str);
      g_test_fail ();
    }
  g_string_free (look.found, TRUE);
}

/* --- toasts ------------------------------------------------------------------- */

static GtkWidget *
find_shown (GtkWidget  *widget,
            const char *type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), g_type_from_name (type)) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_shown (child, type);
  return found;
}

/* What scrolls is seen only in part. */
static void
look_below (GtkWidget             *widget,
            const graphene_rect_t *toast,
            const graphene_rect_t *seen,
            Look                  *look)
{
  graphene_rect_t area;

  if (!gtk_widget_get_mapped (widget) || LM_IS_TOASTER (widget) || !gtk_widget_compute_bounds (widget, look->window, &area)
      || !graphene_rect_intersection (&area, seen, &area))
    return;

  if (gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget) && !GTK_IS_SCROLLED_WINDOW (widget)
      && graphene_rect_intersection (&area, toast, NULL))
    report (look, widget, "below a toast");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_below (child, toast, GTK_IS_SCROLLED_WINDOW (widget) ? &area : seen, look);
}

/* Only the strip, in which a toast lies, is below it: nothing that a move is made with, or what can be done at the end. */
static void
check_toast (LmWindow   *window,
             const Size *size,
             const char *game,
             const char *where)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) found = g_string_new (NULL);
  Look look = { GTK_WIDGET (window), size, known, found };
  LmToaster *toaster = lm_window_get_toaster (window);
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, G_MAXINT16, G_MAXINT16);
  graphene_rect_t area;

  lm_toaster_say (toaster, _("The position is on the clipboard."));
  settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (find_shown (GTK_WIDGET (toaster), "AdwToastWidget"), GTK_WIDGET (window), &area));
  look_below (GTK_WIDGET (lm_window_get_play_area (window)), &area, &all, &look);
  lm_toaster_dismiss (toaster);
  if (found->len == 0)
    return;

  g_test_message ("%s, %s, %s:%s", size->name, game, where, found->str);
  g_test_fail ();
}

/* --- windows over the window ----------------------------------------------------- */

/* The one that came last. */
static GtkWidget *
find_dialog (LmWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWidget) found = g_list_model_get_item (windows, i - 1);

      if (found != GTK_WIDGET (window) && gtk_widget_get_visible (found) && gtk_window_get_transient_for (GTK_WINDOW (found)) != NULL)
        return found;
    }
  return NULL;
}

/* A page of settings is read from top to bottom. */
static void
expect_no_scrolling_aside (GtkWidget  *widget,
                           const Size *size,
                           const char *game,
                           const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));

      if (gtk_adjustment_get_upper (across) > gtk_adjustment_get_page_size (across))
        {
          g_test_message ("%s, %s, %s: %g pixels in %g", size->name, game, where,
                          gtk_adjustment_get_upper (across), gtk_adjustment_get_page_size (across));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    expect_no_scrolling_aside (child, size, game, where);
}

/* As a desktop does that has no more room. */
static void
check_dialog (LmWindow   *window,
              const Size *size,
              const char *game,
              const char *where)
{
  GtkWidget *dialog = find_dialog (window);

  g_assert_nonnull (dialog);
  if (size->width < 1000)
    gtk_window_set_default_size (GTK_WINDOW (dialog), size->width, size->height);
  check (dialog, size, game, where);
  if (size->dpi == NORMAL_DPI)
    expect_no_scrolling_aside (dialog, size, game, where);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
check_action (LmWindow   *window,
              const Size *size,
              const char *game,
              const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  check_dialog (window, size, game, action);
}

/* With large text libadwaita's own windows are a little wider than the smallest phone. */
static gboolean
suits_libadwaita (const Size *size)
{
  return size->width > 400 || size->dpi == NORMAL_DPI;
}

static void
check_dialogs (LmWindow   *window,
               const Size *size)
{
  LmApplication *application = LM_APPLICATION (g_application_get_default ());
  LmSession *session = lm_match_get_session (lm_window_get_match (window));

  check_action (window, size, "all games", "win.rules");
  for (LmPrintWhat what = LM_PRINT_BOARD; what <= LM_PRINT_EXERCISES; what++)
    {
      gtk_window_present (GTK_WINDOW (lm_print_dialog_new (GTK_WINDOW (window), lm_application_get_program (application)->solver,
                                                           lm_session_get_current (session), TRUE, what)));
      check_dialog (window, size, "all games", "print");
    }
  if (suits_libadwaita (size))
    check_action (window, size, "all games", "win.preferences");
  /* GTK's window of shortcuts, which wants keys, has the size that it has. */
  if (size->width > 1000)
    check_action (window, size, "all games", "win.show-help-overlay");
  if (suits_libadwaita (size))
    {
      lm_about_show (GTK_WINDOW (window));
      check_dialog (window, size, "all games", "about");
    }
  lm_message_show (GTK_WINDOW (window), _("The Game Cannot Be Opened"), _("The saved game has no position to begin with."));
  check_dialog (window, size, "all games", "message");
}

/* --- the window ---------------------------------------------------------------- */

static void
open (LmWindow   *window,
      const char *position)
{
  g_autofree char *text = g_strconcat ("lastmove:", position, NULL);
  LmSession *session;

  lm_window_open_position (window, text);
  session = lm_match_get_session (lm_window_get_match (window));
  for (guint i = 0; i < lm_position_get_info (lm_session_get_position (session))->n_players; i++)
    lm_session_set_seat (session, i, LM_SEAT_PERSON);
}

/* The home of a page, and what it leads to; an exercise too. */
static void
check_parts (LmWindow   *window,
             const Size *size,
             const char *game,
             const char *page)
{
  LmPartsPanel *panel;
  LmPosition *position = lm_play_area_get_position (lm_window_get_play_area (window));

  lm_window_show_page (window, page);
  check (GTK_WIDGET (window), size, game, page);
  panel = LM_PARTS_PANEL (find_shown (GTK_WIDGET (window), "LmPartsPanel"));
  for (const LmPart *part = LM_PARTS_PANEL_GET_CLASS (panel)->parts; part->name != NULL; part++)
    if (part->get_type != NULL && part->get_subject (position) != NULL)
      {
        lm_parts_panel_open (panel, part->name);
        check (GTK_WIDGET (window), size, game, part->name);
      }
  lm_parts_panel_open (panel, NULL);
}

static gboolean
has_climbed (gpointer window)
{
  int before, rung;

  g_object_get (lm_window_get_hint (window), "rung", &before, NULL);
  lm_hint_panel_climb (lm_window_get_hint (window));
  g_object_get (lm_window_get_hint (window), "rung", &rung, NULL);
  return rung == before && lm_hint_panel_get_answer (lm_window_get_hint (window)) != NULL;
}

static void
check_hint (LmWindow   *window,
            const Size *size,
            const char *game)
{
  lm_window_show_page (window, "hint");
  check (GTK_WIDGET (window), size, game, "hint");
  lm_panel_test_wait (has_climbed, window);
  check (GTK_WIDGET (window), size, game, "all rungs");
  g_object_set (window, "show-panel", FALSE, NULL);
  check (GTK_WIDGET (window), size, game, "board with an arrow");
  g_object_set (window, "show-panel", TRUE, NULL);
}

static void
check_end (LmWindow   *window,
           const Size *size,
           const char *game)
{
  LmPlayArea *area = lm_window_get_play_area (window);

  while (!lm_position_is_over (lm_play_area_get_position (area)))
    {
      g_autoptr (GPtrArray) moves = lm_position_list_moves (lm_play_area_get_position (area), 1, NULL);

      lm_play_area_play (area, g_ptr_array_index (moves, 0));
    }
  g_object_set (window, "show-panel", FALSE, NULL);
  check (GTK_WIDGET (window), size, game, "end");
  check_toast (window, size, game, "end");
  g_object_set (window, "show-panel", TRUE, NULL);
  lm_window_show_page (window, "history");
  check (GTK_WIDGET (window), size, game, "history at the end");
}

static void
check_editor (LmWindow   *window,
              const Size *size,
              const char *game)
{
  g_object_set (window, "show-panel", FALSE, "editing", TRUE, NULL);
  check (GTK_WIDGET (window), size, game, "editor");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-cancel", NULL);
  g_object_set (window, "show-panel", TRUE, NULL);
}

static void
check_game (LmWindow         *window,
            const Size       *size,
            const LmGameInfo *info,
            const char       *ending)
{
  lm_window_show_game (window, info);
  g_object_set (window, "show-panel", FALSE, NULL);
  check (GTK_WIDGET (window), size, info->name, "board");
  check_toast (window, size, info->name, "board");
  check_editor (window, size, info->name);
  lm_window_show_page (window, "game");
  check (GTK_WIDGET (window), size, info->name, "game");
  check_parts (window, size, info->name, "learn");
  check_parts (window, size, info->name, "explore");
  check_action (window, size, info->name, "win.new-game");
  open (window, ending);
  check_hint (window, size, info->name);
  check_end (window, size, info->name);
}

/* What one player proposes to another stands above the board. */
static void
check_offer (LmWindow   *window,
             const Size *size)
{
  open (window, "so-long-sucker?piles=8&chips=b5,r5,g5,y5&turn=r");
  lm_play_area_play (lm_window_get_play_area (window), "deal:r+b:turns");
  g_object_set (window, "show-panel", FALSE, NULL);
  check (GTK_WIDGET (window), size, "so-long-sucker", "offer");
  lm_toaster_say (lm_window_get_toaster (window), _("The help cannot be shown: no program for reading help is installed."));
  check (GTK_WIDGET (window), size, "so-long-sucker", "toast");
  lm_toaster_dismiss (lm_window_get_toaster (window));
}

static void
test_size (gconstpointer data)
{
  const Size *size = data;
  GtkSettings *settings = gtk_settings_get_default ();
  LmWindow *window;

  g_object_set (settings, "gtk-xft-dpi", size->dpi, "gtk-enable-animations", FALSE, NULL);
  gtk_widget_set_default_direction (size->mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  window = lm_window_new (GTK_APPLICATION (g_application_get_default ()),
                          lm_application_get_program (LM_APPLICATION (g_application_get_default ())));
  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  gtk_window_present (GTK_WINDOW (window));
  settle (GTK_WIDGET (window));
  g_assert_cmpuint (lm_game_info_count (), ==, G_N_ELEMENTS (endings));
  for (guint i = 0; i < lm_game_info_count (); i++)
    check_game (window, size, lm_game_info_nth (i), endings[i]);
  check_offer (window, size);
  check_dialogs (window, size);
  lm_window_show_overview (window);
  check (GTK_WIDGET (window), size, "all games", "overview");
  expect_no_scrolling_aside (GTK_WIDGET (window), size, "all games", "overview");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_tabs (gpointer window)
{
  return find_shown (window, "AdwViewSwitcher") != NULL;
}

static void
check_tabs (GtkWidget  *widget,
            const char *where,
            guint      *n_names)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) != '\0')
    {
      (*n_names)++;
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
        {
          g_test_message ("%s: %s", where, gtk_label_get_label (GTK_LABEL (widget)));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_tabs (child, where, n_names);
}

/* In the usual windows the names of the pages beside the board are whole, in every language: they are all there is to choose by. */
static void
test_tabs (void)
{
  static const int widths[] = { 900, 1280 };

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", NORMAL_DPI, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      LmWindow *window = lm_window_new (LM_APPLICATION (g_application_get_default ()));

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 700);
      gtk_window_present (GTK_WINDOW (window));
      for (guint j = 0; j < lm_game_info_count (); j++)
        {
          g_autofree char *where = g_strdup_printf ("%s, %d", lm_game_info_nth (j)->name, widths[i]);
          guint n_names = 0;

          lm_window_show_game (window, lm_game_info_nth (j));
          settle (GTK_WIDGET (window));
          /* Where long words leave no room beside the board the panel folds away. */
          g_object_set (window, "show-panel", FALSE, NULL);
          g_object_set (window, "show-panel", TRUE, NULL);
          lm_panel_test_wait (has_tabs, window);
          settle (GTK_WIDGET (window));
          check_tabs (find_shown (GTK_WIDGET (window), "AdwViewSwitcher"), where, &n_names);
          g_assert_cmpuint (n_names, >=, 4);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int   argc,
      char *argv[])
{
  static const Size sizes[] = {
    { "phone", 360, 640, NORMAL_DPI, FALSE }, { "small", 720, 600, NORMAL_DPI, FALSE }, { "phone-large-text", 360, 640, 2 * NORMAL_DPI, FALSE },
    { "large-text", 720, 600, 2 * NORMAL_DPI, FALSE }, { "4k", 3840, 2160, NORMAL_DPI, FALSE }, { "mirrored", 360, 640, NORMAL_DPI, TRUE },
  };
  const char *folder = g_getenv ("LOCALE_FOLDER");
  g_autoptr (LmApplication) application = NULL;

  setlocale (LC_ALL, "");
  if (folder != NULL)
    bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  /* While it is drawn all the time GTK warns of what is still to be laid out. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  lm_games_register ();
  application = lm_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/sizes/", sizes[i].name, NULL);

      g_test_add_data_func (path, &sizes[i], test_size);
    }
  g_test_add_func ("/sizes/tabs", test_tabs);
  return g_test_run ();
}
