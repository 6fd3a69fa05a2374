#!/usr/bin/env bash
# Compares the engine with an exact solver for strict priorities on systems of a fresh seed.
#
#   oracle.sh ORACLE-FOLDER [OPTION OF compare-with-oracle.py ...]
#
# The seed is printed: `--seed N` repeats a run.
set -euo pipefail

folder=$1
shift
cd "$(dirname "$0")/.."

if [ ! -f "$folder/lexico.py" ]; then
  echo "skipped: no oracle at $folder"
  # In continuous integration the oracle must be there.
  [ "${CI:-}" != true ]
  exit
fi
if ! python3 -c 'import highspy, numpy' 2> /dev/null; then
  echo "error: the oracle needs the Python packages highspy and numpy: pip install highspy numpy" >&2
  exit 1
fi
exec python3 Scripts/compare-with-oracle.py "$folder" "$@"
