/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shelf.h: finds the table that answers for a shape, or makes it. */

#pragma once

#include "table.h"

LmChompTable *lm_chomp_shelf_find (LmChompTableKind     kind,
                                   const LmChompShape  *shape,
                                   gboolean             distances,
                                   LmSolveContext      *context);
LmChompTable *lm_chomp_shelf_get  (LmChompTableKind     kind,
                                   const LmChompShape  *shape,
                                   LmSolveContext      *context,
                                   GError             **error);
