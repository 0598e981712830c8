/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-form.c: the parameters of a game to be filled in: as a page of New Game, or as the editor's bar. */

#include "lm-field-form.h"

#include "engine/game/lm-field-values.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-problem.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many entries stand beside each other in the bar. */
#define ENTRIES_IN_A_ROW 3

typedef struct
{
  const LmGameInfo *info;
  LmFieldShape      shape;
  LmPosition       *shown;
  GPtrArray        *rows; /* LmFieldRow */
  gboolean          filling;

  GtkWidget        *group;   /* of a page */
  GtkWidget        *box;     /* of a bar */
  GtkWidget        *board;   /* (nullable): that it is the bar of */
  GtkWidget        *line;    /* the last one of it */
  GtkLabel         *problem;
  gboolean          is_typed;
} LmFieldFormPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (LmFieldForm, lm_field_form, ADW_TYPE_BIN)

enum
{
  CHANGED,
  EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

#define PRIVATE(self) ((LmFieldFormPrivate *) lm_field_form_get_instance_private (self))

/* Returns: (nullable): the game whose fields it has; that of a bar changes with the position, and what build()
   appends with it */
const LmGameInfo *
lm_field_form_get_info (LmFieldForm *self)
{
  return PRIVATE (self)->info;
}

/* Returns: how it looks */
LmFieldShape
lm_field_form_get_shape (LmFieldForm *self)
{
  return PRIVATE (self)->shape;
}

/* Returns: (transfer none) (nullable): the position that it was last made to show */
LmPosition *
lm_field_form_get_shown (LmFieldForm *self)
{
  return PRIVATE (self)->shown;
}

static LmFieldRow *
find_row (LmFieldForm *self,
          const char  *key)
{
  GPtrArray *rows = PRIVATE (self)->rows;

  for (guint i = 0; i < rows->len; i++)
    {
      LmFieldRow *row = g_ptr_array_index (rows, i);

      if (g_str_equal (row->field->key, key))
        return row;
    }

  return NULL;
}

/**
 * lm_field_form_get_control:
 * @self: a form
 * @key: the key of a field
 *
 * Returns: (transfer none) (nullable): the widget that has its value, if the
 *   form has that field
 */
GtkWidget *
lm_field_form_get_control (LmFieldForm *self,
                           const char  *key)
{
  LmFieldRow *row = find_row (self, key);

  return row != NULL ? row->control : NULL;
}

/* What the form does not have stays in an edited position as it is, and is the default in a new game. */
static LmFieldValues *
begin_values (LmFieldForm *self)
{
  LmFieldFormPrivate *priv = PRIVATE (self);

  if (priv->shape == LM_FIELD_BAR && priv->shown != NULL)
    return lm_field_values_new_from_position (priv->shown);

  return lm_field_values_new (priv->info);
}

static void
take_text (LmFieldValues *values,
           const LmField *field,
           const char    *text)
{
  if (*text == '\0')
    lm_field_values_unset (values, field->key);
  else
    lm_field_values_set_text (values, field->key, text);
  if (*text != '\0' && field->instead_of != NULL)
    lm_field_values_unset (values, field->instead_of);
}

/**
 * lm_field_form_get_values:
 * @self: a form
 * @error: (nullable): one sentence that names the field that cannot be read
 *
 * Returns: (transfer full) (nullable): what the form says; whether it makes a
 *   position is still to be seen
 */
LmFieldValues *
lm_field_form_get_values (LmFieldForm  *self,
                          GError      **error)
{
  LmFieldFormPrivate *priv = PRIVATE (self);
  g_autoptr (LmFieldValues) values = begin_values (self);

  for (guint i = 0; i < priv->rows->len; i++)
    {
      LmFieldRow *row = g_ptr_array_index (priv->rows, i);
      g_autofree char *text = lm_field_row_read (row, error);

      if (text == NULL)
        return NULL;
      take_text (values, row->field, text);
    }
  if (LM_FIELD_FORM_GET_CLASS (self)->read != NULL)
    LM_FIELD_FORM_GET_CLASS (self)->read (self, values);
  lm_field_values_prune (values);

  return g_steal_pointer (&values);
}

static LmPosition *
lm_field_form_real_get_position (LmFieldForm  *self,
                                 GError      **error)
{
  g_autoptr (LmFieldValues) values = lm_field_form_get_values (self, error);

  return values != NULL ? lm_field_values_create (values, error) : NULL;
}

/* @error: (nullable): one sentence that names the field that is wrong. Returns: (transfer full) (nullable): the
   position that the form describes */
LmPosition *
lm_field_form_get_position (LmFieldForm  *self,
                            GError      **error)
{
  g_return_val_if_fail (LM_IS_FIELD_FORM (self), NULL);

  return LM_FIELD_FORM_GET_CLASS (self)->get_position (self, error);
}

static char *
lm_field_form_real_describe (LmFieldForm *self,
                             LmPosition  *position)
{
  const LmGameInfo *info = PRIVATE (self)->info;

  if (info->describe_start == NULL)
    return NULL;

  return lm_position_is_over (position) ? g_strdup (_("This game is over before it begins.")) : info->describe_start (position);
}

/**
 * lm_field_form_set_clock:
 * @self: a form
 * @seconds: thinking time of each player, or 0 for no clocks
 *
 * Shows the thinking time, where the game has clocks. A part of a minute counts
 * as a whole one.
 */
void
lm_field_form_set_clock (LmFieldForm *self,
                         guint        seconds)
{
  g_autofree char *minutes = g_strdup_printf ("%u", (seconds + 59) / 60);

  lm_field_form_fill (self, LM_FIELD_CLOCK_KEY, minutes);
}

/**
 * lm_field_form_get_clock:
 * @self: a form
 *
 * Returns: the thinking time of each player, in seconds, or 0 for no clocks
 */
guint
lm_field_form_get_clock (LmFieldForm *self)
{
  GtkWidget *minutes = lm_field_form_get_control (self, LM_FIELD_CLOCK_KEY);

  return minutes != NULL ? 60 * gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (minutes)) : 0;
}

/* Fields that are right each by itself may not fit together: the one is wrong that the sentence names first. */
static LmFieldRow *
find_blamed (LmFieldForm *self,
             const char  *sentence)
{
  GPtrArray *rows = PRIVATE (self)->rows;
  LmFieldRow *blamed = rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;
  const char *first = NULL;

  for (guint i = 0; i < rows->len; i++)
    {
      LmFieldRow *row = g_ptr_array_index (rows, i);
      const char *found = lm_problem_find_key (sentence, row->field->key);

      if (found == NULL || (first != NULL && found > first))
        continue;
      blamed = row;
      first = found;
    }

  return blamed;
}

/* Shows in the rows themselves which of them cannot be read. */
static void
mark_rows (LmFieldForm *self,
           const char  *sentence)
{
  GPtrArray *rows = PRIVATE (self)->rows;
  gboolean all_readable = TRUE;

  for (guint i = 0; i < rows->len; i++)
    {
      LmFieldRow *row = g_ptr_array_index (rows, i);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = lm_field_row_read (row, &error);

      lm_problem_mark (row->control, error != NULL ? error->message : NULL);
      all_readable &= text != NULL;
    }
  if (sentence != NULL && all_readable && rows->len > 0)
    lm_problem_mark (find_blamed (self, sentence)->control, sentence);
}

static void
update_sensitive (LmFieldForm *self)
{
  GPtrArray *rows = PRIVATE (self)->rows;
  g_autoptr (LmFieldValues) values = lm_field_form_get_values (self, NULL);

  for (guint i = 0; i < rows->len && values != NULL; i++)
    {
      LmFieldRow *row = g_ptr_array_index (rows, i);

      if (row->field->applies != NULL)
        gtk_widget_set_sensitive (row->widget, row->field->applies (values));
    }
}

/* Says what the form describes, or what is wrong with it. */
static void
update (LmFieldForm *self,
        LmPosition  *position,
        const char  *problem)
{
  LmFieldFormPrivate *priv = PRIVATE (self);
  g_autofree char *start = NULL;
  g_autofree char *markup = NULL;

  update_sensitive (self);
  mark_rows (self, problem);
  if (priv->problem != NULL)
    {
      gtk_label_set_label (priv->problem, problem != NULL ? problem : "");
      /* What is typed is often wrong on the way, and nothing moves then; what is chosen seldom is. */
      gtk_widget_set_visible (GTK_WIDGET (priv->problem), priv->is_typed || problem != NULL);
    }
  if (priv->group == NULL)
    return;

  start = position != NULL ? LM_FIELD_FORM_GET_CLASS (self)->describe (self, position) : g_strdup ("");
  if (start == NULL)
    return;
  markup = g_markup_escape_text (start, -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (priv->group), markup);
}

/**
 * lm_field_form_changed:
 * @self: a form
 *
 * To be called when something in it is another by hand.
 */
void
lm_field_form_changed (LmFieldForm *self)
{
  LmFieldFormPrivate *priv = PRIVATE (self);
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  if (priv->filling || (priv->shape == LM_FIELD_BAR && priv->shown == NULL))
    return;

  position = lm_field_form_get_position (self, &error);
  update (self, position, error != NULL ? error->message : NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  if (position != NULL)
    g_signal_emit (self, signals[EDITED], 0, position);
}

/**
 * lm_field_form_fill:
 * @self: a form
 * @key: the key of a field
 * @text: a value of it as position text writes it
 *
 * Makes a field say something, as if by hand.
 */
void
lm_field_form_fill (LmFieldForm *self,
                    const char  *key,
                    const char  *text)
{
  LmFieldRow *row = find_row (self, key);

  if (row != NULL)
    lm_field_row_write (row, text);
}

static gboolean
says_already (LmFieldForm *self,
              LmPosition  *position)
{
  g_autoptr (LmPosition) typed = lm_field_form_get_position (self, NULL);

  return typed != NULL && lm_position_equal (typed, position);
}

static void
show_values (LmFieldForm *self)
{
  LmFieldFormPrivate *priv = PRIVATE (self);
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (priv->shown);

  for (guint i = 0; i < priv->rows->len; i++)
    lm_field_row_show (g_ptr_array_index (priv->rows, i), values);
}

static void
set_info (LmFieldForm      *self,
          const LmGameInfo *info);

/**
 * lm_field_form_set_position:
 * @self: a form
 * @position: a position of a game with fields
 *
 * Shows a position. What was typed stays as it was typed where it means the
 * same.
 */
void
lm_field_form_set_position (LmFieldForm *self,
                            LmPosition  *position)
{
  g_autoptr (LmPosition) described = NULL;
  LmFieldFormPrivate *priv;

  g_return_if_fail (LM_IS_FIELD_FORM (self));
  g_return_if_fail (position != NULL);

  priv = PRIVATE (self);
  if (lm_position_get_info (position) != priv->info)
    set_info (self, lm_position_get_info (position));
  lm_position_ref (position);
  g_clear_pointer (&priv->shown, lm_position_unref);
  priv->shown = position;

  priv->filling = TRUE;
  for (guint i = 0; i < priv->rows->len && priv->shape == LM_FIELD_BAR; i++)
    lm_field_row_name_players (g_ptr_array_index (priv->rows, i), lm_position_get_game (position));
  if (!says_already (self, position))
    show_values (self);
  if (LM_FIELD_FORM_GET_CLASS (self)->show != NULL)
    LM_FIELD_FORM_GET_CLASS (self)->show (self, position);
  described = lm_field_form_get_position (self, NULL);
  update (self, described, NULL);
  priv->filling = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
random_cb (LmFieldForm *self)
{
  LmPosition *shown = lm_field_form_get_shown (self);
  g_autoptr (GRand) rand = g_rand_new ();
  g_autoptr (LmPosition) position = shown != NULL ? lm_position_draw (shown, rand) : NULL;

  if (position != NULL)
    g_signal_emit (self, signals[EDITED], 0, position);
}

static gboolean
can_draw (const LmGameInfo *info)
{
  gboolean drawn = info->draw != NULL;

  for (const LmField *field = info->fields; field->key != NULL; field++)
    drawn |= (field->flags & LM_FIELD_DRAWN) != 0;

  return drawn;
}

static GtkWidget *
create_random (LmFieldForm *self)
{
  const char *help = PRIVATE (self)->info->draw_help;
  GtkWidget *random = gtk_button_new_with_mnemonic (_("_Random"));

  lm_accessible_name_set (random, _("Random"));
  gtk_widget_set_tooltip_text (random, help != NULL ? _(help) : _("Another position by lot"));
  g_signal_connect_swapped (random, "clicked", G_CALLBACK (random_cb), self);

  return random;
}

static GtkWidget *
create_problem (LmFieldForm *self)
{
  GtkWidget *problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "wrap", TRUE,
                                     "justify", GTK_JUSTIFY_CENTER, NULL);

  PRIVATE (self)->problem = GTK_LABEL (problem);
  gtk_widget_add_css_class (problem, "problem");
  lm_accessible_name_hide_empty (GTK_LABEL (problem));
  lm_announce_label (GTK_LABEL (problem));

  return problem;
}

static void
begin_line (LmFieldFormPrivate *priv)
{
  priv->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (priv->line, GTK_ALIGN_CENTER);
  gtk_widget_insert_before (priv->line, priv->box, GTK_WIDGET (priv->problem));
}

static gboolean
is_full (GtkWidget *line)
{
  g_autoptr (GListModel) entries = gtk_widget_observe_children (line);

  return g_list_model_get_n_items (entries) == ENTRIES_IN_A_ROW;
}

/**
 * lm_field_form_append:
 * @self: a form
 * @widget: (transfer floating): what a game has beside its fields
 *
 * Puts a row at the end of a page, or something at the end of the last line of
 * a bar.
 */
void
lm_field_form_append (LmFieldForm *self,
                      GtkWidget   *widget)
{
  LmFieldFormPrivate *priv = PRIVATE (self);

  if (priv->group != NULL)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (priv->group), widget);
  else
    gtk_box_append (GTK_BOX (priv->line), widget);
}

/* The values of a preset, filled in as one change: one of its field, several as position text has them, or a whole position. */
static void
choose_cb (gpointer             self,
           const LmField       *field,
           const LmFieldPreset *preset)
{
  g_autoptr (LmPosition) position = lm_position_parse (preset->text, NULL);
  g_auto (GStrv) pairs = NULL;

  if (position != NULL)
    {
      lm_field_form_set_position (self, position);
      return;
    }
  if (strchr (preset->text, '=') == NULL)
    {
      lm_field_form_fill (self, field->key, preset->text);
      return;
    }

  pairs = g_strsplit (preset->text, "&", -1);
  PRIVATE (self)->filling = TRUE;
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], "=", 2);

      lm_field_form_fill (self, pair[0], pair[1]);
    }
  PRIVATE (self)->filling = FALSE;
  lm_field_form_changed (self);
}

static void
add_row (LmFieldForm   *self,
         const LmField *field)
{
  LmFieldFormPrivate *priv = PRIVATE (self);
  LmFieldRow *row = lm_field_row_new (&(LmFieldRow) { field, self, (void (*) (gpointer)) lm_field_form_changed, choose_cb }, priv->shape);
  GtkWidget *presets = priv->group != NULL ? lm_field_row_new_presets (row) : NULL;

  if (priv->box != NULL && ((field->flags & LM_FIELD_NEW_ROW) != 0 || priv->line == NULL
                            || is_full (priv->line)))
    begin_line (priv);
  lm_field_form_append (self, row->widget);
  if (presets != NULL)
    lm_field_form_append (self, presets);
  g_ptr_array_add (priv->rows, row);
  priv->is_typed |= GTK_IS_ENTRY (row->control);
}

static void
make_frame (LmFieldForm *self)
{
  LmFieldFormPrivate *priv = PRIVATE (self);

  g_ptr_array_set_size (priv->rows, 0);
  priv->line = NULL;
  priv->is_typed = FALSE;
  if (priv->shape == LM_FIELD_PAGE)
    {
      priv->group = adw_preferences_group_new ();
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (priv->group), _("Starting position"));
      adw_bin_set_child (ADW_BIN (self), priv->group);
      return;
    }

  priv->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (priv->box), create_problem (self));
  adw_bin_set_child (ADW_BIN (self), priv->box);
}

/* Boards, and so bars, are shared by the games of a room. */
static void
set_info (LmFieldForm      *self,
          const LmGameInfo *info)
{
  LmFieldFormPrivate *priv = PRIVATE (self);
  const LmFieldFlags absent = priv->shape == LM_FIELD_PAGE ? LM_FIELD_NOT_IN_FORM : LM_FIELD_NOT_IN_EDITOR;

  priv->info = info;
  g_clear_pointer (&priv->shown, lm_position_unref);
  priv->filling = TRUE;
  make_frame (self);
  for (const LmField *field = info->fields; field->key != NULL; field++)
    if ((field->flags & absent) == 0)
      add_row (self, field);
  if (LM_FIELD_FORM_GET_CLASS (self)->build != NULL)
    LM_FIELD_FORM_GET_CLASS (self)->build (self);
  if (priv->box != NULL && can_draw (info))
    lm_field_form_append (self, create_random (self));
  priv->filling = FALSE;
}

/* Who fills in a form begins with typing, not on the row around a number. */
static gboolean
lm_field_form_grab_focus (GtkWidget *widget)
{
  GPtrArray *rows = PRIVATE (LM_FIELD_FORM (widget))->rows;

  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_grab_focus (((LmFieldRow *) g_ptr_array_index (rows, i))->control))
      return TRUE;

  return FALSE;
}

static void
lm_field_form_dispose (GObject *object)
{
  LmFieldFormPrivate *priv = PRIVATE (LM_FIELD_FORM (object));

  priv->problem = NULL;
  g_clear_weak_pointer (&priv->board);
  g_clear_pointer (&priv->shown, lm_position_unref);

  G_OBJECT_CLASS (lm_field_form_parent_class)->dispose (object);
}

static void
lm_field_form_finalize (GObject *object)
{
  g_ptr_array_unref (PRIVATE (LM_FIELD_FORM (object))->rows);

  G_OBJECT_CLASS (lm_field_form_parent_class)->finalize (object);
}

static void
lm_field_form_class_init (LmFieldFormClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = lm_field_form_grab_focus;
  G_OBJECT_CLASS (klass)->dispose = lm_field_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_field_form_finalize;
  klass->get_position = lm_field_form_real_get_position;
  klass->describe = lm_field_form_real_describe;

  /**
   * LmFieldForm::changed:
   * @self: the form
   *
   * Something in it is another, right or wrong.
   */
  signals[CHANGED] = lm_signal_new (klass, "changed", 0);

  /**
   * LmFieldForm::edited:
   * @self: the form
   * @position: a position
   *
   * The form describes another position, by hand or by lot.
   */
  signals[EDITED] = lm_signal_new (klass, "edited", 1, LM_TYPE_POSITION);
}

static void
lm_field_form_init (LmFieldForm *self)
{
  PRIVATE (self)->rows = g_ptr_array_new_with_free_func (g_free);
}

/* Returns: (transfer none) (nullable): the board whose editor's bar it is */
gpointer
lm_field_form_get_board (LmFieldForm *self)
{
  return PRIVATE (self)->board;
}

/* A new game begins as the first one did. */
static void
show_start (LmFieldForm *self)
{
  g_autoptr (LmPosition) start = lm_position_parse (PRIVATE (self)->info->start, NULL);

  if (start != NULL)
    lm_field_form_set_position (self, start);
}

/*
 * lm_field_form_set_board:
 * @self: a bar
 * @board: the board that it is of
 */
void
lm_field_form_set_board (LmFieldForm *self,
                         GtkWidget   *board)
{
  g_set_weak_pointer (&PRIVATE (self)->board, board);
}

/**
 * lm_field_form_new_with_type:
 * @type: the type of a form of a game's own
 * @info: (nullable): a game with fields; %NULL for that of the first position
 * @shape: how it looks
 *
 * Returns: (transfer floating): a form
 */
GtkWidget *
lm_field_form_new_with_type (GType             type,
                             const LmGameInfo *info,
                             LmFieldShape      shape)
{
  LmFieldForm *self = g_object_new (type, NULL);

  PRIVATE (self)->shape = shape;
  if (info != NULL)
    set_info (self, info);
  if (info != NULL && shape == LM_FIELD_PAGE)
    show_start (self);

  return GTK_WIDGET (self);
}
