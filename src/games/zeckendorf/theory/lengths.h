/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lengths.h: how few and how many moves the games of this room can last. */

#pragma once

#include "engine/lm-types.h"

void lm_zeckendorf_tell_lengths (LmPosition      *position,
                                 LmLengthBounds  *bounds);
void lm_reversed_tell_lengths   (LmPosition      *position,
                                 LmLengthBounds  *bounds);
void lm_build_up_tell_lengths   (LmPosition      *position,
                                 LmLengthBounds  *bounds);
