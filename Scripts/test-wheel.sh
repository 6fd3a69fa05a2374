#!/usr/bin/env bash
# Builds the Python wheel of the solver, installs it, tests it beside kiwisolver and measures both.
#
#   Scripts/test-wheel.sh [FOLDER]
#
# The wheel is left in FOLDER, by default .build/wheel. kiwisolver is installed into .build/wheel/python; where it cannot
# be, the step is skipped and says so, unless CI=true.
set -euo pipefail

cd "$(dirname "$0")/.."
root=$PWD
folder=$(realpath -m "${1:-.build/wheel}")
virtual=$folder/python

rm -rf "$folder"
python3 -m venv "$virtual"
if ! "$virtual/bin/python" -m pip install --quiet 'kiwisolver>=1.5,<1.6'; then
  if [ "${CI:-}" = true ]; then
    echo "error: kiwisolver cannot be installed; see https://pypi.org/project/kiwisolver" >&2
    exit 1
  fi
  echo "skipped: kiwisolver cannot be installed; see https://pypi.org/project/kiwisolver"
  exit 0
fi
wheel=$("$virtual/bin/python" Python/backend.py "$folder")
"$virtual/bin/python" -m pip install --quiet --no-index "$wheel"
# Elsewhere than here, so that nothing but the wheel is imported.
cd "$folder"
# `-X dev` checks the memory of the module, and `-W error` what it leaves open.
"$virtual/bin/python" -X dev -W error -m unittest discover --start-directory "$root/Python/tests" --quiet
"$virtual/bin/python" "$root/Python/benchmark.py" --seconds 0.1
ls -l "$wheel"
