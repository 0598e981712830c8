# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Completes the commands, options, tables and games of last-move-solve, the keys of a position, and its legal moves.

# _last_move_solve_list TITLE ARGUMENT...: the first words of what --help lists under this title.
_last_move_solve_list ()
{
  local title=$1
  shift
  last-move-solve "$@" --help 2> /dev/null | awk -v title="$title:" '
    /^[^ ]/ { wanted = $0 == title }
    wanted && /^  / { for (i = 1; i <= NF && ($i ~ /^-/ || i == 1); i++) { sub (/,$/, "", $i); sub (/=.*/, "=", $i); print $i } }'
}

# _last_move_solve_position TEXT: the game, and then the keys that it does not have yet.
_last_move_solve_position ()
{
  local game=${1%%\?*} key

  if [[ $1 != *\?* ]]; then
    last-move-solve --positions 2> /dev/null | awk '/^[^ ]/ { print $1 "?" }'
    return
  fi
  for key in $(last-move-solve --positions 2> /dev/null | awk -v game="$game" '/^[^ ]/ { wanted = $1 == game; next } wanted { print $1 }'); do
    [[ $1 == *[?\&]"$key="* ]] || printf '%s%s=\n' "${1%"${1##*[?&]}"}" "$key"
  done
}

# _last_move_solve_choices OPTION ARGUMENT...: what --help says that the option can be.
_last_move_solve_choices ()
{
  local option=$1
  shift
  last-move-solve "$@" --help 2> /dev/null | awk -v option="  $option=" 'index ($0, option) == 1 && $1 ~ /\|/ { sub (/.*=/, "", $1); gsub (/\|/, " ", $1); print $1 }'
}

_last_move_solve ()
{
  local cur prev words cword command position i
  local -a said=()

  # Neither a colon nor a sign of equality ends a word.
  _get_comp_words_by_ref -n ':=' cur prev words cword
  for ((i = 1; i < cword; i++)); do
    [[ ${words[i]} == -* ]] || said+=("${words[i]//[\'\"]/}")
  done
  command=${said[0]-}
  position=${said[1]-}

  if [[ $prev == --@(format|paper) ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_last_move_solve_choices "$prev" ${command:+"$command"})" -- "$cur")
  elif [[ $prev == --@(output|resume|worksheet|file) || ( $command == reproduce && $cur != -* ) ]]; then
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
  elif [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$({ _last_move_solve_list 'Help Options' ${command:+"$command"}
                                             _last_move_solve_list 'Application Options' ${command:+"$command"}; })" -- "$cur")
    [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
  elif [[ -z $command ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_last_move_solve_list Commands)" -- "$cur")
  elif [[ $command == play && -n $position ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(last-move-solve play --moves "${said[@]:1}" 2> /dev/null)" -- "$cur")
  elif [[ $command == table && -z $position ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_last_move_solve_list Tables table)" -- "$cur")
  elif [[ $command == @(table|exercises|test-rule) ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(last-move-solve --positions 2> /dev/null | sed -n 's/^lastmove://p')" -- "$cur")
  else
    compopt -o nospace
    cur=${cur#[\'\"]}
    mapfile -t COMPREPLY < <(compgen -W "$(_last_move_solve_position "$cur")" -- "$cur")
  fi
  __ltrim_colon_completions "$cur"
}

complete -F _last_move_solve last-move-solve
