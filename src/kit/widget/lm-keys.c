/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * lm-keys.c: digits, wherever the keyboard has them. For those of the upper row French, Belgian and Czech ones need Shift, and
 * Lithuanian ones a third level.
 */

#include "lm-keys.h"

/* Of the upper row, whose ten keys have the same codes everywhere. */
#define KEYCODE_1 10

static gboolean
is_digit (guint keyval)
{
  return keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9;
}

/* The digit that stands on the key in the layout in use: with Shift or without, on a key of the upper row with whatever else. */
static guint
find_on_key (GdkEvent *event)
{
  const guint column = gdk_key_event_get_keycode (event) - KEYCODE_1;
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_keys;

  if (!gdk_display_map_keycode (gdk_event_get_display (event), gdk_key_event_get_keycode (event), &keys, &keyvals, &n_keys))
    return 0;

  for (int i = 0; i < n_keys; i++)
    if (keys[i].group == (int) gdk_key_event_get_layout (event) && is_digit (keyvals[i])
        && (keys[i].level <= 1 || keyvals[i] == GDK_KEY_0 + (column + 1) % 10))
      return keyvals[i];
  return 0;
}

/**
 * lm_keys_find_digit:
 * @controller: what has just been told of a key
 *
 * Returns: %GDK_KEY_0 to %GDK_KEY_9 for a key of the upper row or the keypad
 *   that has a digit, or 0
 */
guint
lm_keys_find_digit (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  guint keyval;

  /* Tests have no event. */
  if (event == NULL || gdk_event_get_event_type (event) != GDK_KEY_PRESS)
    return 0;

  keyval = gdk_key_event_get_keyval (event);
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return GDK_KEY_0 + keyval - GDK_KEY_KP_0;
  return is_digit (keyval) ? keyval : find_on_key (event);
}

/**
 * lm_keys_translate:
 * @controller: what has just been told of a key
 * @keyval: the key
 *
 * Returns: the digit that it has, if it does not count or zoom by itself; else
 *   @keyval
 */
guint
lm_keys_translate (GtkEventController *controller,
                   guint               keyval)
{
  const guint digit = lm_keys_find_digit (controller);

  return digit == 0 || keyval == GDK_KEY_plus || keyval == GDK_KEY_minus || keyval == GDK_KEY_equal ? keyval : digit;
}
