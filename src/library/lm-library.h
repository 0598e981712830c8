/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-library.h: what the types of the library share among themselves. Nothing here is exported. */

#pragma once

#include "last-move.h"

#include "engine/game/lm-property.h"
#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-reason.h"
#include "engine/solve/lm-solve-context.h"

G_BEGIN_DECLS

/* A member of the public structure that is a property of the same name as well: Python without an override
 * sees the members, other languages the properties. */
#define LM_LIBRARY_FIELD(Type, member, gtype) { #member, gtype, G_STRUCT_OFFSET (Type, member) }

/* What a question may take; 0 of one means as much as usual. */
typedef struct
{
  double seconds;
  double mebibytes;
} LmLibraryLimits;

/* What answers a question, on whatever thread. */
typedef gpointer (* LmLibraryWork) (gpointer       source,
                                    gpointer       data,
                                    GCancellable  *cancellable,
                                    GError       **error);

void              lm_library_prepare         (void);
LmSolveContext   *lm_library_create_context  (GCancellable          *cancellable,
                                              const LmLibraryLimits *limits);
GHashTable       *lm_library_read_options    (const char * const    *options,
                                              GError               **error);
char             *lm_library_dup_player      (LmPosition            *position,
                                              int                    seat);

void              lm_library_run             (gpointer               source,
                                              LmLibraryWork          work,
                                              gpointer               data,
                                              GDestroyNotify         data_free,
                                              GDestroyNotify         result_free,
                                              GCancellable          *cancellable,
                                              GAsyncReadyCallback    callback,
                                              gpointer               user_data);
gpointer          lm_library_finish          (gpointer               source,
                                              GAsyncResult          *result,
                                              GError               **error);

LastMovePosition *lm_library_wrap_position   (LmPosition            *position);
gboolean          lm_library_is_position     (gpointer               object);
LmPosition       *lm_library_get_position    (LastMovePosition      *self);
LastMoveAnswer   *lm_library_wrap_answer     (LmAnswer              *answer,
                                              LastMovePosition      *position,
                                              const LmLibraryLimits *limits);
LastMoveReason   *lm_library_wrap_reason     (const LmReason        *reason);

G_END_DECLS
