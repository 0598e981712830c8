/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-error.c: the error domain of the engine and the games. */

#include "lm-error.h"

G_DEFINE_QUARK (lm-error-quark, lm_error)
