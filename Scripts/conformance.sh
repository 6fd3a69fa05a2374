#!/usr/bin/env bash
# Compares the tool's frames with those that Interface Builder recorded, and fails below the floors.
#
#   conformance.sh TOOL CONFORMANCE-FOLDER
#
# Floors: .ci/conformance-floors. LIMIT=N looks at the first N documents only and asks for no floor.
set -euo pipefail

tool=$(realpath "$1")
folder=$2
cd "$(dirname "$0")/.."

if [ ! -f "$folder/check.py" ]; then
  echo "skipped: no conformance documents at $folder"
  # In continuous integration the documents must be there.
  [ "${CI:-}" != true ]
  exit
fi

failed=0
while read -r tier views roots exact modern repositories; do
  case $tier in "" | "#"*) continue ;; esac
  echo "== tier $tier (floors: views $views %, roots $roots %, exact $exact %, exact since Xcode 10 $modern %," \
    "mean over repositories $repositories %)"
  floors=(--minimum "$views" --minimum-roots "$roots" --minimum-exact "$exact" --minimum-modern "$modern"
    --minimum-repositories "$repositories")
  [ -z "${LIMIT:-}" ] || floors=(--limit "$LIMIT")
  log=$(mktemp)
  if ! python3 "$folder/check.py" --tier "$tier" --worst 10 "${floors[@]}" \
    "$tool" frames --format jsonl > "$log"; then
    echo "error: below the floors of tier $tier" >&2
    failed=1
  fi
  grep -E '^(all|feature) ' "$log" || true
  tail -n 2 "$log"
  if ! tail -n 1 "$log" | grep -q '^0 documents unreadable'; then
    echo "error: there are documents that the tool cannot read" >&2
    failed=1
  fi
  rm -f "$log"
done < .ci/conformance-floors
exit $failed
