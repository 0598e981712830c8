/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-announce.c: what a screen reader says without being asked. */

#include "lm-announce.h"

/*
 * GTK has no announcements before 4.14, and of all that changes Orca speaks only what concerns the widget with the focus.
 * So the words are its description for as long as it keeps the focus.
 */
typedef struct
{
  GtkRoot   *root;
  GPtrArray *news; /* yet to be said: one for each widget that has any */
  guint      source;
  GtkWidget *hearer; /* (weak) */
  char      *said;
  char      *before; /* what the hearer was described with */
} Announcer;

typedef struct
{
  GtkWidget *about;
  char      *words;
} News;

static News *
news_new (GtkWidget  *about,
          const char *words)
{
  News *news = g_new (News, 1);

  *news = (News) { g_object_ref (about), g_strdup (words) };
  return news;
}

static void
news_free (gpointer data)
{
  News *news = data;

  g_object_unref (news->about);
  g_free (news->words);
  g_free (news);
}

/* The only way in GTK 4.8 to read it. */
static char *
get_description (GtkWidget *widget)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    return NULL;

  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

static void
set_description (GtkWidget  *widget,
                 const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "", -1);
}

/* Unless it was described anew meanwhile. */
static void
take_back (Announcer *self)
{
  g_autofree char *now = self->hearer != NULL ? get_description (self->hearer) : NULL;

  if (now != NULL && g_strcmp0 (now, self->said) == 0)
    set_description (self->hearer, self->before);
  g_clear_weak_pointer (&self->hearer);
}

static const char *
get_words (Announcer *self,
           guint      index)
{
  return ((News *) g_ptr_array_index (self->news, index))->words;
}

static gboolean
is_said_by_others (Announcer *self,
                   guint      index)
{
  for (guint i = 0; i < self->news->len; i++)
    if (i != index && strstr (get_words (self, i), get_words (self, index)) != NULL)
      return i < index || strlen (get_words (self, i)) > strlen (get_words (self, index));

  return FALSE;
}

static gboolean
can_be_heard (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

static void
drop_old_news (Announcer *self)
{
  for (guint i = 0; i < self->news->len; i++)
    if (!can_be_heard (((News *) g_ptr_array_index (self->news, i))->about))
      g_ptr_array_remove_index (self->news, i--);
}

static char *
join_news (Announcer *self)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < self->news->len; i++)
    if (!is_said_by_others (self, i))
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", get_words (self, i));
  g_ptr_array_set_size (self->news, 0);

  return g_string_free (words, FALSE);
}

static void
say (Announcer *self,
     GtkWidget *hearer)
{
  g_set_weak_pointer (&self->hearer, hearer);
  g_free (self->before);
  self->before = get_description (hearer);
  g_free (self->said);
  self->said = join_news (self);
  set_description (hearer, self->said);
}

/* Later than the focus, with which a reader forgets what it was saying. */
static gboolean
announce_cb (gpointer user_data)
{
  Announcer *self = user_data;
  GtkWidget *focus = gtk_root_get_focus (self->root);

  self->source = 0;
  drop_old_news (self);
  if (focus != self->hearer || self->news->len > 0)
    take_back (self);
  if (self->news->len > 0)
    say (self, focus != NULL ? focus : GTK_WIDGET (self->root));

  return G_SOURCE_REMOVE;
}

static void
queue (Announcer *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, announce_cb, self, NULL);
}

static void
announcer_free (gpointer data)
{
  Announcer *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->hearer);
  g_ptr_array_unref (self->news);
  g_free (self->said);
  g_free (self->before);
  g_free (self);
}

static Announcer *
get_announcer (GtkRoot *root)
{
  Announcer *self = g_object_get_data (G_OBJECT (root), "lm-announcer");

  if (self != NULL)
    return self;

  self = g_new0 (Announcer, 1);
  self->root = root;
  self->news = g_ptr_array_new_with_free_func (news_free);
  g_object_set_data_full (G_OBJECT (root), "lm-announcer", self, announcer_free);
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (queue), self);

  return self;
}

static void
forget (Announcer *self,
        GtkWidget *about)
{
  for (guint i = 0; i < self->news->len; i++)
    if (((News *) g_ptr_array_index (self->news, i))->about == about)
      g_ptr_array_remove_index (self->news, i--);
}

/**
 * lm_announce:
 * @widget: where it happened
 * @words: what happened, in a sentence or two; empty when there is no more to
 *   be said than before
 *
 * Lets a screen reader say it, after what follows from it at once, and unless there is other news of the same widget by then. What
 * does not show or is insensitive has no news.
 */
void
lm_announce (GtkWidget  *widget,
             const char *words)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  if (!can_be_heard (widget))
    return;

  self = get_announcer (gtk_widget_get_root (widget));
  forget (self, widget);
  if (words[0] != '\0')
    g_ptr_array_add (self->news, news_new (widget, words));
  queue (self);
}

static void
label_cb (GtkLabel *label)
{
  lm_announce (GTK_WIDGET (label), gtk_label_get_text (label));
}

/**
 * lm_announce_label:
 * @label: a label that tells what happened
 *
 * Lets a screen reader say what it says, whenever that is new or shows up.
 */
void
lm_announce_label (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_signal_connect (label, "notify::label", G_CALLBACK (label_cb), NULL);
  g_signal_connect (label, "map", G_CALLBACK (label_cb), NULL);
}
