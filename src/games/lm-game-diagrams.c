/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-diagrams.c: finds the drawing of a room by its game's name. */

#include "lm-games.h"
#include "paper/lm-diagram.h"

#define DECLARE_DIAGRAM(name) extern const LmDiagramInfo lm_##name##_diagram_info;
LM_GAMES (DECLARE_DIAGRAM)
#undef DECLARE_DIAGRAM

/**
 * lm_diagram_info_lookup:
 * @name: a game's name in position text
 *
 * Returns: (nullable): how its positions are drawn; %NULL of a game that is no
 *   room of the house
 */
const LmDiagramInfo *
lm_diagram_info_lookup (const char *name)
{
#define LIST_DIAGRAM(name) &lm_##name##_diagram_info,
  static const LmDiagramInfo *const diagrams[] = { LM_GAMES (LIST_DIAGRAM) };
#undef LIST_DIAGRAM

  for (guint i = 0; i < G_N_ELEMENTS (diagrams); i++)
    if (g_str_equal (diagrams[i]->name, name))
      return diagrams[i];

  return NULL;
}
