/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.c: a position as its board shows it: columns, chips, and the moves with their words. */

#include "board.h"

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
    g_string_append_printf (sum, "%s%'u", i > 0 ? "\u2009+\u2009" : "", lm_zeckendorf_fibonacci (bins[i]));
}

static char *
print_sum (const LmZeckendorfChips *chips)
{
  GString *sum = g_string_new (NULL);

  if (chips->placed > 0)
    {
      g_string_append_printf (sum, C_("below the name of a move", "place %'u"), chips->placed);
      return g_string_free (sum, FALSE);
    }

  append_bins (sum, chips->taken, chips->n_taken);
  g_string_append (sum, "\u2009→\u2009");
  append_bins (sum, chips->given, chips->n_given);
  if (chips->n_lost > 0)
    g_string_append_printf (sum, "%s%s", chips->n_given > 0 ? "\u2009+\u2009" : "", C_("where chips vanish", "hole"));

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

/*
 * The value of the board does not change while one plays, and no chip can be worth more than it. Returns: how many
 * columns the board has. @minimum: how many columns to show at least.
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

/*
 * Returns: (transfer full): what the board shows of @position. The number of columns depends on its total value
 * alone, so that it stays while one plays. @minimum_columns: how many columns to show at least.
 */
LmZeckendorfScene *
lm_zeckendorf_scene_new (LmPosition *position,
                         guint       minimum_columns)
{
  LmZeckendorfScene *scene = g_new0 (LmZeckendorfScene, 1);
  g_autoptr (GPtrArray) texts = NULL;
  gboolean complete;

  scene->position = lm_position_ref (position);
  scene->variant = lm_zeckendorf_position_get_variant (position);
  scene->stock = LM_ZECKENDORF_POSITION (position)->stock;
  scene->heights = LM_ZECKENDORF_POSITION (position)->heights;
  scene->n_columns = lm_zeckendorf_scene_count_columns (position, minimum_columns);
  scene->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) scene_move_free);
  texts = lm_position_list_moves (position, LM_ZECKENDORF_MAX_MOVES, &complete);
  for (guint i = 0; i < texts->len; i++)
    g_ptr_array_add (scene->moves, scene_move_new (position, g_ptr_array_index (texts, i)));

  return scene;
}

void
lm_zeckendorf_scene_free (LmZeckendorfScene *scene)
{
  g_ptr_array_unref (scene->moves);
  lm_position_unref (scene->position);
  g_free (scene);
}

/* Returns: (transfer none) (nullable): the legal move of that text. @text: (nullable): a move's text. */
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

/* Whether the chips of @bin take no part in the game. @bin: a bin, from 1. */
gboolean
lm_zeckendorf_scene_is_dead (LmZeckendorfScene *scene,
                             guint              bin)
{
  return scene->variant->stagnant && bin == 1;
}

/*
 * Returns: (transfer container) (element-type LmZeckendorfSceneMove): the legal moves that take a chip from @bin,
 * or place one there. @bin: a bin, from 1.
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
describe_act (const LmZeckendorfSceneMove *move,
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

static char *
describe_deed (const LmZeckendorfSceneMove *move,
               guint                        bin)
{
  char *act = describe_act (move, bin);
  g_autofree char *bare = NULL;

  if (move->chips.n_lost == 0)
    return act;

  bare = act;
  /* Translators: for example “split (one falls into the hole)” */
  return g_strdup_printf (C_("what a column can do", "%s (one falls into the hole)"), bare);
}

/* What keeps every chip of a column, or the stock, from moving. */
static const char *
tell_obstacle (LmZeckendorfScene *scene,
               guint              bin)
{
  if (scene->stock > 0 && !lm_zeckendorf_variant_may_place (scene->variant, bin))
    return _("; only the outermost columns take chips");
  if (scene->stock > 0 && lm_zeckendorf_fibonacci (bin) > scene->stock)
    return _("; a chip is worth more than the stock");
  if (lm_zeckendorf_scene_is_dead (scene, bin))
    return _("; ones take no part");

  return _("; no moves");
}

static void
append_deeds (GString           *text,
              LmZeckendorfScene *scene,
              guint              bin)
{
  g_autoptr (GPtrArray) moves = lm_zeckendorf_scene_list_moves (scene, bin);

  if (moves->len == 0)
    {
      g_string_append (text, tell_obstacle (scene, bin));
      return;
    }

  g_string_append (text, ngettext ("; move: ", "; moves: ", moves->len));
  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *deed = describe_deed (g_ptr_array_index (moves, i), bin);

      g_string_append_printf (text, "%s%s", i > 0 ? _(", ") : "", deed);
    }
}

/*
 * Returns: (transfer full): the column in words: what and where it is, what is in it, and what it can do. @bin: a
 * bin, from 1.
 */
char *
lm_zeckendorf_scene_describe_bin (LmZeckendorfScene *scene,
                                  guint              bin,
                                  gboolean           with_moves)
{
  GString *text = g_string_new (NULL);
  guint height = scene->heights[bin - 1];

  g_string_append_printf (text, _("Column F%u, value %'u: "), bin, lm_zeckendorf_fibonacci (bin));
  if (height == 0)
    g_string_append (text, _("no chips"));
  else
    g_string_append_printf (text, ngettext ("%'u chip", "%'u chips", height), height);
  if (with_moves || lm_zeckendorf_scene_is_dead (scene, bin))
    append_deeds (text, scene, bin);

  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): the thing in words, or %NULL when it is not there. */
char *
lm_zeckendorf_scene_describe_sign (LmZeckendorfScene     *scene,
                                   LmZeckendorfSceneSign  sign)
{
  const guint hole = scene->variant->hole;

  if (sign == LM_ZECKENDORF_SIGN_HOLE && hole > 0)
    return g_strdup_printf (_("Black hole at F%u, value %'u: chips that land here are gone"),
                            hole, lm_zeckendorf_fibonacci (hole));
  if (sign == LM_ZECKENDORF_SIGN_STOCK && scene->stock > 0)
    return g_strdup_printf (_("Stock: %'u to place; whoever places last moves second"), scene->stock);

  return NULL;
}

/*
 * How much of the stock one of them places at most. @moves: (element-type LmZeckendorfSceneMove): moves that could
 * be made.
 */
guint
lm_zeckendorf_scene_count_placed (GPtrArray *moves)
{
  guint placed = 0;

  for (guint i = 0; i < moves->len; i++)
    placed = MAX (placed, ((LmZeckendorfSceneMove *) g_ptr_array_index (moves, i))->chips.placed);

  return placed;
}

/* Whether @move is a move of the game. @move: (nullable): a move's text. */
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

/* How many chips leave @bin. @bin: a bin, from 1. */
guint
lm_zeckendorf_chips_count_taken (const LmZeckendorfChips *chips,
                                 guint                    bin)
{
  return count (chips->taken, chips->n_taken, bin);
}

/* How many chips come to @bin. @bin: a bin, from 1. */
guint
lm_zeckendorf_chips_count_given (const LmZeckendorfChips *chips,
                                 guint                    bin)
{
  return count (chips->given, chips->n_given, bin);
}

/*
 * Where a chip goes. Of two chips that become one both go the same way, and one that becomes two goes both.
 * Returns: whether there are that many chips. @index: which chip, from 0; @from: (out): the bin that it leaves, or
 * 0 for the stock; @to: (out): the bin that it comes to, or 0 for the black hole.
 */
gboolean
lm_zeckendorf_chips_get_way (const LmZeckendorfChips *chips,
                             guint                    index,
                             guint                   *from,
                             guint                   *to)
{
  const guint n_ends = chips->n_given + chips->n_lost;
  const guint end = MIN (index, n_ends - 1);

  if (index >= MAX (chips->n_taken, n_ends))
    return FALSE;

  *from = chips->n_taken > 0 ? chips->taken[MIN (index, chips->n_taken - 1)] : 0;
  *to = end < chips->n_given ? chips->given[end] : 0;

  return TRUE;
}

static int
rank_value (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return 2;
    case LM_VALUE_LOSS:
      return 0;
    case LM_VALUE_UNKNOWN:
    default:
      return 1;
    }
}

/* Who wins hurries, who loses delays. */
static gboolean
is_better (const LmMoveValue         *move,
           const LmZeckendorfVerdict *than)
{
  if (move->value != than->value)
    return rank_value (move->value) > rank_value (than->value);
  if (move->value == LM_VALUE_WIN)
    return move->distance < than->distance;

  return move->distance > than->distance;
}

/*
 * Finds the best of the moves that take a chip from a bin. @verdict: (out caller-allocates): what the solver says
 * of a column; @bin: the bin, from 1; @answer: (nullable): what the solver says of the position.
 */
void
lm_zeckendorf_verdict_judge (LmZeckendorfVerdict *verdict,
                             LmZeckendorfScene   *scene,
                             guint                bin,
                             LmAnswer            *answer)
{
  g_autoptr (GPtrArray) moves = lm_zeckendorf_scene_list_moves (scene, bin);

  verdict->shown = FALSE;
  for (guint i = 0; answer != NULL && i < moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);
      LmMoveValue *value = lm_answer_find_move (answer, move->text);

      if (value == NULL || (verdict->shown && !is_better (value, verdict)))
        continue;

      verdict->shown = TRUE;
      verdict->value = value->value;
      verdict->distance = value->distance;
    }
}

