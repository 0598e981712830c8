/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-teaching.c: whether the pattern of the lost numbers is shown, which the board and the lesson share. */

#include "config.h"

#include "lm-nim-teaching.h"

struct _LmNimTeaching
{
  GObject  parent_instance;

  gboolean pattern;
};

G_DEFINE_FINAL_TYPE (LmNimTeaching, lm_nim_teaching, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PATTERN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
lm_nim_teaching_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_PATTERN:
      g_value_set_boolean (value, LM_NIM_TEACHING (object)->pattern);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
lm_nim_teaching_set_property (GObject      *object,
                              guint         property_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  LmNimTeaching *self = LM_NIM_TEACHING (object);

  switch (property_id)
    {
    case PROP_PATTERN:
      if (self->pattern == g_value_get_boolean (value))
        break;
      self->pattern = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
lm_nim_teaching_class_init (LmNimTeachingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lm_nim_teaching_get_property;
  object_class->set_property = lm_nim_teaching_set_property;

  /* Whether boards mark the numbers from which one loses: off in play, on in the lesson. */
  properties[PROP_PATTERN] = g_param_spec_boolean ("pattern", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                     | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lm_nim_teaching_init (LmNimTeaching *self)
{
}

/**
 * lm_nim_teaching_get_default:
 *
 * For the main thread: the lesson knows no board, and turns the pattern on for
 * whichever shows what it speaks of.
 *
 * Returns: (transfer none): what boards and lessons share
 */
LmNimTeaching *
lm_nim_teaching_get_default (void)
{
  static LmNimTeaching *teaching;

  if (teaching == NULL)
    teaching = g_object_new (LM_TYPE_NIM_TEACHING, NULL);

  return teaching;
}
