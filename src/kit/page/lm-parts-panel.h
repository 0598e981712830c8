/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-parts-panel.h: a page with a home that leads to its parts. */

#pragma once

#include "lm-game-panel.h"

#include "engine/game/lm-game-info.h"

#define LM_TYPE_PARTS_PANEL (lm_parts_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmPartsPanel, lm_parts_panel, LM, PARTS_PANEL, LmGamePanel)

/**
 * LmPart:
 * @name: what lm_parts_panel_open() calls it; %NULL ends a table
 * @icon_name: a symbolic icon
 * @title: its name for people, marked for translation
 * @get_type: (nullable): type function of its #LmGamePanel, made with what the
 *   page was made with; without one the page itself does something
 * @get_subject: what the part is about on the board of this game; another
 *   subject gets a new panel. %NULL where the game has no such part
 * @line: (nullable): the line below the title on the home, marked for
 *   translation
 * @describe: (nullable): makes that line instead
 * @wide: whether it is better for more room than a page has beside the board
 */
typedef struct
{
  const char  *name;
  const char  *icon_name;
  const char  *title;
  GType     (* get_type)    (void);
  const char *
            (* get_subject) (LmPosition        *position);
  const char  *line;
  char      * (* describe)  (LmProgress        *progress,
                             const LmGameInfo  *info);
  gboolean     wide;
} LmPart;

/**
 * LmPartsPanelClass:
 * @parts: what there is, ended by a part without a name; at most 8
 * @back: the accessible name of the way back, marked for translation
 * @activate: (nullable): a part without a panel was chosen
 *
 * The parts are panels themselves, made when they are first looked at, and kept
 * as long as the board shows the game that they are about. The page is silent
 * while the part is that it shows.
 */
struct _LmPartsPanelClass
{
  LmGamePanelClass parent_class;

  const LmPart *parts;
  const char   *back;
  void       (* activate) (LmPartsPanel *self,
                           const LmPart *part);
};

void     lm_parts_panel_open    (LmPartsPanel *self,
                                 const char   *part);
gboolean lm_parts_panel_is_wide (LmPartsPanel *self);
void     lm_parts_panel_update  (LmPartsPanel *self);
