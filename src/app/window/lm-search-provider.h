/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-search-provider.h: games and positions in the search of the desktop. */

#pragma once

#include <gio/gio.h>

guint lm_search_provider_export (GApplication     *application,
                                 GDBusConnection  *connection,
                                 const char       *path,
                                 GError          **error);
