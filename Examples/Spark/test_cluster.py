#!/usr/bin/env python3
"""Lints documents on a Spark cluster of two workers, kills one, and compares the report with a local run's.

    test_cluster.py TOOL

Starts a master and two workers on this machine, each worker with one core. The tool is wrapped so that tasks after the
first wait until a worker has been killed: one of them is lost for certain and has to be run again. Needs Java and PySpark.
"""
import glob
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import pyspark

HERE = os.path.dirname(os.path.abspath(__file__))
SPARK = os.path.dirname(pyspark.__file__)
# Seconds for a cluster to start and for a job to end, on a machine with other work.
PATIENCE = 500
TASKS = 6
COPIES = 20

# The first task goes through. The others wait for the death of a worker, whose file names the dead. Tasks start at the same
# time, and only one of them can make a folder.
WRAPPER = """#!/bin/sh
echo "$*" | grep -q -e --stream || exec "{tool}" "$@"
mktemp "{scratch}/started/XXXXXX" > /dev/null
if ! mkdir "{scratch}/first" 2> /dev/null; then
  while [ ! -e "{scratch}/killed" ]; do sleep 0.1; done
fi
exec "{tool}" "$@"
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Cluster:
    """A master and two workers, each a process group of its own."""

    def __init__(self, scratch):
        self.scratch = scratch
        self.master = f"spark://127.0.0.1:{free_port()}"
        port = self.master.rsplit(":", 1)[1]
        self.processes = [self.start("master.Master", "-h", "127.0.0.1", "-p", port, "--webui-port", "0")]
        self.log("master", "I have been elected leader")
        for number in (1, 2):
            self.processes.append(
                self.start(
                    "worker.Worker", "-h", "127.0.0.1", "-c", "1", "-m", "1g", "--webui-port", "0",
                    "-d", f"{scratch}/work{number}", self.master, name=f"worker{number}"))
        for number in (1, 2):
            self.log(f"worker{number}", "Successfully registered with master")

    def start(self, role, *arguments, name="master"):
        command = [f"{SPARK}/bin/spark-class", f"org.apache.spark.deploy.{role}", *arguments]
        with open(f"{self.scratch}/{name}.log", "w", encoding="utf-8") as log:
            return subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, env=environment())

    def log(self, name, text):
        def has_text():
            with open(f"{self.scratch}/{name}.log", encoding="utf-8") as log:
                return text in log.read()
        wait(has_text, f"{name} to say “{text}”")

    def kill(self, number):
        """Kills a worker as a power cut would: with what it runs."""
        os.killpg(self.processes[number].pid, signal.SIGKILL)
        self.processes[number].wait()

    def stop(self):
        for process in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
        for process in self.processes:
            process.wait()


def environment():
    own = dict(os.environ, SPARK_HOME=SPARK, PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    own.pop("SPARK_MASTER_OPTS", None)
    return own


def wait(condition, what):
    limit = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > limit:
            raise TimeoutError(f"waited {PATIENCE} s for {what}")
        time.sleep(0.1)


def make_documents(project):
    """Examples and the documents that the rules are explained with, in copies, and one that is cut off."""
    root = os.path.dirname(os.path.dirname(HERE))
    sources = sorted(
        glob.glob(f"{root}/Examples/Documents/*.storyboard") + glob.glob(f"{root}/Documentation/Rules/Pictures/*.xib"))
    for copy in range(COPIES):
        folder = f"{project}/App {copy:02}/Base.lproj"
        os.makedirs(folder)
        for source in sources:
            with open(source, encoding="utf-8") as file:
                text = file.read()
            name, extension = os.path.splitext(os.path.basename(source))
            # Every copy has other distances, so that no two documents have the same findings.
            text = re.sub(r'constant="(\d+)"', lambda match: f'constant="{int(match[1]) + copy}"', text)
            with open(f"{folder}/{name}{extension}", "w", encoding="utf-8") as file:
                file.write(text)
    with open(f"{project}/App 07/Cut.xib", "w", encoding="utf-8") as file:
        file.write("<document")
    return COPIES * len(sources) + 1


def run_on_cluster(cluster, wrapper, project, report):
    """The job, in the middle of which a worker dies; its exit code and the number of tasks that were started."""
    started = f"{cluster.scratch}/started"
    os.makedirs(started)
    submit = [f"{SPARK}/bin/spark-submit", "--master", cluster.master, f"{HERE}/lint_documents.py", project]
    with open(f"{cluster.scratch}/job.log", "w", encoding="utf-8") as log:
        job = subprocess.Popen(
            [*submit, "--tool", wrapper, "--output", report, "--tasks", str(TASKS)],
            stdout=log, stderr=log, env=environment())
        try:
            # One task is done, and one is on each worker.
            wait(lambda: job.poll() is not None or len(os.listdir(started)) >= 3, "tasks on both workers")
            cluster.kill(1)
            open(f"{cluster.scratch}/killed", "w").close()
            status = job.wait(timeout=PATIENCE)
        finally:
            if job.poll() is None:
                job.kill()
                job.wait()
    return status, len(os.listdir(started))


def main():
    tool = os.path.abspath(sys.argv[1])
    scratch = tempfile.mkdtemp(prefix="autolayout-spark-")
    try:
        project, wrapper, report = f"{scratch}/project", f"{scratch}/autolayout", f"{scratch}/cluster.sarif"
        count = make_documents(project)
        with open(wrapper, "w", encoding="utf-8") as file:
            file.write(WRAPPER.format(tool=tool, scratch=scratch))
        os.chmod(wrapper, 0o755)
        local = subprocess.run(
            [tool, "lint", ".", "--no-cache", "--format", "sarif", "--output", f"{scratch}/local.sarif"],
            cwd=project, stderr=subprocess.DEVNULL).returncode
        cluster = Cluster(scratch)
        try:
            status, started = run_on_cluster(cluster, wrapper, project, report)
        finally:
            cluster.stop()
        check(scratch, local, status, started)
        print(f"{count} documents, two workers, one killed: {started} tasks for {TASKS} parts, the same report")
    except BaseException:
        for log in sorted(glob.glob(f"{scratch}/*.log")):
            with open(log, encoding="utf-8", errors="replace") as file:
                print(f"--- {os.path.basename(log)}\n" + "".join(file.readlines()[-20:]), file=sys.stderr)
        raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def check(scratch, local, status, started):
    assert local == status == 65, f"exit codes {local} and {status}; one document is cut off"
    assert started > TASKS, f"{started} tasks: none was run again"
    with open(f"{scratch}/local.sarif", "rb") as a, open(f"{scratch}/cluster.sarif", "rb") as b:
        expected, found = a.read(), b.read()
    assert expected.count(b'"ruleId"') > 100, "the documents have too few findings to tell anything"
    assert expected == found, "the report of the cluster is not that of one machine"


if __name__ == "__main__":
    main()
