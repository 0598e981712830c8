/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-announce.c: what a screen reader says without being asked. */

#include "lm-announce.h"

/* Of where the focus has come to Orca asks for the description. One that came before the question it would say twice. */
#define FOCUS_MILLISECONDS 400

/*
 * GTK has no announcements before 4.14, and of all that changes Orca speaks only what concerns the widget with the focus.
 * So the words are its description for as long as it keeps the focus.
 */
typedef struct
{
  GtkRoot   *root;
  GPtrArray *news; /* yet to be said: one for each widget that has any */
  guint      source;
  gint64     focused; /* when the focus moved, in microseconds */
  GtkWidget *hearer; /* (weak) */
  char      *said;
  GPtrArray *sayers; /* whose words these are; not to be looked into */
  char      *before; /* what the hearer was described with */
} Announcer;

typedef struct
{
  GtkWidget *about;
  char      *words;
  gboolean   again; /* whether the same words are news once more */
} News;

static News *
news_new (GtkWidget  *about,
          const char *words,
          gboolean    again)
{
  News *news = g_new (News, 1);

  *news = (News) { g_object_ref (about), g_strdup (words), again };
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

static GtkWidget *
get_hearer (Announcer *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  return focus != NULL ? focus : GTK_WIDGET (self->root);
}

static gboolean
has_words (const char *description,
           const char *words)
{
  return description != NULL && strstr (description, words) != NULL;
}

/* What the focus is or was described with, unless whoever said it says it once more. */
static gboolean
was_said (Announcer  *self,
          const News *news,
          const char *words)
{
  GtkWidget *hearer = get_hearer (self);
  g_autofree char *description = get_description (hearer);

  if (self->hearer != hearer)
    return has_words (description, words);

  return has_words (self->before, words)
         || (has_words (description, words) && !(news->again && g_ptr_array_find (self->sayers, news->about, NULL)));
}

static void
drop_old_news (Announcer *self)
{
  for (guint i = 0; i < self->news->len; i++)
    {
      const News *news = g_ptr_array_index (self->news, i);

      if (!can_be_heard (news->about) || was_said (self, news, news->words))
        g_ptr_array_remove_index (self->news, i--);
    }
}

typedef struct
{
  Announcer *self;
  guint      index;
} Speaker;

/* Whatever of three words and more was said before, by another. */
static gboolean
add_clause_cb (const GMatchInfo *match,
               GString          *words,
               gpointer          data)
{
  const Speaker *speaker = data;
  g_autofree char *clause = g_match_info_fetch (match, 1);
  g_autofree char *all = g_match_info_fetch (match, 0);
  const char *blank = strchr (clause, ' ');
  const News *news = g_ptr_array_index (speaker->self->news, speaker->index);
  gboolean is_known = was_said (speaker->self, news, clause);

  for (guint i = 0; i < speaker->index; i++)
    is_known |= !is_said_by_others (speaker->self, i) && strstr (get_words (speaker->self, i), clause) != NULL;
  if (!is_known || blank == NULL || strchr (blank + 1, ' ') == NULL)
    g_string_append (words, all);
  return FALSE;
}

static char *
get_new_words (Announcer *self,
               guint      index)
{
  g_autoptr (GRegex) regex = g_regex_new ("(\\S[^;:.!?]*?)\\s*(?:[;:.!?]+\\s*|$)", 0, 0, NULL);
  Speaker speaker = { self, index };

  char *words = g_strchomp (g_regex_replace_eval (regex, get_words (self, index), -1, 0, 0, add_clause_cb, &speaker, NULL));
  char *last = words + MAX ((gssize) strlen (words) - 1, 0);

  /* What follows was said. */
  if (*last == ';' || *last == ':')
    *last = '.';
  return words;
}

static char *
join_news (Announcer *self)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < self->news->len; i++)
    if (!is_said_by_others (self, i))
      {
        g_autofree char *new_words = get_new_words (self, i);

        g_string_append_printf (words, "%s%s", words->len > 0 && *new_words != '\0' ? " " : "", new_words);
      }

  return g_string_free (words, FALSE);
}

/* What it was described with before is said no more while it keeps the focus; the same words twice are news. */
static void
describe (Announcer *self,
          GtkWidget *hearer,
          char      *words)
{
  if (hearer != self->hearer)
    {
      take_back (self);
      g_set_weak_pointer (&self->hearer, hearer);
      g_free (self->before);
      self->before = get_description (hearer);
    }
  else if (g_strcmp0 (words, self->said) == 0)
    {
      set_description (hearer, "");
    }
  g_free (self->said);
  self->said = words;
  set_description (hearer, words);
}

static void
say (Announcer *self)
{
  describe (self, get_hearer (self), join_news (self));
  g_ptr_array_set_size (self->sayers, 0);
  for (guint i = 0; i < self->news->len; i++)
    g_ptr_array_add (self->sayers, ((News *) g_ptr_array_index (self->news, i))->about);
  g_ptr_array_set_size (self->news, 0);
}

/* Later than the focus, with which a reader forgets what it was saying. */
static gboolean
announce_cb (gpointer user_data)
{
  Announcer *self = user_data;

  self->source = 0;
  drop_old_news (self);
  if (self->news->len > 0)
    say (self);

  return G_SOURCE_REMOVE;
}

static void
queue (Announcer *self)
{
  const gint64 waited = (g_get_monotonic_time () - self->focused) / 1000;

  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add_full (G_PRIORITY_LOW, MAX (FOCUS_MILLISECONDS - waited, 0), announce_cb, self, NULL);
}

static void
focus_moved_cb (Announcer *self)
{
  self->focused = g_get_monotonic_time ();
  if (gtk_root_get_focus (self->root) != self->hearer)
    take_back (self);
  queue (self);
}

static void
announcer_free (gpointer data)
{
  Announcer *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->hearer);
  g_ptr_array_unref (self->news);
  g_ptr_array_unref (self->sayers);
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
  self->focused = g_get_monotonic_time ();
  self->sayers = g_ptr_array_new ();
  self->news = g_ptr_array_new_with_free_func (news_free);
  g_object_set_data_full (G_OBJECT (root), "lm-announcer", self, announcer_free);
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), self);

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

/* What nobody says any more is news when it is said again; until then it is not told. */
static void
withdraw (Announcer *self,
          GtkWidget *about)
{
  forget (self, about);
  if (g_ptr_array_remove (self->sayers, about) && self->sayers->len == 0)
    take_back (self);
}

static void
announce (GtkWidget  *widget,
          const char *words,
          gboolean    again)
{
  Announcer *self;

  if (!can_be_heard (widget))
    return;

  self = get_announcer (gtk_widget_get_root (widget));
  if (words[0] == '\0')
    {
      withdraw (self, widget);
      return;
    }
  forget (self, widget);
  g_ptr_array_add (self->news, news_new (widget, words, again));
  queue (self);
}

/**
 * lm_announce:
 * @widget: where it happened
 * @words: what happened, in a sentence or two; empty when there is no more to
 *   be said than before
 *
 * Lets a screen reader say it, once the focus has come to rest, and unless there is other news of the same widget by then. What
 * does not show or is insensitive has no news. What another widget says as well is said once.
 */
void
lm_announce (GtkWidget  *widget,
             const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  announce (widget, words, TRUE);
}

static void
label_cb (GtkLabel *label)
{
  announce (GTK_WIDGET (label), gtk_label_get_text (label), FALSE);
}

static void
unmap_cb (GtkWidget *label)
{
  GtkRoot *root = gtk_widget_get_root (label);

  if (root != NULL)
    withdraw (get_announcer (root), label);
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
  g_signal_connect (label, "unmap", G_CALLBACK (unmap_cb), NULL);
}
