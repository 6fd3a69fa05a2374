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
# The extension of Visual Studio Code, with a stand-in for the editor, where there is a program that runs scripts.
deno=.build/javascript/bin/deno
if command -v node > /dev/null; then
  node Editors/vscode/test.js "$tool"
elif [ -x "$deno" ]; then
  "$deno" run -A Editors/vscode/test.js "$tool"
else
  echo "skipped: the extension of Visual Studio Code needs node, or Scripts/check-javascript.sh before"
fi
