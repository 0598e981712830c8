/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-outlook.h: what an answer knows beyond win and loss. */

#pragma once

#include "engine/game/lm-types.h"

#include <json-glib/json-glib.h>

#define LM_TYPE_OUTLOOK (lm_outlook_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmOutlook, lm_outlook, LM, OUTLOOK, GObject)

/**
 * LmOutlookClass:
 * @is_complete: whether nothing of it is left open, so that more effort would
 *   find no more
 * @get_value: what the player at a seat can make sure of alone
 * @describe: who wins alone, one sentence, spoken to the player at the seat
 *   @you, or to nobody with %LM_NOBODY
 * @list_rows: all of it as a table for the command line; the first row is its
 *   heading
 * @to_rows: all of it as a table for programs
 * @write_json: adds the members that say it to an open object
 *
 * With more than two players left a position is won by nobody in particular:
 * what the game then has to say is its own, and so is the widget that shows it.
 * Made by the game's solver, immutable once given away with its answer.
 */
struct _LmOutlookClass
{
  GObjectClass parent_class;

  gboolean    (* is_complete) (LmOutlook *self);
  LmValue     (* get_value)   (LmOutlook *self, guint seat);
  char      * (* describe)    (LmOutlook *self, int you);
  GPtrArray * (* list_rows)   (LmOutlook *self);
  LmRows    * (* to_rows)     (LmOutlook *self);
  void        (* write_json)  (LmOutlook *self, JsonBuilder *builder);
};

gboolean   lm_outlook_is_complete (LmOutlook   *self);
LmValue    lm_outlook_get_value   (LmOutlook   *self,
                                   guint        seat);
char      *lm_outlook_describe    (LmOutlook   *self,
                                   int          you);
GPtrArray *lm_outlook_list_rows   (LmOutlook   *self);
LmRows    *lm_outlook_to_rows     (LmOutlook   *self);
void       lm_outlook_write_json  (LmOutlook   *self,
                                   JsonBuilder *builder);
