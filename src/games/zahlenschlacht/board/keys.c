/* SPDX-License-Identifier: GPL-3.0-or-later */
/* keys.c: what the keys mean on the slate. */

#include "config.h"

#include "keys.h"

/* How long after a digit another one belongs to the same number. */
#define TYPING_SECONDS 1.5

typedef struct
{
  guint               keyvals[3];
  LmZahlenschlachtKey key;
  int                 detail;
} Meaning;

static const Meaning plain[] = {
  { { GDK_KEY_Left, GDK_KEY_KP_Left }, LM_ZAHLENSCHLACHT_KEY_STEP, GTK_DIR_LEFT },
  { { GDK_KEY_Right, GDK_KEY_KP_Right }, LM_ZAHLENSCHLACHT_KEY_STEP, GTK_DIR_RIGHT },
  { { GDK_KEY_Up, GDK_KEY_KP_Up }, LM_ZAHLENSCHLACHT_KEY_STEP, GTK_DIR_UP },
  { { GDK_KEY_Down, GDK_KEY_KP_Down }, LM_ZAHLENSCHLACHT_KEY_STEP, GTK_DIR_DOWN },
  { { GDK_KEY_Home, GDK_KEY_KP_Home }, LM_ZAHLENSCHLACHT_KEY_FIRST, 0 },
  { { GDK_KEY_End, GDK_KEY_KP_End }, LM_ZAHLENSCHLACHT_KEY_LAST, 0 },
  { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, LM_ZAHLENSCHLACHT_KEY_PAGE, -1 },
  { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, LM_ZAHLENSCHLACHT_KEY_PAGE, 1 },
};

static const Meaning with_control[] = {
  { { GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add }, LM_ZAHLENSCHLACHT_KEY_ZOOM, 1 },
  { { GDK_KEY_minus, GDK_KEY_KP_Subtract }, LM_ZAHLENSCHLACHT_KEY_ZOOM, -1 },
  { { GDK_KEY_0, GDK_KEY_KP_0 }, LM_ZAHLENSCHLACHT_KEY_FIT, 0 },
  { { GDK_KEY_Home, GDK_KEY_KP_Home }, LM_ZAHLENSCHLACHT_KEY_FIRST, 0 },
  { { GDK_KEY_End, GDK_KEY_KP_End }, LM_ZAHLENSCHLACHT_KEY_LAST, 0 },
};

static LmZahlenschlachtKey
find (const Meaning *meanings,
      guint          n_meanings,
      guint          keyval,
      int           *detail)
{
  for (guint i = 0; i < n_meanings; i++)
    for (guint k = 0; k < G_N_ELEMENTS (meanings[i].keyvals); k++)
      if (meanings[i].keyvals[k] == keyval)
        {
          *detail = meanings[i].detail;
          return meanings[i].key;
        }

  return LM_ZAHLENSCHLACHT_KEY_NONE;
}

/**
 * lm_zahlenschlacht_key_read:
 * @keyval: the key that was pressed
 * @state: what was held with it
 * @detail: (out): the #GtkDirectionType of a step, the digit, or the direction
 *   of a page or a zoom, -1 or 1
 *
 * Returns: what the key means
 */
LmZahlenschlachtKey
lm_zahlenschlacht_key_read (guint            keyval,
                            GdkModifierType  state,
                            int             *detail)
{
  const gunichar digit = gdk_keyval_to_unicode (keyval);

  if ((state & GDK_ALT_MASK) != 0)
    return LM_ZAHLENSCHLACHT_KEY_NONE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return find (with_control, G_N_ELEMENTS (with_control), keyval, detail);
  if (digit < '0' || digit > '9')
    return find (plain, G_N_ELEMENTS (plain), keyval, detail);

  *detail = digit - '0';
  return LM_ZAHLENSCHLACHT_KEY_DIGIT;
}

/**
 * lm_zahlenschlacht_key_type:
 * @typing: what was typed before
 * @digit: what is typed now
 * @n: the largest number
 *
 * Digits that follow each other soon are one number, as far as there is such a
 * number.
 *
 * Returns: the number to go to, or 0
 */
guint
lm_zahlenschlacht_key_type (LmZahlenschlachtTyping *typing,
                            guint                   digit,
                            guint                   n)
{
  const gint64 now = g_get_monotonic_time ();
  const gboolean continued = now - typing->time < TYPING_SECONDS * G_USEC_PER_SEC;
  const guint number = (continued ? 10 * typing->number : 0) + digit;

  typing->number = number <= n ? number : digit;
  typing->time = now;

  return typing->number <= n ? typing->number : 0;
}

/**
 * lm_zahlenschlacht_key_walk:
 * @layout: where the numbers stand
 * @key: a key that walks
 * @detail: how it does
 * @from: the number where the keyboard is
 * @page: how high a page is
 *
 * Returns: the number to go to, or 0 where there is none
 */
guint
lm_zahlenschlacht_key_walk (const LmZahlenschlachtLayout *layout,
                            LmZahlenschlachtKey           key,
                            int                           detail,
                            guint                         from,
                            int                           page)
{
  switch (key)
    {
    case LM_ZAHLENSCHLACHT_KEY_STEP:
      return lm_zahlenschlacht_layout_step (layout, from, detail);
    case LM_ZAHLENSCHLACHT_KEY_FIRST:
      return 1;
    case LM_ZAHLENSCHLACHT_KEY_LAST:
      return layout->n;
    case LM_ZAHLENSCHLACHT_KEY_PAGE:
      return lm_zahlenschlacht_layout_page (layout, from, detail * page);
    case LM_ZAHLENSCHLACHT_KEY_NONE:
    case LM_ZAHLENSCHLACHT_KEY_DIGIT:
    case LM_ZAHLENSCHLACHT_KEY_ZOOM:
    case LM_ZAHLENSCHLACHT_KEY_FIT:
    default:
      return 0;
    }
}
