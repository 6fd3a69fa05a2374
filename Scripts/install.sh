#!/usr/bin/env bash
# Installs the tool with its manual and completions for bash, zsh and fish.
#
#   Scripts/install.sh TOOL PREFIX [DESTDIR]
#
# What shells complete is written by the tool itself. The manual, which Scripts/manual.py has made of the same
# declarations, is taken from .build/manual. Scripts/uninstall.sh removes all of it.
set -euo pipefail

tool=$1
prefix=${3:-}$2
cd "$(dirname "$0")/.."

install -D -m 755 "$tool" "$prefix/bin/autolayout"
mkdir -p "$prefix/share/bash-completion/completions" "$prefix/share/zsh/site-functions" \
  "$prefix/share/fish/vendor_completions.d" "$prefix/share/man/man1"
"$tool" completions bash > "$prefix/share/bash-completion/completions/autolayout"
"$tool" completions zsh > "$prefix/share/zsh/site-functions/_autolayout"
"$tool" completions fish > "$prefix/share/fish/vendor_completions.d/autolayout.fish"
install -m 644 .build/manual/*.1 "$prefix/share/man/man1"
echo "installed in $prefix"
