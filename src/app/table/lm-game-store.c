/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-store.c: one session per game, made when it is first asked for, kept over the program's end. */

#include "lm-game-store.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

struct _LmGameStore
{
  GObject     parent_instance;

  LmSolver   *solver;
  LmAutosave *autosave;
  GHashTable *sessions;
};

G_DEFINE_FINAL_TYPE (LmGameStore, lm_game_store, G_TYPE_OBJECT)

static guint failed_signal, restored_signal;

static void
failed_cb (LmGameStore *self,
           GError      *error)
{
  g_autofree char *sentence = error->domain == LM_ERROR
                                ? g_strdup_printf (_("Your game is not saved. %s"), error->message)
                                : g_strdup_printf (_("Your game is not saved: %s."), error->message);

  g_signal_emit (self, failed_signal, 0, sentence);
}

static gboolean
is_untouched (LmSession *session)
{
  return lm_session_get_current (session) == lm_session_get_root (session)
         && lm_node_get_n_children (lm_session_get_root (session)) == 0;
}

/* A first game should be one that the newcomer can win, against somebody who errs. */
static void
seat_newcomer (LmSession *session,
               guint      n_players,
               guint      newcomer)
{
  for (guint seat = 0; seat < n_players; seat++)
    lm_session_set_seat (session, seat, seat == newcomer ? LM_SEAT_PERSON : LM_SEAT_CASUAL);
}

static void
start_answered_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (LmSession) session = user_data;
  g_autoptr (LmAnswer) answer = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  const LmGameInfo *info = lm_position_get_info (lm_session_get_position (session));

  if (answer != NULL && answer->winner != LM_NOBODY && is_untouched (session))
    seat_newcomer (session, info->n_players, answer->winner);
}

/* Of more players hardly ever one wins alone, and to find that out takes long. */
static void
find_seat (LmGameStore *self,
           LmSession   *session)
{
  LmPosition *start = lm_session_get_position (session);

  if (lm_position_get_info (start)->n_players == 2)
    lm_solver_ask_async (self->solver, lm_question_new_answer (start), NULL, start_answered_cb, g_object_ref (session));
}

/* A long game has come, or cannot be had. */
static void
restored_cb (LmGameStore *self,
             LmSession   *session,
             LmNode      *end,
             const char  *problem)
{
  if (end == NULL && is_untouched (session))
    find_seat (self, session);
  g_signal_emit (self, restored_signal, 0, session, end, problem);
}

static void
lm_game_store_dispose (GObject *object)
{
  LmGameStore *self = LM_GAME_STORE (object);

  g_clear_object (&self->solver);
  g_clear_object (&self->autosave);
  g_clear_pointer (&self->sessions, g_hash_table_unref);

  G_OBJECT_CLASS (lm_game_store_parent_class)->dispose (object);
}

static void
lm_game_store_class_init (LmGameStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_game_store_dispose;

  failed_signal = lm_signal_new (klass, "failed", 1, G_TYPE_STRING);
  restored_signal = lm_signal_new (klass, "restored", 3, LM_TYPE_SESSION, LM_TYPE_NODE, G_TYPE_STRING);
}

static void
lm_game_store_init (LmGameStore *self)
{
  self->sessions = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
}

/* @solver tells which side a newcomer had better take; without @folder no session survives the end of the program. */
LmGameStore *
lm_game_store_new (LmSolver *solver,
                   GFile    *folder)
{
  LmGameStore *self = g_object_new (LM_TYPE_GAME_STORE, NULL);

  self->solver = g_object_ref (solver);
  if (folder != NULL)
    {
      self->autosave = lm_autosave_new (folder);
      g_signal_connect_object (self->autosave, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->autosave, "restored", G_CALLBACK (restored_cb), self, G_CONNECT_SWAPPED);
    }

  return self;
}

static LmSession *
create_session (const LmGameInfo *info)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_CASUAL, LM_SEAT_CASUAL, LM_SEAT_CASUAL };
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) start = lm_position_parse (info->start, &error);

  if (start == NULL)
    g_error ("%s: %s", info->start, error->message);

  return lm_session_new (start, seats, g_random_int ());
}

/* @problem says why a session that was kept cannot be had, and where it is. */
LmSession *
lm_game_store_get_session (LmGameStore       *self,
                           const LmGameInfo  *info,
                           LmSessionOrigin   *origin,
                           char             **problem)
{
  g_autoptr (LmSession) session = NULL;

  *problem = NULL;
  *origin = LM_SESSION_KEPT;
  if (g_hash_table_contains (self->sessions, info->name))
    return g_hash_table_lookup (self->sessions, info->name);

  *origin = LM_SESSION_RESTORED;
  if (self->autosave != NULL && lm_autosave_is_long (self->autosave, info->name))
    {
      *origin = LM_SESSION_COMING;
      session = create_session (info);
      lm_autosave_restore_into (self->autosave, session);
    }
  else if (self->autosave != NULL)
    {
      session = lm_autosave_restore (self->autosave, info->name, problem);
    }
  if (session == NULL)
    {
      *origin = LM_SESSION_FRESH;
      session = create_session (info);
      find_seat (self, session);
    }

  lm_game_store_set_session (self, session);
  return session;
}

/* @session takes the place of the one that its game had. */
void
lm_game_store_set_session (LmGameStore *self,
                           LmSession   *session)
{
  const LmGameInfo *info = lm_position_get_info (lm_session_get_position (session));

  g_hash_table_insert (self->sessions, (gpointer) info->name, g_object_ref (session));
  if (self->autosave != NULL)
    lm_autosave_watch (self->autosave, session);
}

/* To be called when something is begun with @session, which may be a long game that is still to come. */
void
lm_game_store_use_session (LmGameStore *self,
                           LmSession   *session)
{
  if (self->autosave != NULL)
    lm_autosave_use (self->autosave, session);
}

/* Returns when everything that was done so far is on the disk. */
void
lm_game_store_flush (LmGameStore *self)
{
  if (self->autosave != NULL)
    lm_autosave_flush (self->autosave);
}
