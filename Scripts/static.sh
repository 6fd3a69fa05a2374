#!/usr/bin/env bash
# Builds the tool for machines without Swift: .build/static/MACHINE/autolayout, and the link .build/static/autolayout.
#
#   Scripts/static.sh [--machine x86_64|aarch64|all] [--scratch-path FOLDER]
#
# The tool needs no library. With the static Linux SDK
# (https://www.swift.org/documentation/articles/static-linux-getting-started.html) it has musl inside, and can be built
# for another machine; without the SDK it has the C library of this system, and is built for this machine only, which
# `all` says. `--version` names the commit, with "-modified" where tracked files differ from it.
set -euo pipefail

cd "$(dirname "$0")/.."
here=$(uname -m)
[ "$here" != arm64 ] || here=aarch64
machines=("$here")
scratch=.build/static-build
while [ $# -gt 0 ]; do
  case "$1 ${2:-}" in
    "--machine all") machines=(x86_64 aarch64) ;;
    "--machine x86_64" | "--machine aarch64") machines=("$2") ;;
    "--scratch-path "?*) scratch=$2 ;;
    *)
      echo "error: static.sh takes --machine x86_64, aarch64 or all, and --scratch-path FOLDER; not $*" >&2
      exit 64
      ;;
  esac
  shift 2
done

# The commit that is built; nothing where this is not a clone, unless the environment says it.
commit() {
  if [ -n "${AUTOLAYOUT_COMMIT:-}" ]; then
    echo "$AUTOLAYOUT_COMMIT"
  elif git rev-parse --verify --quiet HEAD > /dev/null 2>&1; then
    local modified=
    git diff --quiet HEAD -- || modified=-modified
    echo "$(git rev-parse --short=12 HEAD)$modified"
  else
    echo "note: git finds no commit here; the tool will call itself a development build" >&2
  fi
}

has_sdk() {
  swift sdk list 2> /dev/null | grep -q static-linux
}

has_static_libraries() {
  [ "$(clang -print-file-name=libc.a)" != libc.a ] && [ "$(clang -print-file-name=libstdc++.a)" != libstdc++.a ]
}

# Sets the options of the build for a machine.
choose_options() {
  # -s leaves the symbols out, and what debuggers read need not be made for it. A plan that SwiftPM keeps may be that of a build with other options.
  options=(-c release --product autolayout --scratch-path "$scratch" -Xlinker -s -debug-info-format none
    --disable-build-manifest-caching)
  if has_sdk; then
    echo "$1: with the static Linux SDK"
    options+=(--swift-sdk "$1-swift-linux-musl")
  elif [ "$1" != "$here" ]; then
    echo "error: a tool for $1 can be built on $here with the static Linux SDK only; install it with" \
      "\`swift sdk install\`, or build on $1" >&2
    return 69
  elif ! has_static_libraries; then
    echo "error: libc.a or libstdc++.a is missing; install libc6-dev and libstdc++-12-dev (Debian)," \
      "glibc-static and libstdc++-static (Fedora), or the static Linux SDK" >&2
    return 69
  else
    echo "$1: with the C library of this system, since the static Linux SDK is not installed"
    options+=(--static-swift-stdlib -Xswiftc -static-executable)
  fi
}

build() {
  local log=.build/static-$1.log
  choose_options "$1"
  mkdir -p ".build/static/$1"
  swift build "${options[@]}" > "$log" 2>&1 || {
    # Without the linker's warnings of functions for which the C library may load a further library.
    grep -vE "in statically linked applications requires|the use of .mktemp" "$log" | tail -n 50
    return 1
  }
  install -m 755 "$(swift build "${options[@]}" --show-bin-path)/autolayout" ".build/static/$1/autolayout"
  du -h ".build/static/$1/autolayout"
}

stamp=$(commit)
[ -z "$stamp" ] || export AUTOLAYOUT_COMMIT=$stamp
rm -rf .build/static
for machine in "${machines[@]}"; do
  if [ ${#machines[@]} -gt 1 ] && [ "$machine" != "$here" ] && ! has_sdk; then
    echo "$machine: skipped: it can be built on $here with the static Linux SDK only, which is not installed"
    continue
  fi
  build "$machine"
  if [ "$machine" = "$here" ]; then
    ln -s "$here/autolayout" .build/static/autolayout
    .build/static/autolayout --version
  fi
done
