#!/usr/bin/env bash
# Ports damaged sources for SECONDS; fails on a crash, on an input over 2 seconds, and where a port broke a source.
#
#   fuzz-port.sh HARNESS SECONDS
#
# HARNESS is SourcePortHarness of a build with the trait SourcePorting. The seed is printed: `SEED=N fuzz-port.sh …`
# repeats a run. An input that fails is left in .build/fuzz.
set -euo pipefail

cd "$(dirname "$0")/.."
harness=$(realpath "$1")
seconds=$2
seed=${SEED:-$(date +%s)}
mkdir -p .build/fuzz
cd .build/fuzz
echo "seed $seed, $seconds seconds"
"$harness" "$seconds" "$seed" || {
  status=$?
  echo "error: the harness ended with status $status; the input is in .build/fuzz/fuzz-current.txt" >&2
  exit $status
}
