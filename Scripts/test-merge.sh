#!/usr/bin/env bash
# Merges branches of a repository with git and `autolayout merge` as its driver, and checks that merges with an unchanged
# or an equal side give the other side byte for byte.
#
#   Scripts/test-merge.sh TOOL [DOCUMENT…]       (default: the documents of Examples)
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- Examples/Documents/*.storyboard
documents=()
for document in "$@"; do documents+=("$(realpath "$document")"); done
example=$PWD/Examples/Documents/Settings.storyboard

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "error: $*" >&2
  exit 1
}

# merge(O, A, O) = A, merge(O, O, B) = B and merge(O, A, A) = A; A is O with another text of its document element.
for document in "${documents[@]}"; do
  suffix=${document##*.}
  cp "$document" "$work/base.$suffix"
  sed 's/toolsVersion="[^"]*"/toolsVersion="99999"/' "$document" > "$work/changed.$suffix"
  for sides in "changed base changed" "base changed changed" "changed changed changed"; do
    read -r ours theirs expected <<< "$sides"
    code=0
    "$tool" merge "$work/base.$suffix" "$work/$ours.$suffix" "$work/$theirs.$suffix" --no-fallback \
      --output "$work/merged.$suffix" 2> "$work/errors" || code=$?
    [ $code -ne 129 ] || continue # documents of other platforms
    [ $code -eq 0 ] || fail "$document: $ours and $theirs: exit $code: $(cat "$work/errors")"
    cmp "$work/$expected.$suffix" "$work/merged.$suffix" || fail "$document: $ours and $theirs"
  done
done

# With git.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a \
  GIT_COMMITTER_EMAIL=a@b
mkdir "$work/repository" "$work/bin"
ln -s "$tool" "$work/bin/autolayout"
PATH=$work/bin:$PATH
cd "$work/repository"
git init -q -b main
autolayout merge --install --write
autolayout merge --install --write
[ "$(grep -c merge=autolayout .gitattributes)" = 2 ] || fail "--install --write repeats lines"
cp "$example" Main.storyboard
git add -A
git commit -qm base
label=$(grep -o '<label [^>]*' Main.storyboard | grep contentMode | head -1 | grep -o ' id="[^"]*"')
change() { # BRANCH EXPRESSION
  git checkout -q -B "$1" main
  sed -i "/<label .*$label/ $2" Main.storyboard
  git commit -qam "$1"
}
# Both change one line, which git alone cannot merge.
change tag 's/<label /<label tag="7" /'
change mode 's/ contentMode="[^"]*"/ contentMode="bottom"/'
git checkout -q -B result tag
git merge -q -m merge mode 2> errors || fail "git left a conflict: $(cat errors)"
grep -q "<label .*tag=\"7\".*contentMode=\"bottom\".*$label" Main.storyboard || fail "a change is lost"
# A conflict leaves a document, which git lists as unmerged.
change other 's/<label /<label tag="8" /'
git checkout -q -B result tag
! git merge -q -m merge other 2> errors || fail "no conflict"
grep -q "conflict: .*tag" errors || fail "the conflict is not named: $(cat errors)"
[ "$(git diff --name-only --diff-filter=U)" = Main.storyboard ] || fail "git does not list the conflict"
autolayout frames Main.storyboard > /dev/null || fail "the conflict is no document"
git merge --abort
# What is no document is merged by lines.
git checkout -q main
printf '%s\n' a b c d e f g > Notes.xib
git add -A
git commit -qm notes
git checkout -q -B first main
sed -i '1s/.*/first/' Notes.xib
git commit -qam first
git checkout -q -B second main
sed -i '7s/.*/second/' Notes.xib
git commit -qam second
git merge -q -m merge first 2> errors || fail "lines are not merged: $(cat errors)"
[ "$(tr '\n' ' ' < Notes.xib)" = "first b c d e f second " ] || fail "lines are not merged"
echo "merges: ${#documents[@]} documents, and git"
