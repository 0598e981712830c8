/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-hint.c: the recommended move, the reason, and the answer to every reply. */

#include "lm-cli.h"

#include "engine/solve/lm-hint.h"

#include <glib/gi18n.h>

/* More rows than a person reads are left to --json. */
#define MAX_ROWS 40

/* Of a lost position the advice tells the opponent's answers, which are nobody's winning plan. */
static gboolean
has_plan (LmAdvice *advice)
{
  return advice->move != NULL && advice->answer->value == LM_VALUE_WIN;
}

static void
add_json_replies (JsonBuilder *builder,
                  LmAdvice    *advice)
{
  json_builder_set_member_name (builder, "replies");
  json_builder_begin_array (builder);
  for (guint i = 0; has_plan (advice) && i < advice->replies->len; i++)
    {
      const LmReply *reply = g_ptr_array_index (advice->replies, i);

      json_builder_begin_object (builder);
      lm_cli_json_add_string (builder, "move", reply->move);
      lm_cli_json_add_string (builder, "answer", reply->answer);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (LmAdvice *advice)
{
  LmAnswer *answer = advice->answer;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *reference = lm_reason_cite (advice->reason->reference);

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, answer->position);
  lm_cli_json_add_string (builder, "value", lm_value_to_string (answer->value));
  lm_cli_json_add_distance (builder, answer->distance);
  lm_cli_json_add_string (builder, "move", advice->move);
  lm_cli_json_add_string (builder, "reason", advice->reason->text);
  lm_cli_json_add_string (builder, "status", lm_status_to_string (advice->reason->status));
  lm_cli_json_add_string (builder, "reference", reference);
  add_json_replies (builder, advice);
  json_builder_end_object (builder);

  lm_cli_json_print (builder);
}

static const char *
get_status_name (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return C_("status of a statement", "proved");
    case LM_STATUS_COMPUTED:
      return C_("status of a statement", "computed");
    case LM_STATUS_CONJECTURED:
      return C_("status of a statement", "conjectured");
    case LM_STATUS_UNKNOWN:
    default:
      return C_("status of a statement", "unknown");
    }
}

static void
append_move (GString  *out,
             LmAdvice *advice)
{
  g_autofree char *words = NULL;

  if (advice->move == NULL)
    return;

  words = lm_position_describe_move (advice->answer->position, advice->move, LM_MOVE_SENTENCE);
  /* Translators: the first is a move such as “S3”, the second the move in words. */
  g_string_append_printf (out, _("Play %s: %s.\n"), advice->move, words);
}

/* Of a lost position the best practical try, which may be another move than the one that delays longest. */
static void
append_hardest (GString  *out,
                LmAdvice *advice)
{
  LmMoveValue *hardest = lm_answer_get_hardest (advice->answer);

  if (hardest != NULL)
    g_string_append_printf (out, ngettext ("Hardest to answer: %s; %u of %u answers wins.\n",
                                           "Hardest to answer: %s; %u of %u answers win.\n", hardest->n_answers),
                            hardest->move, hardest->n_answers, hardest->n_replies);
}

static void
append_reason (GString  *out,
               LmReason *reason)
{
  g_autoptr (GPtrArray) parts = lm_reason_list_parts (reason);

  for (guint i = 0; i < parts->len; i++)
    {
      LmReasonPart *part = g_ptr_array_index (parts, i);
      const char *status = get_status_name (part->status);
      g_autofree char *reference = lm_reason_cite (part->reference);

      if (reference != NULL)
        g_string_append_printf (out, "%s [%s; %s]\n", part->text, status, reference);
      else
        g_string_append_printf (out, "%s [%s]\n", part->text, status);
    }
}

/* Where no theorem speaks the limit is the reason, and saying it once is enough. */
static void
append_limit (GString  *out,
              LmAdvice *advice)
{
  const char *limit = advice->answer->limit;

  if (limit != NULL && !g_str_equal (limit, advice->reason->text))
    g_string_append_printf (out, "%s\n", limit);
}

static GStrv
make_reply_cells (const LmReply *reply)
{
  GStrv cells = g_new0 (char *, 3);

  cells[0] = g_strdup (reply->move);
  cells[1] = g_strdup (reply->answer != NULL ? reply->answer : _("(the game is over)"));

  return cells;
}

static void
append_replies (GString  *out,
                LmAdvice *advice)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const char *header[] = { _("Reply"), _("Answer"), NULL };

  if (!has_plan (advice) || advice->replies->len == 0)
    return;

  g_ptr_array_add (rows, g_strdupv ((char **) header));
  for (guint i = 0; i < MIN (advice->replies->len, MAX_ROWS); i++)
    g_ptr_array_add (rows, make_reply_cells (g_ptr_array_index (advice->replies, i)));
  g_string_append_c (out, '\n');
  lm_cli_append_rows (out, rows);
  if (advice->replies->len > MAX_ROWS)
    g_string_append_printf (out, ngettext ("%u more reply is listed with --json.\n", "%u more replies are listed with --json.\n",
                                           advice->replies->len - MAX_ROWS),
                            advice->replies->len - MAX_ROWS);
  if (!advice->all_replies)
    g_string_append (out, _("These are not all replies.\n"));
}

static void
print_text (LmAdvice *advice)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *verdict = lm_hint_say (lm_hint_state_verdict (advice->answer, LM_NOBODY));

  lm_cli_append_position (out, advice->answer->position);
  g_string_append_printf (out, "%s\n", verdict);
  append_move (out, advice);
  append_hardest (out, advice);
  append_reason (out, advice->reason);
  append_limit (out, advice);
  append_replies (out, advice);
  lm_cli_print_text (out->str);
}

static LmCliStatus
advise_position (LmCli      *cli,
                 LmPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = lm_solver_ask (cli->solver, lm_question_new_advice (position), NULL, &error);

  if (advice == NULL)
    return lm_cli_complain_error (error);

  if (cli->json)
    print_json (advice);
  else
    print_text (advice);

  return lm_cli_judge_answer (cli, advice->answer);
}

static LmCliStatus
run_hint (LmCli *cli,
          GStrv  arguments)
{
  return lm_cli_each_position (cli, arguments, advise_position);
}

const LmCliCommand lm_cli_hint_command = {
  .name = "hint",
  .arguments = N_("POSITION…"),
  .summary = N_("Recommends a move, with the reason and the answer to every reply."),
  .run = run_hint,
};
