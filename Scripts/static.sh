#!/usr/bin/env bash
# Builds the tool for machines without Swift: .build/static/autolayout
#
# With the static Linux SDK (https://www.swift.org/documentation/articles/static-linux-getting-started.html) the result
# needs no library at all; without it the C and C++ libraries of the system, and nothing of Swift's.
set -euo pipefail

cd "$(dirname "$0")/.."
machine=$(uname -m)
[ "$machine" != arm64 ] || machine=aarch64
options=(-c release --product autolayout --scratch-path .build/static-build)
if swift sdk list 2> /dev/null | grep -q static-linux; then
  echo "with the static Linux SDK"
  options+=(--swift-sdk "$machine-swift-linux-musl")
else
  echo "without the static Linux SDK, which is not installed: with Swift's libraries inside"
  options+=(--static-swift-stdlib)
fi
swift build "${options[@]}"
mkdir -p .build/static
cp "$(swift build "${options[@]}" --show-bin-path)/autolayout" .build/static/autolayout
strip .build/static/autolayout
.build/static/autolayout --version
du -h .build/static/autolayout
