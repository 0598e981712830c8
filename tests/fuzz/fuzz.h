/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz.h: what a fuzzer, the replay of a corpus and the doors share. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/solve/lm-solve-context.h"

#include <stddef.h>
#include <stdint.h>

/* Of libFuzzer; AFL++ and the replay call it, too. */
int             LLVMFuzzerTestOneInput  (const uint8_t  *data,
                                         size_t          size);

/* What every door owes. Each ends the program where something is not as it should be. */
LmSolveContext *fuzz_create_limits      (GCancellable   *cancellable);
void            fuzz_check_sentence     (const char     *text);
void            fuzz_check_error        (GError         *error,
                                         int             code);
void            fuzz_check_position     (LmPosition     *position);
void            fuzz_check_solving      (LmPosition     *position);
void            fuzz_check_drawing      (LmPosition     *position);

/* The inputs. */
char           *fuzz_take_line          (const char    **text);
const char     *fuzz_get_folder         (void);
