/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-help-page.c: a page of the help as widgets, from the same text as the reader of help has: Mallard, as far as help/C uses it. */

#include "lm-window-parts.h"

#include <string.h>

#define FOLDER "/org/lastmove/LastMove/help/"

/* Between paragraphs, and between the items of a list. */
#define WIDE_SPACE 12
#define SPACE 6

/* What stands between the keys that are pressed together, and between what is chosen one after the other. */
static const struct
{
  const char *name;
  const char *begin;
  const char *end;
  const char *between; /* (nullable): its children */
} inlines[] = {
  { "cmd", "<tt>", "</tt>" },
  { "code", "<tt>", "</tt>" },
  { "em", "<i>", "</i>" },
  { "file", "<tt>", "</tt>" },
  { "gui", "<b>", "</b>" },
  { "guiseq", "", "", " → " },
  { "input", "<tt>", "</tt>" },
  { "key", "<b>", "</b>" },
  { "keyseq", "", "", "+" },
  { "var", "<i>", "</i>" },
};

typedef struct
{
  const char *page;
  GtkWidget  *box;       /* that what comes next goes into */
  GtkGrid    *grid;      /* the table that it is in, or NULL */
  int         row;
  int         column;
  gboolean    head;      /* of the table */
  GString    *text;      /* markup of the paragraph that it is in, or NULL */
  gboolean    exact;     /* its spaces and lines stand as they are written */
  gboolean    linked;    /* there is something in the link */
  const char *between;   /* what separates the next one from the one before, or NULL */
  guint       n_between;
  guint       depth;     /* of sections */
  guint       unseen;    /* in how many elements that are for the index alone */
  char       *anchor;    /* of the heading that comes next, or NULL */
  char       *xref;      /* of the link that it is in, or NULL */
  char       *heading;   /* the last one */
  const char *list;      /* the name of the element */
  guint       n_items;
} Reader;

/* Returns: (nullable): the page in the first of the languages of whoever reads it that has one */
static GBytes *
load (const char *page)
{
  GBytes *bytes = NULL;

  for (const char *const *language = g_get_language_names (); *language != NULL && bytes == NULL; language++)
    {
      g_autofree char *path = g_strconcat (FOLDER, *language, "/", page, ".page", NULL);

      bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    }

  return bytes;
}

static void
set_text (char       **place,
          const char  *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
parse (const char          *page,
       const GMarkupParser *parser,
       gpointer             data)
{
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (parser, G_MARKUP_TREAT_CDATA_AS_TEXT, data, NULL);
  g_autoptr (GBytes) bytes = load (page);
  g_autoptr (GError) error = NULL;
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  if (!g_markup_parse_context_parse (context, text, size, &error))
    g_warning ("%s: %s", page, error->message);
}

static const char *
get_attribute (const char  *name,
               const char **names,
               const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

/* --- what a page is called, and where the index has it -------------------------- */

typedef struct
{
  GString *title;
  char    *guide; /* the section of the index, or NULL */
} Head;

static void
start_head (GMarkupParseContext  *context,
            const char           *element,
            const char          **names,
            const char          **values,
            gpointer              data,
            GError              **error)
{
  Head *head = data;
  const char *xref = get_attribute ("xref", names, values);

  if (g_strcmp0 (get_attribute ("type", names, values), "guide") == 0 && xref != NULL && g_str_has_prefix (xref, "index#"))
    set_text (&head->guide, xref + strlen ("index#"));
}

static void
add_head (GMarkupParseContext  *context,
          const char           *text,
          gsize                 length,
          gpointer              data,
          GError              **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  Head *head = data;

  if (g_str_equal (stack->data, "title") && stack->next != NULL && g_str_equal (stack->next->data, "page"))
    g_string_append_len (head->title, text, length);
}

static const GMarkupParser head_parser = { start_head, NULL, add_head, NULL, NULL };

/* Returns: (transfer full): the heading of the page, as plain text */
char *
lm_help_page_title (const char *page)
{
  Head head = { g_string_new (NULL), NULL };

  parse (page, &head_parser, &head);
  g_free (head.guide);
  return g_string_free (head.title, FALSE);
}

/* --- widgets -------------------------------------------------------------------- */

static gboolean
follow_cb (GtkWidget  *label,
           const char *uri)
{
  return gtk_widget_activate_action (label, "help.follow", "s", uri);
}

static GtkWidget *
add_label (Reader            *self,
           GtkAccessibleRole  role,
           const char        *markup)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", role,
                                   "use-markup", TRUE,
                                   "label", markup,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   NULL);

  g_signal_connect (label, "activate-link", G_CALLBACK (follow_cb), NULL);
  gtk_box_append (GTK_BOX (self->box), label);
  return label;
}

/* The keyboard goes from heading to heading; a link into the page goes to one. */
static void
add_heading (Reader     *self,
             const char *markup)
{
  static const char *const styles[] = { "title-1", "title-2", "title-4" };
  GtkWidget *label = add_label (self, GTK_ACCESSIBLE_ROLE_HEADING, markup);
  const guint depth = MIN (self->depth, G_N_ELEMENTS (styles) - 1);

  gtk_widget_add_css_class (label, styles[depth]);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) depth + 1, -1);
  gtk_widget_set_name (label, self->anchor != NULL ? self->anchor : self->page);
  g_clear_pointer (&self->anchor, g_free);
  set_text (&self->heading, gtk_label_get_text (GTK_LABEL (label)));
}

/* A cell is one paragraph. */
static void
add_paragraph (Reader     *self,
               const char *markup)
{
  GtkAccessibleRole role = GTK_ACCESSIBLE_ROLE_LABEL;
  GtkWidget *label;

  if (self->grid != NULL)
    role = self->head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL;
  label = add_label (self, role, markup);
  /* The keyboard goes to text, so that it can be heard, and to links, but not to links in text that can be selected. */
  gtk_label_set_selectable (GTK_LABEL (label), strstr (markup, "<a ") == NULL);
  if (self->grid == NULL)
    return;

  gtk_accessible_update_relation (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_RELATION_ROW_INDEX, self->row + 1,
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX, self->column + 1, -1);
  if (self->head)
    gtk_widget_add_css_class (label, "heading");
}

static void
push_box (Reader *self,
          int     space)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, space);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (self->box), box);
  self->box = box;
}

static void
pop_box (Reader *self)
{
  self->box = gtk_widget_get_parent (self->box);
}

/* Beside its bullet or its number; a term has its words above it. */
static void
push_item (Reader *self)
{
  g_autofree char *number = g_strdup_printf ("%u.", ++self->n_items);
  GtkWidget *item = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE);

  gtk_box_append (GTK_BOX (self->box), item);
  self->box = item;
  if (!g_str_equal (self->list, "terms"))
    gtk_widget_set_valign (add_label (self, GTK_ACCESSIBLE_ROLE_LABEL, g_str_equal (self->list, "steps") ? number : "•"),
                           GTK_ALIGN_START);
  push_box (self, SPACE);
}

static void
begin_table (Reader *self)
{
  self->grid = g_object_new (GTK_TYPE_GRID,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE,
                             "column-spacing", 2 * SPACE,
                             "row-spacing", SPACE,
                             NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, self->heading, -1);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->grid));
  self->row = -1;
}

static void
push_cell (Reader *self)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE);

  gtk_widget_set_valign (cell, GTK_ALIGN_START);
  gtk_grid_attach (self->grid, cell, ++self->column, self->row, 1, 1);
  self->box = cell;
}

/* --- text ----------------------------------------------------------------------- */

static void
begin_text (Reader   *self,
            gboolean  exact)
{
  self->text = g_string_new (exact ? "<tt>" : NULL);
  self->exact = exact;
}

/* Returns: (transfer full): the markup of the paragraph that ends */
static char *
end_text (Reader *self)
{
  GString *text = g_steal_pointer (&self->text);

  if (self->exact)
    g_string_append (text, "</tt>");
  return g_strchomp (g_string_free (text, FALSE));
}

/* What is separated in the source by a line and its indentation is separated by a space. */
static void
append (Reader     *self,
        const char *text,
        gsize       length)
{
  g_autofree char *escaped = g_markup_escape_text (text, length);

  for (const char *at = escaped; *at != '\0'; at++)
    if (self->exact || !g_ascii_isspace (*at))
      g_string_append_c (self->text, *at);
    else if (self->text->len > 0 && self->text->str[self->text->len - 1] != ' ')
      g_string_append_c (self->text, ' ');
}

/* To a page, to a heading of this one, or to a position. */
static void
begin_link (Reader     *self,
            const char *xref,
            const char *href)
{
  g_autofree char *uri = href != NULL ? g_strdup (href) : g_strconcat ("help:", *xref == '#' ? self->page : "", xref, NULL);
  g_autofree char *tag = g_markup_printf_escaped ("<a href=\"%s\">", uri);

  g_string_append (self->text, tag);
  self->linked = href != NULL;
  set_text (&self->xref, xref);
}

/* A link without words of its own has the title of its page. */
static void
end_link (Reader *self)
{
  if (!self->linked)
    {
      g_auto (GStrv) parts = g_strsplit (self->xref, "#", 2);
      g_autofree char *title = lm_help_page_title (parts[0]);

      append (self, title, strlen (title));
    }
  g_string_append (self->text, "</a>");
}

static gboolean
tag_inline (Reader     *self,
            const char *element,
            gboolean    begins)
{
  for (guint i = 0; i < G_N_ELEMENTS (inlines); i++)
    if (g_str_equal (inlines[i].name, element))
      {
        if (begins && self->between != NULL && self->n_between++ > 0)
          g_string_append (self->text, self->between);
        g_string_append (self->text, begins ? inlines[i].begin : inlines[i].end);
        if (inlines[i].between != NULL)
          {
            self->between = begins ? inlines[i].between : NULL;
            self->n_between = 0;
          }
        return TRUE;
      }

  return FALSE;
}

/* --- the index -------------------------------------------------------------------- */

/* What leads from here to the pages that name this section of the index. */
static void
add_topics (Reader     *self,
            const char *section)
{
  g_auto (GStrv) files = g_resources_enumerate_children (FOLDER "C", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (char **file = files; *file != NULL; file++)
    {
      g_autofree char *page = g_strndup (*file, strlen (*file) - strlen (".page"));
      Head head = { g_string_new (NULL), NULL };

      parse (page, &head_parser, &head);
      if (g_strcmp0 (head.guide, section) == 0)
        {
          g_autofree char *link = g_markup_printf_escaped ("<a href=\"help:%s\">%s</a>", page, head.title->str);

          add_label (self, GTK_ACCESSIBLE_ROLE_LABEL, link);
        }
      g_free (head.guide);
      g_string_free (head.title, TRUE);
    }
}

/* --- the page --------------------------------------------------------------------- */

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reader *self = data;

  if (self->unseen > 0 || g_str_equal (element, "info"))
    self->unseen++;
  else if (self->text != NULL)
    {
      if (g_str_equal (element, "link"))
        begin_link (self, get_attribute ("xref", names, values), get_attribute ("href", names, values));
      else if (!tag_inline (self, element, TRUE))
        g_warning ("%s: <%s> is not shown", self->page, element);
    }
  else if (g_str_equal (element, "section"))
    {
      set_text (&self->anchor, get_attribute ("id", names, values));
      self->depth++;
      push_box (self, WIDE_SPACE);
      gtk_widget_set_margin_top (self->box, WIDE_SPACE);
      if (g_str_equal (self->page, "index"))
        gtk_widget_set_name (self->box, self->anchor);
    }
  else if (g_str_equal (element, "title") || g_str_equal (element, "p"))
    begin_text (self, FALSE);
  else if (g_str_equal (element, "screen"))
    begin_text (self, TRUE);
  else if (g_str_equal (element, "list") || g_str_equal (element, "steps") || g_str_equal (element, "terms"))
    {
      self->list = g_intern_string (element);
      self->n_items = 0;
      push_box (self, SPACE);
    }
  else if (g_str_equal (element, "item"))
    push_item (self);
  else if (g_str_equal (element, "note"))
    push_box (self, SPACE);
  else if (g_str_equal (element, "table"))
    begin_table (self);
  else if (g_str_equal (element, "thead"))
    self->head = TRUE;
  else if (g_str_equal (element, "tr"))
    {
      self->row++;
      self->column = -1;
    }
  else if (g_str_equal (element, "td"))
    push_cell (self);
  else if (!g_str_equal (element, "page") && !g_str_equal (element, "tbody"))
    g_warning ("%s: <%s> is not shown", self->page, element);
}

static void
end_title (Reader     *self,
           const char *parent)
{
  g_autofree char *markup = end_text (self);
  g_autofree char *term = g_strconcat ("<b>", markup, "</b>", NULL);

  if (g_str_equal (parent, "item"))
    add_paragraph (self, term);
  else
    add_heading (self, markup);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              data,
             GError              **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  Reader *self = data;

  if (self->unseen > 0)
    self->unseen--;
  else if (g_str_equal (element, "title"))
    end_title (self, stack->next->data);
  else if (g_str_equal (element, "p") || g_str_equal (element, "screen"))
    {
      g_autofree char *markup = end_text (self);

      add_paragraph (self, markup);
    }
  else if (self->text != NULL)
    {
      if (g_str_equal (element, "link"))
        end_link (self);
      else
        tag_inline (self, element, FALSE);
    }
  else if (g_str_equal (element, "section"))
    {
      if (g_str_equal (self->page, "index"))
        add_topics (self, gtk_widget_get_name (self->box));
      self->depth--;
      pop_box (self);
    }
  else if (g_str_equal (element, "item"))
    {
      pop_box (self);
      pop_box (self);
    }
  else if (g_str_equal (element, "table"))
    self->grid = NULL;
  else if (g_str_equal (element, "thead"))
    self->head = FALSE;
  else if (g_str_equal (element, "td"))
    self->box = gtk_widget_get_parent (GTK_WIDGET (self->grid));
  else if (g_str_equal (element, "list") || g_str_equal (element, "steps") || g_str_equal (element, "terms") || g_str_equal (element, "note"))
    pop_box (self);
}

static void
add_text (GMarkupParseContext  *context,
          const char           *text,
          gsize                 length,
          gpointer              data,
          GError              **error)
{
  Reader *self = data;
  const char *inside = g_markup_parse_context_get_element (context);

  if (self->text == NULL || self->unseen > 0)
    return;
  /* Between two keys stands nothing but the end of a line. */
  if (self->between != NULL && (g_str_equal (inside, "keyseq") || g_str_equal (inside, "guiseq")))
    return;

  append (self, text, length);
  self->linked = TRUE;
}

/* Returns: the page, in whose widgets the headings are named after the sections, and the first after the page */
GtkWidget *
lm_help_page_new (const char *page)
{
  static const GMarkupParser parser = { start_element, end_element, add_text, NULL, NULL };
  Reader reader = { .page = page, .box = gtk_box_new (GTK_ORIENTATION_VERTICAL, WIDE_SPACE) };
  GtkWidget *root = reader.box;

  parse (page, &parser, &reader);
  g_free (reader.heading);
  g_free (reader.anchor);
  g_free (reader.xref);
  return root;
}
