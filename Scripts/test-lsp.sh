#!/usr/bin/env bash
# Tests `autolayout lsp` with the client of the package pygls, and measures how long a keystroke takes.
#
#   Scripts/test-lsp.sh TOOL [--most MILLISECONDS]
#
# The client is installed into .build/python where it is missing and can be. Where it cannot be installed the step is
# skipped and says so, unless CI=true.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$(realpath "$1")
shift
virtual=.build/python
import='from pygls.lsp.client import BaseLanguageClient'

client() {
  python3 -c "$import" 2> /dev/null && return
  [ -x "$virtual/bin/python" ] || python3 -m venv "$virtual" || return 1
  "$virtual/bin/python" -c "$import" 2> /dev/null || "$virtual/bin/python" -m pip install --quiet 'pygls>=2,<3'
}

if ! client; then
  if [ "${CI:-}" = true ]; then
    echo "error: the client pygls is neither here nor installable; see https://pypi.org/project/pygls" >&2
    exit 1
  fi
  echo "skipped: the client pygls is neither here nor installable; see https://pypi.org/project/pygls"
  exit 0
fi
python=python3
python3 -c "$import" 2> /dev/null || python=$virtual/bin/python
"$python" Scripts/lsp/run.py "$tool" "$@"
"$python" Scripts/lsp/fuzz.py "$tool" 10
