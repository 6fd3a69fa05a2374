#!/usr/bin/env python3
"""Make the archives of a release of tools that Scripts/static.sh has built: .build/dist

    Scripts/release [--repository URL] [--tag TAG] [--allow-modified] [--output FOLDER]

For each machine that there is a tool for, an archive and a Debian package; an artifact bundle of all of them, and the
package of the SwiftPM plugins that names it; the source, with the versions of the packages that the tool was built with
(Package.resolved), a formula for Homebrew, notes from the changelog, and SHA256SUMS. Version and commit are those that the tool prints. The same tool, manual and commit
make the same bytes: entries are sorted, have one owner and the date of the commit (or SOURCE_DATE_EPOCH).

--allow-modified makes archives of a tool whose sources were not committed; they are for trying out. --tag fails unless
the tag is the version's. --repository is the address that the formula and the plugins name.
"""
import argparse
import hashlib
import json
import os
import re
import struct
import subprocess
import sys
import tempfile

import archives

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TOOLS = f"{ROOT}/.build/static"
MANUAL = f"{ROOT}/.build/manual"
CHECKOUTS = f"{ROOT}/.build/checkouts"
EXAMPLE = "Examples/Documents/Login.storyboard"
# What a machine is called by Debian, and its number in an ELF header.
MACHINES = {"x86_64": ("amd64", 62), "aarch64": ("arm64", 183)}
LICENCE_OF_PACKAGE = re.compile(r"(LICENSE|LICENCE|NOTICE)(\.\w+)?", re.I)
RESOLVED = "Package.resolved"
# Formula and plugins need an address, which a clone without a remote repository does not know.
UNKNOWN_REPOSITORY = "https://github.com/OWNER/AutoLayout"

CONTROL = """Package: autolayout
Version: {version}
Architecture: {architecture}
Maintainer: The AutoLayout authors <autolayout@users.noreply.github.com>
Installed-Size: {size}
Suggests: git, librsvg2-bin
Section: devel
Priority: optional
{homepage}Description: Apple's Auto Layout for .xib and .storyboard files
 The tool reads .xib and .storyboard files as Xcode wrote them and computes
 the frames that Apple's engine gives: as text, as JSON, and as pictures. It
 finds ambiguous and contradicting constraints, proves widths at which a
 layout holds, compares versions and shows documents in a browser.
"""


def fail(message):
    sys.exit(f"error: {message}")


def run(*command):
    """What a command prints, without the last newline; None when it fails or is not there."""
    try:
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, cwd=ROOT)
    except FileNotFoundError:
        return None
    return result.stdout.rstrip("\n") if result.returncode == 0 else None


# What is released -----------------------------------------------------------------------------------------------------


def identity(allow_modified):
    """Version and commit, which the tool itself says."""
    printed = run(f"{TOOLS}/autolayout", "--version")
    if printed is None:
        fail("there is no tool at .build/static/autolayout; run `make static`")
    found = re.fullmatch(r"(\d+\.\d+\.\d+\S*) \(([0-9a-f]{7,40})(-modified)?\)", printed)
    if not found:
        fail(f"the tool calls itself {printed}, without a commit; build it with `make static` in a clone, or with "
             "AUTOLAYOUT_COMMIT set")
    version, commit, modified = found.groups()
    head = run("git", "rev-parse", "HEAD")
    if head and not head.startswith(commit):
        fail(f"the tool was built from {commit}, and the clone is at {head[:12]}; run `make static`")
    if modified and not allow_modified:
        fail("files differ from the commit; commit them and run `make static`, or pass --allow-modified to try out")
    return version, commit + (modified or "")


def commit_date():
    date = os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct")
    if not (date or "").isdigit():
        fail("the date of the commit is not known: install git and run this in a clone, or set SOURCE_DATE_EPOCH to "
             "seconds since 1970")
    return int(date)


def release_notes(version):
    """The section of the changelog about this version."""
    with open(f"{ROOT}/CHANGELOG.md", encoding="utf-8") as file:
        text = file.read()
    found = re.search(rf"^## {re.escape(version)} — \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not found:
        fail(f"CHANGELOG.md has no section “## {version} — YYYY-MM-DD”; cut one from what is under Unreleased")
    return found[1].strip() + "\n"


def is_static(program):
    """Whether a program of 64 bits asks for no loader: no program header is PT_INTERP."""
    start, = struct.unpack_from("<Q", program, 32)
    size, count = struct.unpack_from("<HH", program, 54)
    return all(struct.unpack_from("<I", program, start + index * size)[0] != 3 for index in range(count))


def tools(commit):
    """The tools that were built, by machine; each is static, of its machine and of this commit."""
    found = {}
    for machine, (_, number) in MACHINES.items():
        path = f"{TOOLS}/{machine}/autolayout"
        if not os.path.exists(path):
            print(f"{machine}: skipped: there is no .build/static/{machine}/autolayout; `make release` builds it on "
                  f"{machine}, or where the static Linux SDK is installed")
            continue
        with open(path, "rb") as file:
            content = file.read()
        if content[:4] != b"\x7fELF" or struct.unpack_from("<H", content, 18)[0] != number:
            fail(f".build/static/{machine}/autolayout is no program for {machine}; remove it and run `make static`")
        if not is_static(content):
            fail(f".build/static/{machine}/autolayout needs libraries; remove it and run `make static`")
        if commit.encode() + b"\0" not in content:
            fail(f".build/static/{machine}/autolayout is not of commit {commit}; remove it and run `make static`")
        found[machine] = content
    return found


def repository():
    """The address of the repository on the web; that of GitHub's runner or of `origin`."""
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    if server and name:
        return f"{server}/{name}"
    origin = run("git", "remote", "get-url", "origin") or ""
    found = re.fullmatch(r"(?:https://|(?:ssh://)?git@)([\w.-]+)[:/](.+?)(?:\.git)?/?", origin)
    return f"https://{found[1]}/{found[2]}" if found else None


# What archives hold ---------------------------------------------------------------------------------------------------


def notices():
    """The notices of what is linked into the tool, with the licences of the packages as they were built."""
    with open(f"{ROOT}/Packaging/third-party-notices.txt", encoding="utf-8") as file:
        text = file.read()
    if not os.path.isdir(CHECKOUTS):
        fail("the sources of the linked packages are not in .build/checkouts; run `swift package resolve`")
    for package in sorted(os.listdir(CHECKOUTS)):
        names = [name for name in sorted(os.listdir(f"{CHECKOUTS}/{package}")) if LICENCE_OF_PACKAGE.fullmatch(name)]
        if not names:
            fail(f"the package {package} has no file of its licence in .build/checkouts/{package}")
        for name in names:
            with open(f"{CHECKOUTS}/{package}/{name}", encoding="utf-8") as file:
                text += f"\n{package}\n{'-' * len(package)}\n{file.read().strip()}\n"
    return text


def shared_files():
    """What the archives of all machines hold: manual, completions and documents, below the prefix."""
    if not os.path.isdir(MANUAL):
        fail("there is no manual in .build/manual; run Scripts/manual.py .build/static/autolayout")
    tree = archives.Tree()
    with tempfile.TemporaryDirectory(prefix="autolayout-release-") as stage:
        if run(f"{ROOT}/Scripts/install.sh", f"{TOOLS}/autolayout", "", stage) is None:
            fail(f"Scripts/install.sh {TOOLS}/autolayout failed; run it to see why")
        tree.add_folder(stage)
    del tree.files["bin/autolayout"]
    for name in ("LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "Documentation/Installation.md",
                 "Packaging/LGPL-2.1.txt", "Sources/LayoutRendering/Font/OFL.txt", EXAMPLE):
        tree.add_file(f"share/doc/autolayout/{os.path.basename(name)}", f"{ROOT}/{name}")
    tree.add("share/doc/autolayout/third-party-notices.txt", notices())
    return tree


def archive(shared, tool, name, date):
    tree = archives.Tree()
    for path, (content, executable) in shared.files.items():
        tree.add(f"{name}/{path}", content, executable)
    tree.add(f"{name}/bin/autolayout", tool, executable=True)
    return archives.tar_gz(tree, date)


def package(shared, tool, date, **fields):
    """A Debian package: the same files where Debian wants them."""
    tree = archives.Tree()
    with open(f"{ROOT}/LICENSE", encoding="utf-8") as file:
        licence = file.read()
    third_party = shared.files["share/doc/autolayout/third-party-notices.txt"][0].decode()
    for path, (content, _) in shared.files.items():
        if path.startswith("share/man/"):
            path, content = f"{path}.gz", archives.compressed(content)
        elif path.endswith("/CHANGELOG.md"):
            path, content = "share/doc/autolayout/changelog.gz", archives.compressed(content)
        elif path.endswith(("/LICENSE", "/third-party-notices.txt")):
            continue
        tree.add("usr/" + path.replace("zsh/site-functions", "zsh/vendor-completions"), content)
    tree.add("usr/share/doc/autolayout/copyright", f"AutoLayout, © The AutoLayout authors\n\n{licence}\n\n{third_party}")
    tree.add("usr/bin/autolayout", tool, executable=True)
    return archives.debian_package(tree, CONTROL.format(size=tree.size(), **fields), date)


def resolved():
    """The versions of the packages that the tool was built with."""
    path = f"{ROOT}/{RESOLVED}"
    if not os.path.exists(path):
        fail(f"there is no {RESOLVED}; run `make static`")
    with open(path, "rb") as file:
        return file.read()


def source(version, commit):
    """The files of the commit, and the versions of packages that it was built with; None where git has no commit."""
    revision = commit.removesuffix("-modified")
    try:
        result = subprocess.run(
            ["git", "archive", "--format=tar", f"--prefix=autolayout-{version}/",
             f"--add-file={RESOLVED}", revision],
            cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        return None
    return archives.compressed(result.stdout) if result.returncode == 0 else None


def artifact_bundle(version, built, date):
    """The tools of all machines in the form of which SwiftPM takes the one of the machine (SE-0305)."""
    tree, variants = archives.Tree(), []
    top = "autolayout.artifactbundle"
    for machine, tool in built.items():
        path = f"autolayout-{version}-linux-{machine}/bin/autolayout"
        tree.add(f"{top}/{path}", tool, executable=True)
        variants.append({"path": path, "supportedTriples": [f"{machine}-unknown-linux-gnu"]})
    tool = {"version": version, "type": "executable", "variants": variants}
    tree.add(f"{top}/info.json", json.dumps({"schemaVersion": "1.0", "artifacts": {"autolayout": tool}}, indent=2) + "\n")
    return archives.zip_file(tree, date)


def plugins(name, words, date):
    """The package of the plugins, for a repository of its own: SwiftPM finds a package only at the root of one."""
    tree = archives.Tree()
    # The links among the sources become files.
    for folder in ("LintCommand", "LintBuildTool"):
        for file in os.listdir(f"{ROOT}/Plugins/{folder}"):
            tree.add_file(f"{name}/Plugins/{folder}/{file}", f"{ROOT}/Plugins/{folder}/{file}")
    for file in ("LICENSE", "NOTICE"):
        tree.add_file(f"{name}/{file}", f"{ROOT}/{file}")
    tree.add(f"{name}/Package.swift", filled_in("Plugins.swift", words))
    return archives.tar_gz(tree, date)


def filled_in(template, words):
    """A file of Packaging with values for the words between @."""
    with open(f"{ROOT}/Packaging/{template}", encoding="utf-8") as file:
        return re.sub(r"@([A-Z0-9_]+)@", lambda word: words[word[1]], file.read())


def formula(words):
    # The comment above the class is about the template.
    lines = filled_in("autolayout.rb", words).splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


# The release ----------------------------------------------------------------------------------------------------------


def options():
    parser = argparse.ArgumentParser(prog="Scripts/release", description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--repository", help="the address of the repository on the web")
    parser.add_argument("--tag", help="the tag of the release, which must be that of the version")
    parser.add_argument("--allow-modified", action="store_true", help="also with files that were not committed")
    parser.add_argument("--output", default=f"{ROOT}/.build/dist", help="the folder of the archives")
    return parser.parse_args()


def contents(given):
    """The files of the release by their names."""
    version, commit = identity(given.allow_modified)
    if given.tag and given.tag != f"v{version}":
        fail(f"the tag is {given.tag}, and the tool says {version}: tag it v{version}, or change the number in "
             "Sources/AutoLayoutCommand/Version.swift")
    date, notes, built = commit_date(), release_notes(version), tools(commit)
    address = given.repository or repository()
    if not address:
        print(f"no remote repository is known, so that formula and plugins name {UNKNOWN_REPOSITORY}; pass --repository URL")
    words = {"VERSION": version, "COMMIT": commit, "REPOSITORY": address or UNKNOWN_REPOSITORY}
    shared = shared_files()
    made = {"NOTES.md": notes.encode(), RESOLVED: resolved()}
    for machine, tool in built.items():
        name = f"autolayout-{version}-linux-{machine}"
        architecture = MACHINES[machine][0]
        made[f"{name}.tar.gz"] = archive(shared, tool, name, date)
        made[f"autolayout_{version}_{architecture}.deb"] = package(
            shared, tool, date, version=version, architecture=architecture,
            homepage=f"Homepage: {address}\n" if address else "")
    if built:
        bundle = f"autolayout-{version}.artifactbundle.zip"
        made[bundle] = artifact_bundle(version, built, date)
        words |= {"BUNDLE": bundle, "SHA256_BUNDLE": hashlib.sha256(made[bundle]).hexdigest()}
        name = f"autolayout-{version}-plugins"
        made[f"{name}.tar.gz"] = plugins(name, words, date)
    sources = source(version, commit)
    if sources is None:
        print("source and formula: skipped: git finds no commit here")
        return made
    made[f"autolayout-{version}-source.tar.gz"] = sources
    binary = made.get(f"autolayout-{version}-linux-x86_64.tar.gz")
    if binary is None:
        print("formula: skipped: it is made with the archive for x86_64")
        return made
    words |= {"SHA256_LINUX_X86_64": hashlib.sha256(binary).hexdigest(),
              "SHA256_SOURCE": hashlib.sha256(sources).hexdigest()}
    made["autolayout.rb"] = formula(words).encode()
    return made


def remove_release(folder):
    """Removes the release that a folder holds, and nothing else that is in it."""
    if os.path.exists(f"{folder}/SHA256SUMS"):
        with open(f"{folder}/SHA256SUMS", encoding="utf-8") as file:
            names = [line.split()[1] for line in file]
        for name in names + ["SHA256SUMS"]:
            path = os.path.join(folder, os.path.basename(name))
            if os.path.exists(path):
                os.remove(path)


def main():
    given = options()
    made = contents(given)
    sums = "".join(f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(made.items()))
    made["SHA256SUMS"] = sums.encode()
    remove_release(given.output)
    os.makedirs(given.output, exist_ok=True)
    for name, content in sorted(made.items()):
        with open(f"{given.output}/{name}", "wb") as file:
            file.write(content)
        print(f"{len(content):>11,}  {os.path.relpath(given.output)}/{name}")


if __name__ == "__main__":
    main()
