/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-cells.c: where a rule is right and where it is wrong, over two numbers of the positions. */

#include "lm-rule-cells.h"

#include "engine/game/lm-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of a list so many numbers are offered. */
#define OFFERED 4

struct _LmRuleCells
{
  char       *names[2];
  GStrv       choices;
  guint       last[2]; /* the largest numbers that there are */
  LmRuleCell *cells[LM_RULE_CELLS_MAX][LM_RULE_CELLS_MAX];
};

static gboolean
take_name (LmRuleCells *self,
           const char  *name)
{
  const guint index = self->names[0] != NULL ? 1 : 0;

  if (self->names[1] == NULL && g_strcmp0 (name, self->names[0]) != 0)
    self->names[index] = g_strdup (name);
  return self->names[1] != NULL;
}

/* A list is meant by any of its numbers. */
static gboolean
is_quantity (GStrv       quantities,
             const char *name)
{
  const char *bracket = strchr (name, '[');
  const gboolean is_item = bracket != NULL && g_str_equal (bracket + 1 + strspn (bracket + 1, "0123456789"), "]");
  g_autofree char *first = is_item ? g_strdup_printf ("%.*s[1]", (int) (bracket - name), name) : NULL;

  return g_strv_contains ((const char *const *) quantities, first != NULL ? first : name);
}

/* What the rule itself speaks of, in its order, but for what only() keeps from varying. */
static void
take_spoken (LmRuleCells *self,
             const char  *text,
             GStrv        quantities,
             GHashTable  *fixed)
{
  g_autoptr (GRegex) names = g_regex_new ("\\b[a-z_]+\\b(\\[[0-9]+\\])?", 0, 0, NULL);
  g_autoptr (GRegex) only = g_regex_new ("\\bonly *\\([^()]*\\)", 0, 0, NULL);
  g_autofree char *spoken = g_regex_replace_literal (only, text, -1, 0, "", 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (names, spoken, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 0);

      if (is_quantity (quantities, name) && !g_hash_table_contains (fixed, name) && take_name (self, name))
        return;
    }
}

/* Then what the game tells of its positions, and last the fields. */
static void
take_others (LmRuleCells      *self,
             const LmGameInfo *info,
             GStrv             quantities,
             GHashTable       *fixed)
{
  const guint n = g_strv_length (quantities);
  guint n_fields = n;

  for (const LmQuantity *quantity = info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    n_fields--;
  for (guint i = 0; i < n; i++)
    {
      const char *name = quantities[(i + n_fields) % n];

      if (!g_hash_table_contains (fixed, name) && take_name (self, name))
        return;
    }
}

/**
 * lm_rule_cells_check_name:
 * @rule: a rule
 * @fixed: (element-type utf8 utf8): what is the same in all positions
 * @name: what somebody calls a number
 * @error: return location for %LM_ERROR_ARGUMENT
 *
 * Returns: whether a map can have it along an axis
 */
gboolean
lm_rule_cells_check_name (LmRule      *rule,
                          GHashTable  *fixed,
                          const char  *name,
                          GError     **error)
{
  const LmGameInfo *info = lm_rule_get_info (rule);
  g_auto (GStrv) quantities = lm_rule_list_quantities (info);
  g_autofree char *known = g_strjoinv (", ", quantities);

  return (is_quantity (quantities, name) && !g_hash_table_contains (fixed, name))
         || lm_refuse (error, LM_ERROR_ARGUMENT, _("“%s” cannot be an axis of the game “%s”, only: %s."), name, info->name, known);
}

static void
take_wanted (LmRuleCells *self,
             const char  *name,
             GStrv        quantities,
             GHashTable  *fixed)
{
  if (name != NULL && is_quantity (quantities, name) && !g_hash_table_contains (fixed, name))
    take_name (self, name);
}

static void
add_choice (GPtrArray  *choices,
            const char *name,
            GHashTable *fixed)
{
  if (!g_hash_table_contains (fixed, name) && !g_ptr_array_find_with_equal_func (choices, name, g_str_equal, NULL))
    g_ptr_array_add (choices, g_strdup (name));
}

/* What can be chosen in place of the two. */
static GStrv
list_choices (LmRuleCells *self,
              GStrv        quantities,
              GHashTable  *fixed)
{
  GPtrArray *choices = g_ptr_array_new ();

  for (guint i = 0; quantities[i] != NULL; i++)
    {
      const char *bracket = strchr (quantities[i], '[');

      if (bracket == NULL)
        add_choice (choices, quantities[i], fixed);
      for (guint item = 1; bracket != NULL && item <= OFFERED; item++)
        {
          g_autofree char *name = g_strdup_printf ("%.*s[%u]", (int) (bracket - quantities[i]), quantities[i], item);

          add_choice (choices, name, fixed);
        }
    }
  for (guint i = 0; i < 2; i++)
    add_choice (choices, self->names[i], fixed);
  g_ptr_array_add (choices, NULL);
  return (GStrv) g_ptr_array_free (choices, FALSE);
}

/**
 * lm_rule_cells_new:
 * @rule: a rule
 * @fixed: (element-type utf8 utf8): what is the same in all positions
 * @x: (nullable): the first number, if the game has it
 * @y: (nullable): the second number, if the game has it
 *
 * Where they are not given the two numbers are the first that the rule speaks
 * of, or else that there are.
 *
 * Returns: (transfer full) (nullable): an empty map; %NULL where there are no
 *   two numbers
 */
LmRuleCells *
lm_rule_cells_new (LmRule     *rule,
                   GHashTable *fixed,
                   const char *x,
                   const char *y)
{
  g_autoptr (LmRuleCells) self = g_new0 (LmRuleCells, 1);
  g_auto (GStrv) quantities = lm_rule_list_quantities (lm_rule_get_info (rule));

  take_wanted (self, x, quantities, fixed);
  take_wanted (self, y, quantities, fixed);
  if (self->names[1] == NULL)
    take_spoken (self, lm_rule_get_text (rule), quantities, fixed);
  if (self->names[1] == NULL)
    take_others (self, lm_rule_get_info (rule), quantities, fixed);
  if (self->names[1] == NULL)
    return NULL;

  self->choices = list_choices (self, quantities, fixed);
  return g_steal_pointer (&self);
}

static void
free_cell (LmRuleCell *cell)
{
  if (cell != NULL)
    lm_position_unref (cell->example);
  g_free (cell);
}

/**
 * lm_rule_cells_free:
 * @self: (transfer full): a map
 */
void
lm_rule_cells_free (LmRuleCells *self)
{
  for (guint x = 0; x < LM_RULE_CELLS_MAX; x++)
    for (guint y = 0; y < LM_RULE_CELLS_MAX; y++)
      free_cell (self->cells[x][y]);
  g_free (self->names[0]);
  g_free (self->names[1]);
  g_strfreev (self->choices);
  g_free (self);
}

static LmRuleCell *
make_cell (LmRuleCells *self,
           gint64       x,
           gint64       y)
{
  self->last[0] = MAX (self->last[0], x);
  self->last[1] = MAX (self->last[1], y);
  if (self->cells[x][y] == NULL)
    self->cells[x][y] = g_new0 (LmRuleCell, 1);
  return self->cells[x][y];
}

/* The first that is wrong tells more than the first that is right. */
static void
take_example (LmRuleCell *cell,
              LmPosition *position,
              gboolean    lost,
              gboolean    wrong)
{
  if (cell->example != NULL && (!wrong || cell->n_missed + cell->n_called > 0))
    return;

  g_clear_pointer (&cell->example, lm_position_unref);
  cell->example = lm_position_ref (position);
  cell->lost = lost;
}

/**
 * lm_rule_cells_add:
 * @self: a map
 * @rule: a rule that was applied to @position last
 * @position: a position
 * @lost: whether it is lost
 * @says_lost: whether the rule says so
 *
 * Notes it, where both numbers are on the map.
 */
void
lm_rule_cells_add (LmRuleCells *self,
                   LmRule      *rule,
                   LmPosition  *position,
                   gboolean     lost,
                   gboolean     says_lost)
{
  LmRuleCell *cell;
  gint64 x, y;

  if (!lm_rule_get_number (rule, self->names[0], &x) || !lm_rule_get_number (rule, self->names[1], &y)
      || MIN (x, y) < 0 || MAX (x, y) >= LM_RULE_CELLS_MAX)
    return;

  cell = make_cell (self, x, y);
  take_example (cell, position, lost, lost != says_lost);
  if (lost == says_lost)
    cell->n_right++;
  else if (lost)
    cell->n_missed++;
  else
    cell->n_called++;
}

/* Returns: (transfer none) (nullable): what is there */
const LmRuleCell *
lm_rule_cells_get (LmRuleCells *self,
                   guint        x,
                   guint        y)
{
  return x < LM_RULE_CELLS_MAX && y < LM_RULE_CELLS_MAX ? self->cells[x][y] : NULL;
}

/* @axis: 0 or 1. Returns: (transfer none): what a rule calls the number */
const char *
lm_rule_cells_get_name (LmRuleCells *self,
                        guint        axis)
{
  return self->names[axis];
}

/**
 * lm_rule_cells_get_choices:
 * @self: a map
 *
 * Returns: (transfer none) (array zero-terminated=1): all numbers that can be
 *   on a map of these positions
 */
const char *const *
lm_rule_cells_get_choices (LmRuleCells *self)
{
  return (const char *const *) self->choices;
}

/**
 * lm_rule_cells_get_last:
 * @self: a map
 * @axis: 0 or 1
 *
 * Returns: the largest number on the map
 */
guint
lm_rule_cells_get_last (LmRuleCells *self,
                        guint        axis)
{
  return self->last[axis];
}

/**
 * lm_rule_cells_to_rows:
 * @self: a map
 * @title: what it is called in a file
 *
 * Returns: (transfer full): it as a table, column by column
 */
LmRows *
lm_rule_cells_to_rows (LmRuleCells *self,
                       const char  *title)
{
  static const char *const columns[] = { "x", "y", "value", "rule", "right", "missed", "called", NULL };
  LmRows *rows = lm_rows_new (columns, LM_PLOT_MAP, title, NULL);

  rows->x_name = g_strdup (self->names[0]);
  rows->y_name = g_strdup (self->names[1]);
  for (guint x = 0; x <= self->last[0]; x++)
    for (guint y = 0; y <= self->last[1]; y++)
      {
        const LmRuleCell *cell = lm_rule_cells_get (self, x, y);
        const gboolean wrong = cell != NULL && cell->n_missed + cell->n_called > 0;

        if (cell == NULL)
          lm_rows_add (rows, LM_ROW (lm_cell_number (x), lm_cell_number (y)));
        else
          lm_rows_add (rows, LM_ROW (lm_cell_number (x), lm_cell_number (y), lm_cell_text (cell->lost ? "loss" : "win"),
                                     lm_cell_text (!wrong ? "right" : cell->lost ? "missed" : "called"), lm_cell_number (cell->n_right),
                                     lm_cell_number (cell->n_missed), lm_cell_number (cell->n_called)));
      }

  return rows;
}

static const char *
describe_one (const LmRuleCell *cell)
{
  if (cell->n_right > 0)
    return cell->lost ? _("lost, as the rule says") : _("won, as the rule says");

  return cell->lost ? _("lost, and the rule says won") : _("won, and the rule says lost");
}

static char *
describe_all (const LmRuleCell *cell)
{
  const guint n = cell->n_right + cell->n_missed + cell->n_called;

  if (n == 1)
    return g_strdup (describe_one (cell));
  if (cell->n_right == n)
    return g_strdup_printf (ngettext ("right for %u position", "right for all %u positions", n), n);

  return g_strdup_printf (_("%u positions: %u right, %u lost and missed, %u wrongly called lost"), n, cell->n_right,
                          cell->n_missed, cell->n_called);
}

/**
 * lm_rule_cells_describe:
 * @self: a map
 * @x: the first number
 * @y: the second number
 *
 * Returns: (transfer full): what is there, in a sentence
 */
char *
lm_rule_cells_describe (LmRuleCells *self,
                        guint        x,
                        guint        y)
{
  const LmRuleCell *cell = lm_rule_cells_get (self, x, y);
  g_autofree char *what = cell != NULL ? describe_all (cell) : g_strdup (_("not checked"));

  return g_strdup_printf (_("%s = %u, %s = %u: %s."), self->names[0], x, self->names[1], y, what);
}
