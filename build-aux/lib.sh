# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What build-aux/run and build-aux/test share: the packages, the build folders, the tone of voice.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say ()
{
  printf '%s\n' "$*" >&2
}

die ()
{
  say "$@"
  exit 1
}

# packages_of GROUP...: the packages that build-aux/packages lists for these groups.
packages_of ()
{
  awk -v wanted=" $* " '
    /^\[/ { group = $1; gsub (/[][]/, "", group); next }
    NF > 0 && !/^#/ && index (wanted, " " group " ") { print $1 }
  ' "$top/build-aux/packages"
}

# missing_of PACKAGE...: those that are not installed.
missing_of ()
{
  # dpkg-query fails when it does not know one of them, and still answers for the others.
  comm -13 \
    <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2> /dev/null \
        | awk '$2 == "installed" { print $1 }' | sort -u) \
    <(printf '%s\n' "$@" | sort -u)
}

# as_root COMMAND...: runs it as root; fails when there is no way to.
as_root ()
{
  if [[ $EUID -eq 0 ]]; then
    "$@"
  else
    sudo -- "$@"
  fi
}

apt_get ()
{
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=120 --yes "$@" < /dev/null >&2
}

# need_packages GROUP...: installs what is missing of these groups.
need_packages ()
{
  local -a wanted missing

  if ! command -v dpkg-query > /dev/null; then
    say "This is not a Debian system: make sure that what build-aux/packages lists is installed here."
    return
  fi

  mapfile -t wanted < <(packages_of "$@")
  mapfile -t missing < <(missing_of "${wanted[@]}")
  if [[ ${#missing[@]} -eq 0 ]]; then
    return
  fi

  if [[ $EUID -ne 0 ]] && ! command -v sudo > /dev/null; then
    die "Last Move needs packages that only root can install, and there is no sudo here; please have these installed: ${missing[*]}"
  fi

  say "Installing what is missing: ${missing[*]}"
  # An update that reaches only some of the sources is good enough when the packages then install.
  apt_get update || true
  apt_get install --no-install-recommends "${missing[@]}" \
    || die "Last Move needs packages that could not be installed; please install these: ${missing[*]}"
}

# configure FOLDER OPTION...: makes the folder ready to build with these meson options; takes no time when it already is.
configure ()
{
  local folder=$1 stamp=$1/configured-with
  shift

  if [[ -f $folder/build.ninja && -f $stamp && $(< "$stamp") == "$top $*" ]]; then
    return
  fi

  if [[ -f $folder/meson-private/coredata.dat ]]; then
    meson setup --reconfigure "$@" "$folder" "$top" \
      || meson setup --wipe "$@" "$folder" "$top"
  else
    meson setup "$@" "$folder" "$top"
  fi || die "Last Move could not be configured in $folder."
  printf '%s\n' "$top $*" > "$stamp"
}

# build FOLDER [TARGET...]: compiles what has changed, of everything or of these, with ninja's line of progress where somebody watches.
build ()
{
  local folder=$1
  local -a quiet=()
  shift

  [[ -t 2 ]] || quiet=(--quiet)
  ninja -C "$folder" "${quiet[@]}" "$@" >&2 || die "Last Move could not be built in $folder."
}
