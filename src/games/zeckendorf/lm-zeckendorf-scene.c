/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-scene.c: a position as its board shows it: columns, chips, and the moves with their words. */

#include "config.h"

#include "lm-zeckendorf-scene.h"

#include "lm-zeckendorf-position.h"

#include <glib/gi18n.h>

/* Fewer columns would not look like a board. */
#define MINIMUM_COLUMNS 3

static void
scene_move_free (LmZeckendorfSceneMove *move)
{
  g_free (move->text);
  g_free (move->sentence);
  g_free (move->sum);
  g_free (move);
}

/* Thin spaces, for the buttons are narrow. */
static void
append_bins (GString     *sum,
             const guint *bins,
             guint        n_bins)
{
  for (guint i = 0; i < n_bins; i++)
    g_string_append_printf (sum, "%s%u", i > 0 ? "\u2009+\u2009" : "", lm_zeckendorf_fibonacci (bins[i]));
}

static char *
print_sum (const LmZeckendorfChips *chips)
{
  GString *sum = g_string_new (NULL);

  append_bins (sum, chips->taken, chips->n_taken);
  g_string_append (sum, "\u2009→\u2009");
  append_bins (sum, chips->given, chips->n_given);

  return g_string_free (sum, FALSE);
}

static LmZeckendorfSceneMove *
scene_move_new (LmPosition *position,
                const char *text)
{
  LmZeckendorfSceneMove *scene_move = g_new0 (LmZeckendorfSceneMove, 1);
  LmZeckendorfMove move = { 0 };

  lm_zeckendorf_move_read (text, &move);
  lm_zeckendorf_position_get_chips (position, text, &scene_move->chips);
  scene_move->text = g_strdup (text);
  scene_move->sentence = lm_position_describe_move (position, text, LM_MOVE_SENTENCE);
  scene_move->sum = print_sum (&scene_move->chips);
  scene_move->kind = move.kind;
  /* What works on one column stands below it, what adds two between them. */
  scene_move->row = move.kind == LM_ZECKENDORF_ADD || move.kind == LM_ZECKENDORF_COMBINE ? 1 : 0;
  scene_move->place = move.index - 1 + (move.kind == LM_ZECKENDORF_ADD ? 0.5 : 0);

  return scene_move;
}

/**
 * lm_zeckendorf_scene_count_columns:
 * @position: a position of the Zeckendorf game
 * @minimum: how many columns to show at least
 *
 * The value of the board does not change while one plays, and no chip can be
 * worth more than it.
 *
 * Returns: how many columns the board has
 */
guint
lm_zeckendorf_scene_count_columns (LmPosition *position,
                                   guint       minimum)
{
  const guint n_bins = lm_zeckendorf_variant_count_bins (lm_zeckendorf_position_get_variant (position));
  guint n_columns = lm_zeckendorf_count_bins (lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights));

  if (n_bins > 0)
    return n_bins;

  return CLAMP (MAX (n_columns, minimum), MINIMUM_COLUMNS, LM_ZECKENDORF_MAX_BINS);
}

/**
 * lm_zeckendorf_scene_new:
 * @position: a position of the Zeckendorf game
 * @minimum_columns: how many columns to show at least
 *
 * Returns: (transfer full): what the board shows of @position. The number of
 *   columns depends on its total value alone, so that it stays while one plays
 */
LmZeckendorfScene *
lm_zeckendorf_scene_new (LmPosition *position,
                         guint       minimum_columns)
{
  LmZeckendorfScene *scene = g_new0 (LmZeckendorfScene, 1);
  g_autoptr (GPtrArray) texts = NULL;
  gboolean complete;

  scene->position = lm_position_ref (position);
  scene->heights = LM_ZECKENDORF_POSITION (position)->heights;
  scene->n_columns = lm_zeckendorf_scene_count_columns (position, minimum_columns);
  scene->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) scene_move_free);
  texts = lm_position_list_moves (position, LM_ZECKENDORF_MAX_MOVES, &complete);
  for (guint i = 0; i < texts->len; i++)
    g_ptr_array_add (scene->moves, scene_move_new (position, g_ptr_array_index (texts, i)));

  return scene;
}

/**
 * lm_zeckendorf_scene_free:
 * @scene: (transfer full): what a board showed
 */
void
lm_zeckendorf_scene_free (LmZeckendorfScene *scene)
{
  g_ptr_array_unref (scene->moves);
  lm_position_unref (scene->position);
  g_free (scene);
}

/**
 * lm_zeckendorf_scene_find_move:
 * @scene: what a board shows
 * @text: (nullable): a move's text
 *
 * Returns: (transfer none) (nullable): the legal move of that text
 */
LmZeckendorfSceneMove *
lm_zeckendorf_scene_find_move (LmZeckendorfScene *scene,
                               const char        *text)
{
  for (guint i = 0; i < scene->moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (scene->moves, i);

      if (g_strcmp0 (move->text, text) == 0)
        return move;
    }

  return NULL;
}

/**
 * lm_zeckendorf_scene_list_moves:
 * @scene: what a board shows
 * @bin: a bin, from 1
 *
 * Returns: (transfer container) (element-type LmZeckendorfSceneMove): the
 *   legal moves that take a chip from @bin, or place one there
 */
GPtrArray *
lm_zeckendorf_scene_list_moves (LmZeckendorfScene *scene,
                                guint              bin)
{
  GPtrArray *moves = g_ptr_array_new ();

  for (guint i = 0; i < scene->moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (scene->moves, i);

      if (lm_zeckendorf_chips_count_taken (&move->chips, bin) > 0 ||
          (move->chips.n_taken == 0 && lm_zeckendorf_chips_count_given (&move->chips, bin) > 0))
        g_ptr_array_add (moves, move);
    }

  return moves;
}

/* What a move does, said from one of the bins that it takes from. */
static char *
describe_deed (const LmZeckendorfSceneMove *move,
               guint                        bin)
{
  guint other = move->chips.taken[0] == bin ? move->chips.taken[1] : move->chips.taken[0];

  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      return g_strdup (C_("what a column can do", "merge"));
    case LM_ZECKENDORF_SPLIT:
      return g_strdup (C_("what a column can do", "split"));
    case LM_ZECKENDORF_COMBINE:
      return g_strdup_printf (C_("what a column can do", "combine with F%u"), other);
    case LM_ZECKENDORF_PLACE:
      return g_strdup (C_("what a column can do", "take a chip from the stock"));
    case LM_ZECKENDORF_ADD:
    default:
      return g_strdup_printf (C_("what a column can do", "add with F%u"), other);
    }
}

static void
append_deeds (GString           *text,
              LmZeckendorfScene *scene,
              guint              bin)
{
  g_autoptr (GPtrArray) moves = lm_zeckendorf_scene_list_moves (scene, bin);

  if (moves->len == 0)
    {
      g_string_append (text, _("; no moves"));
      return;
    }

  g_string_append (text, ngettext ("; move: ", "; moves: ", moves->len));
  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *deed = describe_deed (g_ptr_array_index (moves, i), bin);

      g_string_append_printf (text, "%s%s", i > 0 ? _(", ") : "", deed);
    }
}

/**
 * lm_zeckendorf_scene_describe_bin:
 * @scene: what a board shows
 * @bin: a bin, from 1
 * @with_moves: whether to say what it can do
 *
 * Returns: (transfer full): the column in words: what and where it is, what is
 *   in it, and what it can do
 */
char *
lm_zeckendorf_scene_describe_bin (LmZeckendorfScene *scene,
                                  guint              bin,
                                  gboolean           with_moves)
{
  GString *text = g_string_new (NULL);
  guint height = scene->heights[bin - 1];

  g_string_append_printf (text, _("Column F%u, value %u: "), bin, lm_zeckendorf_fibonacci (bin));
  if (height == 0)
    g_string_append (text, _("no chips"));
  else
    g_string_append_printf (text, ngettext ("%u chip", "%u chips", height), height);
  if (with_moves)
    append_deeds (text, scene, bin);

  return g_string_free (text, FALSE);
}

/**
 * lm_zeckendorf_scene_get_chips:
 * @scene: what a board shows
 * @move: (nullable): a move's text
 * @chips: (out): where chips come from and go to
 *
 * Returns: whether @move is a move of the game
 */
gboolean
lm_zeckendorf_scene_get_chips (LmZeckendorfScene *scene,
                               const char        *move,
                               LmZeckendorfChips *chips)
{
  return move != NULL && lm_zeckendorf_position_get_chips (scene->position, move, chips);
}

static guint
count (const guint *bins,
       guint        n_bins,
       guint        bin)
{
  guint n = 0;

  for (guint i = 0; i < n_bins; i++)
    n += bins[i] == bin;

  return n;
}

/**
 * lm_zeckendorf_chips_count_taken:
 * @chips: where chips come from and go to
 * @bin: a bin, from 1
 *
 * Returns: how many chips leave @bin
 */
guint
lm_zeckendorf_chips_count_taken (const LmZeckendorfChips *chips,
                                 guint                    bin)
{
  return count (chips->taken, chips->n_taken, bin);
}

/**
 * lm_zeckendorf_chips_count_given:
 * @chips: where chips come from and go to
 * @bin: a bin, from 1
 *
 * Returns: how many chips come to @bin
 */
guint
lm_zeckendorf_chips_count_given (const LmZeckendorfChips *chips,
                                 guint                    bin)
{
  return count (chips->given, chips->n_given, bin);
}

/**
 * lm_zeckendorf_chips_get_way:
 * @chips: where chips come from and go to
 * @index: which chip, from 0
 * @from: (out): the bin that it leaves, or 0 for the stock
 * @to: (out): the bin that it comes to, or 0 for none
 *
 * Where a chip goes. Of two chips that become one both go the same way, and
 * one that becomes two goes both.
 *
 * Returns: whether there are that many chips
 */
gboolean
lm_zeckendorf_chips_get_way (const LmZeckendorfChips *chips,
                             guint                    index,
                             guint                   *from,
                             guint                   *to)
{
  if (index >= MAX (chips->n_taken, chips->n_given))
    return FALSE;

  *from = chips->n_taken > 0 ? chips->taken[MIN (index, chips->n_taken - 1)] : 0;
  *to = chips->n_given > 0 ? chips->given[MIN (index, chips->n_given - 1)] : 0;

  return TRUE;
}
