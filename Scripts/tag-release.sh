#!/usr/bin/env bash
# Tags the commit of a release with its version and with the section of the changelog: v0.2.0.
#
#   Scripts/tag-release.sh
#
# Stops where files are not committed, the changelog has no section of the version, or the tag exists. The tag is not
# pushed: `git push origin v0.2.0` starts the workflow that publishes the release.
set -euo pipefail

cd "$(dirname "$0")/.."
version=$(sed -n 's/.*static let number = "\(.*\)"$/\1/p' Sources/AutoLayoutCommand/Version.swift)
[ -n "$version" ] || { echo "error: Version.swift has no number" >&2; exit 1; }
[ -z "$(git status --porcelain)" ] || { echo "error: commit your changes first" >&2; exit 1; }
# From the heading of the version to the next one.
section=$(awk -v heading="## $version — " '/^## / { inside = index($0, heading) == 1 } inside' CHANGELOG.md)
[ -n "$section" ] || { echo "error: CHANGELOG.md has no section “## $version — $(date +%F)”" >&2; exit 1; }
if git rev-parse --quiet --verify "refs/tags/v$version" > /dev/null; then
  echo "error: there is a tag v$version already; raise Version.number" >&2
  exit 1
fi
git tag --annotate --cleanup=verbatim --message "AutoLayout $version

$section" "v$version"
echo "tagged v$version; publish it with: git push origin v$version"
