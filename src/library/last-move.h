/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move.h: the engine of Last Move for other programs and languages. */

#pragma once

#include <last-move-answer.h>
#include <last-move-computer.h>
#include <last-move-enums.h>
#include <last-move-exercise.h>
#include <last-move-game.h>
#include <last-move-lengths.h>
#include <last-move-position.h>
#include <last-move-table.h>
#include <last-move-types.h>
