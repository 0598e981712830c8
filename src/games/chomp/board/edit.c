/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.c: positions made by hand, from what somebody types, or by lot. */

#include "config.h"

#include "edit.h"

#include "games/chomp/rules/reversed.h"

#include <glib/gi18n.h>
#include <string.h>

LmPosition *
lm_chomp_edit_shape (LmPosition         *position,
                     const LmChompShape *shape)
{
  return lm_chomp_position_new (lm_position_get_game (position), shape, lm_position_get_turn (position), NULL);
}

LmPosition *
lm_chomp_edit_turn (LmPosition *position,
                    guint       turn)
{
  return lm_chomp_position_new (lm_position_get_game (position), lm_chomp_position_get_shape (position), turn, NULL);
}

/* Cuts the shape to a board; where the board is larger, its last row and column are repeated. */
static void
resize (const LmChompShape *shape,
        guint               n_rows,
        guint               n_columns,
        LmChompShape       *resized)
{
  const guint old_columns = lm_chomp_shape_get_columns (shape);

  *resized = (LmChompShape) { .n_rows = n_rows };
  for (guint i = 0; i < n_rows; i++)
    {
      const guint length = shape->rows[MIN (i + 1, shape->n_rows) - 1];

      resized->rows[i] = length == old_columns ? n_columns : MIN (length, n_columns);
    }
}

/* What of the shape is on a board. */
static void
crop (const LmChompShape *shape,
      guint               n_rows,
      guint               n_columns,
      LmChompShape       *cropped)
{
  *cropped = (LmChompShape) { .n_rows = MIN (shape->n_rows, n_rows) };
  for (guint i = 0; i < cropped->n_rows; i++)
    cropped->rows[i] = MIN (shape->rows[i], n_columns);
}

/* Of Chomp the last row and column are cut off or repeated; of reversed Chomp what is on the board stays. */
LmPosition *
lm_chomp_edit_size (LmPosition *position,
                    guint       n_rows,
                    guint       n_columns)
{
  const LmChompShape *shape = lm_chomp_position_get_shape (position);
  const guint turn = lm_position_get_turn (position);
  g_autoptr (LmGame) game = NULL;
  LmChompShape resized;

  if (!lm_chomp_position_is_reversed (position))
    {
      resize (shape, n_rows, n_columns, &resized);
      return lm_chomp_edit_shape (position, &resized);
    }

  game = lm_reversed_chomp_new (n_rows, n_columns);
  crop (shape, n_rows, n_columns, &resized);
  return lm_chomp_position_new (game, &resized, turn, NULL);
}

/* Where a game begins on its board: the whole bar, or in reversed Chomp the poison alone. */
LmPosition *
lm_chomp_edit_fill (LmPosition *position)
{
  LmChompShape shape;
  guint n_rows = 1, n_columns = 1;

  if (!lm_chomp_position_is_reversed (position))
    lm_chomp_position_get_board (position, &n_rows, &n_columns);
  lm_chomp_shape_init_box (&shape, n_rows, n_columns);

  return lm_chomp_edit_shape (position, &shape);
}

LmPosition *
lm_chomp_edit_random (LmPosition *position,
                      guint       n_rows,
                      guint       n_columns,
                      GRand      *rand)
{
  /* The rows are the sorted lengths of as many drawn alike, and the bottom one has the poison. */
  guint8 rows[LM_CHOMP_MAX_SIDE];
  LmChompShape shape;

  for (guint i = 0; i < n_rows; i++)
    {
      const guint length = g_rand_int_range (rand, i == 0, n_columns + 1);
      guint j = i;

      for (; j > 0 && rows[j - 1] < length; j--)
        rows[j] = rows[j - 1];
      rows[j] = length;
    }
  lm_chomp_shape_init_rows (&shape, rows, n_rows);

  return lm_chomp_edit_shape (position, &shape);
}

/* A list that people write with commas, blanks or both, as position text has it. */
static char *
strip (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, ",; \t", -1);
  GString *list = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", words[i]);

  return g_string_free (list, FALSE);
}

static gboolean
check_digits (const char  *list,
              GError     **error)
{
  g_autofree char *quoted = NULL;

  if (list[0] == '\0')
    {
      g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                           _("Write how long each row is, from the bottom row up, for example 4, 4, 2."));
      return FALSE;
    }
  if (strspn (list, "0123456789,") == strlen (list))
    return TRUE;

  quoted = lm_query_quote (list);
  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("“%s” is not a list of row lengths; it must be numbers, for example 4, 4, 2."), quoted);
  return FALSE;
}

LmPosition *
lm_chomp_edit_read (gboolean     reversed,
                    guint        n_rows,
                    guint        n_columns,
                    const char  *rows,
                    guint        turn,
                    GError     **error)
{
  g_autofree char *list = strip (rows);
  g_autofree char *size = reversed ? g_strdup_printf ("size=%ux%u&", n_rows, n_columns) : g_strdup ("");
  g_autofree char *text = g_strconcat ("lastmove:", reversed ? "reversed-chomp?" : "chomp?", size, "rows=", list,
                                       turn == 1 ? "&turn=2" : NULL, NULL);

  return check_digits (list, error) ? lm_position_parse (text, error) : NULL;
}

char *
lm_chomp_edit_write (const LmChompShape *shape)
{
  g_autofree char *list = lm_chomp_shape_to_string (shape);
  g_auto (GStrv) rows = g_strsplit (list, ",", -1);

  return g_strjoinv (", ", rows);
}
