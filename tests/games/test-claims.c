/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-claims.c: every kind of claim is well made, and what the rungs of a hint say of every game is so. */

#include "claim-checks-general.h"
#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-hint.h"
#include "games/lm-games.h"

/* Every name in braces in @sentence is one of @names. */
static void
check_places (const char        *kind,
              const char        *sentence,
              const char *const *names)
{
  for (const char *place = strchr (sentence, '{'); place != NULL; place = strchr (place, '{'))
    {
      const char *end = strchr (++place, '}');
      g_autofree char *name = end != NULL ? g_strndup (place, end - place) : NULL;

      if (name == NULL || !g_strv_contains (names, name))
        g_error ("%s: no fact holds {%s} of “%s”", kind, name, sentence);
    }
}

/* The terms that a fact holds, or of which one is. */
static GStrv
list_held (const LmClaimKind *kind)
{
  g_autoptr (GStrvBuilder) held = g_strv_builder_new ();
  g_auto (GStrv) terms = g_strsplit (kind->terms != NULL ? kind->terms : "", " ", -1);
  g_auto (GStrv) words = g_strsplit_set (kind->facts != NULL ? kind->facts : kind->terms != NULL ? kind->terms : "", " ;@", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) terms, words[i]))
      g_strv_builder_add (held, words[i]);

  return g_strv_builder_end (held);
}

static void
check_kinds (const LmClaimKind *kinds)
{
  for (const LmClaimKind *kind = kinds; kind != NULL && kind->name != NULL; kind++)
    {
      g_auto (GStrv) held = list_held (kind);

      if (kind->sentence != NULL)
        check_places (kind->name, kind->sentence, (const char *const *) held);
      if (kind->plural != NULL)
        check_places (kind->name, kind->plural, (const char *const *) held);
      g_assert_true ((kind->plural != NULL) == (kind->count != NULL));
      for (const LmClaimKind *other = kind + 1; other->name != NULL; other++)
        if (g_str_equal (other->name, kind->name))
          g_error ("Two kinds are called “%s”", kind->name);
    }
}

/* A sentence has no place that is not checked. */
static void
test_kinds (void)
{
  check_kinds (lm_claim_kinds);
  for (guint i = 0; i < lm_game_info_count (); i++)
    check_kinds (lm_game_info_nth (i)->claims);
}

/* Small enough to be played out. */
static const char *const positions[] = {
  "lastmove:zeckendorf?bins=4,2", "lastmove:zeckendorf?bins=9", "lastmove:black-hole?bins=4,1,2&hole=4", "lastmove:black-hole?bins=5,2&hole=3",
  "lastmove:black-hole?bins=0,0&stock=4&hole=3", "lastmove:reversed?n=7", "lastmove:build-up?bins=2,1&stock=8", "lastmove:nacci?c=2&bins=7",
  "lastmove:nacci?c=1&bins=4,2", "lastmove:chomp?rows=4,3,2", "lastmove:chomp?rows=3,3", "lastmove:reversed-chomp?size=2x3&rows=1",
  "lastmove:nim?stones=13", "lastmove:nim?stones=9&max=2", "lastmove:reversed-nim?stones=2&target=12", "lastmove:wythoff?piles=5,7",
  "lastmove:wythoff?piles=3,5", "lastmove:take-away?stones=13&alpha=2", "lastmove:take-away?stones=11&alpha=3", "lastmove:zahlenschlacht?n=8&d=3",
  "lastmove:zahlenschlacht?n=7&d=3", "lastmove:zahlenschlacht?n=7&d=2&goal=indivisible",
};

static ClaimCheck none[] = { { NULL } };

/* Takes @said. */
static void
check_said (LmPosition *position,
            LmReason   *said)
{
  claim_checks_run_on_reason (none, position, said);
  lm_reason_free (said);
}

static void
check_rungs (LmPosition *position)
{
  g_autoptr (LmAdvice) advice = general_ask (position);
  LmAnswer *answer = advice->answer;

  for (int you = LM_NOBODY; you < 2; you++)
    {
      check_said (position, lm_hint_state_verdict (answer, you));
      if (!lm_position_is_over (position))
        check_said (position, lm_hint_state_term (answer, you));
    }
  if (!lm_position_is_over (position))
    {
      if (answer->value == LM_VALUE_WIN)
        check_said (position, lm_hint_state_count (answer));
      check_said (position, lm_hint_state_place (answer));
      check_said (position, lm_hint_state_after (answer));
      check_said (position, lm_hint_state_hardest (answer));
      check_said (position, lm_hint_state_leaves (advice));
      check_said (position, lm_hint_state_replies (advice));
      check_said (position, lm_hint_state_line (advice));
    }
}

/* Plays on by lot, and looks at every position on the way. */
static void
test_rungs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < G_N_ELEMENTS (positions) * (g_test_slow () ? 600 : 30); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) position = lm_position_parse (positions[i % G_N_ELEMENTS (positions)], &error);

      g_assert_no_error (error);
      while (!lm_position_is_over (position))
        {
          g_autofree char *move = NULL;
          LmPosition *after;

          check_rungs (position);
          move = lm_position_random_move (position, rand);
          after = general_play (position, move);
          lm_position_unref (position);
          position = after;
        }
      check_rungs (position);
    }

  claim_checks_report (none);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/claims/kinds", test_kinds);
  g_test_add_func ("/claims/rungs", test_rungs);

  return g_test_run ();
}
