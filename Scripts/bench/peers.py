"""Builds the drivers: ours, and those of the solvers that the machine offers."""
import glob
import os
import subprocess

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
BENCHMARKS = os.path.join(ROOT, "Benchmarks")
SOURCES = os.path.join(BENCHMARKS, "Peers")
BUILT = os.path.join(BENCHMARKS, ".build", "peers")
PYTHON = os.path.join(BUILT, "python")
NAMES = ["kiwi", "cassowary-rs", "clp", "glpk", "highs"]


class Absent(Exception):
    """A solver that cannot be measured here; the message says why."""


class Solver:
    """A driver and the version of what it drives."""

    def __init__(self, name, path, version):
        self.name, self.path, self.version = name, path, version

    def command(self, workload, size, stream):
        """What replays a stream, without options; None when this workload is not for it."""
        return [self.path, stream]


class ByHand(Solver):
    """No solver: the same frames, calculated by a function that was written for the workload."""

    WORKLOADS = ["CHAIN", "FLAT", "NESTED", "EQUAL", "FORM", "CELLS", "CELLI"]

    def command(self, workload, size, stream):
        return [self.path, workload, str(size)] if workload in self.WORKLOADS else None


class Generators:
    """The programs that write streams."""

    def __init__(self, folder):
        self.workload = os.path.join(folder, "workload")
        self.documents = os.path.join(folder, "document-systems")


def run(command, absent=None, **options):
    """The output of a command. A failure means that the solver is absent."""
    try:
        result = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900, **options)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Absent(absent or str(error)) from error
    if result.returncode != 0:
        lines = [line for line in result.stdout.splitlines() if line.strip()]
        raise Absent(absent or "%s: %s" % (command[0], lines[-1] if lines else "failed"))
    return result.stdout


def build_ours():
    """Our driver, the arithmetic by hand, and the generators of streams."""
    run(["swift", "build", "-c", "release", "--package-path", BENCHMARKS])
    folder = os.path.join(BENCHMARKS, ".build", "release")
    commit = run(["git", "-C", ROOT, "rev-parse", "--short=10", "HEAD"]).strip()
    ours = Solver("autolayout", os.path.join(folder, "engine-replay"), commit)
    return ours, ByHand("by hand", os.path.join(folder, "frame-arithmetic"), commit), Generators(folder)


def layers():
    """A table of the times of the engine's layers."""
    return run([os.path.join(BENCHMARKS, ".build", "release", "engine-layers")])


def build(name):
    """The driver of a peer; raises Absent with the reason."""
    os.makedirs(BUILT, exist_ok=True)
    return {"kiwi": kiwi, "cassowary-rs": cassowary, "clp": clp, "glpk": glpk, "highs": highs}[name]()


def source(name):
    return os.path.join(SOURCES, name)


def built(name):
    return os.path.join(BUILT, name)


def replay_object():
    run(["gcc", "-O2", "-c", source("replay.c"), "-o", built("replay.o")], "needs gcc")
    return built("replay.o")


def debian_version(package):
    return run(["dpkg-query", "-W", "-f=${Version}", package], "needs the Debian package " + package)


def linear(name, libraries):
    """A driver for a solver of linear programs."""
    run(["gcc", "-O2", source(name + ".c"), source("linear_program.c"), replay_object(), "-o", built(name),
         *libraries, "-lm"])
    return built(name)


def clp():
    version = debian_version("coinor-libclp-dev")
    return Solver("clp", linear("clp", ["-lClp", "-lCoinUtils"]), version)


def glpk():
    version = debian_version("libglpk-dev")
    return Solver("glpk", linear("glpk", ["-lglpk"]), version)


def pip(*arguments):
    """Runs pip in a virtual environment of its own."""
    if not os.path.exists(os.path.join(PYTHON, "bin", "pip")):
        run(["python3", "-m", "venv", PYTHON], "needs python3-venv")
    return run([os.path.join(PYTHON, "bin", "pip"), "--quiet", "--disable-pip-version-check", *arguments])


def highs():
    pattern = os.path.join(PYTHON, "lib", "python3*", "site-packages", "highspy")
    library_pattern = os.path.join(pattern, "libhighs.so.*")
    if not glob.glob(library_pattern):
        # From 1.16 on the library is a part of the Python module, with which nothing can be linked.
        pip("install", "--no-deps", "highspy<1.16")
    libraries = sorted(glob.glob(library_pattern))
    if not libraries:
        raise Absent("this highspy has no library to link with")
    library = libraries[0]
    path = linear("highs", [library, "-Wl,-rpath," + os.path.dirname(library)])
    return Solver("highs", path, os.path.basename(libraries[-1]).removeprefix("libhighs.so."))


def kiwi():
    """The C++ library within the source distribution of kiwisolver."""
    if not glob.glob(built("kiwisolver-*/kiwi")):
        pip("download", "--no-deps", "--no-binary", "kiwisolver", "--dest", BUILT, "kiwisolver")
        archive, = glob.glob(built("kiwisolver-*.tar.gz"))
        run(["tar", "xzf", archive, "-C", BUILT])
    folder = os.path.dirname(glob.glob(built("kiwisolver-*/kiwi"))[0])
    run(["g++", "-O2", "-DNDEBUG", "-std=c++17", "-I" + folder, source("kiwi.cpp"), replay_object(), "-o",
         built("kiwi")])
    return Solver("kiwi", built("kiwi"), os.path.basename(folder).removeprefix("kiwisolver-"))


def cassowary():
    folders = glob.glob("/usr/share/cargo/registry/cassowary-*")
    if not folders:
        raise Absent("needs the Debian package librust-cassowary-dev")
    crate, library = built("libcassowary.rlib"), built("libpeer.a")
    run(["rustc", "--edition", "2015", "--crate-type", "rlib", "--crate-name", "cassowary", "-O", "--cap-lints",
         "allow", os.path.join(folders[0], "src", "lib.rs"), "-o", crate], "needs rustc")
    run(["rustc", "--edition", "2021", "--crate-type", "staticlib", "--crate-name", "peer", "-O",
         source("cassowary.rs"), "--extern", "cassowary=" + crate, "-o", library])
    run(["gcc", replay_object(), library, "-o", built("cassowary"), "-lpthread", "-ldl", "-lm"])
    return Solver("cassowary-rs", built("cassowary"), os.path.basename(folders[0]).removeprefix("cassowary-"))
