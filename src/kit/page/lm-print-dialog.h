/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-print-dialog.h: what goes on paper: the board, the game so far, or exercises. */

#pragma once

#include "engine/play/lm-session.h"
#include "engine/solve/lm-solver.h"
#include "paper/lm-sheet.h"

#include <adwaita.h>

/* As the rows of the dialog stand. */
typedef enum
{
  LM_PRINT_BOARD,
  LM_PRINT_GAME,
  LM_PRINT_EXERCISES,
} LmPrintWhat;

#define LM_TYPE_PRINT_DIALOG (lm_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LmPrintDialog, lm_print_dialog, LM, PRINT_DIALOG, AdwWindow)

GtkWidget         *lm_print_dialog_new       (GtkWindow    *parent,
                                              LmSolver     *solver,
                                              LmNode       *node,
                                              gboolean      telling,
                                              LmPrintWhat   what);
GtkPrintOperation *lm_print_create_operation (LmSheet      *sheet);
