/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-panel.h: the contract of a page that a game has beside the hint and the history: a map, a plot, a conjecture. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/learn/lm-progress.h"
#include "engine/play/lm-match.h"
#include "engine/solve/lm-solver.h"

#include <adwaita.h>

#define LM_TYPE_GAME_PANEL (lm_game_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmGamePanel, lm_game_panel, LM, GAME_PANEL, AdwBin)

/**
 * LmGamePanelClass:
 * @position_changed: the position on the board is another one of this panel's
 *   games; called only while the panel shows, with the latest position
 * @persons_changed: (nullable): other seats are now those of persons; a panel
 *   that does not show hears of it with the position
 *
 * A panel decides nothing: it shows what there is to know and says what the
 * user wants to play by emitting "open-position" (a position text) or, for a
 * step of the game at hand, "play-move" (a move text, which is checked). What
 * takes long it asks by lm_game_panel_ask(), in the background where a hint must
 * not wait for it. Has 300 px of width at least. The children that its
 * template has are parts of a page that scrolls, mostly each an #LmSection;
 * with a "child" instead it is itself responsible for scrolling.
 *
 * Properties: "solver" (LmSolver), "progress" (LmProgress,
 * construct-only, nullable: what was learned, for the parts of the page Learn),
 * "match" (LmMatch, construct-only, nullable: whether the players may be told
 * who wins, for the parts of the page Explore),
 * "silent" (gboolean: whether it is asking something about the board whose
 * answer nothing else in the window is to give away).
 */
struct _LmGamePanelClass
{
  AdwBinClass parent_class;

  void (* position_changed) (LmGamePanel  *self,
                             LmPosition   *position);
  void (* persons_changed)  (LmGamePanel  *self);
};

/**
 * LmGamePanelTake:
 * @self: the panel that has asked
 * @answer: (transfer full) (nullable): the answer
 * @error: (nullable): why there is none; %G_IO_ERROR_CANCELLED where a question
 *   in the background had to give way, and may be asked again
 */
typedef void (* LmGamePanelTake) (gpointer      self,
                                  gpointer      answer,
                                  const GError *error);

/**
 * LmGamePanelTick:
 * @self: the panel that has asked
 * @fraction: how much is done, as far as that is known
 */
typedef void (* LmGamePanelTick) (gpointer      self,
                                  double        fraction);

/* For the window. */
void        lm_game_panel_set_position  (LmGamePanel  *self,
                                         LmPosition   *position);
void        lm_game_panel_set_taught    (LmGamePanel  *self,
                                         gboolean      taught);
gboolean    lm_game_panel_get_taught    (LmGamePanel  *self);
void        lm_game_panel_set_persons   (LmGamePanel  *self,
                                         guint         persons);

/* For the panels. */
LmSolver   *lm_game_panel_get_solver    (LmGamePanel  *self);
void        lm_game_panel_ask           (LmGamePanel  *self,
                                         LmQuestion   *question,
                                         LmGamePanelTake take,
                                         LmGamePanelTick tick);
void        lm_game_panel_stop          (LmGamePanel  *self);
gboolean    lm_game_panel_is_asking     (LmGamePanel  *self);
LmProgress *lm_game_panel_get_progress  (LmGamePanel  *self);
LmMatch    *lm_game_panel_get_match     (LmGamePanel  *self);
LmPosition *lm_game_panel_get_position  (LmGamePanel  *self);
guint       lm_game_panel_get_persons   (LmGamePanel  *self);
gboolean    lm_game_panel_is_silent     (LmGamePanel  *self);
void        lm_game_panel_set_silent    (LmGamePanel  *self,
                                         gboolean      silent);
void        lm_game_panel_open_position (LmGamePanel  *self,
                                         const char   *text);
void        lm_game_panel_play_move     (LmGamePanel  *self,
                                         const char   *move);
