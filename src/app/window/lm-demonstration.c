/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-demonstration.c: games that the program plays by itself: a short one for a picture of it, and one move by move. */

#include "lm-demonstration.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

/* Fast, but no move is drawn over another. */
#define MOVE_MILLISECONDS 100

/* The hint and the chart have their answers within this time. */
#define SETTLE_MILLISECONDS 1200

typedef struct
{
  LmWindow  *window; /* plays it */
  LmSession *session; /* the game */
  char      *picture; /* the file for the picture */
} Demonstration;

static void
demonstration_free (Demonstration *demonstration)
{
  g_object_unref (demonstration->window);
  g_object_unref (demonstration->session);
  g_free (demonstration->picture);
  g_free (demonstration);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Demonstration, demonstration_free)

static gboolean
save_picture (GtkWidget  *window,
              const char *file)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);

  return gdk_texture_save_to_png (texture, file);
}

static gboolean
finish_cb (gpointer user_data)
{
  g_autoptr (Demonstration) demonstration = user_data;
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (demonstration->window));
  guint ply = lm_node_get_ply (lm_session_get_current (demonstration->session));

  if (save_picture (GTK_WIDGET (demonstration->window), demonstration->picture))
    {
      g_print (_("The demonstration ended at move %u; its picture is %s.\n"), ply, demonstration->picture);
    }
  else
    {
      g_printerr (_("last-move: The picture cannot be written to %s.\n"), demonstration->picture);
      lm_application_fail (LM_APPLICATION (application));
    }

  g_application_quit (G_APPLICATION (application));
  return G_SOURCE_REMOVE;
}

static void
changed_cb (LmSession     *session,
            LmNode        *before,
            Demonstration *demonstration)
{
  if (!lm_position_is_over (lm_session_get_position (session)))
    return;

  g_signal_handlers_disconnect_by_func (session, changed_cb, demonstration);
  g_timeout_add (SETTLE_MILLISECONDS, finish_cb, demonstration);
}

static LmSession *
create_session (void)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_STUBBORN, LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERFECT };
  g_autoptr (LmPosition) start = lm_position_parse (lm_game_info_nth (0)->start, NULL);

  return lm_session_new (start, seats, 1);
}

/* Plays a game of computer players, saves a picture of the window at its end, says so on the standard
 * output and ends the program. The user's settings and games stay as they are. */
void
lm_demonstration_start (LmWindow   *window,
                        const char *picture)
{
  Demonstration *demonstration = g_new (Demonstration, 1);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  g_settings_delay (lm_application_get_settings (LM_APPLICATION (application)));

  demonstration->window = g_object_ref (window);
  demonstration->session = create_session ();
  demonstration->picture = g_strdup (picture);
  g_signal_connect (demonstration->session, "changed", G_CALLBACK (changed_cb), demonstration);

  lm_opponent_set_delay (lm_match_get_opponent (lm_window_get_match (window)), MOVE_MILLISECONDS);
  lm_window_show_session (window, demonstration->session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "history");
}

typedef struct
{
  LmSession *session;
  LmNode    *node; /* where it left the game */
  char     **moves;
  guint      n_played;
} Sample;

static void
sample_free (Sample *sample)
{
  g_object_unref (sample->session);
  g_object_unref (sample->node);
  g_strfreev (sample->moves);
  g_free (sample);
}

/* Who goes elsewhere or moves has taken the game over. */
static gboolean
play_next_cb (gpointer user_data)
{
  Sample *sample = user_data;
  const char *move = sample->moves[sample->n_played++];

  if (lm_session_get_current (sample->session) != sample->node
      || move == NULL
      || !lm_session_play (sample->session, move, NULL))
    return G_SOURCE_REMOVE;

  g_set_object (&sample->node, lm_session_get_current (sample->session));
  return G_SOURCE_CONTINUE;
}

/* Begins a game of persons there and makes its moves, with spaces between them, one after the other. */
void
lm_demonstration_play (LmSession  *session,
                       LmPosition *start,
                       const char *moves,
                       guint       milliseconds)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };
  Sample *sample = g_new0 (Sample, 1);

  lm_session_begin (session, start, seats);
  sample->session = g_object_ref (session);
  sample->node = g_object_ref (lm_session_get_current (session));
  sample->moves = g_strsplit (moves, " ", -1);
  g_timeout_add_full (G_PRIORITY_DEFAULT, milliseconds, play_next_cb, sample, (GDestroyNotify) sample_free);
}
