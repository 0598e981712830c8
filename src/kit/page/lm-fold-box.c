/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-fold-box.c: a middle with a pane on either side; in a narrow window the panes give way. */

#include "lm-fold-box.h"

#include "engine/game/lm-property.h"

/* What the end pane gets of the height when it stands below the middle. */
#define SHEET_SHARE 0.45

/* What the middle gets before a pane has to fold, in pixels. */
#define MIDDLE_WIDTH 400

/* What it keeps in a narrow window beside a wide pane. */
#define LEAST_WIDTH 360

/* What a pane is taken to need before it was shown for the first time. */
#define START_WIDTH 160
#define END_WIDTH 280

enum
{
  PANE_START,
  PANE_MIDDLE,
  PANE_END,
  N_PANES,
};

struct _LmFoldBox
{
  GtkWidget  parent_instance;

  GtkWidget *panes[N_PANES];
  int        pane_widths[N_PANES];
  GtkWidget *end_content;    /* what scrolls in the end pane where there is no room */
  gboolean   show_start;
  gboolean   show_end;
  gboolean   show_end_narrow;
  gboolean   wide_end;
  gboolean   alone;          /* the middle, whatever is wanted beside it */
  gboolean   narrow;
  gboolean   stacked;        /* the end pane would stand below the middle */
  guint      notify_source;
};

G_DEFINE_FINAL_TYPE (LmFoldBox, lm_fold_box, GTK_TYPE_WIDGET)

/* Whether there is no room for both panes. */
gboolean
lm_fold_box_get_narrow (LmFoldBox *self)
{
  g_return_val_if_fail (LM_IS_FOLD_BOX (self), FALSE);

  return self->narrow;
}

static gboolean
shows_pane (LmFoldBox *self,
            guint      pane,
            gboolean   narrow)
{
  if (self->alone)
    return pane == PANE_MIDDLE;

  switch (pane)
    {
    case PANE_START:
      return self->show_start && !narrow;
    case PANE_END:
      return narrow ? self->show_end_narrow : self->show_end;
    default:
      return TRUE;
    }
}

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* A pane that is hidden keeps the width that it had, so that it is known when there is room for it again. */
static int
measure_pane (LmFoldBox *self,
              guint      pane)
{
  if (self->panes[pane] != NULL && gtk_widget_get_visible (self->panes[pane]))
    {
      self->pane_widths[pane] = get_least_width (self->panes[pane]);
      if (pane == PANE_END && self->end_content != NULL)
        self->pane_widths[pane] = MAX (self->pane_widths[pane], get_least_width (self->end_content));
    }

  return self->pane_widths[pane];
}

/* The width from which on both panes have room; the same whether they are shown or not. */
static int
get_full_width (LmFoldBox *self)
{
  return measure_pane (self, PANE_START)
         + MAX (MIDDLE_WIDTH, measure_pane (self, PANE_MIDDLE))
         + measure_pane (self, PANE_END);
}

static void
get_widths (LmFoldBox *self,
            int        width,
            gboolean   narrow,
            int        widths[N_PANES])
{
  widths[PANE_MIDDLE] = width;
  for (guint pane = PANE_START; pane < N_PANES; pane += 2)
    {
      widths[pane] = shows_pane (self, pane, narrow) ? MIN (measure_pane (self, pane), width) : 0;
      widths[PANE_MIDDLE] -= widths[pane];
    }
  if (self->wide_end && widths[PANE_END] > 0)
    {
      const int least = MAX (measure_pane (self, PANE_MIDDLE), narrow ? LEAST_WIDTH : MIDDLE_WIDTH);
      const int spare = MAX (widths[PANE_MIDDLE] - least, 0);

      widths[PANE_MIDDLE] -= spare;
      widths[PANE_END] += spare;
    }
}

static void
measure_width (LmFoldBox *self,
               int       *minimum,
               int       *natural)
{
  *minimum = measure_pane (self, PANE_MIDDLE);
  if (shows_pane (self, PANE_END, TRUE))
    *minimum = MAX (*minimum, get_least_width (self->panes[PANE_END]));
  *natural = MAX (*minimum, get_full_width (self));
}

static void
lm_fold_box_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  LmFoldBox *self = LM_FOLD_BOX (widget);

  *minimum = 0;
  *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }

  for (guint pane = 0; pane < N_PANES; pane++)
    {
      int least;
      int best;

      if (self->panes[pane] == NULL || !gtk_widget_get_visible (self->panes[pane]))
        continue;
      gtk_widget_measure (self->panes[pane], orientation, -1, &least, &best, NULL, NULL);
      *minimum = self->stacked ? *minimum + least : MAX (*minimum, least);
      *natural = self->stacked ? *natural + best : MAX (*natural, best);
    }
}

/* A pane that does not show is hidden for the Tab key and the screen reader, too. */
static void
update_panes (LmFoldBox *self)
{
  for (guint pane = 0; pane < N_PANES; pane++)
    if (self->panes[pane] != NULL)
      gtk_widget_set_visible (self->panes[pane], shows_pane (self, pane, self->narrow));
}

static gboolean
notify_narrow_cb (gpointer data)
{
  LmFoldBox *self = data;

  self->notify_source = 0;
  update_panes (self);
  g_object_notify (G_OBJECT (self), "narrow");
  return G_SOURCE_REMOVE;
}

/* Nobody may ask for another size in the middle of an allocation, so they hear of it after the frame. */
static void
set_narrow (LmFoldBox *self,
            gboolean   narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  if (self->notify_source == 0)
    self->notify_source = g_idle_add (notify_narrow_cb, self);
}

/* The end pane as a sheet below the middle, which keeps at least what it needs. */
static void
allocate_stacked (LmFoldBox *self,
                  int        width,
                  int        height)
{
  int middle, end, sheet;

  gtk_widget_measure (self->panes[PANE_MIDDLE], GTK_ORIENTATION_VERTICAL, width, &middle, NULL, NULL, NULL);
  gtk_widget_measure (self->panes[PANE_END], GTK_ORIENTATION_VERTICAL, width, &end, NULL, NULL, NULL);
  sheet = MAX (end, MIN (SHEET_SHARE * height, height - middle));
  if (self->panes[PANE_START] != NULL)
    gtk_widget_set_child_visible (self->panes[PANE_START], FALSE);
  for (guint pane = PANE_MIDDLE; pane <= PANE_END; pane++)
    {
      const GtkAllocation area = { 0, pane == PANE_END ? height - sheet : 0, width, pane == PANE_END ? sheet : height - sheet };

      gtk_widget_set_child_visible (self->panes[pane], TRUE);
      if (gtk_widget_get_visible (self->panes[pane]))
        gtk_widget_size_allocate (self->panes[pane], &area, -1);
    }
}

static void
lm_fold_box_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  LmFoldBox *self = LM_FOLD_BOX (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int widths[N_PANES];
  int x = 0;

  set_narrow (self, width < get_full_width (self));
  self->stacked = self->narrow && width < measure_pane (self, PANE_MIDDLE) + measure_pane (self, PANE_END);
  if (self->stacked && shows_pane (self, PANE_END, TRUE))
    {
      allocate_stacked (self, width, height);
      return;
    }

  get_widths (self, width, self->narrow, widths);
  for (guint pane = 0; pane < N_PANES; pane++)
    {
      gboolean shown = shows_pane (self, pane, self->narrow);
      GtkAllocation area = { mirrored ? width - x - widths[pane] : x, 0, widths[pane], height };

      if (self->panes[pane] == NULL)
        continue;
      gtk_widget_set_child_visible (self->panes[pane], shown);
      if (shown && gtk_widget_get_visible (self->panes[pane]))
        gtk_widget_size_allocate (self->panes[pane], &area, -1);
      x += widths[pane];
    }
}

/* Each comes once, from the template or when it is first needed. */
static void
place_panes (LmFoldBox *self)
{
  GtkWidget *before = NULL;

  for (guint pane = 0; pane < N_PANES; pane++)
    if (self->panes[pane] != NULL)
      {
        gtk_widget_insert_after (self->panes[pane], GTK_WIDGET (self), before);
        before = self->panes[pane];
      }
  update_panes (self);
}

static void
lm_fold_box_dispose (GObject *object)
{
  LmFoldBox *self = LM_FOLD_BOX (object);

  g_clear_handle_id (&self->notify_source, g_source_remove);
  g_clear_object (&self->end_content);
  for (guint pane = 0; pane < N_PANES; pane++)
    if (self->panes[pane] != NULL)
      gtk_widget_unparent (self->panes[pane]);
  for (guint pane = 0; pane < N_PANES; pane++)
    g_clear_object (&self->panes[pane]);

  G_OBJECT_CLASS (lm_fold_box_parent_class)->dispose (object);
}

static void
lm_fold_box_class_init (LmFoldBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_fold_box_dispose;
  widget_class->measure = lm_fold_box_measure;
  widget_class->size_allocate = lm_fold_box_size_allocate;

  LM_CLASS_PROPERTIES (klass,
    { "start", GTK_TYPE_WIDGET, LM_PROPERTY_AT (LmFoldBox, panes[PANE_START]), .changed = G_CALLBACK (place_panes) },
    { "middle", GTK_TYPE_WIDGET, LM_PROPERTY_AT (LmFoldBox, panes[PANE_MIDDLE]), .changed = G_CALLBACK (place_panes) },
    { "end", GTK_TYPE_WIDGET, LM_PROPERTY_AT (LmFoldBox, panes[PANE_END]), .changed = G_CALLBACK (place_panes) },
    { "show-start", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmFoldBox, show_start), .changed = G_CALLBACK (update_panes),
      .normal = TRUE },
    { "show-end", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmFoldBox, show_end), .changed = G_CALLBACK (update_panes),
      .normal = TRUE },
    { "show-end-narrow", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmFoldBox, show_end_narrow),
      .changed = G_CALLBACK (update_panes) },
    { "wide-end", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmFoldBox, wide_end),
      .changed = G_CALLBACK (gtk_widget_queue_allocate) },
    { "alone", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmFoldBox, alone), .changed = G_CALLBACK (update_panes) },
    { "end-content", GTK_TYPE_WIDGET, LM_PROPERTY_AT (LmFoldBox, end_content), .flags = G_PARAM_WRITABLE },
    { "narrow", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmFoldBox, narrow) });

  gtk_widget_class_set_css_name (widget_class, "foldbox");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_fold_box_init (LmFoldBox *self)
{
  self->show_start = TRUE;
  self->show_end = TRUE;
  self->pane_widths[PANE_START] = START_WIDTH;
  self->pane_widths[PANE_END] = END_WIDTH;
}
