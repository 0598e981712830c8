# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# How build-aux/check-citizen and build-aux/check-packages say, a line a point, what holds.

bad=0

# check WORDS COMMAND...: ok where the command succeeds, with the last line that it printed; else all that it printed.
check ()
{
  local words=$1 said
  shift

  if said=$("$@" 2>&1); then
    printf 'ok      %s\n' "$words${said:+ ($(tail -n 1 <<< "$said"))}"
  else
    printf 'NOT OK  %s\n' "$words"
    printf '        %s\n' "${said//$'\n'/$'\n'        }"
    bad=$((bad + 1))
  fi
}

# skip WORDS REASON
skip ()
{
  printf 'cannot  %s: %s\n' "$1" "$2"
}

# check_with TOOL WORDS COMMAND...: where there is such a tool.
check_with ()
{
  if command -v "$1" > /dev/null; then
    shift
    check "$@"
  else
    skip "$2" "$1 is not installed"
  fi
}
