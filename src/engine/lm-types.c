/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-types.c: the names that JSON and the command line use for the engine's terms. */

#include "lm-types.h"

/**
 * lm_value_invert:
 * @value: a value
 *
 * Returns: the same for the other one of two players
 */
LmValue
lm_value_invert (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return LM_VALUE_LOSS;
    case LM_VALUE_LOSS:
      return LM_VALUE_WIN;
    case LM_VALUE_UNKNOWN:
    default:
      return LM_VALUE_UNKNOWN;
    }
}

/**
 * lm_value_to_string:
 * @value: a value
 *
 * Returns: (transfer none): "win", "loss" or "unknown", never translated
 */
const char *
lm_value_to_string (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_LOSS:
      return "loss";
    case LM_VALUE_WIN:
      return "win";
    case LM_VALUE_UNKNOWN:
    default:
      return "unknown";
    }
}

/**
 * lm_method_to_string:
 * @method: a method
 *
 * Returns: (transfer none): "table", "search" or "theory", never translated
 */
const char *
lm_method_to_string (LmMethod method)
{
  switch (method)
    {
    case LM_METHOD_TABLE:
      return "table";
    case LM_METHOD_THEORY:
      return "theory";
    case LM_METHOD_SEARCH:
    default:
      return "search";
    }
}

/**
 * lm_status_to_string:
 * @status: a status
 *
 * Returns: (transfer none): "proved", "computed", "conjectured" or "unknown",
 *   never translated
 */
const char *
lm_status_to_string (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return "proved";
    case LM_STATUS_COMPUTED:
      return "computed";
    case LM_STATUS_CONJECTURED:
      return "conjectured";
    case LM_STATUS_UNKNOWN:
    default:
      return "unknown";
    }
}
