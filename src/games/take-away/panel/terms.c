/* SPDX-License-Identifier: GPL-3.0-or-later */
/* terms.c: the P-positions of an alpha as a list that can be made longer. */

#include "panel.h"

/* How many there are at first, and how many come at a time. */
#define FIRST_TERMS 12
#define MORE_TERMS 24

struct _LmTakeAwayTerms
{
  AdwBin          parent_instance;

  GtkWidget      *grid;
  GtkWidget      *more_button;

  LmTakeAway     *game;
  LmTakeAwayWalk *walk;   /* at the next term to show */
  guint           n_rows; /* with that of the titles */
};

G_DEFINE_FINAL_TYPE (LmTakeAwayTerms, lm_take_away_terms, ADW_TYPE_BIN)

/* Only one label of a row is read out; it says everything. */
static GtkWidget *
create_label (const char *text,
              double      xalign,
              gboolean    silent)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   silent ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_LABEL,
                                   "label", text,
                                   "xalign", xalign,
                                   NULL);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static void
attach (LmTakeAwayTerms *self,
        GtkWidget       *label,
        int              column,
        gboolean         dim)
{
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (GTK_GRID (self->grid), label, column, self->n_rows, 1, 1);
}

/* Which index the second summand of P_@index has. */
static guint64
get_source (LmTakeAwayTerms *self,
            guint64          index)
{
  const LmTakeAwaySequence *sequence = lm_take_away_get_sequence (self->game);

  if (index <= lm_take_away_sequence_get_certain (sequence))
    return lm_take_away_sequence_get_source (sequence, index - 1);

  return index - 1 - lm_take_away_sequence_get_lag (sequence);
}

static char *
describe_summand (LmTakeAwayTerms *self,
                  guint64          index)
{
  if (index < 2)
    return g_strdup ("");

  return g_strdup_printf ("P(%" PRIu64 ")", get_source (self, index));
}

static char *
describe_row (LmTakeAwayTerms *self,
              guint64          index,
              const char      *number)
{
  if (index < 2)
    return g_strdup_printf (_("P(%" PRIu64 ") = %s"), index, number);

  return g_strdup_printf (_("P(%" PRIu64 ") = %s = P(%" PRIu64 ") + P(%" PRIu64 ")"),
                          index, number, index - 1, get_source (self, index));
}

/* What the recurrence does not cover yet is dim. */
static void
add_row (LmTakeAwayTerms *self)
{
  const guint64 index = self->walk->index;
  const gboolean settled = index > lm_take_away_sequence_get_first (lm_take_away_get_sequence (self->game));
  g_autofree char *n = g_strdup_printf ("%" PRIu64, index);
  g_autofree char *number = lm_take_away_number_describe (self->walk->window[self->walk->place]);
  g_autofree char *summand = describe_summand (self, index);
  g_autofree char *row = describe_row (self, index, number);
  GtkWidget *label = create_label (number, 0, FALSE);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, row, -1);

  attach (self, create_label (n, 1, TRUE), 0, TRUE);
  attach (self, label, 1, FALSE);
  attach (self, create_label (summand, 0, TRUE), 2, !settled);
  self->n_rows++;
}

/* No pile of a game has more digits. */
static gboolean
is_too_large (LmTakeAwayTerms *self)
{
  return mpz_sizeinbase (self->walk->window[self->walk->place], 10) > LM_TAKE_AWAY_MAX_DIGITS;
}

static void
add_rows (LmTakeAwayTerms *self,
          guint            n)
{
  for (guint i = 0; i < n && !is_too_large (self); i++)
    {
      add_row (self);
      lm_take_away_walk_forward (self->walk);
    }

  gtk_widget_set_visible (self->more_button, !is_too_large (self));
}

static void
add_titles (LmTakeAwayTerms *self)
{
  attach (self, create_label (C_("index", "n"), 1, TRUE), 0, TRUE);
  attach (self, create_label (_("P(n)"), 0, TRUE), 1, TRUE);
  attach (self, create_label (_("P(n − 1) +"), 0, TRUE), 2, TRUE);
  self->n_rows++;
}

static void
more_clicked_cb (LmTakeAwayTerms *self)
{
  add_rows (self, MORE_TERMS);
}

static void
clear (LmTakeAwayTerms *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  self->n_rows = 0;
  g_clear_pointer (&self->walk, lm_take_away_walk_free);
  g_clear_object (&self->game);
}

static void
lm_take_away_terms_dispose (GObject *object)
{
  LmTakeAwayTerms *self = LM_TAKE_AWAY_TERMS (object);

  g_clear_pointer (&self->walk, lm_take_away_walk_free);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (lm_take_away_terms_parent_class)->dispose (object);
}

static void
lm_take_away_terms_class_init (LmTakeAwayTermsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_take_away_terms_dispose;
}

static void
lm_take_away_terms_init (LmTakeAwayTerms *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  self->more_button = gtk_button_new_with_label (_("Show More"));
  gtk_widget_set_halign (self->more_button, GTK_ALIGN_START);
  g_signal_connect_object (self->more_button, "clicked", G_CALLBACK (more_clicked_cb), self, G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (box), self->grid);
  gtk_box_append (GTK_BOX (box), self->more_button);
  adw_bin_set_child (ADW_BIN (self), box);
}

void
lm_take_away_terms_set_game (LmTakeAwayTerms *self,
                             LmTakeAway      *game)
{
  if (self->game == game)
    return;

  clear (self);
  self->game = g_object_ref (game);
  self->walk = lm_take_away_walk_new (lm_take_away_get_sequence (game), 0);
  add_titles (self);
  add_rows (self, FIRST_TERMS);
}

/* What the last one that shows is, as far as a table of the command line goes. */
guint64
lm_take_away_terms_get_last (LmTakeAwayTerms *self)
{
  mpz_srcptr next = self->walk->window[self->walk->place];

  return lm_take_away_number_fits_uint64 (next) ? lm_take_away_number_get_uint64 (next) - 1 : G_MAXUINT64;
}
