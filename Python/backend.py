"""Builds the wheel of the solver: a PEP 517 backend that needs Swift, a C compiler and nothing else.

    pip install ./Python
    python3 Python/backend.py FOLDER    builds a wheel into FOLDER

The library of the solver and the module are compiled in place of any download. SWIFTC and CC choose
the compilers.
"""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

PYTHON = pathlib.Path(__file__).resolve().parent
ROOT = PYTHON.parent
#: The name as files spell it. The project is called autolayout-engine.
NAME = "autolayout_engine"
#: The first CPython whose stable interface source/objects.h asks for.
INTERFACE = "cp310"
#: Options of the Swift compiler. The runtime library is in the library, so that it runs anywhere.
SWIFT_OPTIONS = ["-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-static-stdlib",
                 "-package-name", "AutoLayout"]
C_OPTIONS = ["-O2", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared",
             # The tables of CPython are written without their last, empty members.
             "-Wno-unused-parameter", "-Wno-missing-field-initializers"]


def version():
    """The version of the tool, which is that of the wheel."""
    text = (ROOT / "Sources/AutoLayoutCommand/Version.swift").read_text()
    return re.search(r'static let number = "([0-9.]+)"', text)[1]


def run(*command):
    """Runs a compiler; exits with its name if it is not installed."""
    try:
        subprocess.run([str(part) for part in command], check=True)
    except FileNotFoundError:
        sys.exit(f"error: building the wheel requires {command[0]}, which is not installed")


def sources(target):
    return sorted((ROOT / "Sources" / target).glob("*.swift"))


def build_library(folder):
    """Compiles the solver and its C interface into one shared library."""
    compiler = os.environ.get("SWIFTC", "swiftc")
    engine, interface = folder / "LayoutEngine.o", folder / "LayoutEngineInterface.o"
    run(compiler, *SWIFT_OPTIONS, "-c", "-module-name", "LayoutEngine", "-o", engine,
        "-emit-module", "-emit-module-path", folder / "LayoutEngine.swiftmodule",
        *sources("LayoutEngine"))
    run(compiler, *SWIFT_OPTIONS, "-c", "-module-name", "LayoutEngineInterface", "-o", interface,
        "-I", folder, "-I", ROOT / "Sources/CLayoutEngine/include",
        *sources("LayoutEngineInterface"))
    library = folder / library_name()
    # The name by which the module finds the library, instead of its path in this folder.
    name = (["-install_name", f"@rpath/{library.name}"] if sys.platform == "darwin"
            else ["-soname", library.name, "-s"])
    run(compiler, "-static-stdlib", "-emit-library", "-o", library, engine, interface,
        *(part for option in name for part in ("-Xlinker", option)))
    return library


def library_name():
    return "liblayout_engine." + ("dylib" if sys.platform == "darwin" else "so")


def build_module(folder, library):
    """Compiles the Python module, which looks for the library in its own folder."""
    origin = "@loader_path" if sys.platform == "darwin" else "$ORIGIN"
    module = folder / "_engine.abi3.so"
    undefined = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    run(os.environ.get("CC", "cc"), *C_OPTIONS, "-I", sysconfig.get_path("include"),
        "-I", ROOT / "Sources/CLayoutEngine/include", *sorted((PYTHON / "source").glob("*.c")),
        "-o", module, library, f"-Wl,-rpath,{origin}", *undefined)
    return module


def platform_tag(libraries):
    """The platform of the wheel: on Linux with the version of the C library that it needs."""
    if sys.platform != "linux":
        return sysconfig.get_platform().replace("-", "_").replace(".", "_")
    needed = set()
    for library in libraries:
        found = re.findall(rb"GLIBC_2\.([0-9]+)", library.read_bytes())
        needed.update(int(minor) for minor in found)
    # manylinux tags begin with 2.5, and Python 3.10 needs at least 2.17 wherever it is installed.
    return f"manylinux_2_{max(needed | {17})}_{os.uname().machine}"


def metadata():
    return (f"Metadata-Version: 2.1\nName: autolayout-engine\nVersion: {version()}\n"
            "Summary: Linear constraints with strict priorities, as in Apple's Auto Layout\n"
            "License: Apache-2.0\nRequires-Python: >=3.10\n"
            "Description-Content-Type: text/markdown\n\n" + (PYTHON / "README.md").read_text())


def write_wheel(path, tag, files):
    """Writes a wheel with its metadata and its record of hashes."""
    information = f"{NAME}-{version()}.dist-info"
    files = dict(files)
    files[f"{information}/METADATA"] = metadata().encode()
    files[f"{information}/WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: autolayout\nRoot-Is-Purelib: false\n"
        f"Tag: {tag}\n").encode()
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{information}/RECORD"] = (record + f"{information}/RECORD,,\n").encode()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            # The same sources make the same wheel: the date is the first that a zip file can have.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o755 << 16 if name.endswith((".so", ".dylib")) else 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Builds the wheel, and returns its file name. Called by pip."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="autolayout-wheel-"))
    try:
        library = build_library(folder)
        module = build_module(folder, library)
        files = {f"{NAME}/{path.name}": path.read_bytes()
                 for path in sorted((PYTHON / "package" / NAME).glob("*.py"))}
        files[f"{NAME}/version.py"] = f'"""The version."""\n\n__version__ = "{version()}"\n'.encode()
        files[f"{NAME}/{library.name}"] = library.read_bytes()
        files[f"{NAME}/{module.name}"] = module.read_bytes()
        tag = f"{INTERFACE}-abi3-{platform_tag([library, module])}"
        name = f"{NAME}-{version()}-{tag}.whl"
        write_wheel(pathlib.Path(wheel_directory) / name, tag, files)
        return name
    finally:
        shutil.rmtree(folder)


def build_sdist(sdist_directory, config_settings=None):
    """Source distributions are not supported: they would contain half of the repository."""
    raise NotImplementedError("build a wheel from the repository: pip wheel ./Python")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    pathlib.Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    print(pathlib.Path(sys.argv[1]) / build_wheel(sys.argv[1]))
