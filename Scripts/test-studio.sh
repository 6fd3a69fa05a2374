#!/usr/bin/env bash
# Drives the studio in a real browser.
#
#   Scripts/test-studio.sh [--prepare | TOOL]
#
# Installs chromium from the system's packages, and Playwright and axe-core from PyPI where they are missing; without the
# right to, says so. With --prepare that is all, so that what is missing is known before a long build. Pictures of every
# test are left in .build/studio.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=${1:-.build/debug/autolayout}
virtual=$PWD/.build/browser

if ! command -v chromium > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "error: please install chromium" >&2
    exit 1
  fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
fi
if [ ! -x "$virtual/bin/python" ]; then
  python3 -m venv "$virtual"
fi
"$virtual/bin/python" -c 'import playwright' 2> /dev/null || "$virtual/bin/python" -m pip install --quiet playwright
"$virtual/bin/python" -c 'import axe_playwright_python' 2> /dev/null ||
  "$virtual/bin/python" -m pip install --quiet axe-playwright-python ||
  echo "axe-core could not be installed: accessibility is not checked" >&2
[ "$tool" != --prepare ] || exit 0
mkdir -p .build/studio
exec "$virtual/bin/python" Scripts/studio/run.py "$tool" .build/studio
