/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-property.h: the properties of a class as a table. */

#pragma once

#include <glib-object.h>

/**
 * LmProperty:
 * @name: what it is called
 * @type: of its value
 * @at: where the instance has it; %LM_PROPERTY_AT(). 0 where @get is given, or where it can only be written
 * @get: (nullable): a function of the instance that returns the value and keeps it
 * @set: (nullable): a function of the instance and the value, which notifies
 * @changed: (nullable): a function of the instance that hears of another value after it was written to @at;
 *   notified is after that. Without it, @set and %G_PARAM_WRITABLE nobody but the class changes the property
 * @flags: beyond those that follow from the above
 * @normal: the default of a flag or a number
 * @least: of a number
 * @most: of a number; 0 where there is no limit
 *
 * A flag, a number, a text, a boxed value or an object; only a flag or an object can be written to @at.
 */
typedef struct
{
  const char  *name;
  GType        type;
  goffset      at;
  GCallback    get;
  GCallback    set;
  GCallback    changed;
  GParamFlags  flags;
  gint64       normal;
  gint64       least;
  gint64       most;
} LmProperty;

#define LM_PROPERTY_AT(Type, member) .at = G_STRUCT_OFFSET (Type, member)
#define LM_CLASS_PROPERTIES(klass, ...) lm_class_install_properties (klass, (const LmProperty[]) { __VA_ARGS__, { NULL } })

void lm_class_install_properties (gpointer          klass,
                                  const LmProperty *properties);
