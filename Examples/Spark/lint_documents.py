#!/usr/bin/env python3
"""Lints an organization's documents on a Spark cluster and writes one report.

    spark-submit lint_documents.py PROJECT --output lint.sarif
    spark-submit --master spark://host:7077 lint_documents.py PROJECT --tool /opt/autolayout --output lint.sarif \\
        -- --device retina4_0,ipad9_7 --orientation all

PROJECT and the folder of the report are folders that every machine sees. The documents are listed here, spread over the
cluster as lines of JSON and piped through `autolayout lint --stream` there; Spark runs what a lost machine had again.
Answers are kept in the order of the documents, so that the report is to the byte the one of a run on one machine.

Documents that lie elsewhere are sent along: put their text under "content" in `request`.
"""
import argparse
import glob
import json
import os
import shlex
import shutil
import subprocess
import sys
import uuid

from pyspark.sql import SparkSession

# Documents that a task lints: some seconds of work, beside which the start of a process does not count.
DOCUMENTS_PER_TASK = 2000


def documents(project):
    """The documents below a folder, in the order in which autolayout finds them."""
    found = []
    for folder, folders, files in os.walk(project):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [
            os.path.relpath(os.path.join(folder, name), project)
            for name in files
            if name.lower().endswith((".xib", ".storyboard")) and not name.startswith(".")
        ]
    return sorted(found, key=lambda path: path.split(os.sep))


def request(path):
    return json.dumps({"path": path})


def answer(context, paths, command, tasks, folder):
    """Leaves a line for each document in the files of a folder; Spark runs the tasks of a lost machine again."""
    answers = context.parallelize(paths, tasks).map(request).pipe(command, checkCode=True)
    answers.saveAsTextFile("file://" + folder)


def report(command, folder):
    """Gives the answers, in the order of the documents, to a command that makes a report of them; its exit code."""
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        for part in sorted(glob.glob(f"{glob.escape(folder)}/part-*")):
            with open(part, "rb") as file:
                shutil.copyfileobj(file, process.stdin)
        process.stdin.close()
        return process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("project", help="a folder of documents that every machine sees")
    parser.add_argument("--tool", default="autolayout", help="the path of autolayout on every machine")
    parser.add_argument("--output", required=True, help="the report to write")
    parser.add_argument("--format", default="sarif", help="a format of autolayout lint")
    parser.add_argument("--tasks", type=int, help="parts to cut the documents into")
    parser.add_argument("options", nargs="*", metavar="-- OPTION", help="options of autolayout lint")
    options = parser.parse_args()

    project = os.path.abspath(options.project)
    paths = documents(project)
    if not paths:
        sys.exit(f"{project}: the folder contains no .xib or .storyboard files")
    tasks = options.tasks or -(-len(paths) // DOCUMENTS_PER_TASK)
    # Spark gives a task a core; so each has one worker.
    command = [options.tool, "lint", "--stream", "--jobs", "1", "--project", project, *options.options]
    spark = SparkSession.builder.appName("autolayout lint").getOrCreate()
    folder = f"{os.path.abspath(options.output)}.{uuid.uuid4()}"
    try:
        answer(spark.sparkContext, paths, shlex.join(command), tasks, folder)
        spark.stop()
        merge = [options.tool, "lint", "--answers", "-", "--format", options.format, "--output", options.output]
        status = report(merge, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(status)


if __name__ == "__main__":
    main()
