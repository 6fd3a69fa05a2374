#!/usr/bin/env bash
# Runs the Spark example on a cluster of two workers on this machine, of which one is killed.
#
#   Scripts/spark.sh TOOL
#
# Java and PySpark are installed where they are missing and can be: Java as a Debian package by root, PySpark into
# .build/python. Where one cannot be installed the step is skipped and says so, unless CI=true.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$1
virtual=.build/python

skip() {
  if [ "${CI:-}" = true ]; then
    echo "error: $1" >&2
    exit 1
  fi
  echo "skipped: $1"
  exit 0
}

java() {
  type -P java > /dev/null && return # not `command -v`, which finds this function
  [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null || return 1
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    default-jre-headless > /dev/null
}

pyspark() {
  python3 -c 'import pyspark' 2> /dev/null && return
  [ -x "$virtual/bin/python" ] || python3 -m venv "$virtual" || return 1
  "$virtual/bin/python" -c 'import pyspark' 2> /dev/null || "$virtual/bin/python" -m pip install --quiet pyspark
}

java || skip "Spark needs Java, which is neither here nor installable; install a Java runtime of version 17 or later"
pyspark || skip "PySpark is neither here nor installable; see https://pypi.org/project/pyspark"
python=python3
python3 -c 'import pyspark' 2> /dev/null || python=$virtual/bin/python
"$python" Examples/Spark/test_cluster.py "$tool"
