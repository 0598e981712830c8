/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-fields.c: the keys of the games as options that fix them. */

#include "lm-cli.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many numbers of a list can be fixed, which is all of them but in Zahlenschlacht. */
#define ITEMS_MAX 32

static GHashTable *fixed; /* (element-type utf8 utf8) (nullable) */

/* One field of a game as an option: "--hole 4". */
static gboolean
fix_field_cb (const char  *option,
              const char  *value,
              gpointer     data,
              GError     **error)
{
  if (fixed == NULL)
    fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_replace (fixed, g_strdup (option + strlen ("--")), g_strdup (value));
  return TRUE;
}

/* An option of two meanings would take two values. */
static gboolean
is_known (GArray     *options,
                const char *key)
{
  for (guint i = 0; i < options->len; i++)
    if (g_str_equal (g_array_index (options, GOptionEntry, i).long_name, key))
      return TRUE;

  return FALSE;
}

static void
add_option (GArray     *options,
            const char *name)
{
  const GOptionEntry option = { name, 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_CALLBACK, fix_field_cb, NULL, N_("VALUE") };

  if (!is_known (options, name))
    g_array_append_val (options, option);
}

/* A list is an option, and so is each number of it, by place and by name: "--bins[2] 0", "--b 0". */
static void
add_fields (GArray           *options,
            const LmGameInfo *info)
{
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    {
      if ((field->flags & LM_FIELD_NOT_IN_TEXT) != 0)
        continue;

      add_option (options, field->key);
      for (guint i = 1; field->kind == LM_FIELD_NUMBERS && i <= MIN (field->max_length, ITEMS_MAX); i++)
        {
          g_autofree char *name = g_strdup_printf ("%s[%u]", field->key, i);

          add_option (options, g_intern_string (name));
        }
    }

  for (const LmQuantity *quantity = info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    if (quantity->key != NULL && !quantity->is_list)
      add_option (options, quantity->name);
}

/* Every key of every game is an option that fixes it; whether the game has it is said when the game is known. */
void
lm_cli_add_field_options (GOptionContext *context)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  lm_cli_add_other_fields (context, none);
}

/* The same but for what means something else already (element-type utf8), to texts that stay. */
void
lm_cli_add_other_fields (GOptionContext *context,
                         GPtrArray      *taken)
{
  g_autoptr (GArray) options = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));

  for (guint i = 0; i < taken->len; i++)
    add_option (options, g_ptr_array_index (taken, i));
  for (guint i = 0; i < lm_game_info_count (); i++)
    add_fields (options, lm_game_info_nth (i));
  g_array_remove_range (options, 0, taken->len);
  g_option_context_add_main_entries (context, (GOptionEntry *) options->data, GETTEXT_PACKAGE);
}

/* What these options have fixed (transfer none) (nullable). */
GHashTable *
lm_cli_get_fields (void)
{
  return fixed;
}

/* The game that is the first argument, or NULL after saying what is wrong with it. */
const LmGameInfo *
lm_cli_parse_game (GStrv arguments)
{
  const LmGameInfo *info = arguments[0] != NULL ? lm_game_info_lookup (arguments[0]) : NULL;

  if (arguments[0] == NULL)
    lm_cli_complain (_("A game is missing, such as %s."), lm_game_info_nth (0)->name);
  else if (info == NULL)
    lm_cli_complain (_("There is no game “%s”."), arguments[0]);

  return info;
}
