/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-explore-panel.c: the page on which a game is looked into beyond the position on the board. */

#include "lm-explore-panel.h"

#include "lm-atlas-panel.h"
#include "lm-conjectures-panel.h"
#include "lm-graph-panel.h"
#include "lm-lengths-panel.h"

#include <glib/gi18n.h>

struct _LmExplorePanel
{
  LmPartsPanel parent_instance;
};

G_DEFINE_FINAL_TYPE (LmExplorePanel, lm_explore_panel, LM_TYPE_PARTS_PANEL)

/* A map has two axes. */
static const char *
get_mapped (LmPosition *position)
{
  return lm_atlas_panel_serves (position) ? lm_position_get_info (position)->name : NULL;
}

/* Every game. */
static const char *
get_name (LmPosition *position)
{
  return lm_position_get_info (position)->name;
}

static const char *
get_open (LmPosition *position)
{
  return lm_position_get_info (position)->conjectures != NULL ? get_name (position) : NULL;
}

/* One line for each. */
static const LmPart parts[] = {
  { "atlas", "view-grid-symbolic", N_("Atlas"), lm_atlas_panel_get_type, get_mapped,
    N_("A map of who wins, over two numbers of the positions") },
  { "lengths", "lm-lengths-symbolic", N_("Lengths"), lm_lengths_panel_get_type, get_name,
    N_("How long games from here last, and how many of them each player wins by chance") },
  { "graph", "emblem-shared-symbolic", N_("Game Graph"), lm_graph_panel_get_type, get_name,
    N_("All games from here in one picture"), .wide = TRUE },
  { "questions", "dialog-question-symbolic", N_("Open Questions"), lm_conjectures_panel_get_type, get_open,
    N_("What nobody has proved of this game, and how far it was computed") },
  { NULL },
};

static void
lm_explore_panel_class_init (LmExplorePanelClass *klass)
{
  LM_PARTS_PANEL_CLASS (klass)->parts = parts;
  LM_PARTS_PANEL_CLASS (klass)->back = N_("Back to Explore");
}

LM_BEGIN_EMPTY (LmExplorePanel, lm_explore_panel)
