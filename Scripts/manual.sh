#!/usr/bin/env bash
# Writes the manual of a tool, a page for each command, to .build/manual.
#
#   Scripts/manual.sh TOOL
#
# With ArgumentParser's program for manuals, which is built on its own: its plugin would build all of this package for
# the one question that the program asks of the tool. The pages have the date of the commit (or SOURCE_DATE_EPOCH).
set -euo pipefail

tool=$(realpath "$1")
cd "$(dirname "$0")/.."
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2> /dev/null || date +%s)}
day=$(date -u -d "@$epoch" +%F 2> /dev/null || date -u -r "$epoch" +%F) # as GNU has it, or BSD
log=.build/manual.log
options=(--package-path .build/checkouts/swift-argument-parser --scratch-path .build/manual-program
  --product generate-manual)

mkdir -p .build
{ swift package resolve && swift build "${options[@]}"; } > "$log" 2>&1 || {
  tail -n 50 "$log" >&2
  exit 1
}
program=$(swift build "${options[@]}" --show-bin-path)/generate-manual
rm -rf .build/manual
mkdir .build/manual
"$program" "$tool" --multi-page --date "$day" --output-directory .build/manual
echo "$(find .build/manual -name '*.1' | wc -l) pages in .build/manual"
