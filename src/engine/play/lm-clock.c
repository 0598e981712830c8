/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-clock.c: the clocks of a session's players. */

#include "lm-clock.h"

#include "engine/game/lm-property.h"

#include "engine/game/lm-party.h"

/* Milliseconds between two ticks, and the most that is counted before it is written down. */
#define TICK 1000
#define MAX_UNWRITTEN 5000

struct _LmClock
{
  GObject    parent_instance;

  LmSession *session;
  gboolean   paused;

  /* While it runs: */
  guint      timeout;
  gint64     since;    /* monotonic time up to which everything is written down */
};

G_DEFINE_FINAL_TYPE (LmClock, lm_clock, G_TYPE_OBJECT)

enum
{
  SIGNAL_TICK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean tick_cb (gpointer user_data);

static guint
get_unwritten (LmClock *self)
{
  if (self->timeout == 0)
    return 0;

  return (g_get_monotonic_time () - self->since) / 1000;
}

/* The session's signal comes back here as any other of its changes. */
static void
write_down (LmClock *self)
{
  guint unwritten = get_unwritten (self);

  self->since += unwritten * G_GINT64_CONSTANT (1000);
  lm_session_add_thought (self->session, unwritten);
}

static guint64
get_left_of_turn (LmClock *self)
{
  return lm_clock_get_left (self, lm_position_get_turn (lm_session_get_position (self->session)));
}

/* A tick at the latest when the time is over. */
static void
schedule (LmClock *self)
{
  self->timeout = g_timeout_add (MIN (get_left_of_turn (self), TICK), tick_cb, self);
}

static void
time_out (LmClock *self)
{
  g_autofree char *move = lm_party_get_time_out (lm_session_get_position (self->session));
  g_autoptr (GError) error = NULL;

  if (move != NULL && !lm_session_play (self->session, move, &error))
    g_warning ("The end of the thinking time cannot be played: %s", error->message);
}

static gboolean
tick_cb (gpointer user_data)
{
  g_autoptr (LmClock) self = g_object_ref (user_data);
  gboolean over = get_left_of_turn (self) == 0;

  if (over || get_unwritten (self) >= MAX_UNWRITTEN)
    write_down (self);

  self->timeout = 0;
  if (over)
    {
      g_object_notify (G_OBJECT (self), "running");
      time_out (self);
    }
  else
    {
      schedule (self);
    }
  g_signal_emit (self, signals[SIGNAL_TICK], 0);
  return G_SOURCE_REMOVE;
}

static gboolean
should_run (LmClock *self)
{
  return self->session != NULL
         && !self->paused
         && lm_session_get_clock (self->session) > 0
         && !lm_position_is_over (lm_session_get_position (self->session))
         && lm_node_get_n_children (lm_session_get_current (self->session)) == 0;
}

/* What was counted is written down before by whoever knows at which node. */
static void
stop (LmClock *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

static void
update (LmClock *self)
{
  gboolean was_running = self->timeout != 0;
  gboolean runs = should_run (self);

  if (runs && !was_running)
    {
      self->since = g_get_monotonic_time ();
      schedule (self);
    }
  else if (!runs && was_running)
    {
      stop (self);
    }

  if (runs != was_running)
    g_object_notify (G_OBJECT (self), "running");
  g_signal_emit (self, signals[SIGNAL_TICK], 0);
}

/* Before the step: what was thought belongs to the node that is left. */
static void
node_added_cb (LmClock *self)
{
  if (self->timeout != 0)
    write_down (self);
}

static void
changed_cb (LmClock *self,
            LmNode  *previous)
{
  self->since = g_get_monotonic_time ();
  update (self);
}

static void
lm_clock_dispose (GObject *object)
{
  lm_clock_set_session (LM_CLOCK (object), NULL);

  G_OBJECT_CLASS (lm_clock_parent_class)->dispose (object);
}

static void
lm_clock_class_init (LmClockClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_clock_dispose;

  LM_CLASS_PROPERTIES (klass,
    /* Whether somebody has stopped the clocks. */
    { "paused", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmClock, paused), .set = G_CALLBACK (lm_clock_set_paused) },
    /* Whether somebody's thinking time is being counted. */
    { "running", G_TYPE_BOOLEAN, .get = G_CALLBACK (lm_clock_get_running) });

  /**
   * LmClock::tick:
   * @self: the clock
   *
   * Somebody has less time left, or the session is elsewhere.
   */
  signals[SIGNAL_TICK] = lm_signal_new (klass, "tick", 0);
}

LM_BEGIN_EMPTY (LmClock, lm_clock)

/* Returns: (transfer full): a clock without a session */
LmClock *
lm_clock_new (void)
{
  return g_object_new (LM_TYPE_CLOCK, NULL);
}

/**
 * lm_clock_set_session:
 * @self: a clock
 * @session: (nullable): whose players' time is counted from now on; kept alive
 */
void
lm_clock_set_session (LmClock   *self,
                      LmSession *session)
{
  g_return_if_fail (LM_IS_CLOCK (self));

  if (session == self->session)
    return;

  if (self->session != NULL)
    {
      if (self->timeout != 0)
        write_down (self);
      g_signal_handlers_disconnect_by_data (self->session, self);
      stop (self);
    }
  g_set_object (&self->session, session);
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "node-added", G_CALLBACK (node_added_cb), self);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
      g_signal_connect_swapped (session, "clock-changed", G_CALLBACK (update), self);
    }
  update (self);
}

/**
 * lm_clock_set_paused:
 * @self: a clock
 * @paused: whether the clocks stand still
 */
void
lm_clock_set_paused (LmClock  *self,
                     gboolean  paused)
{
  g_return_if_fail (LM_IS_CLOCK (self));

  paused = !!paused;
  if (paused == self->paused)
    return;

  if (self->timeout != 0)
    write_down (self);
  self->paused = paused;
  update (self);
  g_object_notify (G_OBJECT (self), "paused");
}

/* Returns: whether somebody's thinking time is being counted */
gboolean
lm_clock_get_running (LmClock *self)
{
  g_return_val_if_fail (LM_IS_CLOCK (self), FALSE);

  return self->timeout != 0;
}

/**
 * lm_clock_get_left:
 * @self: a clock with a session
 * @seat: a player, from 0
 *
 * Returns: the thinking time that the player has left, in milliseconds; 0 also
 *   when there are no clocks
 */
guint64
lm_clock_get_left (LmClock *self,
                   guint    seat)
{
  LmPosition *position;
  guint64 clock;
  guint64 used;

  g_return_val_if_fail (LM_IS_CLOCK (self) && self->session != NULL, 0);

  position = lm_session_get_position (self->session);
  clock = lm_session_get_clock (self->session) * G_GUINT64_CONSTANT (1000);
  used = lm_session_get_thought (self->session, seat);
  if (!lm_position_is_over (position) && lm_position_get_turn (position) == seat)
    used += get_unwritten (self);

  return clock > used ? clock - used : 0;
}
