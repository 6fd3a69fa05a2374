#!/usr/bin/env bash
# Tests `autolayout lsp` with the client of the package pygls, and measures how long a keystroke takes.
#
#   Scripts/test-lsp.sh TOOL [--most MILLISECONDS]
#
# Scripts/python-client.sh finds or installs the client.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$(realpath "$1")
shift
. Scripts/python-client.sh
find_client 'from pygls.lsp.client import BaseLanguageClient' pygls 'pygls>=2,<3'
"$python" Scripts/lsp/run.py "$tool" "$@"
"$python" Scripts/lsp/fuzz.py "$tool" 10 ${SEED:+"$SEED"}
