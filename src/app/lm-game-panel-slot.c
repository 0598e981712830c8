/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-panel-slot.c: makes the panel of the game on the board when it is looked at for the first time. */

#include "config.h"

#include "lm-game-panel-slot.h"

#include "lm-game-view-info.h"

#include "engine/lm-game-info.h"

struct _LmGamePanelSlot
{
  AdwBin      parent_instance;

  LmSolver   *solver;
  LmPosition *position; /* of a game that has a panel, else NULL */
  guint       persons;
  GType       shown;    /* of what type the panel is */
};

G_DEFINE_FINAL_TYPE (LmGamePanelSlot, lm_game_panel_slot, ADW_TYPE_BIN)

enum
{
  OPEN_POSITION,
  PLAY_MOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The type of the panel that a game has, or 0. */
static GType
find_panel (LmPosition *position)
{
  const LmGameViewInfo *info = lm_game_view_info_lookup (lm_position_get_info (position)->name);

  return info != NULL && info->panel_type != NULL ? info->panel_type () : 0;
}

static void
open_position_cb (LmGamePanelSlot *self,
                  const char      *text)
{
  g_signal_emit (self, signals[OPEN_POSITION], 0, text);
}

static void
play_move_cb (LmGamePanelSlot *self,
              const char      *move)
{
  g_signal_emit (self, signals[PLAY_MOVE], 0, move);
}

static void
create_panel (LmGamePanelSlot *self)
{
  GtkWidget *panel;

  self->shown = find_panel (self->position);
  panel = g_object_new (self->shown, "solver", self->solver, NULL);
  g_signal_connect_object (panel, "open-position", G_CALLBACK (open_position_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
  lm_game_panel_set_persons (LM_GAME_PANEL (panel), self->persons);
  lm_game_panel_set_position (LM_GAME_PANEL (panel), self->position);
  adw_bin_set_child (ADW_BIN (self), panel);
}

static void
lm_game_panel_slot_map (GtkWidget *widget)
{
  LmGamePanelSlot *self = LM_GAME_PANEL_SLOT (widget);

  if (self->position != NULL && adw_bin_get_child (ADW_BIN (self)) == NULL)
    create_panel (self);

  GTK_WIDGET_CLASS (lm_game_panel_slot_parent_class)->map (widget);
}

static void
lm_game_panel_slot_dispose (GObject *object)
{
  LmGamePanelSlot *self = LM_GAME_PANEL_SLOT (object);

  g_clear_object (&self->solver);
  g_clear_pointer (&self->position, lm_position_unref);

  G_OBJECT_CLASS (lm_game_panel_slot_parent_class)->dispose (object);
}

static void
lm_game_panel_slot_class_init (LmGamePanelSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_game_panel_slot_dispose;
  GTK_WIDGET_CLASS (klass)->map = lm_game_panel_slot_map;

  /* The user wants to play a new game from the position whose text it has. */
  signals[OPEN_POSITION] = lm_signal_new (klass, "open-position", 1, G_TYPE_STRING);

  /* The user wants the move made whose text it has. */
  signals[PLAY_MOVE] = lm_signal_new (klass, "play-move", 1, G_TYPE_STRING);
}

static void
lm_game_panel_slot_init (LmGamePanelSlot *self)
{
  self->persons = G_MAXUINT;
}

/* To be called once. */
void
lm_game_panel_slot_set_solver (LmGamePanelSlot *self,
                               LmSolver        *solver)
{
  g_return_if_fail (LM_IS_GAME_PANEL_SLOT (self));
  g_return_if_fail (self->solver == NULL);

  self->solver = g_object_ref (solver);
}

/* A panel of another kind goes; its successor comes when the slot shows. */
void
lm_game_panel_slot_set_position (LmGamePanelSlot *self,
                                 LmPosition      *position)
{
  const GType wanted = find_panel (position);
  GtkWidget *panel = adw_bin_get_child (ADW_BIN (self));

  g_return_if_fail (LM_IS_GAME_PANEL_SLOT (self));

  g_clear_pointer (&self->position, lm_position_unref);
  if (wanted != 0)
    self->position = lm_position_ref (position);

  if (panel != NULL && wanted == self->shown)
    lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
  else
    adw_bin_set_child (ADW_BIN (self), NULL);

  if (self->position != NULL && gtk_widget_get_mapped (GTK_WIDGET (self))
      && adw_bin_get_child (ADW_BIN (self)) == NULL)
    create_panel (self);
}

/* A bit for every seat that is a person's. */
void
lm_game_panel_slot_set_persons (LmGamePanelSlot *self,
                                guint            persons)
{
  GtkWidget *panel = adw_bin_get_child (ADW_BIN (self));

  g_return_if_fail (LM_IS_GAME_PANEL_SLOT (self));

  self->persons = persons;
  if (panel != NULL)
    lm_game_panel_set_persons (LM_GAME_PANEL (panel), persons);
}
