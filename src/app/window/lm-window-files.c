/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-files.c: saved games and positions that come into the window, and games that go out of it. */

#include "lm-window-private.h"

#include "kit/page/lm-message.h"
#include "kit/page/lm-save-dialog.h"

#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-saved-game.h"
#include "kit/board/lm-board-habit.h"
#include "paper/lm-diagram.h"

#include <glib/gi18n.h>

/* What the names of saved games look like. */
#define PATTERN "*.lastmove"

/* What takes longer to be saved says so. */
#define SAVING_MILLISECONDS 700

/* What a read or a write that is on its way belongs to. */
typedef struct
{
  LmWindow *window; /* where to show the outcome */
  GFile    *file; /* what is read or written */
  GSList   *rest; /* of GFile: what is to be read after it */
  guint     timeout; /* tells that it takes long, or 0 */
} FileTask;

static FileTask *
file_task_new (LmWindow *window,
               GFile    *file)
{
  FileTask *task = g_new0 (FileTask, 1);

  task->window = g_object_ref (window);
  task->file = g_object_ref (file);
  return task;
}

static void
file_task_free (FileTask *task)
{
  g_object_unref (task->window);
  g_object_unref (task->file);
  g_slist_free_full (task->rest, g_object_unref);
  g_clear_handle_id (&task->timeout, g_source_remove);
  g_free (task);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FileTask, file_task_free)

static void open_next (LmWindow *self,
                       GSList   *files);

static void
adopt_session (LmWindow   *self,
               LmSession  *session,
               const char *sentence)
{
  const LmGameInfo *info = lm_position_get_info (lm_session_get_position (session));
  g_autoptr (LmSession) shown = g_object_ref (lm_match_get_session (lm_window_get_match (self)));
  g_autoptr (LmSession) old = NULL;

  /* The session that gives way, so that the toast can bring it back. */
  lm_window_show_game (self, info);
  old = g_object_ref (lm_match_get_session (lm_window_get_match (self)));

  lm_window_show_session (self, session);
  lm_window_offer_undo (self, sentence, old, lm_session_get_current (old), shown);
}

/* Shows the game of a position with those who sit at it, or who played it last if that is an exercise. */
static LmSession *
show_game_of (LmWindow   *self,
              LmPosition *position,
              LmSeat     *seats)
{
  const LmGameInfo *info = lm_position_get_info (position);
  g_auto (LmLastGame) last = { 0 };
  LmSession *session;

  lm_window_show_game (self, info);
  session = lm_match_get_session (lm_window_get_match (self));
  if (lm_last_game_is_aside (session))
    lm_last_game_find (self->settings, session, &last);
  for (guint seat = 0; seat < info->n_players; seat++)
    seats[seat] = last.start != NULL ? last.seats[seat] : lm_session_get_seat (session, seat);

  return session;
}

/* Who has played is offered the way back; nobody else has to be told what they just did. */
static gboolean
is_in_play (LmNode *node)
{
  return lm_node_get_ply (node) > 0 && !lm_position_is_over (lm_node_get_position (node));
}

static void
begin_at (LmWindow   *self,
          LmPosition *position)
{
  LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };
  g_autoptr (LmSession) shown = g_object_ref (lm_match_get_session (lm_window_get_match (self)));
  LmSession *session = show_game_of (self, position, seats);
  g_autoptr (LmNode) before = g_object_ref (lm_session_get_current (session));

  lm_session_begin (session, position, seats);
  if (is_in_play (before))
    lm_window_offer_undo (self, _("The game that you played has given way to the position."), session, before, shown);
}

/* Whoever sits at the computer changes places with it. */
static void
seat_person (LmSeat *seats,
             guint   n_seats,
             guint   turn)
{
  const LmSeat other = seats[turn];

  for (guint seat = 0; seat < n_seats && seats[turn] != LM_SEAT_PERSON; seat++)
    if (seats[seat] == LM_SEAT_PERSON)
      {
        seats[seat] = other;
        seats[turn] = LM_SEAT_PERSON;
      }
}

/* Begins a new game from it, @taught where a page asks about it, in which it is a person's turn if one plays at all. It can be undone; one
 * who tries knows that without being told. */
void
lm_window_open_to_play (LmWindow   *self,
                       LmPosition *position,
                       gboolean    taught)
{
  LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };
  LmSession *session;

  session = show_game_of (self, position, seats);
  seat_person (seats, lm_position_get_info (position)->n_players, lm_position_get_turn (position));
  if (taught)
    lm_session_teach (session, position, seats);
  else
    lm_session_begin (session, position, seats);
  lm_last_game_set_aside (session);
}

/* Begins a new game from the position; it can be undone. What cannot be opened changes nothing and is
 * told in one sentence. */
void
lm_window_open_position (LmWindow   *self,
                         const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_position_parse (text, &error);

  if (position != NULL)
    begin_at (self, position);
  else
    lm_message_show (GTK_WINDOW (self), _("The Position Cannot Be Opened"), error->message);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (FileTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) session = lm_saved_game_load_finish (result, &error);
  g_autofree char *name = g_file_get_basename (task->file);
  g_autofree char *sentence = g_strdup_printf (_("“%s” was opened."), name);

  if (session != NULL)
    adopt_session (task->window, session, sentence);
  else
    lm_message_show (GTK_WINDOW (task->window), _("The Game Cannot Be Opened"), error->message);
  open_next (task->window, g_steal_pointer (&task->rest));
}

/* @files: (transfer full) (element-type GFile) */
static void
open_next (LmWindow *self,
           GSList   *files)
{
  while (files != NULL)
    {
      g_autoptr (GFile) file = files->data;
      g_autofree char *text = g_file_get_uri (file);
      FileTask *task;

      files = g_slist_delete_link (files, files);
      if (g_file_has_uri_scheme (file, "lastmove"))
        {
          lm_window_open_position (self, text);
          continue;
        }

      task = file_task_new (self, file);
      task->rest = files;
      lm_saved_game_load_async (file, NULL, loaded_cb, task);
      return;
    }
}

/* Shows the games, one after the other, so that the last one is on the board. What cannot be opened changes nothing and is told in one
 * sentence. The game that gives way can be brought back from a toast. */
void
lm_window_open (LmWindow *self,
                GSList   *files)
{
  GSList *copy = g_slist_copy (files);

  g_slist_foreach (copy, (GFunc) (GCallback) g_object_ref, NULL);
  open_next (self, copy);
}

/* Saved games, links, or a text that is the one or names the other. Where text can be written it is dropped there. */
static gboolean
drop_cb (LmWindow     *self,
         const GValue *value)
{
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = NULL;

  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

      lm_window_open (self, files);
      return files != NULL;
    }

  text = g_strstrip (g_value_dup_string (value));
  file = g_file_new_for_uri (text);
  if (g_file_has_uri_scheme (file, "file"))
    open_next (self, g_slist_prepend (NULL, g_steal_pointer (&file)));
  else
    lm_window_open_position (self, text);
  return TRUE;
}

/* What is dropped on the window is opened, like what is chosen in a dialog or called by a link. */
void
lm_window_accept_drops (LmWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static GtkFileFilter *
create_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Saved games"));
  gtk_file_filter_add_pattern (filter, PATTERN);
  return filter;
}

static void
open_response_cb (GtkNativeDialog *dialog,
                  int              response,
                  LmWindow        *self)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL)
    open_next (self, g_slist_prepend (NULL, g_steal_pointer (&file)));

  g_object_unref (dialog);
}

void
lm_window_choose_open (LmWindow *self)
{
  GtkFileChooserNative *dialog;
  g_autoptr (GtkFileFilter) filter = create_filter ();

  dialog = gtk_file_chooser_native_new (_("Open a Game"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                        _("_Open"), _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (FileTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (task->file);
  g_autofree char *sentence = NULL;

  if (!lm_saved_game_save_finish (result, &error))
    {
      lm_message_show (GTK_WINDOW (task->window), _("The Game Cannot Be Saved"), error->message);
      return;
    }

  sentence = g_strdup_printf (_("The game was saved as “%s”."), name);
  lm_toaster_say (lm_window_get_toaster (task->window), sentence);
}

/* A slow disk, or one far away. */
static gboolean
saving_cb (gpointer data)
{
  FileTask *task = data;
  g_autofree char *name = g_file_get_basename (task->file);
  g_autofree char *sentence = g_strdup_printf (_("Saving “%s”…"), name);

  task->timeout = 0;
  lm_toaster_say (lm_window_get_toaster (task->window), sentence);
  return G_SOURCE_REMOVE;
}

static void
save (GtkWidget *owner,
      GFile     *file,
      gpointer   user_data)
{
  LmWindow *self = LM_WINDOW (owner);
  FileTask *task = file_task_new (self, file);

  task->timeout = g_timeout_add (SAVING_MILLISECONDS, saving_cb, task);
  lm_saved_game_save_async (lm_match_get_session (lm_window_get_match (self)), file, NULL, saved_cb, task);
}

void
lm_window_choose_save (LmWindow *self)
{
  LmPosition *position = lm_play_area_get_position (lm_window_get_play_area (self));
  g_autofree char *name = g_strconcat (lm_position_get_info (position)->name, ".lastmove", NULL);

  lm_save_dialog_choose (GTK_WIDGET (self), _("Save the Game"), name, _("Saved games"), PATTERN, save, NULL);
}

/* --- the board as a figure ------------------------------------------------- */

/* As it is seen. */
typedef struct
{
  LmPosition *position;
  gboolean    notes;
} Board;

static gpointer
take_board (gpointer self)
{
  LmPosition *position = lm_play_area_get_position (lm_window_get_play_area (self));
  const char *notes = lm_diagram_get_notes (position);
  Board *board = g_new (Board, 1);

  board->position = lm_position_ref (position);
  board->notes = notes != NULL && lm_board_habit_is_active (lm_board_habit_get (notes));
  return board;
}

static void
board_free (gpointer data)
{
  Board *board = data;

  lm_position_unref (board->position);
  g_free (board);
}

static GBytes *
write_board (gpointer   data,
             guint      format,
             GError   **error)
{
  const Board *board = data;
  g_autofree char *text = lm_position_to_string (board->position);
  g_autofree char *quoted = g_shell_quote (text);
  g_autofree char *begin = g_strconcat ("last-move-solve play ", board->notes ? "--notes " : "", quoted, NULL);
  g_autofree char *command = lm_save_name_command (begin, format);
  g_autoptr (LmFigure) figure = lm_figure_new_position (board->position);

  lm_figure_set_notes (figure, board->notes);
  return lm_figure_write (figure, format, command, error);
}

static const LmSaveFuncs board_funcs = { take_board, write_board, board_free };

/* @format: an #LmFigureFormat, or all others to copy it */
void
lm_window_save_board (LmWindow *self,
                      guint     format)
{
  const char *name = lm_position_get_info (lm_play_area_get_position (lm_window_get_play_area (self)))->name;

  if (format < LM_FIGURE_N_FORMATS)
    lm_save_dialog_save (GTK_WIDGET (self), &board_funcs, format, _("Save the Board"), name);
  else
    lm_save_dialog_copy (GTK_WIDGET (self), &board_funcs, FALSE);
}
