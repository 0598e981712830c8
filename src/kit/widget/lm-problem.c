/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-problem.c: widgets that say something wrong, and what is wrong with it. */

#include "lm-problem.h"

#include "lm-board-style.h"

#include <string.h>

#define PROBLEM_KEY "lm-problem"

/**
 * lm_problem_mark:
 * @widget: what somebody fills in
 * @sentence: (nullable): what is wrong with it, or %NULL for nothing
 *
 * Shows that, and tells a screen reader.
 */
void
lm_problem_mark (GtkWidget  *widget,
                 const char *sentence)
{
  lm_board_style_set_class (widget, "error", sentence != NULL);
  g_object_set_data_full (G_OBJECT (widget), PROBLEM_KEY, g_strdup (sentence), g_free);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID,
                               sentence != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/**
 * lm_problem_find:
 * @within: a widget
 * @sentence: (out) (optional) (transfer none): what is wrong
 *
 * Returns: (transfer none) (nullable): the first widget in it that is marked
 */
GtkWidget *
lm_problem_find (GtkWidget   *within,
                 const char **sentence)
{
  const char *own = g_object_get_data (G_OBJECT (within), PROBLEM_KEY);
  GtkWidget *found = own != NULL ? within : NULL;

  if (own != NULL && sentence != NULL)
    *sentence = own;
  for (GtkWidget *child = gtk_widget_get_first_child (within); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = lm_problem_find (child, sentence);

  return found;
}

/**
 * lm_problem_find_key:
 * @sentence: what is wrong
 * @key: the key of a field
 *
 * Returns: (nullable): where @key stands in it between quotes, which no
 *   language writes in ASCII
 */
const char *
lm_problem_find_key (const char *sentence,
                     const char *key)
{
  for (const char *p = strstr (sentence, key); p != NULL; p = strstr (p + 1, key))
    if (p > sentence && (p[-1] & 0x80) != 0 && (p[strlen (key)] & 0x80) != 0)
      return p;

  return NULL;
}
