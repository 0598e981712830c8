/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-lesson.c: the steps of the first lesson, and whether a move was the right one. */

#include "config.h"

#include "lm-nim-lesson.h"

#include <glib/gi18n.h>

/* Each step adds one thought to those before it. */
static const LmNimStep steps[] = {
  {
    .title = N_("How such games are won"),
    .text = N_("This lesson takes five minutes and needs nothing but counting. You make a few moves on the board, and at "
               "the end you know how all the games of this program are thought about.\n\n"
               "The game is a row of stones. The two players take turns, and a turn takes 1, 2 or 3 stones. The last "
               "stone always stays. Whoever makes the last move wins."),
  },
  {
    .title = N_("The last move"),
    .text = N_("Here are 2 stones. One of them stays, so that there is only one move: take 1."),
    .task = N_("Click the number 1, or the button “Take 1”."),
    .start = "lastmove:nim?stones=2",
    .goal = "lastmove:nim?stones=1&turn=2",
    .praise = N_("That was the last move: you have won. With 1 stone nothing can be taken, so that 1 is lost for whoever "
                 "has to move there."),
  },
  {
    .title = N_("Won at once"),
    .text = N_("From 2, 3 and 4 one can go straight to 1. So these three are won for whoever has to move. Here are 4."),
    .task = N_("Win with one move."),
    .start = "lastmove:nim?stones=4",
    .goal = "lastmove:nim?stones=1&turn=2",
    .praise = N_("Yes. To win is to hand the other player a number that is lost."),
  },
  {
    .title = N_("The first trap"),
    .text = N_("Here are 5. You can leave 4, 3 or 2. But from each of these three the other player wins at once, as you "
               "have just done. There is no other move."),
    .task = N_("Make any move and look what the other player can do."),
    .start = "lastmove:nim?stones=5",
    .praise = N_("Whatever you do here, the other player can leave 1. So 5 is lost for whoever has to move there, just "
                 "like 1. Such a number is called a P-position: the previous player wins."),
  },
  {
    .title = N_("Set the trap yourself"),
    .text = N_("Now 5 is a number worth going to. From 6, 7 and 8 one can, so these three are won. Here are 7."),
    .task = N_("Leave the other player with 5."),
    .start = "lastmove:nim?stones=7",
    .goal = "lastmove:nim?stones=5&turn=2",
    .praise = N_("Now the other player is in the trap. A number from which one can go to a lost one is called an "
                 "N-position: the next player wins."),
  },
  {
    .title = N_("The pattern"),
    .text = N_("1 is lost; 2, 3 and 4 lead there. 5 is lost; 6, 7 and 8 lead there. So it goes on: every fourth number is "
               "lost. The board marks these numbers now, and holds each together with those that lead to it.\n\n"
               "Why every fourth? Whatever one player takes, 1, 2 or 3, the other can complete it to 4."),
    .task = N_("From 9, make any move. Then look which move completes it to 4."),
    .start = "lastmove:nim?stones=9",
    .praise = N_("3 completes 1 to 4, 2 completes 2, and 1 completes 3. So whoever is not to move at a marked number can "
                 "go to the next marked number again, down to 1."),
    .pattern = TRUE,
  },
  {
    .title = N_("Count instead of looking"),
    .text = N_("With many stones one does not count down, one divides. With 15 stones, 14 can be taken until 1 is left. "
               "14 = 3 × 4 + 2: three whole fours, and 2 are over. Take what is over, and only whole fours are left."),
    .task = N_("Take what is over."),
    .start = "lastmove:nim?stones=15",
    .goal = "lastmove:nim?stones=13&turn=2",
    .praise = N_("12 can still be taken, 3 × 4. From now on complete every move of the other player to 4. Play on, if you "
                 "like: you cannot lose any more."),
    .pattern = TRUE,
  },
  {
    .title = N_("On the wrong side"),
    .text = N_("At 13 nothing is over, and it is your turn. You cannot help leaving a number that is won for the other "
               "player. But the other player has to know that, too."),
    .task = N_("Make any move, and hope for a mistake."),
    .start = "lastmove:nim?stones=13",
    .praise = N_("A good player answers now with what completes your move to 4. Ask for a hint whenever you like: it "
                 "says who wins, and why."),
    .pattern = TRUE,
  },
  {
    .title = N_("Another rule, the same thought"),
    .text = N_("Now a turn may take up to 5 stones. Then two turns can always make 6 together, and every sixth number is "
               "lost: 1, 7, 13, 19 … Here are 22, so that 21 can be taken. 21 = 3 × 6 + 3."),
    .task = N_("Find the move that wins."),
    .start = "lastmove:nim?stones=22&max=5",
    .goal = "lastmove:nim?stones=19&max=5&turn=2",
    .praise = N_("You have just solved a game that nobody has shown to you."),
  },
  {
    .title = N_("Backwards"),
    .text = N_("The reversed game begins with 1 stone and adds 1, 2 or 3, up to a target; here it is 15. What counts is "
               "again how much there is still to go: 14 = 3 × 4 + 2. The same trap, seen from the other end."),
    .task = N_("Add what is over."),
    .start = "lastmove:reversed-nim?stones=1&target=15",
    .goal = "lastmove:reversed-nim?stones=3&target=15&turn=2",
    .praise = N_("This game is the same both ways. Other games change entirely when they are turned around."),
    .pattern = TRUE,
  },
  {
    .title = N_("All the other games"),
    .text = N_("Every position of every game here is of one of two kinds. It is lost, a P-position, if all its moves lead "
               "to won ones. It is won, an N-position, if some move leads to a lost one. To play well is to find the "
               "lost positions, and to hand them to the other player.\n\n"
               "In some games a formula tells them apart, as here. In others only a computer can, and for some nobody "
               "knows. Choose one, and take a hint when you want to know more."),
  },
};

/**
 * lm_nim_lesson_count:
 *
 * Returns: how many steps there are
 */
guint
lm_nim_lesson_count (void)
{
  return G_N_ELEMENTS (steps);
}

/**
 * lm_nim_lesson_get_step:
 * @index: less than lm_nim_lesson_count()
 *
 * Returns: (transfer none): that step
 */
const LmNimStep *
lm_nim_lesson_get_step (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (steps), NULL);

  return &steps[index];
}

/* Whether one move leads from a position to another. */
static gboolean
is_next (LmPosition *before,
         LmPosition *after)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (before, G_MAXUINT, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) next = lm_position_play (before, g_ptr_array_index (moves, i), NULL);

      if (lm_position_equal (next, after))
        return TRUE;
    }

  return FALSE;
}

/**
 * lm_nim_lesson_judge:
 * @step: a step
 * @position: what the board shows
 *
 * Returns: what @position says of the task of the step
 */
LmNimJudgement
lm_nim_lesson_judge (const LmNimStep *step,
                     LmPosition      *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_autoptr (LmPosition) start = NULL;

  if (step->start == NULL)
    return LM_NIM_JUDGEMENT_ELSEWHERE;
  if (g_str_equal (text, step->start))
    return LM_NIM_JUDGEMENT_START;
  if (g_strcmp0 (text, step->goal) == 0)
    return LM_NIM_JUDGEMENT_RIGHT;

  start = lm_position_parse (step->start, NULL);
  if (!is_next (start, position))
    return LM_NIM_JUDGEMENT_ELSEWHERE;

  return step->goal == NULL ? LM_NIM_JUDGEMENT_RIGHT : LM_NIM_JUDGEMENT_WRONG;
}
