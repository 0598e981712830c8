/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint-text.c: what the hint panel and the history say, in words. */

#include "lm-hint-text.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* More places than this are no help any more. */
#define MAX_PLACES 6

/* With the thousands separators of the user's language. */
static char *
write_number (guint64 number)
{
  return g_strdup_printf ("%'" PRIu64, number);
}

/* With one full stop, whether @text has one or not. */
char *
lm_hint_text_sentence (const char *text)
{
  if (*text == '\0' || g_str_has_suffix (text, ".") || g_str_has_suffix (text, "!") || g_str_has_suffix (text, "?"))
    return g_strdup (text);

  return g_strdup_printf (C_("a sentence and its full stop", "%s."), text);
}

static const char *
get_player_name (LmPosition *position,
                 guint       seat)
{
  return lm_game_get_player_name (lm_position_get_game (position), seat);
}

/* The seat that wins with best play, or %LM_NOBODY when that does not follow. */
int
lm_hint_text_winner (LmPosition *position,
                     LmValue     value)
{
  guint turn;

  if (lm_position_is_over (position))
    return lm_position_get_winner (position);

  turn = lm_position_get_turn (position);
  if (value == LM_VALUE_WIN)
    return turn;

  return value == LM_VALUE_LOSS ? lm_position_get_opponent (position) : LM_NOBODY;
}

/* Where all games are equally long it says nothing how long they are. */
static guint
get_telling_distance (LmPosition *position,
                      guint       distance)
{
  return lm_position_get_info (position)->fixed_length ? LM_DISTANCE_UNKNOWN : distance;
}

static char *
describe_win (const char *name,
              guint       distance)
{
  if (distance == LM_DISTANCE_UNKNOWN)
    return g_strdup_printf (_("%s wins with best play."), name);

  return g_strdup_printf (ngettext ("%s wins in %'u move.", "%s wins in %'u moves.", distance), name, distance);
}

static char *
describe_your_win (guint distance)
{
  if (distance == LM_DISTANCE_UNKNOWN)
    return g_strdup (_("You win with best play."));

  return g_strdup_printf (ngettext ("You win in %'u move.", "You win in %'u moves.", distance), distance);
}

/* With more than two players left the value is that of the player to move against all the others. */
static char *
describe_one_against_all (LmPosition *position,
                          LmValue     value)
{
  const char *name = lm_position_get_turn_name (position);

  if (value == LM_VALUE_WIN)
    return g_strdup_printf (_("%s wins alone against all the others."), name);
  if (value == LM_VALUE_LOSS)
    return g_strdup_printf (_("%s cannot win against all the others together."), name);

  return g_strdup_printf (_("It was not decided whether %s wins alone against all the others."), name);
}

char *
lm_hint_text_outcome (LmPosition *position,
                      LmValue     value,
                      guint       distance)
{
  int winner = lm_hint_text_winner (position, value);

  if (lm_position_is_over (position))
    return lm_position_describe_result (position);
  if (lm_position_count_left (position) > 2)
    return describe_one_against_all (position, value);
  if (winner != LM_NOBODY)
    return describe_win (get_player_name (position, winner), get_telling_distance (position, distance));

  return g_strdup (_("Unknown."));
}

/* Who wins and how soon, spoken to @you, the seat of the only person at the board, or %LM_NOBODY. */
char *
lm_hint_text_verdict (LmAnswer *answer,
                      int       you)
{
  if (answer->outlook != NULL)
    return lm_outlook_describe (answer->outlook, you);
  if (answer->winner != LM_NOBODY && answer->winner == you && !lm_position_is_over (answer->position))
    return describe_your_win (get_telling_distance (answer->position, answer->distance));

  return lm_hint_text_outcome (answer->position, answer->value, answer->distance);
}

/* Only where both players have the same moves does it not matter who is to move. */
static const char *
get_term (LmPosition *position,
          LmValue     value)
{
  if (!lm_position_get_info (position)->impartial)
    return "";
  if (value == LM_VALUE_WIN)
    return _("Won for whoever must move (an N-position).");

  return _("Lost for whoever must move (a P-position).");
}

/* Only where it is true: more memory and time help. */
static char *
describe_limit (LmAnswer *answer)
{
  g_autofree char *limit = lm_hint_text_sentence (answer->limit);

  if (answer->is_final)
    return g_steal_pointer (&limit);
  return g_strdup_printf ("%s %s", limit, _("In the preferences you can allow the solver more memory and time."));
}

static char *
describe_unknown (LmAnswer *answer)
{
  if (answer->limit != NULL)
    return describe_limit (answer);

  return g_strdup (_("The solver could not decide who wins."));
}

/* The verdict in the field's term, or why it is not known, unless the outlook says so; a word of comfort for who is
 * losing. May be empty. */
char *
lm_hint_text_term (LmAnswer *answer,
                   int       you)
{
  int turn = lm_position_get_turn (answer->position);

  g_autofree char *text = NULL;

  if (answer->outlook != NULL)
    return g_strdup ("");
  if (answer->value == LM_VALUE_UNKNOWN)
    return describe_unknown (answer);
  if (answer->value == LM_VALUE_WIN || (you != LM_NOBODY && you != turn))
    return g_strdup (get_term (answer->position, answer->value));

  text = g_strdup_printf ("%s %s", get_term (answer->position, answer->value),
                          _("Do not give up: the other side has to find every answer."));
  return g_strdup (g_strchug (text));
}

/* Of a won position of which it is not known what each move does. */
static char *
count_known (LmAnswer *answer)
{
  guint wins = lm_answer_count (answer, LM_VALUE_WIN);
  guint unknown = lm_answer_count (answer, LM_VALUE_UNKNOWN);
  guint total = answer->moves->len;
  g_autofree char *known = NULL;

  if (total == 1)
    return g_strdup (_("There is only one move, and it is not decided yet whether it wins."));
  if (wins == 0)
    return g_strdup_printf (ngettext ("None of the %u moves is known to win yet.",
                                      "None of the %u moves is known to win yet.", total), total);

  known = g_strdup_printf (ngettext ("%u of %u moves is known to win;",
                                     "%u of %u moves are known to win;", wins), wins, total);
  /* Translators: the first is “1 of 4 moves is known to win;”. */
  return g_strdup_printf (ngettext ("%s %u is not decided.", "%s %u are not decided.", unknown), known, unknown);
}

static char *
count_winning (LmAnswer *answer)
{
  guint wins = lm_answer_count (answer, LM_VALUE_WIN);
  guint total = answer->moves->len;

  if (!answer->all_moves)
    return g_strdup_printf (ngettext ("At least %u move wins; there are too many to list them all.",
                                      "At least %u moves win; there are too many to list them all.", wins), wins);
  if (total == 1)
    return g_strdup (_("There is only one move, and it wins."));
  if (wins == total)
    return total == 2 ? g_strdup (_("Both moves win."))
                      : g_strdup_printf (ngettext ("All %u moves win.", "All %u moves win.", total), total);

  return g_strdup_printf (ngettext ("%u of %u moves wins.", "%u of %u moves win.", wins), wins, total);
}

static char *
count_moves (LmAnswer *answer)
{
  if (answer->all_moves && lm_answer_count (answer, LM_VALUE_UNKNOWN) > 0)
    return count_known (answer);

  return count_winning (answer);
}

/* How many of the moves of a position that is not lost win, and why not more is known. */
char *
lm_hint_text_count (LmAnswer *answer)
{
  g_autofree char *count = NULL;
  g_autofree char *limit = NULL;

  if (answer->value == LM_VALUE_UNKNOWN)
    return g_strdup (_("How many moves win was not decided."));

  count = count_moves (answer);
  if (answer->limit == NULL || answer->outlook != NULL)
    return g_steal_pointer (&count);

  limit = describe_limit (answer);
  return g_strdup_printf ("%s\n%s", count, limit);
}

static gboolean
is_only_move (LmAnswer *answer)
{
  return answer->all_moves && answer->moves->len == 1;
}

/* Where the moves of this value are, or those of any where it is %LM_VALUE_UNKNOWN. */
static GPtrArray *
list_places (LmAnswer *answer,
             LmValue   value)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);
      g_autofree char *place = NULL;

      if (value != LM_VALUE_UNKNOWN && entry->value != value)
        continue;

      place = lm_position_describe_move (answer->position, entry->move, LM_MOVE_PLACE);
      if (!g_ptr_array_find_with_equal_func (places, place, g_str_equal, NULL))
        g_ptr_array_add (places, g_steal_pointer (&place));
    }

  return places;
}

static char *
join_places (GPtrArray *places)
{
  const guint shown = MIN (places->len, MAX_PLACES);
  g_autofree char *text = lm_words_join (places, shown, C_("last of a list", "%s or %s"));

  if (shown == places->len)
    return g_steal_pointer (&text);

  return g_strdup_printf (ngettext ("%s and %u more place", "%s and %u more places", places->len - shown),
                          text, places->len - shown);
}

/* Of a lost position: the one that is hardest to answer, where the answers were counted and differ. */
static LmMoveValue *
get_best_try (LmAnswer *answer)
{
  LmMoveValue *hardest = lm_answer_get_hardest (answer);

  return hardest != NULL ? hardest : lm_answer_get_best (answer);
}

/* Whether the moves differ in how long they hold out. */
static gboolean
has_longest_defence (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);

  if (answer->value != LM_VALUE_LOSS || best == NULL || best->distance == LM_DISTANCE_UNKNOWN)
    return FALSE;
  if (!answer->all_moves)
    return TRUE;

  for (guint i = 0; i < answer->moves->len; i++)
    if (((LmMoveValue *) g_ptr_array_index (answer->moves, i))->distance != best->distance)
      return TRUE;

  return FALSE;
}

/* So few moves are looked through faster than a place is read. */
#define FEW_MOVES 3

/* Whether it helps to know how many moves win: of a lost position that is known with the verdict. */
gboolean
lm_hint_text_has_count (LmAnswer *answer)
{
  return answer->value != LM_VALUE_LOSS;
}

/* Whether it helps to know where the winning moves are, or the best try: not where that is everywhere. */
gboolean
lm_hint_text_has_place (LmAnswer *answer)
{
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) winning = NULL;

  if (lm_answer_get_best (answer) == NULL || (answer->all_moves && answer->moves->len <= FEW_MOVES))
    return FALSE;
  if (answer->value == LM_VALUE_LOSS)
    return has_longest_defence (answer) || lm_answer_get_hardest (answer) != NULL;

  all = list_places (answer, LM_VALUE_UNKNOWN);
  winning = list_places (answer, LM_VALUE_WIN);
  return winning->len < all->len || (!answer->all_moves && winning->len == 1);
}

/* Where to look for the winning moves, or in a lost position for the best try. */
char *
lm_hint_text_place (LmAnswer *answer)
{
  LmMoveValue *best = get_best_try (answer);
  g_autoptr (GPtrArray) places = NULL;
  g_autofree char *text = NULL;

  if (best == NULL)
    return g_strdup ("");
  if (answer->value == LM_VALUE_LOSS)
    {
      text = lm_position_describe_move (answer->position, best->move, LM_MOVE_PLACE);
      return g_strdup_printf (_("For the best try, look at %s."), text);
    }

  places = list_places (answer, LM_VALUE_WIN);
  text = join_places (places);
  return g_strdup_printf (_("Look at %s."), text);
}

/* The recommended move and what it does, as markup. */
char *
lm_hint_text_move (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autofree char *label = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;

  if (best == NULL)
    return g_strdup (_("No move can be recommended."));

  label = lm_position_describe_move (answer->position, best->move, LM_MOVE_LABEL);
  text = lm_position_describe_move (answer->position, best->move, LM_MOVE_SENTENCE);
  sentence = lm_hint_text_sentence (text);
  return g_markup_printf_escaped (C_("a move and what it does", "<b>%s</b>: %s"), label, sentence);
}

static char *
describe_rest (guint distance)
{
  if (distance == 0)
    return g_strdup (_("It ends the game."));

  return g_strdup_printf (ngettext ("Then %'u more move ends the game.",
                                    "Then it is %'u more moves to the end.", distance), distance);
}

static char *
describe_defence (LmAnswer    *answer,
                  LmMoveValue *best)
{
  if (is_only_move (answer))
    return g_strdup (_("No move wins against best play; there is no other one."));
  if (has_longest_defence (answer))
    return g_strdup (_("No move wins against best play; this one holds out longest."));
  if (lm_answer_get_hardest (answer) == best)
    return g_strdup_printf (ngettext ("No move wins against best play; this one is the hardest to answer: %u of %u answers wins.",
                                      "No move wins against best play; this one is the hardest to answer: %u of %u answers win.",
                                      best->n_answers),
                            best->n_answers, best->n_replies);

  return g_strdup (_("No move wins against best play; this one is as good as any."));
}

/* What the recommended move is good for; may be empty. */
char *
lm_hint_text_after (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autofree char *rest = NULL;
  g_autofree char *defence = NULL;

  if (best == NULL)
    return answer->value == LM_VALUE_LOSS && answer->limit != NULL ? describe_limit (answer) : g_strdup ("");

  if (get_telling_distance (answer->position, best->distance) != LM_DISTANCE_UNKNOWN)
    rest = describe_rest (best->distance);
  if (best->value == LM_VALUE_WIN)
    return rest != NULL ? g_steal_pointer (&rest) : g_strdup ("");

  defence = describe_defence (answer, best);
  if (rest == NULL && answer->limit != NULL)
    rest = describe_limit (answer);
  return rest != NULL ? g_strdup_printf ("%s %s", defence, rest) : g_steal_pointer (&defence);
}

/* Of a lost position: what is hardest to answer beside the longest defence; may be empty. */
char *
lm_hint_text_hardest (LmAnswer *answer)
{
  LmMoveValue *hardest = lm_answer_get_hardest (answer);
  g_autofree char *label = NULL;

  if (hardest == NULL || !has_longest_defence (answer))
    return g_strdup ("");

  label = lm_position_describe_move (answer->position, hardest->move, LM_MOVE_LABEL);
  return g_strdup_printf (ngettext ("Hardest to answer: %s; %u of %u answers wins.",
                                    "Hardest to answer: %s; %u of %u answers win.", hardest->n_answers),
                          label, hardest->n_answers, hardest->n_replies);
}

/* The position that the recommended move leaves, and what it is worth; may be empty. */
char *
lm_hint_text_leaves (LmAdvice *advice)
{
  g_autofree char *position = NULL;
  const char *name;

  if (advice->after == NULL)
    return g_strdup ("");
  if (lm_position_is_over (advice->after))
    return lm_position_describe_result (advice->after);

  position = lm_position_describe (advice->after);
  name = lm_position_get_turn_name (advice->after);
  if (!lm_position_get_info (advice->after)->impartial)
    return g_strdup_printf (_("It leaves %s; %s is to move."), position, name);
  if (advice->answer->value == LM_VALUE_WIN)
    return g_strdup_printf (_("It leaves %s to %s: lost for whoever must move (a P-position)."), position, name);

  return g_strdup_printf (_("It leaves %s to %s: won for whoever must move (an N-position)."), position, name);
}

/* The heading of the replies; empty when there are none. */
char *
lm_hint_text_replies (LmAdvice *advice)
{
  if (advice->replies->len == 0)
    return g_strdup ("");
  if (advice->answer->value == LM_VALUE_WIN)
    return g_strdup_printf (advice->all_replies ? _("Replies of %s, each with the answer that keeps the win:")
                                                : _("Some replies of %s, each with the answer that keeps the win:"),
                            lm_position_get_turn_name (advice->after));

  return g_strdup_printf (advice->all_replies ? _("Moves of %s, each with the answer that wins:")
                                              : _("Some moves of %s, each with the answer that wins:"),
                          lm_position_get_turn_name (advice->answer->position));
}

char *
lm_hint_text_line (LmAdvice *advice)
{
  guint length = g_strv_length (advice->line);

  if (length == 0)
    return g_strdup (_("No line is known."));
  if (advice->answer->distance == LM_DISTANCE_UNKNOWN)
    return g_strdup_printf (ngettext ("One way to go on in which the winner keeps the win; others may be shorter or longer (%u move):",
                                      "One way to go on in which the winner keeps the win; others may be shorter or longer (%u moves):", length), length);
  if (advice->line_cut)
    return g_strdup_printf (ngettext ("The winner hurries, the loser delays, as far as it was computed (%u move):",
                                      "The winner hurries, the loser delays, as far as it was computed (%u moves):", length), length);

  return g_strdup_printf (ngettext ("The winner hurries and the loser delays, to the end (%u move):",
                                    "The winner hurries and the loser delays, to the end (%u moves):", length), length);
}

/* @total is 0 when it is not known. */
char *
lm_hint_text_progress (guint64 done,
                       guint64 total)
{
  g_autofree char *finished = write_number (done);
  g_autofree char *all = write_number (total);

  if (total > 0)
    return g_strdup_printf (ngettext ("%s of the %s position of the table", "%s of the %s positions of the table",
                                      MIN (total, G_MAXINT)), finished, all);
  if (done > 0)
    return g_strdup_printf (ngettext ("%s position looked at", "%s positions looked at", MIN (done, G_MAXINT)), finished);

  return g_strdup (_("Solving…"));
}

const char *
lm_hint_text_status (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return C_("status of a reason", "Proved");
    case LM_STATUS_COMPUTED:
      return C_("status of a reason", "Computed");
    case LM_STATUS_CONJECTURED:
      return C_("status of a reason", "Conjectured");
    case LM_STATUS_UNKNOWN:
    default:
      return C_("status of a reason", "Open");
    }
}

const char *
lm_hint_text_status_meaning (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return _("A published theorem says so, whose source stands beside it, or the rules themselves.");
    case LM_STATUS_COMPUTED:
      return _("Computed here, exactly.");
    case LM_STATUS_CONJECTURED:
      return _("Believed by those who studied the game, but not proved.");
    case LM_STATUS_UNKNOWN:
    default:
      return _("Open, or not decided within the limits.");
    }
}
