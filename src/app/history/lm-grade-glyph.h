/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-grade-glyph.h: the grade of a move as a small picture. */

#pragma once

#include "engine/play/lm-node.h"

#include "kit/widget/lm-drawing.h"

#define LM_TYPE_GRADE_GLYPH (lm_grade_glyph_get_type ())
G_DECLARE_FINAL_TYPE (LmGradeGlyph, lm_grade_glyph, LM, GRADE_GLYPH, LmDrawing)

void lm_grade_glyph_set_grade (LmGradeGlyph  *self,
                               LmGrade        grade);
