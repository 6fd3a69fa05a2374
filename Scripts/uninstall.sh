#!/usr/bin/env bash
# Removes what Scripts/install.sh has installed.
#
#   Scripts/uninstall.sh PREFIX [DESTDIR]
#
# Folders stay, since other programs share them. Pages of earlier versions had dots in their names.
set -euo pipefail

prefix=${2:-}$1
share=$prefix/share
removed=0
for file in "$prefix/bin/autolayout" "$share/bash-completion/completions/autolayout" \
  "$share/zsh/site-functions/_autolayout" "$share/fish/vendor_completions.d/autolayout.fish" \
  "$share"/man/man1/autolayout.1 "$share"/man/man1/autolayout-*.1 "$share"/man/man1/autolayout.*.1; do
  [ -e "$file" ] || continue
  rm -f -- "$file"
  removed=$((removed + 1))
done
echo "removed $removed files from $prefix"
