/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule.c: somebody's own rule for who has lost, an expression in Lua about the numbers of a position. */

#include "lm-rule.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-field-values.h"
#include "engine/game/lm-number.h"

#include <glib/gi18n-lib.h>
#include <lauxlib.h>
#include <lua.h>
#include <locale.h>
#include <lualib.h>
#include <string.h>
#include <time.h>

/* One position takes a rule no longer, in microseconds of this thread; what takes longer loops. */
#define MAX_TIME (20 * 1000)

/* So many instructions are made before somebody looks at the clock again. */
#define INSTRUCTIONS 100

/* Bytes for all that Lua keeps, so that no single instruction takes long either: none of them does more than look at
   all of it some times. A rule is about numbers; a text is no longer than one can stand in it, and a list of arguments
   not much. */
#define MAX_MEMORY (256 * 1024)
#define MAX_TEXT (LM_RULE_MAX_LENGTH + 100)

/* What Lua calls the text of the rule in its messages: "rule:1: …". */
#define CHUNK "rule"

struct _LmRule
{
  const LmGameInfo *info;
  char             *text;
  lua_State        *lua;
  gsize             memory; /* bytes that Lua has */
  gint64            begin;  /* of what it does now, see get_time() */
  locale_t          locale; /* in which texts are compared, and numbers written, as everywhere else */

  /* Of the position in work. An error of Lua jumps past whoever would free what is in their own functions. */
  LmFieldValues    *values;
  GArray           *numbers;
};

/* Where the compiled rule and the numbers of the position are kept, and what only() throws. */
static const char rule_key, numbers_key, silence_key;

static void *
allocate (void  *user_data,
          void  *block,
          size_t old_size,
          size_t new_size)
{
  LmRule *self = user_data;
  const gsize before = block != NULL ? old_size : 0;
  /* Of a new object the old size tells what it is. */
  const gboolean is_text = block == NULL && old_size == LUA_TSTRING;
  void *after;

  if (new_size == 0)
    {
      self->memory -= before;
      free (block);
      return NULL;
    }
  if (new_size > before && (self->memory + (new_size - before) > MAX_MEMORY || (is_text && new_size > MAX_TEXT)))
    return NULL;

  after = realloc (block, new_size);
  if (after != NULL)
    self->memory += new_size - before;
  return after;
}

/* What else the machine does takes nothing from a rule. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
too_long_hook (lua_State *lua,
               lua_Debug *debug)
{
  void *self;

  lua_getallocf (lua, &self);
  if (get_time () - ((LmRule *) self)->begin > MAX_TIME)
    luaL_error (lua, "%s", _("it takes too long"));
}

/* only (b == 0): the rule says nothing of other positions. */
static int
only (lua_State *lua)
{
  luaL_checktype (lua, 1, LUA_TBOOLEAN);
  if (lua_toboolean (lua, 1))
    return 1;

  lua_pushlightuserdata (lua, (void *) &silence_key);
  return lua_error (lua);
}

/* zeckendorf (n): the indices of the parts of n, from the smallest on. */
static int
zeckendorf (lua_State *lua)
{
  char digits[LM_NUMBER_FIBONACCI_SIZE];
  int length, n_parts = 0;

  lm_number_write_fibonacci (MAX (luaL_checkinteger (lua, 1), 0), digits);
  length = strlen (digits);
  lua_newtable (lua);
  for (int i = 1; i <= length; i++)
    if (digits[length - i] == '1')
      {
        lua_pushinteger (lua, i);
        lua_rawseti (lua, -2, ++n_parts);
      }
  return 1;
}

/* A column that the position does not have is empty. */
static int
index_list (lua_State *lua)
{
  if (!lua_isinteger (lua, 2))
    return luaL_error (lua, "%s", _("what stands in [ ] has to be a whole number"));

  lua_pushinteger (lua, 0);
  return 1;
}

static int
index_name (lua_State *lua)
{
  const char *name = luaL_checkstring (lua, 2);

  lua_rawgetp (lua, LUA_REGISTRYINDEX, &numbers_key);
  lua_getfield (lua, -1, name);
  if (lua_isnil (lua, -1))
    return luaL_error (lua, _("there is no quantity “%s”"), name);

  return 1;
}

static int
refuse_assignment (lua_State *lua)
{
  return luaL_error (lua, "%s", _("a rule cannot change anything"));
}

static int
get_length (lua_State *lua)
{
  lua_pushinteger (lua, lua_rawlen (lua, lua_upvalueindex (1)));
  return 1;
}

/* What is on top is read through an empty table, and so cannot be written. A rule has no means to look behind it. */
static void
protect (lua_State *lua)
{
  lua_newtable (lua);
  lua_createtable (lua, 0, 3);
  lua_rotate (lua, -3, -1);
  lua_pushvalue (lua, -1);
  lua_pushcclosure (lua, get_length, 1);
  lua_setfield (lua, -3, "__len");
  lua_setfield (lua, -2, "__index");
  lua_pushcfunction (lua, refuse_assignment);
  lua_setfield (lua, -2, "__newindex");
  lua_setmetatable (lua, -2);
}

static void
push_math (lua_State *lua)
{
  luaL_requiref (lua, "math", luaopen_math, 0);
  lua_pushnil (lua);
  lua_setfield (lua, -2, "random");
  lua_pushnil (lua);
  lua_setfield (lua, -2, "randomseed");
  protect (lua);
}

/* All that a rule sees: math, zeckendorf, only and the numbers of the position. */
static void
push_names (lua_State *lua)
{
  lua_pushcfunction (lua, index_name);
  protect (lua);
}

static void
set_list (lua_State  *lua,
          const char *name,
          GArray     *numbers,
          guint       first)
{
  lua_createtable (lua, numbers->len, 0);
  for (guint i = 0; i < numbers->len; i++)
    {
      lua_pushinteger (lua, g_array_index (numbers, gint64, i));
      lua_rawseti (lua, -2, first + i);
    }
  luaL_setmetatable (lua, "list");
  protect (lua);
  lua_setfield (lua, -2, name);
}

static void
set_quantity (LmRule           *self,
              const LmQuantity *quantity,
              LmPosition       *position)
{
  lua_State *lua = self->lua;
  GArray *numbers = self->numbers;

  if (quantity->get == NULL)
    {
      lua_getfield (lua, -1, quantity->key);
      lua_geti (lua, -1, quantity->first);
      lua_setfield (lua, -3, quantity->name);
      lua_pop (lua, 1);
      return;
    }

  g_array_set_size (numbers, 0);
  quantity->get (position, numbers);
  if (quantity->is_list)
    {
      set_list (lua, quantity->name, numbers, quantity->first);
      return;
    }
  if (numbers->len == 0)
    return;

  lua_pushinteger (lua, g_array_index (numbers, gint64, 0));
  lua_setfield (lua, -2, quantity->name);
}

static gboolean
is_number (const LmField *field)
{
  return (field->flags & LM_FIELD_NOT_IN_TEXT) == 0 && field->instead_of == NULL
         && (field->kind == LM_FIELD_NUMBER || field->kind == LM_FIELD_BIG || field->kind == LM_FIELD_NUMBERS
             || field->kind == LM_FIELD_FRACTION);
}

static void
set_field (LmRule        *self,
           const LmField *field)
{
  lua_State *lua = self->lua;
  const LmFieldValues *values = self->values;
  const char *text = lm_field_values_get_text (values, field->key);
  guint64 above, below;

  if (field->kind == LM_FIELD_NUMBERS)
    {
      g_array_unref (self->numbers);
      self->numbers = lm_field_values_get_uints (values, field->key);
      set_list (lua, field->key, self->numbers, 1);
      return;
    }
  if (field->kind == LM_FIELD_FRACTION)
    {
      lm_field_values_get_fraction (values, field->key, &above, &below);
      lua_pushnumber (lua, (double) above / below);
    }
  else if (lua_stringtonumber (lua, text != NULL ? text : "0") == 0)
    return;
  lua_setfield (lua, -2, field->key);
}

/* The numbers of a position, with what there is for every one, where index_name() looks for them. */
static int
set_numbers (lua_State *lua)
{
  LmPosition *position = lua_touserdata (lua, 1);
  LmRule *self = lua_touserdata (lua, 2);
  const LmGameInfo *info = self->info;

  /* Those of the position before make room. */
  lua_pushnil (lua);
  lua_rawsetp (lua, LUA_REGISTRYINDEX, &numbers_key);
  lua_newtable (lua);
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    if (is_number (field))
      set_field (self, field);
  for (const LmQuantity *quantity = info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    set_quantity (self, quantity, position);
  lua_getfield (lua, LUA_REGISTRYINDEX, "math");
  lua_setfield (lua, -2, "math");
  lua_pushcfunction (lua, zeckendorf);
  lua_setfield (lua, -2, "zeckendorf");
  lua_pushcfunction (lua, only);
  lua_setfield (lua, -2, "only");
  lua_rawsetp (lua, LUA_REGISTRYINDEX, &numbers_key);

  return 0;
}

/* What a rule has made of _ENV at another position is gone. */
static int
evaluate (lua_State *lua)
{
  lua_rawgetp (lua, LUA_REGISTRYINDEX, &rule_key);
  push_names (lua);
  lua_setupvalue (lua, -2, 1);
  lua_call (lua, 0, 1);
  if (!lua_isboolean (lua, -1))
    return luaL_error (lua, _("it is neither true nor false, but a %s"), luaL_typename (lua, -1));

  return 1;
}

/* Reads the text, which stands at 1. */
static int
compile (lua_State *lua)
{
  size_t length;
  const char *text = lua_tolstring (lua, 1, &length);

  if (luaL_loadbufferx (lua, text, length, "=" CHUNK, "t") != LUA_OK)
    return lua_error (lua);
  lua_rawsetp (lua, LUA_REGISTRYINDEX, &rule_key);

  return 0;
}

static int
prepare (lua_State *lua)
{
  push_math (lua);
  lua_setfield (lua, LUA_REGISTRYINDEX, "math");
  luaL_newmetatable (lua, "list");
  lua_pushcfunction (lua, index_list);
  lua_setfield (lua, -2, "__index");

  return 0;
}

/* What Lua says, without the place that is always the same. */
static char *
get_complaint (lua_State *lua)
{
  const char *text = lua_tostring (lua, -1);
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);

  return g_strdup (g_str_has_prefix (valid, CHUNK ":1: ") ? valid + strlen (CHUNK ":1: ") : valid);
}

/* Calls @function with the argument on top, if there is one; what it gives, or its error, is on top then. */
static gboolean
call (LmRule        *self,
      lua_CFunction  function,
      int            n_arguments,
      int            n_results)
{
  const locale_t before = uselocale (self->locale);
  gboolean done;

  lua_pushcfunction (self->lua, function);
  lua_insert (self->lua, -1 - n_arguments);
  lua_sethook (self->lua, too_long_hook, LUA_MASKCOUNT, INSTRUCTIONS);
  self->begin = get_time ();

  done = lua_pcall (self->lua, n_arguments, n_results, 0) == LUA_OK;
  uselocale (before);
  return done;
}

static gboolean
read_rule (LmRule  *self,
           GError **error)
{
  g_autofree char *complaint = NULL;

  lua_pushfstring (self->lua, "return %s", self->text);
  if (call (self, compile, 1, 0))
    return TRUE;

  complaint = get_complaint (self->lua);
  return lm_refuse (error, LM_ERROR_ARGUMENT, _("The rule cannot be read: %s."), complaint);
}

static gboolean
check_text (const char  *text,
            GError     **error)
{
  if (*text == '\0')
    g_set_error_literal (error, LM_ERROR, LM_ERROR_ARGUMENT,
                         _("The rule is empty; write when the player to move has lost."));
  else if (strlen (text) > LM_RULE_MAX_LENGTH)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("The rule is longer than %d letters."), LM_RULE_MAX_LENGTH);
  else if (!g_utf8_validate (text, -1, NULL) || strpbrk (text, "\n\r") != NULL)
    g_set_error_literal (error, LM_ERROR, LM_ERROR_ARGUMENT, _("The rule has to be one line of text."));
  else
    return TRUE;

  return FALSE;
}

/* So a name that there is not, or a rule that is no yes or no, is seen before anything is computed. */
static gboolean
try_rule (LmRule  *self,
          GError **error)
{
  g_autoptr (LmPosition) start = lm_position_parse (self->info->start, NULL);
  LmRuleSaying saying;

  return lm_rule_apply (self, start, &saying, error);
}

/**
 * lm_rule_new:
 * @info: the game that it is about
 * @text: an expression in Lua 5.4, true of the positions that are lost for the
 *   player to move
 * @error: return location for %LM_ERROR_ARGUMENT
 *
 * It sees the numbers of the position (lm_rule_list_quantities()), math
 * without chance, zeckendorf(n), and only(condition), by which it says nothing
 * of all other positions: nothing by which it could reach out.
 *
 * Returns: (transfer full) (nullable): the rule, for one thread at a time, or
 *   %NULL where it cannot be read or fails at the game's start
 */
LmRule *
lm_rule_new (const LmGameInfo  *info,
             const char        *text,
             GError           **error)
{
  g_autoptr (LmRule) self = NULL;

  if (!check_text (text, error))
    return NULL;

  self = g_new0 (LmRule, 1);
  self->info = info;
  self->text = g_strdup (text);
  /* But for the language of what is said. */
  self->locale = newlocale (LC_COLLATE_MASK | LC_NUMERIC_MASK, "C", duplocale (LC_GLOBAL_LOCALE));
  self->lua = lua_newstate (allocate, self);
  if (self->lua == NULL || !call (self, prepare, 0, 0))
    g_error ("Lua finds no memory for a rule");

  return read_rule (self, error) && try_rule (self, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * lm_rule_free:
 * @rule: (transfer full): a rule
 */
void
lm_rule_free (LmRule *rule)
{
  lua_close (rule->lua);
  freelocale (rule->locale);
  g_free (rule->text);
  g_free (rule);
}

/* Returns: (transfer none): the game that it is about */
const LmGameInfo *
lm_rule_get_info (LmRule *rule)
{
  return rule->info;
}

/* Returns: (transfer none): the expression */
const char *
lm_rule_get_text (LmRule *rule)
{
  return rule->text;
}

static gboolean
set_position (LmRule     *self,
              LmPosition *position)
{
  gboolean set;

  self->values = self->info->fields != NULL ? lm_field_values_new_from_position (position) : NULL;
  self->numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  lua_settop (self->lua, 0);
  lua_pushlightuserdata (self->lua, position);
  lua_pushlightuserdata (self->lua, self);
  set = call (self, set_numbers, 2, 0);
  g_clear_pointer (&self->values, lm_field_values_free);
  g_clear_pointer (&self->numbers, g_array_unref);
  return set;
}

/**
 * lm_rule_apply:
 * @rule: a rule
 * @position: a position of its game
 * @saying: (out): what it says of the player to move
 * @error: return location for %LM_ERROR_ARGUMENT
 *
 * Takes some milliseconds at most: what takes longer is an error.
 *
 * Returns: whether it can be applied
 */
gboolean
lm_rule_apply (LmRule        *rule,
               LmPosition    *position,
               LmRuleSaying  *saying,
               GError       **error)
{
  g_autofree char *complaint = NULL;
  g_autofree char *where = NULL;

  if (set_position (rule, position) && call (rule, evaluate, 0, 1))
    {
      *saying = lua_toboolean (rule->lua, -1) ? LM_RULE_SAYS_LOST : LM_RULE_SAYS_WON;
      return TRUE;
    }
  *saying = LM_RULE_SAYS_NOTHING;
  if (lua_touserdata (rule->lua, -1) == &silence_key)
    return TRUE;

  complaint = get_complaint (rule->lua);
  where = lm_position_describe (position);
  return lm_refuse (error, LM_ERROR_ARGUMENT, _("The rule fails at %s: %s."), where, complaint);
}

/* What a name stands for at the position that the rule was applied to last: "a", "rows[2]". */
static int
look_up (lua_State *lua)
{
  const char *name = lua_touserdata (lua, 1);
  const char *bracket = strchr (name, '[');

  lua_rawgetp (lua, LUA_REGISTRYINDEX, &numbers_key);
  lua_pushlstring (lua, name, bracket != NULL ? (gsize) (bracket - name) : strlen (name));
  lua_gettable (lua, -2);
  if (bracket != NULL && lua_istable (lua, -1))
    lua_geti (lua, -1, g_ascii_strtoll (bracket + 1, NULL, 10));
  return 1;
}

/**
 * lm_rule_get_number:
 * @rule: a rule that was applied to a position
 * @name: a quantity, or a number of a list: "bins[2]"
 * @number: (out): what it is there
 *
 * Returns: whether it is a whole number there
 */
gboolean
lm_rule_get_number (LmRule     *rule,
                    const char *name,
                    gint64     *number)
{
  int whole = FALSE;

  lua_settop (rule->lua, 0);
  /* A rule may have left no memory for a string, which only a call survives. */
  lua_pushlightuserdata (rule->lua, (void *) name);
  if (call (rule, look_up, 1, 1))
    *number = lua_tointegerx (rule->lua, -1, &whole);
  return whole;
}

/**
 * lm_rule_list_quantities:
 * @info: a game
 *
 * Returns: (transfer full): the names of the numbers that a rule about it may
 *   use; a list is written "bins[1]"
 */
GStrv
lm_rule_list_quantities (const LmGameInfo *info)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    if (is_number (field))
      {
        g_autofree char *name = g_strconcat (field->key, field->kind == LM_FIELD_NUMBERS ? "[1]" : "", NULL);

        g_strv_builder_add (names, name);
      }
  for (const LmQuantity *quantity = info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    {
      g_autofree char *name = g_strconcat (quantity->name, quantity->is_list ? "[1]" : "", NULL);

      g_strv_builder_add (names, name);
    }

  return g_strv_builder_end (names);
}
