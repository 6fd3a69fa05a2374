#!/usr/bin/env bash
# Builds the reference of all public modules as static HTML: .build/reference/index.html
#
#   Scripts/reference.sh [--skip-build]
#
# DocC converts the documentation comments of each module and the articles in Sources/MODULE/MODULE.docc. The symbols
# are read from the modules of the debug build; --skip-build takes those that are there. The script fails when a link
# does not resolve, when a landing page does not list a public type, when a comment is missing, when a program in an
# article or guide does not compile, and when Documentation/Coverage.md is not up to date.
set -euo pipefail

cd "$(dirname "$0")/.."
# In the order of their dependencies: a module can link to the symbols of those before it.
modules=(LayoutEngine LayoutModel AutoLayout UIKit UIKitLegacy InterfaceBuilder LayoutRendering UIKitSnapshots LayoutAnalysis
  ConflictLogs Studio)
output=.build/reference
graphs=.build/reference-graphs
archives=.build/reference-archives

if [ "${1:-}" != --skip-build ]; then
  swift build --target Studio
  swift build --target UIKitLegacy
  swift build --target UIKitSnapshots
fi
products=$(swift build --show-bin-path)

# What the compiler needs to load the modules: their folder, and the C modules of dependencies.
search=(-I "$products/Modules")
for map in .build/checkouts/*/*/include/module.modulemap .build/checkouts/*/Sources/*/include/module.modulemap; do
  [ ! -e "$map" ] || search+=(-Xcc "-fmodule-map-file=$PWD/$map")
done
# The C module that LayoutRendering and Studio import; SwiftPM makes its map.
search+=(-Xcc "-fmodule-map-file=$products/EmbeddedFiles.build/module.modulemap")
if [ "$(uname)" = Darwin ]; then search+=(-sdk "$(xcrun --show-sdk-path)"); fi
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)

# A tool of the toolchain that `swift` belongs to.
toolchain() {
  local tool
  if tool=$(xcrun --find "$1" 2> /dev/null) || tool=$(command -v "$1"); then
    echo "$tool"
  else
    echo "$(dirname "$(readlink -f "$(command -v swift)")")/$1"
  fi
}
docc=$(toolchain docc)
extract=$(toolchain swift-symbolgraph-extract)

rm -rf "$output" "$graphs" "$archives"
mkdir -p "$graphs" "$archives"
dependencies=()
for module in "${modules[@]}"; do
  mkdir "$graphs/$module"
  "$extract" -module-name "$module" "${search[@]}" -target "$target" -minimum-access-level public \
    -skip-inherited-docs -skip-synthesized-members -output-dir "$graphs/$module"
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "autolayout.$module" \
    --output-dir "$archives/$module.doccarchive" --warnings-as-errors \
    --enable-experimental-external-link-support "${dependencies[@]+"${dependencies[@]}"}" 2>&1 | sed '/^$/d'
  dependencies+=(--dependency "$archives/$module.doccarchive")
done
python3 Scripts/make-coverage.py "$graphs" --check
python3 Scripts/check-reference.py "$graphs" -- "${search[@]}" -target "$target"
"$docc" merge "$archives"/*.doccarchive --synthesized-landing-page-name AutoLayout --output-path "$output"
echo "$output/index.html"
