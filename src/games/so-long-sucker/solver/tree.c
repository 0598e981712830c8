/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tree.c: Monte-Carlo tree search for the scores of all players. */

#include "solver.h"

#include <math.h>

/* How much is tried out, in score points: two thirds of what is between two neighbouring scores. */
#define CURIOSITY 0.67

/* What was not tried yet counts as a little better than all together. */
#define HOPE 0.3

/* Games through a node before its moves are told apart. */
#define RIPE 6

/* Deeper a game is played by lot. */
#define MAX_DEPTH 200

/* Moves in the tree: 32 MiB. */
#define MAX_TWIGS (1u << 20)

/* Games between two looks at whether anybody still wants the answer: some milliseconds at the most. */
#define PATIENCE 16

typedef struct
{
  LmSlsMove move; /* what leads here */
  guint32   children; /* where they begin, or 0 */
  guint16   n_children;
  guint8    decider; /* whose decision is next, once there are children */
  guint32   n_games; /* that went through it */
  float     sums[LM_SLS_PLAYERS]; /* what they scored, by player */
} Twig;

struct _LmSlsTree
{
  LmSlsScene scene;
  GRand     *rand;
  GArray    *twigs; /* of Twig; the first is the root */
  GArray    *trials; /* of LmSlsTrial: what is below the root */
};

static Twig *
get_twig (LmSlsTree *self,
          guint      index)
{
  return &g_array_index (self->twigs, Twig, index);
}

/*
 * Every player is taken to seek the highest score, with the deals in force kept by everybody. (Max^n: Luckhardt and
 * Irani, 1986; with games played by lot for leaves: Sturtevant, 2008.)
 */
LmSlsTree *
lm_sls_tree_new (const LmSlsScene *scene,
                 GRand            *rand)
{
  LmSlsTree *self = g_new0 (LmSlsTree, 1);

  lm_sls_scene_copy (&self->scene, scene);
  self->rand = rand;
  self->twigs = g_array_new (FALSE, TRUE, sizeof (Twig));
  self->trials = g_array_new (FALSE, TRUE, sizeof (LmSlsTrial));
  g_array_set_size (self->twigs, 1);
  return self;
}

void
lm_sls_tree_free (LmSlsTree *self)
{
  g_array_unref (self->twigs);
  g_array_unref (self->trials);
  g_free (self);
}

/* Nobody breaks a deal, unless there is nothing else to do. */
static void
expand (LmSlsTree        *self,
        guint             index,
        const LmSlsScene *scene)
{
  LmSlsMove moves[LM_SLS_MAX_PLACEMENTS];
  const guint n_moves = lm_sls_scene_list (scene, moves);
  const guint first = self->twigs->len;

  for (guint round = 0; round < 2 && self->twigs->len == first; round++)
    for (guint i = 0; i < n_moves; i++)
      if (round > 0 || scene->open == 0 || !lm_sls_scene_breaks (scene, moves[i]))
        g_array_append_val (self->twigs, ((Twig) { .move = moves[i] }));

  get_twig (self, index)->children = first;
  get_twig (self, index)->n_children = self->twigs->len - first;
  get_twig (self, index)->decider = lm_sls_scene_decider (scene);
}

static double
get_mean (const Twig *twig,
          guint       player)
{
  return twig->sums[player] / twig->n_games;
}

/* The child that is most worth a game. */
static guint
select_child (LmSlsTree *self,
              guint      index)
{
  const Twig *parent = get_twig (self, index);
  const Twig *children = get_twig (self, parent->children);
  const double hope = parent->n_games > 0 ? get_mean (parent, parent->decider) + HOPE : 0;
  const double curiosity = CURIOSITY * sqrt (log (parent->n_games + 1));
  const guint start = g_rand_int_range (self->rand, 0, parent->n_children);
  double best_worth = -1;
  guint best = 0;

  for (guint i = 0; i < parent->n_children; i++)
    {
      const guint at = (start + i) % parent->n_children;
      const Twig *child = &children[at];
      const double worth = child->n_games > 0
                           ? get_mean (child, parent->decider) + curiosity / sqrt (child->n_games)
                           : hope + curiosity / 2;

      if (worth > best_worth)
        {
          best_worth = worth;
          best = at;
        }
    }

  return parent->children + best;
}

static gboolean
has_children (LmSlsTree        *self,
              guint             index,
              const LmSlsScene *scene)
{
  const Twig *twig = get_twig (self, index);

  if (twig->children == 0 && (index == 0 || twig->n_games >= RIPE)
      && self->twigs->len + LM_SLS_MAX_PLACEMENTS < MAX_TWIGS)
    expand (self, index, scene);

  return get_twig (self, index)->children > 0;
}

/* Counts a game, whose scores are those of @end, for the first move of it. */
static void
count_trial (LmSlsTree        *self,
             guint             twig,
             const LmSlsState *end)
{
  const guint index = twig - get_twig (self, 0)->children;
  LmSlsTrial *trial;

  if (self->trials->len <= index)
    g_array_set_size (self->trials, index + 1);
  trial = &g_array_index (self->trials, LmSlsTrial, index);
  trial->move = get_twig (self, twig)->move;
  trial->n_games++;
  for (guint player = 0; player < LM_SLS_PLAYERS; player++)
    trial->places[player][end->score[player] - 1]++;
}

static void
play_game (LmSlsTree *self)
{
  guint path[MAX_DEPTH + 1] = { 0 };
  guint depth = 0;
  LmSlsScene scene;

  lm_sls_scene_copy (&scene, &self->scene);
  while (depth < MAX_DEPTH && !lm_sls_scene_is_over (&scene) && has_children (self, path[depth], &scene))
    {
      path[depth + 1] = select_child (self, path[depth]);
      depth++;
      lm_sls_scene_apply (&scene, get_twig (self, path[depth])->move);
    }
  lm_sls_scene_playout (&scene, self->rand);
  if (depth > 0)
    count_trial (self, path[1], &scene.state);

  for (guint i = 0; i <= depth; i++)
    {
      Twig *twig = get_twig (self, path[i]);

      twig->n_games++;
      for (guint player = 0; player < LM_SLS_PLAYERS; player++)
        twig->sums[player] += scene.state.score[player];
    }
}

/* Fewer games are imagined when the time of @context is over. */
void
lm_sls_tree_grow (LmSlsTree      *self,
                  guint           n_games,
                  LmSolveContext *context)
{
  for (guint i = 0; i < n_games; i++)
    {
      if (context != NULL && i % PATIENCE == 0 && lm_solve_context_poll (context) != LM_STOP_NO)
        return;
      play_game (self);
    }
}

/* The move that was tried most, or %NULL. */
static const Twig *
get_best (LmSlsTree *self)
{
  const Twig *root = get_twig (self, 0);
  const Twig *best = NULL;

  for (guint i = 0; i < root->n_children; i++)
    {
      const Twig *child = get_twig (self, root->children + i);

      if (child->n_games > 0 && (best == NULL || child->n_games > best->n_games))
        best = child;
    }

  return best;
}

/* The best move as far as the tree has grown; the first one that is thought about when it has not. */
LmSlsMove
lm_sls_tree_get_move (LmSlsTree *self)
{
  const Twig *best;

  if (get_twig (self, 0)->children == 0)
    expand (self, 0, &self->scene);
  best = get_best (self);
  return best != NULL ? best->move : get_twig (self, get_twig (self, 0)->children)->move;
}

/* @scores: what each player may expect, from 1 to 4; 0 when the tree has not grown. */
void
lm_sls_tree_get_scores (LmSlsTree *self,
                        double     scores[LM_SLS_PLAYERS])
{
  const Twig *best = get_best (self);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    scores[i] = best != NULL ? get_mean (best, i) : 0;
}

/* Returns: (transfer none): of LmSlsTrial, what has come of each first move; those that were not tried have no games */
GArray *
lm_sls_tree_get_trials (LmSlsTree *self)
{
  return self->trials;
}
