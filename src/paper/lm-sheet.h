/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-sheet.h: pages of paper with texts and boards, for a printer or a PDF. */

#pragma once

#include "engine/game/lm-game.h"

#include <cairo.h>

/**
 * LmSheet:
 *
 * What is to be printed, in the order in which it is read. It is put on pages
 * of any size, and the same comes out on paper and in a PDF, which is the same
 * byte for byte whenever it is made. Needs no display; for one thread at a time.
 */
typedef struct _LmSheet LmSheet;

/**
 * LmSheetText:
 * @LM_SHEET_TITLE: what the sheet is
 * @LM_SHEET_HEADING: what the part is
 * @LM_SHEET_TEXT: a paragraph
 * @LM_SHEET_NOTE: a small one
 *
 * How a text looks.
 */
typedef enum
{
  LM_SHEET_TITLE,
  LM_SHEET_HEADING,
  LM_SHEET_TEXT,
  LM_SHEET_NOTE,
} LmSheetText;

/**
 * LmPaper:
 * @LM_PAPER_A4: 210 by 297 millimetres
 * @LM_PAPER_LETTER: 8.5 by 11 inches
 *
 * The size of the pages.
 */
typedef enum
{
  LM_PAPER_A4,
  LM_PAPER_LETTER,
} LmPaper;

/* As options have them. */
extern const char *const lm_paper_names[];

LmPaper  lm_paper_get_default (void);

LmSheet *lm_sheet_new       (const char   *title,
                             const char   *command);
void     lm_sheet_free      (LmSheet      *self);

void     lm_sheet_set_notes (LmSheet      *self,
                             gboolean      notes);
void     lm_sheet_set_paper (LmSheet      *self,
                             LmPaper       paper);
LmPaper  lm_sheet_get_paper (LmSheet      *self);
const char *
         lm_sheet_get_title (LmSheet      *self);

void     lm_sheet_add_text  (LmSheet      *self,
                             LmSheetText   kind,
                             const char   *text);
void     lm_sheet_add_item  (LmSheet      *self,
                             const char   *label,
                             const char   *text,
                             LmPosition   *position,
                             const char   *note,
                             guint         n_lines);
void     lm_sheet_add_break (LmSheet      *self);

void     lm_sheet_begin_pages
                            (LmSheet      *self,
                             double        width,
                             double        height);
gboolean lm_sheet_place     (LmSheet      *self,
                             guint         n_rows,
                             guint        *n_pages);
guint    lm_sheet_paginate  (LmSheet      *self,
                             double        width,
                             double        height);
void     lm_sheet_draw_page (LmSheet      *self,
                             cairo_t      *cr,
                             guint         page);
GBytes  *lm_sheet_to_pdf    (LmSheet      *self,
                             GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSheet, lm_sheet_free)
