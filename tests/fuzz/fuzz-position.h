/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-position.h: the one function that a fuzzer and the driver test share. */

#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
