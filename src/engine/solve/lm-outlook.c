/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-outlook.c: what an answer knows beyond win and loss. */

#include "lm-outlook.h"

G_DEFINE_ABSTRACT_TYPE (LmOutlook, lm_outlook, G_TYPE_OBJECT)

static void
lm_outlook_class_init (LmOutlookClass *klass)
{
}

LM_BEGIN_EMPTY (LmOutlook, lm_outlook)

/* Returns: whether nothing of it is left open */
gboolean
lm_outlook_is_complete (LmOutlook *self)
{
  return LM_OUTLOOK_GET_CLASS (self)->is_complete (self);
}

/* @seat: one of the players left. Returns: what that player can make sure of alone */
LmValue
lm_outlook_get_value (LmOutlook *self,
                      guint      seat)
{
  return LM_OUTLOOK_GET_CLASS (self)->get_value (self, seat);
}

/* @you: the seat of the only person at the board, or %LM_NOBODY. Returns: (transfer full): who wins alone, one
   sentence */
char *
lm_outlook_describe (LmOutlook *self,
                     int        you)
{
  return LM_OUTLOOK_GET_CLASS (self)->describe (self, you);
}

/* Returns: (transfer full) (element-type GStrv): a table of it, heading first */
GPtrArray *
lm_outlook_list_rows (LmOutlook *self)
{
  return LM_OUTLOOK_GET_CLASS (self)->list_rows (self);
}

/**
 * lm_outlook_to_rows:
 * @self: an outlook
 *
 * Returns: (transfer full): all of it as a table for programs
 */
LmRows *
lm_outlook_to_rows (LmOutlook *self)
{
  return LM_OUTLOOK_GET_CLASS (self)->to_rows (self);
}

/**
 * lm_outlook_write_json:
 * @self: an outlook
 * @builder: an open object
 *
 * Adds what it says to the object.
 */
void
lm_outlook_write_json (LmOutlook   *self,
                       JsonBuilder *builder)
{
  LM_OUTLOOK_GET_CLASS (self)->write_json (self, builder);
}
