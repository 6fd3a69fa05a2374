#!/usr/bin/env bash
# Tests `autolayout mcp` with the client of the package mcp, task by task.
#
#   Scripts/test-mcp.sh TOOL [TASK…]
#
# Scripts/python-client.sh finds or installs the client.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$(realpath "$1")
shift
. Scripts/python-client.sh
find_client 'from mcp import Client' mcp 'mcp>=2.3,<3'
"$python" Scripts/mcp/run.py "$tool" "$@"
