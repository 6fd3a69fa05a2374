#!/usr/bin/env python3
"""Run the own tests of libraries on the UIKit of a build.

    test-libraries.py TOOL BUILD OUTPUT MODULE SOURCES TESTS ... [--with MODULE=SOURCES] ...
                      [--package URL=VERSION=PRODUCT] ...

TOOL is `autolayout`, built with the trait SourcePorting. BUILD is the folder of a debug build, such as .build/debug.
MODULE is the name of the library's module, SOURCES the folder of its Swift files (several: separated by colons), and
TESTS are folders or files of its tests with XCTest or Swift Testing. `--with` adds a library that it imports, and
`--package` a product of a package that the tests import, from a version. Nothing in these folders is changed.

Sources and tests are ported into OUTPUT/MODULE, a package whose targets link one shared library with the objects of the
build, OUTPUT/libUIKitBuild.so. Files of tests that do not compile are left out, one round after the other, and listed.
After a test that ends the process, the remaining tests are run in a new one. Resources are not copied.

Prints a line with the numbers, the files that are left out, and the messages of tests that fail.
"""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys

# Seconds for a build, and for one run of the tests.
BUILD_LIMIT = 1200
RUN_LIMIT = 300
# A file that is left out can be needed by others, which are left out in the next round.
ROUNDS = 8
# How often the tests are started again after one that ends the process.
RESTARTS = 20

# The modules of the build that a program with `import UIKit` consists of.
MODULES = ["FoundationObjects", "CoreGraphics", "_Testing_CoreGraphics", "QuartzCore", "UIKitSubmodules", "LayoutEngine",
           "LayoutModel", "AutoLayout", "InterfaceBuilder", "UIKit", "_Testing_UIKit", "UIKitLegacy"]

MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let linker: [LinkerSetting] = [
  .unsafeFlags(["-L", "{output}", "-lUIKitBuild", "-Xlinker", "-rpath", "-Xlinker", "{output}"])
]

let package = Package(
  name: "{name}",
  dependencies: [{packages}],
  targets: [
    {targets}
    .testTarget(
      name: "{name}Tests", dependencies: [{all}], path: "Tests", linkerSettings: linker),
  ])
"""
BUNDLE = """import Foundation

extension Foundation.Bundle { static let module = Bundle.main }
"""
TARGET = '.target(name: "{0}", dependencies: [{1}], path: "Sources/{0}"),'


def run(command, limit, folder=None):
    """The exit code and the output of a command; None and the output after the limit."""
    try:
        result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=limit,
                                stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired as expired:
        return None, (expired.stdout or b"").decode(errors="replace")
    return result.returncode, result.stdout.decode(errors="replace")


def link(build, output):
    """Links the objects of the build into one shared library, if it is older than one of them."""
    library = os.path.join(output, "libUIKitBuild.so")
    objects = [path for module in MODULES
               for path in glob.glob(os.path.join(build, module + ".build", "**", "*.o"), recursive=True)]
    if not objects:
        sys.exit(f"{build}: no objects; run `swift build` first")
    if os.path.exists(library) and os.path.getmtime(library) > max(os.path.getmtime(path) for path in objects):
        return
    code, text = run(["swiftc", "-emit-library", "-use-ld=gold", "-o", library] + objects, BUILD_LIMIT)
    if code != 0:
        sys.exit(text)


def port(tool, folders, target):
    """Ports the Swift files of folders or files as one module into a folder."""
    staged = target + ".staged"
    shutil.rmtree(staged, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    for index, folder in enumerate(folders):
        into = os.path.join(staged, str(index))
        if os.path.isdir(folder):
            shutil.copytree(folder, into)
        else:
            os.makedirs(into)
            shutil.copy(folder, into)
    code, text = run([tool, "port", staged, "--output", target], RUN_LIMIT)
    shutil.rmtree(staged)
    if code not in (0, 1):
        sys.exit(text)


def read(path):
    """The text of a file."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def write(path, text):
    """Writes a file."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def make_asynchronous(folder):
    """Makes tests asynchronous, if some are isolated: XCTest on Linux runs no others of the main actor."""
    texts = {path: read(path) for path in glob.glob(os.path.join(folder, "**", "*.swift"), recursive=True)}
    if not any("@MainActor" in text for text in texts.values()):
        return
    for path, text in texts.items():
        if re.search(r"^\s*import XCTest", text, re.M):
            write(path, re.sub(r"(func test\w*\(\))(?! *async)", r"\1 async", text))


def add_bundle(folder):
    """Adds the bundle that the package manager generates for resources, which are not copied."""
    texts = [read(path) for path in glob.glob(os.path.join(folder, "**", "*.swift"), recursive=True)]
    if any(re.search(r"Bundle\.module|\w: \.module", text) for text in texts):
        write(os.path.join(folder, "resource_bundle_accessor.swift"), BUNDLE)


def compile_tests(folder, build):
    """Builds the package. Returns the tests' files that had to be left out, with their first errors."""
    left = []
    # On the command line, since the list of tests that the package manager generates needs the modules, too.
    flags = [word for flag in ("-I", os.path.join(build, "Modules"), "-suppress-warnings") for word in ("-Xswiftc", flag)]
    for _ in range(ROUNDS):
        command = ["swift", "build", "--build-tests", "-debug-info-format", "none"] + flags
        code, text = run(command, BUILD_LIMIT, folder)
        if code == 0:
            return left
        found = re.findall(r"^(/[^\n:]+\.swift):(\d+):\d+: error: (.*)$", text, re.M)
        errors = {path: f"line {line}: {error}" for path, line, error in reversed(found)}
        tests = {path: error for path, error in errors.items() if path.startswith(os.path.join(folder, "Tests"))}
        if len(tests) < len(errors) or not tests:
            sys.exit("\n".join(f"{path}: {error}" for path, error in errors.items()) or text)
        for path, error in sorted(tests.items()):
            left.append(f"{os.path.relpath(path, folder)}: {error}")
            os.remove(path)
    sys.exit("\n".join(left))


def run_tests(folder, name):
    """Runs the tests. Returns the names of those that passed, and messages by those that did not."""
    binary = os.path.join(folder, ".build", "debug", name + "PackageTests.xctest")
    if not os.path.exists(binary):  # No file of the tests compiles.
        return [], {}
    _, text = run([binary, "--list-tests"], RUN_LIMIT, folder)
    waiting = [line for line in text.splitlines() if re.fullmatch(r"[\w.]+/\w+", line)]
    passed, failed = [], {}
    for _ in range(RESTARTS):
        if not waiting:
            break
        code, text = run([binary, ",".join(waiting)], RUN_LIMIT, folder)
        seen = set()
        for case, result in re.findall(r"^Test Case '([\w.]+)' (passed|failed|skipped)", text, re.M):
            seen.add(case)
            if result == "failed":
                pattern = rf"^(\S+:\d+): error: {re.escape(case)} : (.*)$"
                failed[case] = [f"{os.path.basename(place)}: {message}" for place, message in
                                re.findall(pattern, text, re.M)]
            elif result == "passed":
                passed.append(case)
        started = re.findall(r"^Test Case '([\w.]+)' started", text, re.M)
        ended = [case for case in started if case not in seen]
        for case in ended:
            failed[case] = ["no end within the limit" if code is None else "ended the process: " + fatal(text)]
        done = seen | set(ended)
        rest = [test for test in waiting if test.split(".", 1)[1].replace("/", ".") not in done]
        if len(rest) == len(waiting):
            failed["(start)"] = [text[-2000:]]
            break
        waiting = rest
    code, text = run(["swift", "test", "--skip-build", "--disable-xctest"], RUN_LIMIT, folder)
    for case, result in re.findall(r"^. Test (\w+\(.*?\)|\".*?\") (passed|failed) after", text, re.M):
        if result == "passed":
            passed.append(case)
        else:
            failed[case] = re.findall(rf"^. Test {re.escape(case)} recorded an issue at (.*)$", text, re.M)
    return passed, failed


def fatal(text):
    """The message with which a process ended."""
    lines = [line for line in text.splitlines() if "Fatal error" in line or "atal signal" in line]
    return lines[-1] if lines else text.strip().splitlines()[-1][:300]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    for name in ("tool", "build", "output", "module", "sources"):
        parser.add_argument(name)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--with", dest="others", action="append", default=[])
    parser.add_argument("--package", dest="packages", action="append", default=[])
    options = parser.parse_args()
    output, build = os.path.abspath(options.output), os.path.abspath(options.build)
    os.makedirs(output, exist_ok=True)
    link(build, output)
    folder = os.path.join(output, options.module)
    modules = [other.split("=", 1) for other in options.others] + [[options.module, options.sources]]
    targets = []
    for index, (module, sources) in enumerate(modules):
        port(options.tool, sources.split(":"), os.path.join(folder, "Sources", module))
        add_bundle(os.path.join(folder, "Sources", module))
        targets.append(TARGET.format(module, ", ".join(f'"{name}"' for name, _ in modules[:index])))
    port(options.tool, options.tests, os.path.join(folder, "Tests"))
    make_asynchronous(os.path.join(folder, "Tests"))
    packages = [package.split("=") for package in options.packages]
    products = [f'.product(name: "{product}", package: "{os.path.basename(url)}")' for url, _, product in packages]
    names = ", ".join([f'"{name}"' for name, _ in modules] + products)
    urls = ", ".join(f'.package(url: "{url}", from: "{version}")' for url, version, _ in packages)
    write(os.path.join(folder, "Package.swift"),
          MANIFEST.format(name=options.module, output=output, packages=urls, targets="\n    ".join(targets),
                          all=names))
    left = compile_tests(folder, build)
    passed, failed = run_tests(folder, options.module)
    print(f"{options.module}: {len(passed) + len(failed)} tests, {len(passed)} passed, {len(left)} files left out")
    for line in left:
        print("  left out: " + line)
    for case, messages in failed.items():
        print("  " + case)
        for message in messages[:4]:
            print("    " + message[:400])


if __name__ == "__main__":
    main()
