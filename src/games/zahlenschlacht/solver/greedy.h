/* SPDX-License-Identifier: GPL-3.0-or-later */
/* greedy.h: the computer of the website of the game's author, which computes nothing ahead. */

#pragma once

#include "../rules/position.h"

char *lm_zahlenschlacht_choose_greedily (LmPosition *position,
                                         GRand      *rand);
