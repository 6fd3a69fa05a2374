# Finds a client from PyPI for a test, or installs it into .build/python. Sourced from the folder of the project.
#
#   find_client IMPORT PACKAGE REQUIREMENT
#
# sets `python` to an interpreter that can execute IMPORT. Where there is none, the test is skipped and says so, unless
# CI=true.
find_client() {
  local import=$1 package=$2 requirement=$3 virtual=.build/python
  for python in python3 "$virtual/bin/python"; do
    if "$python" -c "$import" 2> /dev/null; then return; fi
  done
  if { [ -x "$virtual/bin/python" ] || python3 -m venv "$virtual"; } &&
    "$virtual/bin/python" -m pip install --quiet "$requirement" && "$python" -c "$import"; then
    return
  fi
  local message="the client $package is neither here nor installable; see https://pypi.org/project/$package"
  if [ "${CI:-}" = true ]; then
    echo "error: $message" >&2
    exit 1
  fi
  echo "skipped: $message"
  exit 0
}
