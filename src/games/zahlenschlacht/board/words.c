/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: what the board says in words. */

#include "board.h"

const char *
lm_zahlenschlacht_words_name_seat (guint seat)
{
  return seat == LM_ZAHLENSCHLACHT_A ? C_("player of Zahlenschlacht", "A") : C_("player of Zahlenschlacht", "B");
}

/* What has become of a number, beside its residue. */
static const char *
describe_mark (const LmZahlenschlachtFace *face)
{
  switch (face->mark)
    {
    case LM_ZAHLENSCHLACHT_BY_A:
      return _("crossed out by A");
    case LM_ZAHLENSCHLACHT_BY_B:
      return _("crossed out by B");
    case LM_ZAHLENSCHLACHT_CROSSED:
      return _("crossed out");
    case LM_ZAHLENSCHLACHT_LEFT:
    default:
      return face->superfluous ? _("superfluous") : NULL;
    }
}

static void
append_part (GString    *words,
             const char *part)
{
  if (part == NULL)
    return;

  if (words->len > 0)
    g_string_append (words, C_("between the parts of a description", ", "));
  g_string_append (words, part);
}

/* The same for those who do not see it: "7, residue 0 of 7, pairs with residue 0, crossed out by A". */
char *
lm_zahlenschlacht_words_tile (const LmZahlenschlachtFace *face)
{
  const guint partner = face->residue == 0 ? 0 : face->d - face->residue;
  GString *words = g_string_new (NULL);

  /* Translators: a number, its residue, the divisor, the residue of what makes a pair with it. */
  g_string_append_printf (words, _("%u, residue %u of %u, pairs with residue %u"),
                          face->number, face->residue, face->d, partner);
  append_part (words, describe_mark (face));
  if (face->value != LM_ZAHLENSCHLACHT_NO_VALUE)
    append_part (words, lm_board_style_name_value (face->value));
  append_part (words, face->last ? _("last move") : NULL);
  append_part (words, face->arrow ? _("hint") : NULL);

  return g_string_free (words, FALSE);
}

char *
lm_zahlenschlacht_words_task (LmPosition *position)
{
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const gboolean indivisible = lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_INDIVISIBLE;
  const gboolean a = lm_position_get_turn (position) == LM_ZAHLENSCHLACHT_A;

  if (a && !indivisible)
    return g_strdup_printf (_("A wants a sum divisible by %u."), d);
  if (a)
    return g_strdup_printf (_("A wants a sum not divisible by %u."), d);
  if (indivisible)
    return g_strdup_printf (_("B wants a sum divisible by %u."), d);

  return g_strdup_printf (_("B wants a sum not divisible by %u."), d);
}

/* How many numbers make a pair with one that is left. */
static char *
describe_partners (const LmZahlenschlachtResidues *residues,
                   guint                           number)
{
  const LmZahlenschlachtPairClass *class =
    lm_zahlenschlacht_residues_get_class (residues, lm_zahlenschlacht_residues_find_class (residues, number));
  const guint residue = number % residues->d;
  guint partners = residue == class->residue ? class->partner_count : class->count;

  if (lm_zahlenschlacht_class_is_own_inverse (class))
    partners = class->count - 1;
  if (partners == 0)
    return g_strdup (_("It is superfluous: no number on the board makes a pair with it."));

  return g_strdup_printf (ngettext ("%u number on the board makes a pair with it.",
                                    "%u numbers on the board make a pair with it.", partners), partners);
}

static char *
describe_state (const LmZahlenschlachtFace *face)
{
  switch (face->mark)
    {
    case LM_ZAHLENSCHLACHT_BY_A:
      return g_strdup (_("A has crossed it out."));
    case LM_ZAHLENSCHLACHT_BY_B:
      return g_strdup (_("B has crossed it out."));
    case LM_ZAHLENSCHLACHT_CROSSED:
      return g_strdup (_("It is crossed out."));
    case LM_ZAHLENSCHLACHT_LEFT:
    default:
      return NULL;
    }
}

char *
lm_zahlenschlacht_words_pointed (const LmZahlenschlachtScene *scene,
                                   guint                        number)
{
  LmZahlenschlachtFace face;
  g_autofree char *state = NULL;
  g_autofree char *beginning = NULL;

  lm_zahlenschlacht_scene_get_face (scene, number, &face);
  state = describe_state (&face);
  if (state == NULL)
    state = describe_partners (scene->residues, number);
  /* Translators: a number, its residue, the residue of what makes a pair with it. */
  beginning = g_strdup_printf (_("%u has residue %u and pairs with residue %u."),
                               number, face.residue, face.residue == 0 ? 0 : face.d - face.residue);

  return g_strjoin (" ", beginning, state, NULL);
}

/* How many numbers are left, and how many of them are superfluous. */
static char *
describe_board (const LmZahlenschlachtScene *scene)
{
  LmPosition *position = scene->position;
  const guint left = lm_zahlenschlacht_position_get_left (position);
  const guint superfluous =
    scene->residues->superfluous;
  g_autofree char *numbers = g_strdup_printf (ngettext ("%u of %u number left", "%u of %u numbers left", left),
                                              left, lm_zahlenschlacht_position_get_n (position));

  if (superfluous == 0)
    return g_strconcat (numbers, ".", NULL);

  /* Translators: “9 of 15 numbers left, 2 superfluous.” */
  return g_strdup_printf (ngettext ("%s, %u superfluous (∅: without a partner).", "%s, %u superfluous (∅: without a partner).", superfluous), numbers, superfluous);
}

/* What is left and what to do, as long as nothing is pointed at. */
char *
lm_zahlenschlacht_words_prompt (const LmZahlenschlachtScene *scene,
                                  LmBoardMode                  mode)
{
  LmPosition *position = scene->position;
  g_autofree char *board = describe_board (scene);

  if (mode == LM_BOARD_EDIT)
    return g_strjoin (" ", board, _("Click a number to cross it out or to restore it."), NULL);
  if (mode == LM_BOARD_PLAY && !lm_position_is_over (position))
    return g_strjoin (" ", board, _("Click a number to cross it out, or type it and press Enter."), NULL);

  return g_steal_pointer (&board);
}

char *
lm_zahlenschlacht_words_class (const LmZahlenschlachtPairClass *class)
{
  if (!lm_zahlenschlacht_class_is_own_inverse (class))
    return g_strdup_printf (class->count == class->partner_count ? _("residues %u and %u: %u and %u, balanced")
                                                                 : _("residues %u and %u: %u and %u"),
                            class->residue, class->partner, class->count, class->partner_count);

  return g_strdup_printf (class->count % 2 == 0 ? _("residue %u: %u, even") : _("residue %u: %u, odd"),
                          class->residue, class->count);
}

/* Whether it is an A-situation, or else how much is missing, in one sentence. */
char *
lm_zahlenschlacht_words_balance (const LmZahlenschlachtResidues *residues)
{
  const guint n_classes = residues->classes->len;
  guint unbalanced = 0;
  guint odd = 0;
  g_autofree char *pairs = NULL;

  if (lm_zahlenschlacht_residues_is_a_situation (residues))
    return g_strdup (_("Balanced: all can be paired (an A-situation)."));

  for (guint i = 0; i < n_classes; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);

      if (lm_zahlenschlacht_class_is_balanced (class))
        continue;
      if (lm_zahlenschlacht_class_is_own_inverse (class))
        odd++;
      else
        unbalanced++;
    }
  /* Short enough for one line. */
  pairs = g_strdup_printf (ngettext ("%u pair uneven", "%u pairs uneven", unbalanced), unbalanced);
  if (odd == 0)
    return g_strconcat (pairs, ".", NULL);
  if (unbalanced == 0)
    return g_strdup_printf (ngettext ("%u residue odd.", "%u residues odd.", odd), odd);

  /* Translators: “2 pairs uneven, 1 odd.” */
  return g_strdup_printf (ngettext ("%s, %u odd.", "%s, %u odd.", odd), pairs, odd);
}
