/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-property.c: the properties of a class as a table. */

#include "lm-property.h"

static G_DEFINE_QUARK (lm-property, lm_property)

static const LmProperty *
find_property (GParamSpec *pspec)
{
  return g_param_spec_get_qdata (pspec, lm_property_quark ());
}

static void
get_property (GObject    *object,
              guint       prop_id,
              GValue     *value,
              GParamSpec *pspec)
{
  const LmProperty *property = find_property (pspec);
  gconstpointer at = (const char *) object + property->at;

#define VALUE(Type) (property->get != NULL ? ((Type (*) (gpointer)) property->get) (object) : *(Type const *) at)

  switch (G_TYPE_FUNDAMENTAL (property->type))
    {
    case G_TYPE_STRING:
      g_value_set_string (value, VALUE (const char *));
      break;
    case G_TYPE_OBJECT:
      g_value_set_object (value, VALUE (gpointer));
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, VALUE (gpointer));
      break;
    case G_TYPE_ENUM:
      g_value_set_enum (value, VALUE (int));
      break;
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, VALUE (gboolean));
      break;
    case G_TYPE_INT:
      g_value_set_int (value, VALUE (int));
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, VALUE (guint));
      break;
    case G_TYPE_INT64:
      g_value_set_int64 (value, VALUE (gint64));
      break;
    case G_TYPE_UINT64:
      g_value_set_uint64 (value, VALUE (guint64));
      break;
    default:
      g_value_set_double (value, VALUE (double));
    }
#undef VALUE
}

static gboolean
store (gpointer          at,
       const LmProperty *property,
       const GValue     *value)
{
  gboolean *flag = at;
  const gboolean before = *flag;

  if (property->type != G_TYPE_BOOLEAN)
    return g_set_object ((GObject **) at, g_value_get_object (value));

  *flag = g_value_get_boolean (value);
  return *flag != before;
}

static void
call_setter (GObject          *object,
             const LmProperty *property,
             const GValue     *value)
{
#define SET(Type, of_value) ((void (*) (gpointer, Type)) property->set) (object, of_value (value))

  switch (G_TYPE_FUNDAMENTAL (property->type))
    {
    case G_TYPE_STRING:
      SET (const char *, g_value_get_string);
      break;
    case G_TYPE_OBJECT:
      SET (gpointer, g_value_get_object);
      break;
    case G_TYPE_BOXED:
      SET (gpointer, g_value_get_boxed);
      break;
    case G_TYPE_INT:
      SET (int, g_value_get_int);
      break;
    case G_TYPE_UINT:
      SET (guint, g_value_get_uint);
      break;
    default:
      SET (gboolean, g_value_get_boolean);
    }
#undef SET
}

static void
set_property (GObject      *object,
              guint         prop_id,
              const GValue *value,
              GParamSpec   *pspec)
{
  const LmProperty *property = find_property (pspec);

  if (property->set != NULL)
    {
      call_setter (object, property, value);
      return;
    }
  if (!store ((char *) object + property->at, property, value))
    return;

  if (property->changed != NULL)
    ((void (*) (gpointer)) property->changed) (object);
  g_object_notify_by_pspec (object, pspec);
}

static GParamSpec *
create_param_spec (const LmProperty *property)
{
  const char *name = property->name;
  const gint64 most = property->most != 0 ? property->most : G_MAXINT64;
  GParamFlags flags = property->flags;

  if (property->at != 0 || property->get != NULL)
    flags |= G_PARAM_READABLE;
  if (property->set != NULL || property->changed != NULL)
    flags |= G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  switch (G_TYPE_FUNDAMENTAL (property->type))
    {
    case G_TYPE_STRING:
      return g_param_spec_string (name, NULL, NULL, NULL, flags);
    case G_TYPE_OBJECT:
      return g_param_spec_object (name, NULL, NULL, property->type, flags);
    case G_TYPE_BOXED:
      return g_param_spec_boxed (name, NULL, NULL, property->type, flags);
    case G_TYPE_ENUM:
      return g_param_spec_enum (name, NULL, NULL, property->type, property->normal, flags);
    case G_TYPE_BOOLEAN:
      return g_param_spec_boolean (name, NULL, NULL, property->normal, flags);
    case G_TYPE_INT:
      return g_param_spec_int (name, NULL, NULL, property->least, MIN (most, G_MAXINT), property->normal, flags);
    case G_TYPE_UINT:
      return g_param_spec_uint (name, NULL, NULL, property->least, MIN (most, G_MAXUINT), property->normal, flags);
    case G_TYPE_INT64:
      return g_param_spec_int64 (name, NULL, NULL, G_MININT64, most, property->normal, flags);
    case G_TYPE_UINT64:
      return g_param_spec_uint64 (name, NULL, NULL, 0, G_MAXUINT64, property->normal, flags);
    default:
      return g_param_spec_double (name, NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);
    }
}

/**
 * lm_class_install_properties:
 * @klass: a #GObjectClass whose own properties these all are
 * @properties: (array zero-terminated=1): the table, which is copied
 */
void
lm_class_install_properties (gpointer          klass,
                             const LmProperty *properties)
{
  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  for (guint i = 0; properties[i].name != NULL; i++)
    {
      GParamSpec *pspec = create_param_spec (&properties[i]);

      g_object_class_install_property (klass, i + 1, pspec);
      g_param_spec_set_qdata (pspec, lm_property_quark (), g_memdup2 (&properties[i], sizeof *properties));
    }
}
