/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-print-dialog.c: what goes on paper: the board, the game so far, or exercises. */

#include "lm-print-dialog.h"

#include "lm-message.h"
#include "lm-save-dialog.h"

#include "engine/explore/lm-course.h"
#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-file.h"
#include "paper/lm-diagram.h"
#include "paper/lm-score.h"
#include "paper/lm-worksheet.h"

#include "kit/board/lm-board-habit.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* How often it is told how many exercises there are, in milliseconds. */
#define PROGRESS_INTERVAL 100

/* How many rows of a sheet are put on pages before the main loop has its turn again. */
#define MAX_ROWS 8

/* Where the sheet is kept that the user chooses a file for. */
#define SHEET "lm-sheet"

struct _LmPrintDialog
{
  AdwWindow      parent_instance;

  AdwComboRow   *what;
  AdwComboRow   *paper;       /* in the order of LmPaper */
  GtkWidget     *exercises;
  AdwComboRow   *grade;
  GtkSpinButton *count;
  GtkWidget     *progress;
  GtkLabel      *problem;

  LmSolver      *solver;
  LmNode        *node;
  gboolean       telling;
  gboolean       notes;       /* whether the board shows them */
  GCancellable  *cancellable; /* of the exercises that are being made, or NULL */
  LmWorksheet   *worksheet;   /* the solver’s, while it makes them */
  guint          tick;
  gboolean       to_file;     /* whether a file is wanted */
};

G_DEFINE_FINAL_TYPE (LmPrintDialog, lm_print_dialog, ADW_TYPE_WINDOW)

/* --- a printer --------------------------------------------------------------------- */

static const char *const paper_sizes[] = { [LM_PAPER_A4] = GTK_PAPER_NAME_A4, [LM_PAPER_LETTER] = GTK_PAPER_NAME_LETTER };

/* Another paper may have been chosen for the printer; the foot names it. */
static void
take_paper (LmSheet         *sheet,
            GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  for (guint i = 0; i < G_N_ELEMENTS (paper_sizes); i++)
    if (g_str_equal (gtk_paper_size_get_name (gtk_page_setup_get_paper_size (setup)), paper_sizes[i]))
      lm_sheet_set_paper (sheet, i);
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                LmSheet           *sheet)
{
  take_paper (sheet, context);
  lm_sheet_begin_pages (sheet, gtk_print_context_get_width (context), gtk_print_context_get_height (context));
}

/* Called until it is done, the main loop has its turn between. */
static gboolean
paginate_cb (GtkPrintOperation *operation,
             GtkPrintContext   *context,
             LmSheet           *sheet)
{
  guint n_pages;
  const gboolean done = lm_sheet_place (sheet, MAX_ROWS, &n_pages);

  if (done)
    gtk_print_operation_set_n_pages (operation, n_pages);
  return done;
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              LmSheet           *sheet)
{
  lm_sheet_draw_page (sheet, gtk_print_context_get_cairo_context (context), page);
}

/* @sheet: (transfer full). Returns: (transfer full): what prints it. */
GtkPrintOperation *
lm_print_create_operation (LmSheet *sheet)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  GtkPaperSize *paper = gtk_paper_size_new (paper_sizes[lm_sheet_get_paper (sheet)]);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_paper_size_free (paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, lm_sheet_get_title (sheet));
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), SHEET, sheet, (GDestroyNotify) lm_sheet_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), sheet);
  g_signal_connect (operation, "paginate", G_CALLBACK (paginate_cb), sheet);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), sheet);
  return operation;
}

static void
print (GtkWindow *parent,
       LmSheet   *sheet)
{
  g_autoptr (GtkPrintOperation) operation = lm_print_create_operation (sheet);
  g_autoptr (GError) error = NULL;

  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    lm_message_show (parent, _("The Pages Cannot Be Printed"), error->message);
}

/* --- a file -------------------------------------------------------------------------- */

static void
write_file (GTask        *task,
            gpointer      file,
            gpointer      sheet,
            GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (GBytes) pdf = lm_sheet_to_pdf (sheet, &error);

  if (pdf != NULL && lm_file_write (file, g_bytes_get_data (pdf, NULL), g_bytes_get_size (pdf), cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject      *file,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GtkWindow) parent = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      lm_save_dialog_tell (GTK_WIDGET (parent), G_FILE (file), NULL);
      return;
    }

  sentence = lm_file_describe_write_error (G_FILE (file), error);
  lm_message_show (parent, _("The Pages Cannot Be Saved"), sentence);
}

static void
save_cb (GtkWidget *parent,
         GFile     *file,
         gpointer   data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, written_cb, g_object_ref (parent));

  g_task_set_task_data (task, g_object_steal_data (G_OBJECT (parent), SHEET), (GDestroyNotify) lm_sheet_free);
  g_task_run_in_thread (task, write_file);
}

static void
save (GtkWindow *parent,
      LmSheet   *sheet)
{
  g_autofree char *name = g_strconcat (lm_sheet_get_title (sheet), ".pdf", NULL);

  g_strdelimit (name, "/", '-');
  g_object_set_data_full (G_OBJECT (parent), SHEET, sheet, (GDestroyNotify) lm_sheet_free);
  lm_save_dialog_choose (GTK_WIDGET (parent), _("Save as PDF"), name, _("PDF documents"), "*.pdf", save_cb, NULL);
}

/* --- exercises ----------------------------------------------------------------------- */

static gpointer
make_sheet (LmSolveContext  *context,
            gpointer         data,
            GError         **error)
{
  return lm_worksheet_make (data, context, error);
}

static void
set_problem (LmPrintDialog *self,
             const char    *problem)
{
  gtk_label_set_label (self->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *problem != '\0');
}

static gboolean
tick_cb (gpointer data)
{
  LmPrintDialog *self = data;
  guint n;
  g_autofree char *text = NULL;

  if (self->worksheet == NULL)
    {
      gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), self->telling ? _("Finding the reasons") : _("Preparing the pages"));
      gtk_progress_bar_pulse (GTK_PROGRESS_BAR (self->progress));
      return G_SOURCE_CONTINUE;
    }

  n = g_atomic_int_get (&self->worksheet->n_made);
  text = g_strdup_printf (ngettext ("%u of %u exercise", "%u of %u exercises", self->worksheet->count), n, self->worksheet->count);

  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), text);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), (double) n / self->worksheet->count);
  return G_SOURCE_CONTINUE;
}

static void
set_busy (LmPrintDialog *self,
          gboolean       busy)
{
  g_clear_handle_id (&self->tick, g_source_remove);
  if (busy)
    self->tick = g_timeout_add (PROGRESS_INTERVAL, tick_cb, self);
  gtk_widget_set_visible (self->progress, busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.print", !busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.save", !busy);
}

/* The dialog makes room for that of the printer or of the file. */
static void
deliver (LmPrintDialog *self,
         LmSheet       *sheet)
{
  g_autoptr (GtkWindow) parent = g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (self)));
  const gboolean to_file = self->to_file;

  lm_sheet_set_paper (sheet, adw_combo_row_get_selected (self->paper));
  gtk_window_destroy (GTK_WINDOW (self));
  if (to_file)
    save (parent, sheet);
  else
    print (parent, sheet);
}

static void
made_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (LmPrintDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSheet) sheet = lm_solver_ask_finish (LM_SOLVER (source), result, &error);

  if (self->cancellable == NULL || g_cancellable_is_cancelled (self->cancellable))
    return;

  g_clear_object (&self->cancellable);
  set_busy (self, FALSE);
  g_clear_pointer (&self->worksheet, g_atomic_rc_box_release);
  if (sheet != NULL)
    deliver (self, g_steal_pointer (&sheet));
  else
    set_problem (self, error->message);
}

static void
make_exercises (LmPrintDialog *self)
{
  self->worksheet = g_atomic_rc_box_new0 (LmWorksheet);
  self->worksheet->info = lm_position_get_info (lm_node_get_position (self->node));
  self->worksheet->grade = adw_combo_row_get_selected (self->grade);
  self->worksheet->count = gtk_spin_button_get_value_as_int (self->count);
  self->worksheet->seed = g_random_int ();
  self->cancellable = g_cancellable_new ();
  set_problem (self, "");
  set_busy (self, TRUE);
  tick_cb (self);
  lm_solver_ask_async (self->solver,
                       lm_question_new (make_sheet, g_atomic_rc_box_acquire (self->worksheet),
                                        (GDestroyNotify) g_atomic_rc_box_release, (GDestroyNotify) lm_sheet_free),
                       self->cancellable, made_cb, g_object_ref (self));
}

/* --- the game so far ----------------------------------------------------------------- */

/* Where it may be told, every board has its reason. */
static void
print_game (LmPrintDialog *self)
{
  g_autoptr (GPtrArray) nodes = lm_course_list_nodes (self->node);
  g_auto (GStrv) moves = lm_course_list_moves (nodes);
  LmPosition *start = lm_node_get_position (g_ptr_array_index (nodes, 0));

  self->cancellable = g_cancellable_new ();
  set_busy (self, TRUE);
  lm_solver_ask_async (self->solver, lm_score_create_question (start, moves, self->telling, self->notes), self->cancellable,
                       made_cb, g_object_ref (self));
}

/* --- the dialog ---------------------------------------------------------------------- */

static void
begin (LmPrintDialog *self,
       gboolean       to_file)
{
  const LmPrintWhat what = adw_combo_row_get_selected (self->what);

  self->to_file = to_file;
  if (what == LM_PRINT_EXERCISES)
    make_exercises (self);
  else if (what == LM_PRINT_GAME)
    print_game (self);
  else
    deliver (self, lm_score_new_position (lm_node_get_position (self->node), self->notes));
}

static void
print_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  begin (LM_PRINT_DIALOG (widget), FALSE);
}

static void
save_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  begin (LM_PRINT_DIALOG (widget), TRUE);
}

static void
what_selected_cb (LmPrintDialog *self)
{
  gtk_widget_set_sensitive (self->exercises, adw_combo_row_get_selected (self->what) == LM_PRINT_EXERCISES);
  set_problem (self, "");
}

/* Not sooner: a window that is told of the focus before it shows is no window to a screen reader. */
static void
lm_print_dialog_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_print_dialog_parent_class)->map (widget);
  gtk_widget_grab_focus (GTK_WIDGET (LM_PRINT_DIALOG (widget)->what));
}

static void
lm_print_dialog_dispose (GObject *object)
{
  LmPrintDialog *self = LM_PRINT_DIALOG (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->worksheet, g_atomic_rc_box_release);
  g_clear_object (&self->solver);
  g_clear_object (&self->node);

  G_OBJECT_CLASS (lm_print_dialog_parent_class)->dispose (object);
}

static void
lm_print_dialog_class_init (LmPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_print_dialog_dispose;
  widget_class->map = lm_print_dialog_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/print-dialog.ui");
  LM_BIND_CHILDREN (widget_class, LmPrintDialog, what, paper, exercises, grade, count, progress, problem);
  gtk_widget_class_bind_template_callback (widget_class, what_selected_cb);
  gtk_widget_class_install_action (widget_class, "print.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "print.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
lm_print_dialog_init (LmPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_show_cut_buttons (adw_window_get_content (ADW_WINDOW (self)));
  lm_announce_label (self->problem);
}

/**
 * lm_print_dialog_new:
 * @parent: the window that has what is to be printed
 * @solver: makes exercises
 * @node: the end of the game so far, with the board
 * @telling: whether its moves may be graded
 * @what: what is chosen at first
 *
 * Returns: (transfer floating): a dialog that prints or saves, and closes
 */
GtkWidget *
lm_print_dialog_new (GtkWindow   *parent,
                     LmSolver    *solver,
                     LmNode      *node,
                     gboolean     telling,
                     LmPrintWhat  what)
{
  const char *habit = lm_diagram_get_notes (lm_node_get_position (node));
  LmPrintDialog *self = g_object_new (LM_TYPE_PRINT_DIALOG, "transient-for", parent, NULL);

  self->solver = g_object_ref (solver);
  self->node = g_object_ref (node);
  self->telling = telling;
  self->notes = habit != NULL && lm_board_habit_is_active (lm_board_habit_get (habit));
  adw_combo_row_set_selected (self->what, what);
  adw_combo_row_set_selected (self->paper, lm_paper_get_default ());
  what_selected_cb (self);
  return GTK_WIDGET (self);
}
