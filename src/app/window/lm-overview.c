/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-overview.c: all families of games as cards: what they are about, and what has been learned of them. */

#include "lm-window-parts.h"

#include "app/learn/lm-lesson-panel.h"
#include "kit/page/lm-game-view-info.h"

#include "kit/widget/lm-wrap-layout.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

#define ICON_SIZE 48

/* That a card can be seen. */
#define LEAST_HEIGHT 200

/* So wide that two cards stand side by side beside the panel. */
#define CARD_CHARS 26

/* So wide that two of them are as wide as each other in a card of that width. */
#define BUTTON_CHARS 12

struct _LmOverview
{
  AdwBin      parent_instance;

  GtkWidget  *head;
  GtkWidget  *back_button;
  GtkFlowBox *cards;

  LmProgress *progress;
  GPtrArray  *learned; /* of GtkLabel: what has been learned, one for each card; its name is the first game of the family */
};

G_DEFINE_FINAL_TYPE (LmOverview, lm_overview, ADW_TYPE_BIN)

enum
{
  PLAY,
  LEARN,
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
get_lesson (const LmGameInfo *info)
{
  const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);

  return view_info != NULL ? view_info->lesson : NULL;
}

/* "Subtraction Nim: Step 3 of 11, 2 due" */
static char *
describe_game (LmOverview       *self,
               const LmGameInfo *info)
{
  const char *lesson = get_lesson (info);
  const guint n_due = lm_progress_count_due (self->progress, info->name, g_get_real_time () / G_USEC_PER_SEC);
  g_autofree char *step = NULL;
  g_autofree char *due = NULL;
  g_autofree char *both = NULL;

  if (lesson != NULL
      && (lm_progress_get_step (self->progress, lesson) > 0 || lm_progress_is_finished (self->progress, lesson)))
    step = lm_lesson_panel_describe (self->progress, lesson);
  if (n_due > 0)
    due = g_strdup_printf (ngettext ("%u due", "%u due", n_due), n_due);
  if (step == NULL && due == NULL)
    return NULL;

  both = step != NULL ? g_strjoin (", ", step, due, NULL) : g_steal_pointer (&due);
  /* Translators: a game, and what was learned of it. */
  return g_strdup_printf (C_("game", "%s: %s"), _(info->title), both);
}

/* What was begun of the games of a family. Games that share a lesson are told of once. */
static char *
describe_family (LmOverview       *self,
                 const LmGameInfo *first)
{
  GString *text = g_string_new (NULL);
  const char *told = NULL;

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      g_autofree char *line = NULL;

      if (!g_str_equal (info->family, first->family) || (told != NULL && g_strcmp0 (told, get_lesson (info)) == 0))
        continue;

      line = describe_game (self, info);
      told = line != NULL ? get_lesson (info) : told;
      if (line != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
    }

  return g_string_free (text, FALSE);
}

static void
update (LmOverview *self)
{
  for (guint i = 0; i < self->learned->len && self->progress != NULL; i++)
    {
      GtkWidget *label = g_ptr_array_index (self->learned, i);
      g_autofree char *text = describe_family (self, lm_game_info_lookup (gtk_widget_get_name (label)));

      gtk_label_set_label (GTK_LABEL (label), text);
      gtk_widget_set_visible (label, *text != '\0');
    }
}

static void
play_cb (GtkWidget  *button,
         LmOverview *self)
{
  g_signal_emit (self, signals[PLAY], 0, gtk_widget_get_name (button));
}

/* Of a family the first game whose lesson is not finished. */
static void
learn_cb (GtkWidget  *button,
          LmOverview *self)
{
  const LmGameInfo *first = lm_game_info_lookup (gtk_widget_get_name (button));
  const LmGameInfo *wanted = first;

  for (guint i = lm_game_info_count (); i > 0; i--)
    {
      const LmGameInfo *info = lm_game_info_nth (i - 1);
      const char *lesson = get_lesson (info);

      if (g_str_equal (info->family, first->family) && lesson != NULL && !lm_progress_is_finished (self->progress, lesson))
        wanted = info;
    }
  g_signal_emit (self, signals[LEARN], 0, wanted->name);
}

static void
back_cb (LmOverview *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CARD_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A screen reader says of which family the button is. */
static GtkWidget *
create_button (LmOverview       *self,
               const LmGameInfo *info,
               const char       *label,
               const char       *spoken,
               GCallback         callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *words = g_strdup_printf (spoken, _(info->family_title));

  gtk_widget_set_name (button, info->name);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_object (button, "clicked", callback, self, 0);
  return button;
}

static GtkWidget *
create_buttons (LmOverview       *self,
                const LmGameInfo *info)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  lm_wrap_layout_apply (buttons, 6, BUTTON_CHARS);
  gtk_widget_set_vexpand (buttons, TRUE);
  gtk_widget_set_valign (buttons, GTK_ALIGN_END);
  /* Translators: a family of games, for a screen reader. */
  gtk_box_append (GTK_BOX (buttons), create_button (self, info, _("Play"), _("Play: %s"), G_CALLBACK (play_cb)));
  gtk_box_append (GTK_BOX (buttons), create_button (self, info, _("Learn"), _("Learn: %s"), G_CALLBACK (learn_cb)));
  return buttons;
}

static void
add_card (LmOverview       *self,
          const LmGameInfo *info)
{
  GtkWidget *icon = gtk_image_new_from_icon_name (lm_game_view_info_lookup (info->name)->icon_name);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *title = create_label (_(info->family_title), "family-title");
  GtkWidget *learned = create_label (NULL, "caption");

  gtk_image_set_pixel_size (GTK_IMAGE (icon), ICON_SIZE);
  lm_wrap_layout_apply (head, 12, 0);
  gtk_box_append (GTK_BOX (head), icon);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_widget_set_name (learned, info->name);
  g_ptr_array_add (self->learned, learned);
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), create_label (_(info->summary), NULL));
  gtk_box_append (GTK_BOX (card), learned);
  gtk_box_append (GTK_BOX (card), create_buttons (self, info));
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "family-card");
  gtk_flow_box_append (self->cards, card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

/* A card for each family. */
static void
fill (LmOverview *self)
{
  const char *family = NULL;

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);

      if (lm_game_view_info_lookup (info->name) != NULL && g_strcmp0 (family, info->family) != 0)
        add_card (self, info);
      family = info->family;
    }
}

/* Most starts never show it, and what is due changes by itself with time. */
static void
lm_overview_show (GtkWidget *widget)
{
  LmOverview *self = LM_OVERVIEW (widget);

  if (self->learned->len == 0)
    fill (self);
  update (self);
  GTK_WIDGET_CLASS (lm_overview_parent_class)->show (widget);
}

static void
lm_overview_finalize (GObject *object)
{
  g_ptr_array_unref (LM_OVERVIEW (object)->learned);
  g_clear_object (&LM_OVERVIEW (object)->progress);

  G_OBJECT_CLASS (lm_overview_parent_class)->finalize (object);
}

/* All of it scrolls. To measure every card for the height that it would like takes a twentieth of the work until it is seen. */
static void
measure_cb (GtkWidget      *widget,
            GtkOrientation  orientation,
            int             for_size,
            int            *minimum,
            int            *natural,
            int            *minimum_baseline,
            int            *natural_baseline)
{
  *minimum = *natural = LEAST_HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, -1, minimum, natural, NULL, NULL);
}

static void
allocate_cb (GtkWidget *widget,
             int        width,
             int        height,
             int        baseline)
{
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)), &(GdkRectangle) { 0, 0, width, height }, baseline);
}

static void
lm_overview_class_init (LmOverviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_overview_finalize;
  widget_class->show = lm_overview_show;

  signals[PLAY] = lm_signal_new (klass, "play", 1, G_TYPE_STRING);
  signals[LEARN] = lm_signal_new (klass, "learn", 1, G_TYPE_STRING);
  signals[BACK] = lm_signal_new (klass, "back", 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/overview.ui");
  gtk_widget_class_bind_template_child (widget_class, LmOverview, head);
  gtk_widget_class_bind_template_child (widget_class, LmOverview, back_button);
  gtk_widget_class_bind_template_child (widget_class, LmOverview, cards);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
lm_overview_init (LmOverview *self)
{
  self->learned = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  lm_wrap_layout_apply (self->head, 12, 0);
}

void
lm_overview_set_progress (LmOverview *self,
                          LmProgress *progress)
{
  g_return_if_fail (LM_IS_OVERVIEW (self));
  g_return_if_fail (self->progress == NULL);

  self->progress = g_object_ref (progress);
  g_signal_connect_object (progress, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* From the board, to which there is a way back. Whoever starts the program for the first time has not been there. */
void
lm_overview_offer_back (LmOverview *self)
{
  g_return_if_fail (LM_IS_OVERVIEW (self));

  gtk_widget_show (self->back_button);
}
