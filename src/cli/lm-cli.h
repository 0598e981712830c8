/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli.h: what the commands of last-move-solve share. */

#pragma once

#include "engine/explore/lm-graph.h"
#include "engine/keep/lm-ledger.h"
#include "engine/keep/lm-rows.h"
#include "engine/solve/lm-solver.h"

#if HAVE_DIAGRAMS
#include "paper/lm-sheet.h"
#endif

#include <json-glib/json-glib.h>

/* What stands in front of every complaint. */
#define LM_CLI_NAME "last-move-solve"

/* Exit statuses; of several the highest counts. */
typedef enum
{
  LM_CLI_OK = 0, /* everything asked was answered */
  LM_CLI_UNDECIDED = 1, /* something could not be decided within the limits, or not be written */
  LM_CLI_BAD = 2, /* an argument or a position was bad */
  LM_CLI_INTERRUPTED = 130, /* stopped by a signal, after summing up */
} LmCliStatus;

/* One call of the program. */
typedef struct
{
  gboolean        json; /* whether the output is one JSON object per line */
  double          seconds; /* what each question may take; 0 means for ever */
  GCancellable   *cancellable; /* cancelled by Ctrl+C, of a command that sums up */
  LmSolver       *solver; /* answers and advises within the limits of the call */
  LmSolveContext *context; /* the same limits for what does not go through @solver */
} LmCli;

typedef struct
{
  const char          *name; /* the word after the program's name */
  const char          *arguments; /* what follows it, for --help (untranslated, N_) */
  const char          *summary; /* what it does, one sentence (untranslated, N_) */
  const GOptionEntry  *entries; /* its own options */
  void              (* prepare) (GOptionContext  *context); /* adds to its --help what is known only at run time */
  gboolean             sums_up; /* whether, stopped before its end, it says what it has found so far */
  void              (* leave)   (void); /* puts away what it has begun, when the program is stopped before its end */
  LmCliStatus       (* run)     (LmCli           *cli, /* carries it out, in a worker thread */
                                 GStrv            arguments);
} LmCliCommand;

extern const LmCliCommand lm_cli_value_command;
extern const LmCliCommand lm_cli_hint_command;
extern const LmCliCommand lm_cli_play_command;
extern const LmCliCommand lm_cli_table_command;
extern const LmCliCommand lm_cli_graph_command;
extern const LmCliCommand lm_cli_random_command;
extern const LmCliCommand lm_cli_test_rule_command;
extern const LmCliCommand lm_cli_exercises_command;
extern const LmCliCommand lm_cli_reproduce_command;

/* Options and arguments */

typedef LmCliStatus (* LmCliPositionFunc) (LmCli       *cli,
                                           LmPosition  *position);

void         lm_cli_add_common_options (GOptionContext     *context);
LmCli       *lm_cli_new                (GError            **error);
void         lm_cli_free               (LmCli              *cli);
void         lm_cli_start_question     (LmCli              *cli);
gboolean     lm_cli_parse_number       (const char         *option,
                                        const char         *text,
                                        guint64             minimum,
                                        guint64             maximum,
                                        guint64            *value,
                                        GError            **error);
gboolean     lm_cli_parse_choice       (const char         *option,
                                        const char         *text,
                                        const char * const *choices,
                                        guint              *index,
                                        GError            **error);
LmPosition  *lm_cli_parse_position     (const char         *text);
void         lm_cli_add_field_options  (GOptionContext     *context);
void         lm_cli_add_other_fields   (GOptionContext     *context,
                                        GPtrArray          *taken);
GHashTable  *lm_cli_get_fields         (void);
const LmGameInfo *
             lm_cli_parse_game         (GStrv               arguments);
gboolean     lm_cli_check_count        (GStrv               arguments,
                                        guint               maximum);
LmCliStatus  lm_cli_judge_answer       (LmCli              *cli,
                                        LmAnswer           *answer);
LmCliStatus  lm_cli_each_position      (LmCli              *cli,
                                        GStrv               arguments,
                                        LmCliPositionFunc   func);

/* Output */

void         lm_cli_begin_output       (void);
gboolean     lm_cli_print              (const char         *text);
gboolean     lm_cli_print_text         (const char         *text);
void         lm_cli_complain           (const char         *format,
                                        ...) G_GNUC_PRINTF (1, 2);
LmCliStatus  lm_cli_complain_error     (GError             *error);
void         lm_cli_append_padded      (GString            *out,
                                        const char         *text,
                                        gsize               width);
void         lm_cli_append_rows        (GString            *out,
                                        GPtrArray          *rows);
void         lm_cli_append_position    (GString            *out,
                                        LmPosition         *position);
void         lm_cli_start_progress     (LmCli              *cli);
void         lm_cli_leave              (LmCliStatus         status) G_GNUC_NORETURN;
LmCliStatus  lm_cli_finish_output      (void);

/* Rows that are kept */

typedef struct _LmCliLedger LmCliLedger;

LmCliLedger *lm_cli_ledger_open        (const char         *path,
                                        LmLedger           *form,
                                        GError            **error);
void         lm_cli_ledger_free        (LmCliLedger        *ledger);
const LmRows *lm_cli_ledger_get_rows   (LmCliLedger        *ledger);
gboolean     lm_cli_ledger_append      (LmCliLedger        *ledger,
                                        const LmCell       *row,
                                        GError            **error);

/* JSON */

void         lm_cli_json_add_position  (JsonBuilder        *builder,
                                        LmPosition         *position);
void         lm_cli_json_add_player    (JsonBuilder        *builder,
                                        const char         *name,
                                        LmPosition         *position,
                                        int                 seat);
void         lm_cli_json_add_distance  (JsonBuilder        *builder,
                                        guint               distance);
void         lm_cli_json_add_string    (JsonBuilder        *builder,
                                        const char         *name,
                                        const char         *text);
void         lm_cli_json_add_number    (JsonBuilder        *builder,
                                        const char         *name,
                                        guint64             number);
gboolean     lm_cli_json_print         (JsonBuilder        *builder);

/* Files that carry the command that makes them */

/* Stands in a command for the name of the file. */
#define LM_CLI_PLACE "FILE."

#define LM_CLI_OUTPUT_ENTRY(help) { "output", 0, 0, G_OPTION_ARG_FILENAME, &lm_cli_output, help, N_("FILE") }

#define LM_CLI_FORMAT_ENTRY(kinds) \
  { "format", 0, 0, G_OPTION_ARG_STRING, &lm_cli_kind, N_("With --output: what is written where the name does not say it, as of a pipe or -"), kinds }
#define LM_CLI_PAPER_ENTRY(help) { "paper", 0, 0, G_OPTION_ARG_STRING, &lm_cli_paper, help, "a4|letter" }

extern char *lm_cli_output, *lm_cli_paper;

/* What is asked for beside it: of a command that prints in several forms, and of one that prints in one. */
extern char *lm_cli_format, *lm_cli_kind;
extern gboolean lm_cli_json;

/* What a file can be: the first ones are figures, in the order of LmFigureFormat. */
#define LM_CLI_N_FIGURES 4
#define LM_CLI_PRINTED G_MAXUINT

void         lm_cli_keep_words         (GStrv               argv);
gboolean     lm_cli_find_output        (gboolean            figures,
                                        const char * const *others,
                                        guint              *format,
                                        GError            **error);
GFile       *lm_cli_get_file           (const char         *path,
                                        GError            **error);
gboolean     lm_cli_is_option          (const char         *word,
                                        const char         *option);
char        *lm_cli_get_command        (void);
gboolean     lm_cli_check_apart        (const char         *option,
                                        const char         *path,
                                        const char         *other_option,
                                        const char         *other_path,
                                        GError            **error);
LmCliStatus  lm_cli_write_file         (const char         *path,
                                        GBytes             *contents,
                                        const GError       *problem);
LmCliStatus  lm_cli_write_rows         (const LmRows       *rows,
                                        guint               format);
LmCliStatus  lm_cli_write_position     (LmPosition         *position,
                                        guint               format,
                                        gboolean            notes);
LmCliStatus  lm_cli_write_game         (GPtrArray          *positions,
                                        GStrv               moves,
                                        guint               format,
                                        gboolean            notes);
LmCliStatus  lm_cli_write_score        (LmCli              *cli,
                                        GPtrArray          *positions,
                                        GStrv               moves,
                                        gboolean            notes,
                                        gboolean            reasons);
#if HAVE_DIAGRAMS
gboolean     lm_cli_find_paper         (LmPaper            *paper,
                                        GError            **error);
#endif
LmCliStatus  lm_cli_write_graph        (LmGraph            *graph,
                                        GArray             *values,
                                        guint               format);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmCli, lm_cli_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmCliLedger, lm_cli_ledger_free)
