#!/usr/bin/env python3
"""Split the conformance corpus by repository into an open part and a held-out third.

    Scripts/split-corpus.py [--corpus DIR] OUTPUT

Writes OUTPUT/open and OUTPUT/held, each a corpus that `check.py --corpus` and `places.py --corpus` accept: links to the
documents, and the rows of roots.tsv and sources.tsv that belong to the part. A repository is held out when the SHA-256 of
its name is divisible by three, so that the split never depends on the order or the number of documents. Rules are settled
on the open part; the held-out part tells what a repository that nobody has looked at may expect.

Needs only the Python standard library.
"""
import argparse, hashlib, os, shutil


def is_held_out(repository):
    return int(hashlib.sha256(repository.encode()).hexdigest(), 16) % 3 == 0


def rows(path):
    with open(path, encoding="utf-8") as file:
        head, *lines = file.read().splitlines()
    return head, [line.split("\t") for line in lines]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", default="../shared/conformance")
    parser.add_argument("output")
    options = parser.parse_args()
    corpus = os.path.abspath(options.corpus)
    source_head, sources = rows(os.path.join(corpus, "sources.tsv"))
    root_head, roots = rows(os.path.join(corpus, "roots.tsv"))
    repository = {row[0]: row[1] for row in sources}
    for part, held in (("open", False), ("held", True)):
        folder = os.path.join(options.output, part)
        shutil.rmtree(folder, ignore_errors=True)
        documents = os.path.join(folder, "documents")
        os.makedirs(documents)
        for name, head, table in (("sources.tsv", source_head, sources), ("roots.tsv", root_head, roots)):
            kept = [row for row in table if is_held_out(repository.get(row[0], row[0])) == held]
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write("\n".join([head] + ["\t".join(row) for row in kept]) + "\n")
        for row in sources:
            if is_held_out(row[1]) == held:
                os.symlink(os.path.join(corpus, "documents", row[0]), os.path.join(documents, row[0]))
        repositories = {row[1] for row in sources if is_held_out(row[1]) == held}
        documents_of_part = sum(is_held_out(row[1]) == held for row in sources)
        print("%s: %d repositories, %d documents" % (folder, len(repositories), documents_of_part))


if __name__ == "__main__":
    main()
