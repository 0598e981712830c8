/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-toaster.c: toasts that follow each other faster than they come and go. */

#include "kit/page/lm-toaster.h"
#include "lm-panel-test.h"

/* How often everything is done: what uses freed memory does not always fall over it. */
#define ROUNDS 3

/* Longer than a toast takes to come or to go, in microseconds. */
#define STALL (G_USEC_PER_SEC * 6 / 10)

/* Within this a toast is on its way, in milliseconds. */
#define APART 60

static GtkWidget *
create_toaster (void)
{
  GtkWidget *toaster = g_object_new (LM_TYPE_TOASTER, "content", gtk_label_new ("Content"), NULL);

  lm_toaster_say (LM_TOASTER (toaster), "What happened last.");
  return toaster;
}

static GtkWidget *
present (LmToaster **toaster)
{
  *toaster = g_object_new (LM_TYPE_TOASTER, "content", gtk_label_new ("Content"), NULL);
  return lm_panel_test_present (GTK_WIDGET (*toaster));
}

static gboolean
is_gone (gpointer data)
{
  return !lm_panel_test_shows (data, "Toast");
}

static gboolean
are_animations_on (void)
{
  gboolean on;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &on, NULL);
  return on;
}

static void
say_three (LmToaster *toaster)
{
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *sentence = g_strdup_printf ("Toast %u.", i);

      lm_toaster_say (toaster, sentence);
      lm_panel_test_settle (APART);
      g_assert_true (lm_panel_test_shows (GTK_WIDGET (toaster), sentence));
      g_assert_true (are_animations_on ());
    }
}

/* Each takes the place of one that is still coming. */
static void
test_replace (void)
{
  LmToaster *toaster;
  GtkWidget *window = present (&toaster);

  for (guint i = 0; i < ROUNDS; i++)
    say_three (toaster);
  lm_toaster_dismiss (toaster);
  lm_panel_test_wait (is_gone, toaster);
  lm_panel_test_close (window);
}

static gboolean
is_last_alone (gpointer data)
{
  return !lm_panel_test_shows (data, "Toast 1") && !lm_panel_test_shows (data, "Toast 2");
}

/* All that is under way ends in the frame after it. */
static void
test_stall (void)
{
  LmToaster *toaster;
  GtkWidget *window = present (&toaster);

  for (guint i = 0; i < ROUNDS; i++)
    {
      say_three (toaster);
      g_usleep (STALL);
      lm_panel_test_wait (is_last_alone, toaster);
    }
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (toaster), "Toast 3"));
  lm_panel_test_close (window);
}

/* One toast, gone as soon as it is said. */
static void
test_dismiss (void)
{
  LmToaster *toaster;
  GtkWidget *window = present (&toaster);

  for (guint i = 0; i < ROUNDS; i++)
    {
      lm_toaster_say (toaster, "Toast.");
      lm_panel_test_settle (APART);
      lm_toaster_dismiss (toaster);
      lm_panel_test_settle (APART);
      g_usleep (STALL);
      lm_panel_test_wait (is_gone, toaster);
    }
  lm_panel_test_close (window);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_toaster);

  if (status >= 0)
    return status;
  /* The tests of GTK go without animations. */
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");

  g_test_add_func ("/toaster/replace", test_replace);
  g_test_add_func ("/toaster/stall", test_stall);
  g_test_add_func ("/toaster/dismiss", test_dismiss);

  return g_test_run ();
}
