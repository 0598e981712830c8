/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-release.h: gives back much memory without anybody having to wait for it. */

#pragma once

#include <glib.h>

void lm_release_aside (gpointer        data,
                       GDestroyNotify  destroy);
