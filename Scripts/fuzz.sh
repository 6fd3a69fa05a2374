#!/usr/bin/env bash
# Feeds damaged documents to the reader and the layout, makes random edits and takes them back, and feeds damaged texts
# to the parsers of the visual format, of constraint descriptions, of console logs, of view hierarchies and of tables of texts, and damaged
# fonts to their reader, each for SECONDS; fails on a crash, on an input over 2 seconds and on a wrong answer.
#
#   fuzz.sh SECONDS [DOCUMENT ...]       (default: the documents of Examples)
#
# The seed is printed: `SEED=N fuzz.sh …` repeats a run. An input that fails is left in .build/fuzz.
set -euo pipefail

cd "$(dirname "$0")/.."
seconds=$1
shift
seed=${SEED:-$(date +%s)}
[ $# -gt 0 ] || set -- Examples/Documents/*
documents=()
for document in "$@"; do documents+=("$(realpath "$document")"); done

# The library is compiled as for the benchmarks, so that one build serves both. CI names the folder and the options of
# its release build.
read -r -a options <<< "${RELEASE_BUILD_OPTIONS:---scratch-path $PWD/Benchmarks/.build}"
options+=(-c release --package-path Fuzz/DocumentReader)
build() {
  local log
  log=$(swift build "${options[@]}" --product "$1" 2>&1) || {
    echo "$log"
    return 1
  }
}
build document-reader
build document-edits
build text-parsers
build font-files
built=$(swift build "${options[@]}" --show-bin-path)
harness=$built/document-reader
edits=$built/document-edits
texts=$built/text-parsers
fonts=$built/font-files
files=$PWD/Tests/AutoLayoutTests/FontFiles/Files
mkdir -p .build/fuzz
cd .build/fuzz
echo "seed $seed, $seconds seconds, ${#documents[@]} documents"
run() {
  "$@" || {
    status=$?
    echo "error: the harness ended with status $status; inputs are in .build/fuzz" >&2
    exit $status
  }
}
run "$harness" "$seconds" "$seed" "${documents[@]}"
run "$edits" "$seconds" "$seed" "${documents[@]}"
run "$texts" "$seconds" "$seed"
run "$fonts" "$seconds" "$seed" "$files"/*.[ot]tf
