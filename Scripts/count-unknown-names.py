#!/usr/bin/env python3
"""Count the names in documents that the schema does not know or refuses.

    Scripts/count-unknown-names.py [--sources TSV] [--minimum N] TOOL FOLDER

Lints the documents of FOLDER with the rules `unknown-element` and `invalid-document` alone. Prints how many documents, and
of how many repositories, have each issue: what several repositories have was written by Xcode and belongs in the schema
(`Sources/InterfaceBuilder/Schema/Registry`). TSV says in its first two columns which repository a document is from, by
its name in FOLDER; without it, every folder in FOLDER counts as a repository. Issues of fewer than N repositories are left
out (default 2).

Needs only the Python standard library.
"""
import argparse
import collections
import json
import os
import subprocess
import sys

RULES = "unknown-element,invalid-document"


def findings(tool, folder):
    """-> the findings of a folder"""
    run = subprocess.run(
        [os.path.abspath(tool), "lint", "--no-cache", "--only", RULES, "--format", "json", "."],
        cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1, 65):
        sys.exit(run.stderr.strip())
    return json.loads(run.stdout)["findings"]


def repositories(sources):
    """-> the repository by the name of the document"""
    if not sources:
        return {}
    with open(sources, encoding="utf-8") as file:
        return dict(line.rstrip("\n").split("\t")[:2] for line in file if "\t" in line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sources")
    parser.add_argument("--minimum", type=int, default=2)
    parser.add_argument("tool")
    parser.add_argument("folder")
    options = parser.parse_args()
    origin = repositories(options.sources)
    documents, owners = collections.defaultdict(set), collections.defaultdict(set)
    for finding in findings(options.tool, options.folder):
        name = os.path.normpath(finding["file"])
        issue = finding["rule"], finding["message"]
        documents[issue].add(name)
        owners[issue].add(origin.get(os.path.basename(name), name.split(os.sep)[0]))
    for issue in sorted(documents, key=lambda i: (-len(owners[i]), -len(documents[i]), i)):
        if len(owners[issue]) >= options.minimum:
            print(len(owners[issue]), len(documents[issue]), *issue, sep="\t")


if __name__ == "__main__":
    main()
