/* SPDX-License-Identifier: GPL-3.0-or-later */
/* export.c: writes who wins the reversed game as a table, and the share of Player 1 as a picture. */

#include "config.h"

#include "export.h"

#include "curve.h"
#include "engine/lm-error.h"
#include "engine/lm-file.h"
#include "games/zeckendorf/solver/survey.h"

#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <string.h>

/* Of a picture, in points of an SVG; a PNG has so many pixels for each. */
#define WIDTH 900
#define HEIGHT 500
#define PIXELS 2

#define MARGIN 24
#define FONT "Sans 11"

typedef struct
{
  LmZeckendorfConjecture *conjecture;
  guint                   last;
  gboolean                stagnant;
  LmReversedFormat        format;
  GFile                  *file;
} Job;

static const char *const extensions[] = { "csv", "svg", "png" };

static void
job_free (Job *job)
{
  g_object_unref (job->conjecture);
  g_object_unref (job->file);
  g_free (job);
}

/* Ink on paper, whatever the window looks like. */
static const LmBoardStyle paper = {
  .foreground = { 0.1, 0.1, 0.12, 1 },
  .background = { 1, 1, 1, 1 },
  .win = { 0.07, 0.48, 0.45, 1 },
  .loss = { 0.74, 0.29, 0, 1 },
};

static PangoContext *
create_text (void)
{
  PangoContext *text = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string (FONT);

  pango_context_set_font_description (text, font);
  pango_font_description_free (font);
  return text;
}

static char *
create_caption (const Job *job)
{
  if (job->stagnant)
    return g_strdup_printf (_("Reversed Zeckendorf game with stagnant ones: "
                              "the share of 2 to n that Player 1 wins, n ≤ %u"),
                            job->last);

  return g_strdup_printf (_("Reversed Zeckendorf game: the share of 2 to n that Player 1 wins, n ≤ %u"), job->last);
}

static void
draw (const Job *job,
      cairo_t   *cr)
{
  PangoContext *text = create_text ();
  g_autofree char *caption = create_caption (job);
  LmReversedCurve curve = {
    .style = paper,
    .text = text,
    .conjecture = job->conjecture,
    .last = job->last,
    .end = job->last,
  };
  double line;

  gdk_cairo_set_source_rgba (cr, &paper.background);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);

  line = lm_reversed_curve_get_line (text);
  lm_reversed_curve_measure (&curve, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN - 2 * line);
  lm_reversed_curve_draw_text (&curve, cr, caption, curve.left, 0, 0);
  cairo_translate (cr, 0, 2 * line);
  lm_reversed_curve_draw (&curve, cr);
  g_object_unref (text);
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
write_svg (const Job  *job,
           GByteArray *contents)
{
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_cb, contents, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  draw (job, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
}

static void
write_png (const Job  *job,
           GByteArray *contents)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PIXELS * WIDTH, PIXELS * HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, PIXELS, PIXELS);
  draw (job, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append_cb, contents);
  cairo_surface_destroy (surface);
}

static void
write_csv (const Job  *job,
           GByteArray *contents)
{
  g_autofree char *table = lm_reversed_record_to_csv (job->conjecture, job->last);

  g_byte_array_append (contents, (const guint8 *) table, strlen (table));
}

static GByteArray *
create_contents (const Job *job)
{
  GByteArray *contents = g_byte_array_new ();

  switch (job->format)
    {
    case LM_REVERSED_FORMAT_SVG:
      write_svg (job, contents);
      break;
    case LM_REVERSED_FORMAT_PNG:
      write_png (job, contents);
      break;
    case LM_REVERSED_FORMAT_CSV:
    default:
      write_csv (job, contents);
      break;
    }

  return contents;
}

static void
export_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  const Job *job = task_data;
  g_autoptr (GByteArray) contents = create_contents (job);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (lm_file_write (job->file, (const char *) contents->data, contents->len, cancellable, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  sentence = lm_file_describe_write_error (job->file, error);
  g_task_return_new_error (task, LM_ERROR, LM_ERROR_FILE, "%s", sentence);
}

/* Returns: (transfer full): a name for the file. */
char *
lm_reversed_export_name_file (LmReversedSurvey *survey,
                              LmReversedFormat  format)
{
  const char *ones = lm_reversed_survey_is_stagnant (survey) ? "-stagnant" : "";

  return g_strdup_printf ("reversed%s-%u.%s", ones, lm_reversed_survey_get_reached (survey), extensions[format]);
}

/*
 * Draws and writes on a thread of its own. @cancellable: (nullable): stops it; @callback: called on the main
 * context of the caller.
 */
void
lm_reversed_export_async (LmReversedSurvey    *survey,
                          LmReversedFormat     format,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);
  Job *job;

  g_return_if_fail (LM_IS_REVERSED_SURVEY (survey));

  job = g_new (Job, 1);
  job->conjecture = g_object_ref (lm_reversed_survey_get_conjecture (survey));
  job->last = lm_reversed_survey_get_reached (survey);
  job->stagnant = lm_reversed_survey_is_stagnant (survey);
  job->format = format;
  job->file = g_object_ref (file);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, export_thread);
}

/* Whether it was written. */
gboolean
lm_reversed_export_finish (GAsyncResult  *result,
                           GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
