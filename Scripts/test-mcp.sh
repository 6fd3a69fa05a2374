#!/usr/bin/env bash
# Tests `autolayout mcp` with the client of the package mcp, task by task.
#
#   Scripts/test-mcp.sh TOOL [TASK…]
#
# The client is installed into .build/python where it is missing and can be. Where it cannot be installed the step is
# skipped and says so, unless CI=true.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$(realpath "$1")
shift
virtual=.build/python

client() {
  python3 -c 'from mcp import Client' 2> /dev/null && return
  [ -x "$virtual/bin/python" ] || python3 -m venv "$virtual" || return 1
  "$virtual/bin/python" -c 'from mcp import Client' 2> /dev/null || "$virtual/bin/python" -m pip install --quiet 'mcp>=2.3,<3'
}

if ! client; then
  if [ "${CI:-}" = true ]; then
    echo "error: the client mcp is neither here nor installable; see https://pypi.org/project/mcp" >&2
    exit 1
  fi
  echo "skipped: the client mcp is neither here nor installable; see https://pypi.org/project/mcp"
  exit 0
fi
python=python3
python3 -c 'from mcp import Client' 2> /dev/null || python=$virtual/bin/python
"$python" Scripts/mcp/run.py "$tool" "$@"
