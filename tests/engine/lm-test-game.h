/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-test-game.h: two tiny games for the tests of the engine. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-solver.h"

/*
 * "test-take": two players take 1, 2 or 3 stones in turn, "lastmove:test-take?stones=13&turn=2";
 * who cannot move loses. Moves: "1", "2", "3". Lost are the multiples of 4, after stones/2 moves. The greedy
 * computer takes as many as it can.
 *
 * "test-round": four players, "lastmove:test-round?stones=13&turn=3&last=2"; who takes the last stone
 * wins. "2" takes two and passes the turn on, "2+" takes two and moves again, "4:2" takes two for
 * player 4 and leaves the turn where it is, "out" passes the turn on because time is over. Its values
 * are unknown, but of LM_TEST_GAME_OUTLOOK stones, where a test says what the outlook is: there the
 * player to move loses. Its computers take one in turn (of 5n + 1 stones what the solver says); a computer at
 * seat 4 takes one out of turn whenever 5n stones are left. At 18 stones a computer waits, long enough
 * for every test, for a person at seat 4.
 */

/* With more stones than this a game's solver says that it does not know. */
#define LM_TEST_GAME_MAX_SOLVED 1000

#define LM_TEST_GAME_OUTLOOK 44

typedef LmOutlook * (* LmTestGameOutlookFunc) (LmPosition  *position,
                                               double       effort);

void        lm_test_game_register         (void);
LmPosition *lm_test_game_parse            (const char *text);
LmPosition *lm_test_game_take             (guint       stones);

void        lm_test_game_set_milliseconds (guint       milliseconds);
guint       lm_test_game_get_n_begun      (void);
void        lm_test_game_wait_for_begin   (guint       n_begun_before);
void        lm_test_game_iterate          (guint       milliseconds);
void        lm_test_game_wait_for_worker  (LmSolver   *solver);
guint       lm_test_game_get_n_solved     (void);
void        lm_test_game_set_outlook      (LmTestGameOutlookFunc func);
