/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-panel-slot.c: makes the panel of the game on the board when it is looked at for the first time. */

#include "lm-window-parts.h"

#include "kit/page/lm-game-view-info.h"

#include "engine/game/lm-game-info.h"

struct _LmGamePanelSlot
{
  LmGamePanel  parent_instance;

  LmGamePanel *panel; /* nullable: owned by the bin */
};

G_DEFINE_FINAL_TYPE (LmGamePanelSlot, lm_game_panel_slot, LM_TYPE_GAME_PANEL)

/* The type of the panel that a game has, or 0. */
static GType
find_panel (LmPosition *position)
{
  const LmGameViewInfo *info = lm_game_view_info_lookup (lm_position_get_info (position)->name);

  return info != NULL && info->panel_type != NULL ? info->panel_type () : 0;
}

static void
lm_game_panel_slot_persons_changed (LmGamePanel *slot)
{
  LmGamePanelSlot *self = LM_GAME_PANEL_SLOT (slot);

  if (self->panel != NULL)
    lm_game_panel_set_persons (self->panel, lm_game_panel_get_persons (slot));
}

static void
create_panel (LmGamePanelSlot *self,
              GType            type)
{
  LmGamePanel *slot = LM_GAME_PANEL (self);

  self->panel = type != 0 ? g_object_new (type, "solver", lm_game_panel_get_solver (slot), "match", lm_game_panel_get_match (slot), NULL) : NULL;
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->panel));
  if (self->panel == NULL)
    return;

  g_signal_connect_object (self->panel, "open-position", G_CALLBACK (lm_game_panel_open_position), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "play-move", G_CALLBACK (lm_game_panel_play_move), self, G_CONNECT_SWAPPED);
  lm_game_panel_slot_persons_changed (slot);
}

/* A panel of another kind goes. */
static void
lm_game_panel_slot_position_changed (LmGamePanel *slot,
                                     LmPosition  *position)
{
  LmGamePanelSlot *self = LM_GAME_PANEL_SLOT (slot);
  const GType wanted = find_panel (position);

  if (wanted != (self->panel != NULL ? G_OBJECT_TYPE (self->panel) : 0))
    create_panel (self, wanted);
  if (self->panel != NULL)
    lm_game_panel_set_position (self->panel, position);
}

static void
lm_game_panel_slot_class_init (LmGamePanelSlotClass *klass)
{
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_game_panel_slot_position_changed;
  LM_GAME_PANEL_CLASS (klass)->persons_changed = lm_game_panel_slot_persons_changed;
}

LM_BEGIN_EMPTY (LmGamePanelSlot, lm_game_panel_slot)
