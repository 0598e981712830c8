/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet.c: all numbers in their places, of which only those in sight are widgets. */

#include "config.h"

#include "sheet.h"

#include "board/lm-board-text.h"
#include "tile.h"

/*
 * The sheet is as high as all numbers are, and its owner moves it behind the
 * window's edges as a whole: scrolling draws nothing anew but the rows that
 * come into sight, and these take over the tiles of the rows that have gone.
 */
struct _LmZahlenschlachtSheet
{
  GtkWidget               parent_instance;

  LmZahlenschlachtScene  *scene;
  LmZahlenschlachtChalk  *chalk;
  LmZahlenschlachtLayout  layout;
  int                     top;
  int                     bottom;

  /* Of number to tile; the tiles that are no number now wait unseen. */
  GHashTable             *tiles;
  GPtrArray              *spare;
  GArray                 *sight;
  /* The tile with the keyboard's focus stays the same number, wherever it is. */
  guint                   focus;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtSheet, lm_zahlenschlacht_sheet, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  FOCUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The layout may still be of the board before. */
static guint
get_n (LmZahlenschlachtSheet *self)
{
  return lm_zahlenschlacht_position_get_n (lm_zahlenschlacht_scene_get_position (self->scene));
}

static void
tile_clicked_cb (LmZahlenschlachtSheet *self,
                 LmZahlenschlachtTile  *tile)
{
  g_signal_emit (self, signals[ACTIVATED], 0, lm_zahlenschlacht_tile_get_number (tile));
}

static void
tile_focused_cb (LmZahlenschlachtSheet *self,
                 GParamSpec            *pspec,
                 LmZahlenschlachtTile  *tile)
{
  guint number = lm_zahlenschlacht_tile_get_number (tile);

  if (gtk_widget_has_focus (GTK_WIDGET (tile)))
    self->focus = number;
  else if (self->focus == number)
    self->focus = 0;
  g_signal_emit (self, signals[FOCUSED], 0, self->focus);
}

static GtkWidget *
create_tile (LmZahlenschlachtSheet *self)
{
  GtkWidget *tile = lm_zahlenschlacht_tile_new ();

  g_signal_connect_swapped (tile, "clicked", G_CALLBACK (tile_clicked_cb), self);
  g_signal_connect_swapped (tile, "notify::has-focus", G_CALLBACK (tile_focused_cb), self);
  if (self->chalk != NULL)
    lm_zahlenschlacht_tile_set_chalk (LM_ZAHLENSCHLACHT_TILE (tile), self->chalk);
  gtk_widget_set_parent (tile, GTK_WIDGET (self));

  return tile;
}

static GtkWidget *
take_tile (LmZahlenschlachtSheet *self)
{
  GtkWidget *tile;

  if (self->spare->len == 0)
    return create_tile (self);

  /* The first first, so that screen readers find the numbers in order as long as nothing is scrolled. */
  tile = g_ptr_array_steal_index (self->spare, 0);
  gtk_widget_set_child_visible (tile, TRUE);
  return tile;
}

static void
allocate_tile (LmZahlenschlachtSheet *self,
               GtkWidget             *tile,
               guint                  number)
{
  GdkRectangle place;
  int minimum;

  lm_zahlenschlacht_layout_get_tile (&self->layout, number, &place);
  gtk_widget_measure (tile, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (tile, &place, -1);
}

static void
set_face (LmZahlenschlachtSheet *self,
          GtkWidget             *tile,
          guint                  number)
{
  LmZahlenschlachtFace face;

  lm_zahlenschlacht_scene_get_face (self->scene, number, &face);
  lm_zahlenschlacht_tile_set_face (LM_ZAHLENSCHLACHT_TILE (tile), &face, get_n (self));
}

static void
spare_tile (LmZahlenschlachtSheet *self,
            GtkWidget             *tile)
{
  gtk_widget_set_child_visible (tile, FALSE);
  g_ptr_array_add (self->spare, tile);
}

/* Takes the tiles away from the numbers that are out of sight. */
static void
spare_tiles (LmZahlenschlachtSheet *self)
{
  g_autoptr (GHashTable) sight = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer number, tile;

  for (guint i = 0; i < self->sight->len; i++)
    g_hash_table_add (sight, GUINT_TO_POINTER (g_array_index (self->sight, guint, i)));

  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, &number, &tile))
    if (!g_hash_table_contains (sight, number))
      {
        spare_tile (self, tile);
        g_hash_table_iter_remove (&iter);
      }
}

static gboolean
is_ready (LmZahlenschlachtSheet *self)
{
  return self->chalk != NULL && self->layout.n > 0 && lm_zahlenschlacht_scene_get_position (self->scene) != NULL;
}

static void
fill_sight (LmZahlenschlachtSheet *self)
{
  g_array_set_size (self->sight, 0);
  lm_zahlenschlacht_layout_list (&self->layout, self->top, self->bottom, self->sight);
  if (self->focus > 0 && self->focus <= get_n (self))
    g_array_append_val (self->sight, self->focus);
  spare_tiles (self);

  for (guint i = 0; i < self->sight->len; i++)
    {
      guint number = g_array_index (self->sight, guint, i);
      GtkWidget *tile = lm_zahlenschlacht_sheet_get_tile (self, number);

      if (tile != NULL)
        continue;

      tile = take_tile (self);
      g_hash_table_insert (self->tiles, GUINT_TO_POINTER (number), tile);
      set_face (self, tile, number);
      allocate_tile (self, tile, number);
    }
}

/**
 * lm_zahlenschlacht_sheet_reserve:
 * @self: a sheet that is about to be allocated
 * @n_tiles: how many tiles may be in sight at once
 *
 * Makes the tiles before they are needed: a new child makes its parents be
 * arranged again, which would be too much while it is scrolled.
 */
void
lm_zahlenschlacht_sheet_reserve (LmZahlenschlachtSheet *self,
                                 guint                  n_tiles)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self));

  /* One more for the number with the focus, and one for the number that gets it. */
  while (lm_zahlenschlacht_sheet_get_n_tiles (self) < n_tiles + 2)
    spare_tile (self, create_tile (self));
}

/**
 * lm_zahlenschlacht_sheet_show:
 * @self: a sheet that is about to be allocated
 * @top: from where on it is in sight
 * @bottom: to where
 *
 * Gives the numbers that are in sight their tiles.
 */
void
lm_zahlenschlacht_sheet_show (LmZahlenschlachtSheet *self,
                              int                    top,
                              int                    bottom)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self));

  self->top = top;
  self->bottom = bottom;
  if (is_ready (self))
    fill_sight (self);
}

/**
 * lm_zahlenschlacht_sheet_set_layout:
 * @self: a sheet
 * @layout: where the numbers stand
 */
void
lm_zahlenschlacht_sheet_set_layout (LmZahlenschlachtSheet        *self,
                                    const LmZahlenschlachtLayout *layout)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self));

  self->layout = *layout;
  if (self->focus > layout->n)
    self->focus = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lm_zahlenschlacht_sheet_set_chalk:
 * @self: a sheet
 * @chalk: what to draw with; to be set again when its size changes
 */
void
lm_zahlenschlacht_sheet_set_chalk (LmZahlenschlachtSheet *self,
                                   LmZahlenschlachtChalk *chalk)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self));

  lm_zahlenschlacht_chalk_ref (chalk);
  g_clear_pointer (&self->chalk, lm_zahlenschlacht_chalk_unref);
  self->chalk = chalk;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    lm_zahlenschlacht_tile_set_chalk (LM_ZAHLENSCHLACHT_TILE (child), chalk);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What loses the focus is heard of at once, so this is for after the walk through the tiles. */
static void
drop_number (LmZahlenschlachtSheet *self,
             guint                  number)
{
  GtkWidget *tile = lm_zahlenschlacht_sheet_get_tile (self, number);

  if (tile == NULL)
    return;

  g_hash_table_remove (self->tiles, GUINT_TO_POINTER (number));
  spare_tile (self, tile);
}

/**
 * lm_zahlenschlacht_sheet_update:
 * @self: a sheet
 *
 * Shows what has changed in the scene. Numbers that there are no longer lose
 * their tiles; new ones get theirs when the layout knows them.
 */
void
lm_zahlenschlacht_sheet_update (LmZahlenschlachtSheet *self)
{
  g_autoptr (GArray) gone = g_array_new (FALSE, FALSE, sizeof (guint));
  GHashTableIter iter;
  gpointer key, tile;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self));

  if (!is_ready (self))
    return;

  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, &key, &tile))
    {
      guint number = GPOINTER_TO_UINT (key);

      if (number <= get_n (self))
        set_face (self, tile, number);
      else
        g_array_append_val (gone, number);
    }

  if (self->focus > get_n (self))
    self->focus = 0;
  for (guint i = 0; i < gone->len; i++)
    drop_number (self, g_array_index (gone, guint, i));
}

/**
 * lm_zahlenschlacht_sheet_get_tile:
 * @self: a sheet
 * @number: a number
 *
 * Returns: (transfer none) (nullable): its tile, if it is in sight
 */
GtkWidget *
lm_zahlenschlacht_sheet_get_tile (LmZahlenschlachtSheet *self,
                                  guint                  number)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self), NULL);

  return g_hash_table_lookup (self->tiles, GUINT_TO_POINTER (number));
}

/**
 * lm_zahlenschlacht_sheet_get_focus:
 * @self: a sheet
 *
 * Returns: the number with the keyboard's focus, or 0
 */
guint
lm_zahlenschlacht_sheet_get_focus (LmZahlenschlachtSheet *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self), 0);

  return self->focus;
}

/**
 * lm_zahlenschlacht_sheet_grab_focus:
 * @self: a sheet
 * @number: a number, which gets the keyboard's focus and, if it has none, a tile
 */
void
lm_zahlenschlacht_sheet_grab_focus (LmZahlenschlachtSheet *self,
                                    guint                  number)
{
  GtkWidget *tile;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self));

  if (!is_ready (self) || number > get_n (self))
    return;

  if (lm_zahlenschlacht_sheet_get_tile (self, number) == NULL)
    {
      tile = take_tile (self);
      g_hash_table_insert (self->tiles, GUINT_TO_POINTER (number), tile);
      set_face (self, tile, number);
      allocate_tile (self, tile, number);
    }
  gtk_widget_grab_focus (lm_zahlenschlacht_sheet_get_tile (self, number));
}

/**
 * lm_zahlenschlacht_sheet_get_n_tiles:
 * @self: a sheet
 *
 * Returns: how many tiles there are, seen and spare
 */
guint
lm_zahlenschlacht_sheet_get_n_tiles (LmZahlenschlachtSheet *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_SHEET (self), 0);

  return g_hash_table_size (self->tiles) + self->spare->len;
}

static void
lm_zahlenschlacht_sheet_size_allocate (GtkWidget *widget,
                                       int        width,
                                       int        height,
                                       int        baseline)
{
  LmZahlenschlachtSheet *self = LM_ZAHLENSCHLACHT_SHEET (widget);
  GHashTableIter iter;
  gpointer number, tile;

  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, &number, &tile))
    allocate_tile (self, tile, GPOINTER_TO_UINT (number));
}

/* The residues above their columns. */
static void
append_heads (LmZahlenschlachtSheet *self,
              GtkSnapshot           *snapshot)
{
  const LmBoardStyle *style = lm_zahlenschlacht_chalk_get_style (self->chalk);
  const guint n_heads = lm_zahlenschlacht_layout_get_n_heads (&self->layout);
  GdkRGBA color = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.8);

  for (guint i = 0; i < n_heads; i++)
    {
      g_autofree char *text = NULL;
      GdkRectangle head;
      guint residue;

      if (!lm_zahlenschlacht_layout_get_head (&self->layout, i, &residue, &head)
          || head.y + head.height < self->top || head.y > self->bottom)
        continue;

      text = g_strdup_printf ("%u", residue);
      lm_board_text_append (GTK_WIDGET (self), snapshot, text, PANGO_WEIGHT_NORMAL, &color,
                            head.x + 0.5 * head.width, head.y + 0.45 * head.height, 0.5, head.width);
    }
}

static void
lm_zahlenschlacht_sheet_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot)
{
  LmZahlenschlachtSheet *self = LM_ZAHLENSCHLACHT_SHEET (widget);

  if (is_ready (self))
    append_heads (self, snapshot);

  GTK_WIDGET_CLASS (lm_zahlenschlacht_sheet_parent_class)->snapshot (widget, snapshot);
}

static void
lm_zahlenschlacht_sheet_dispose (GObject *object)
{
  LmZahlenschlachtSheet *self = LM_ZAHLENSCHLACHT_SHEET (object);
  GtkWidget *child;

  if (self->tiles != NULL)
    g_hash_table_remove_all (self->tiles);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    {
      g_signal_handlers_disconnect_by_data (child, self);
      gtk_widget_unparent (child);
    }
  g_clear_pointer (&self->tiles, g_hash_table_unref);
  g_clear_pointer (&self->spare, g_ptr_array_unref);
  g_clear_pointer (&self->sight, g_array_unref);
  g_clear_pointer (&self->chalk, lm_zahlenschlacht_chalk_unref);

  G_OBJECT_CLASS (lm_zahlenschlacht_sheet_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_sheet_class_init (LmZahlenschlachtSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_sheet_dispose;
  widget_class->size_allocate = lm_zahlenschlacht_sheet_size_allocate;
  widget_class->snapshot = lm_zahlenschlacht_sheet_snapshot;

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FOCUSED] = g_signal_new ("focused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_zahlenschlacht_sheet_init (LmZahlenschlachtSheet *self)
{
  self->tiles = g_hash_table_new (NULL, NULL);
  self->spare = g_ptr_array_new ();
  self->sight = g_array_new (FALSE, FALSE, sizeof (guint));
}

/**
 * lm_zahlenschlacht_sheet_new:
 * @scene: what there is to see, which outlives the sheet
 *
 * Returns: (transfer floating): a sheet, without numbers yet
 */
GtkWidget *
lm_zahlenschlacht_sheet_new (LmZahlenschlachtScene *scene)
{
  LmZahlenschlachtSheet *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_SHEET, NULL);

  self->scene = scene;

  return GTK_WIDGET (self);
}
