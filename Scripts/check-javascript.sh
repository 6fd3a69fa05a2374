#!/usr/bin/env bash
# Checks the scripts of the studio, of the gallery and of the site: format, types and common mistakes.
#
#   Scripts/check-javascript.sh [--format]
#
# --format formats them instead. The formatter and the type checker are those of Deno, whose program comes from PyPI
# when it is not installed; deno.json has the settings. Types are those that comments state (JSDoc) and that follow.
set -euo pipefail

cd "$(dirname "$0")/.."
release=2.9.8
virtual=$PWD/.build/javascript
export NO_COLOR=1

if [ ! -x "$virtual/bin/deno" ]; then
  python3 -m venv "$virtual"
  "$virtual/bin/python" -m pip install --quiet "deno==$release"
fi
deno=$virtual/bin/deno
studio=Sources/Studio/Page
gallery=Sources/LayoutRendering/Gallery/Page
site=Scripts/site/site.js

if [ "${1:-}" = --format ]; then
  exec "$deno" fmt --quiet "$studio"/*.js "$gallery"/*.js "$site"
fi

# The scripts of the gallery share one scope. They are checked as the page runs them: as one script, in this order.
joined=.build/javascript/gallery.js
for part in $(grep -o '[a-z]*_js' Sources/LayoutRendering/Gallery/GalleryPage+Sources.swift); do
  cat "$gallery/${part%_js}.js"
done > "$joined"

"$deno" fmt --quiet --check "$studio"/*.js "$gallery"/*.js "$site"
"$deno" lint --quiet "$studio"/*.js
"$deno" lint --quiet "$joined" "$site"
"$deno" check --quiet "$studio"/main.js "$joined"
echo "$(ls "$studio"/*.js "$gallery"/*.js "$site" | wc -l) scripts, 0 errors"
