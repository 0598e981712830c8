/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-values.h: what the fields of a game say of one position. */

#pragma once

#include "lm-field.h"
#include "lm-query.h"

/* Made by a text, a position or a form. */
LmFieldValues    *lm_field_values_new             (const LmGameInfo     *info);
LmFieldValues    *lm_field_values_new_from_query  (const LmGameInfo     *info,
                                                   LmQuery              *query,
                                                   GError              **error);
LmFieldValues    *lm_field_values_new_from_position
                                                  (LmPosition           *position);
void              lm_field_values_free            (LmFieldValues        *values);

/* Made into a text or a position. */
LmPosition       *lm_field_values_create          (const LmFieldValues  *values,
                                                   GError              **error);
char             *lm_field_values_to_string       (const LmFieldValues  *values);

/* For create() of a game. */
const LmGameInfo *lm_field_values_get_info        (const LmFieldValues  *values);
gboolean          lm_field_values_has             (const LmFieldValues  *values,
                                                   const char           *key);
const char       *lm_field_values_get_text        (const LmFieldValues  *values,
                                                   const char           *key);
guint64           lm_field_values_get_uint        (const LmFieldValues  *values,
                                                   const char           *key);
GArray           *lm_field_values_get_uints       (const LmFieldValues  *values,
                                                   const char           *key);
void              lm_field_values_get_fraction    (const LmFieldValues  *values,
                                                   const char           *key,
                                                   guint64              *numerator,
                                                   guint64              *denominator);
guint             lm_field_values_get_choice      (const LmFieldValues  *values,
                                                   const char           *key);

/* For get_values() of a game. */
void              lm_field_values_set_text        (LmFieldValues        *values,
                                                   const char           *key,
                                                   const char           *text);
void              lm_field_values_set_uint        (LmFieldValues        *values,
                                                   const char           *key,
                                                   guint64               number);
void              lm_field_values_add_uint        (LmFieldValues        *values,
                                                   const char           *key,
                                                   guint64               number);
void              lm_field_values_set_fraction    (LmFieldValues        *values,
                                                   const char           *key,
                                                   guint64               numerator,
                                                   guint64               denominator);
void              lm_field_values_set_choice      (LmFieldValues        *values,
                                                   const char           *key,
                                                   guint                 index);
void              lm_field_values_unset           (LmFieldValues        *values,
                                                   const char           *key);
void              lm_field_values_prune           (LmFieldValues        *values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmFieldValues, lm_field_values_free)
