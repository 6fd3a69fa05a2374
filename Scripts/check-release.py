#!/usr/bin/env python3
"""Install the archives of a release on clean roots, use them, and remove them again.

    check-release.py [FOLDER] [PART ...]                    (default: .build/dist, all parts)

Parts:
  sums         SHA256SUMS has every file and is right, and archives hold what they should
  empty        the tool runs in a folder that holds nothing else: it needs no library
  archive      the archive is unpacked on a minimal Debian as Documentation/Installation.md says
  package      the Debian package is installed there, verified and removed, and leaves nothing
  container    the image of Packaging/Containerfile: built and run by Docker or Podman where one answers; else its steps
               are run in a minimal Debian
  bundle       a package whose plugins are those of the release lints with the tool of the artifact bundle
  formula      Homebrew's formula names archives of the release with their checksums, and is Ruby

On each root the command of `make try` must make the same files as the tool outside, without a network. Roots need the rights
of root, and debootstrap, which is installed where that can be; a root is kept in .build/clean-root. What cannot be
checked here is skipped with a message, unless CI=true.
"""
import contextlib
import filecmp
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOL = f"{ROOT}/.build/static/autolayout"
BASE = f"{ROOT}/.build/clean-root"
SUITE, MIRROR = "bookworm", "http://deb.debian.org/debian"
MACHINE = platform.machine().replace("arm64", "aarch64")
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}.get(MACHINE, MACHINE)
COMMAND = re.compile(r"^\t\S*/autolayout (preview .*)$", re.M)
PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
COMPLETIONS = ("bash-completion/completions/autolayout", "fish/vendor_completions.d/autolayout.fish")
# Seconds that a command may take; only packages that are downloaded come near.
TIMEOUT = 600
# Starts a command in a namespace of the network that has its loopback interface, as a container without a network does.
# Foundation needs one to hear that a program has ended. The request is SIOCSIFFLAGS, the flags are IFF_UP and IFF_RUNNING.
WITH_LOOPBACK = """
import fcntl, os, socket, struct, sys
fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sh14x", b"lo", 0x41))
os.execvp(sys.argv[1], sys.argv[1:])
"""


class Skipped(Exception):
    """Something that the check needs is not here."""


def fail(message):
    sys.exit(f"error: {message}")


def run(*command, **options):
    """What a command prints; fails unless it ends with 0."""
    try:
        result = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, timeout=TIMEOUT, **options)
    except subprocess.TimeoutExpired:
        fail(f"{shlex.join(command)}: not done after {TIMEOUT} seconds")
    if result.returncode != 0:
        fail(f"{shlex.join(command)}: exit code {result.returncode}\n{result.stdout}")
    return result.stdout


def succeeds(*command):
    try:
        return subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def expect(condition, message):
    if not condition:
        fail(message)


def one(folder, pattern):
    """The path of the one file of the release whose name matches."""
    names = [name for name in os.listdir(folder) if re.fullmatch(pattern, name)]
    expect(len(names) == 1, f"{folder} has {len(names)} files like {pattern}; run `make release`")
    return f"{folder}/{names[0]}"


def archive_of(folder):
    return one(folder, rf"autolayout-.*-linux-{MACHINE}\.tar\.gz")


def package_of(folder):
    return one(folder, rf"autolayout_.*_{ARCHITECTURE}\.deb")


# Roots ----------------------------------------------------------------------------------------------------------------


def need_root():
    if os.geteuid() != 0:
        raise Skipped("a clean root needs the rights of root")


def debian():
    """The folder of a minimal Debian, made once."""
    need_root()
    if os.path.isdir(BASE):
        return BASE
    if not shutil.which("debootstrap"):
        if not shutil.which("apt-get"):
            raise Skipped("debootstrap is not installed")
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "debootstrap",
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    shutil.rmtree(f"{BASE}.part", ignore_errors=True)
    run("debootstrap", "--variant=minbase", SUITE, f"{BASE}.part", MIRROR)
    run("chroot", f"{BASE}.part", "apt-get", "clean")
    shutil.rmtree(f"{BASE}.part/var/lib/apt/lists")
    os.rename(f"{BASE}.part", BASE)
    return BASE


@contextlib.contextmanager
def clean_root(base=None):
    """A root of its own for a check: empty, or a copy of a base."""
    need_root()
    with tempfile.TemporaryDirectory(prefix="autolayout-root-") as scratch:
        root = f"{scratch}/root"
        if base:
            run("cp", "-a", base, root)
        else:
            os.makedirs(f"{root}/proc")
        yield root


def inside(root, *command, network=False, folder="/"):
    """What a command prints in a root, in namespaces of its own: with /proc, and without a network."""
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={root}/proc"]
    if not network:
        apart += ["--net", sys.executable, "-c", WITH_LOOPBACK]
    start = ["chroot", root]
    if folder != "/":
        start += ["sh", "-c", 'cd "$0" && exec "$@"', folder]
    if not succeeds(*apart, "true"):
        raise Skipped("namespaces are not allowed here; a container needs to be privileged")
    return run(*apart, *start, *command, env={"PATH": PATHS, "HOME": "/root", "LC_ALL": "C.UTF-8",
                                       "DEBIAN_FRONTEND": "noninteractive"})


# What an installed tool must do ---------------------------------------------------------------------------------------


def first_command():
    """The words of the first command that a newcomer runs, `make try`, without the tool."""
    with open(f"{ROOT}/Makefile", encoding="utf-8") as file:
        found = COMMAND.search(file.read())
    expect(found, "Makefile: `make try` runs no `autolayout preview …`")
    return shlex.split(found[1])


def same_files(one_folder, other):
    compared = filecmp.dircmp(one_folder, other)
    differ = compared.left_only + compared.right_only + compared.diff_files
    return not differ and all(same_files(f"{one_folder}/{name}", f"{other}/{name}") for name in compared.common_dirs)


def use(root, tool="autolayout"):
    """The tool in a root says its version, and the command of `make try` does there what it does outside."""
    expected = run(TOOL, "--version")
    printed = inside(root, tool, "--version")
    expect(printed == expected, f"the installed tool says {printed}instead of {expected}")
    command = first_command()
    with tempfile.TemporaryDirectory(prefix="autolayout-first-") as outside:
        for folder in (outside, root):
            shutil.copytree(f"{ROOT}/Examples/Documents", f"{folder}/Examples/Documents")
        before = set(os.listdir(root))
        printed = [run(TOOL, *command, cwd=outside), inside(root, tool, *command)]
        expect(printed[0] == printed[1], f"autolayout {shlex.join(command)} prints on the clean root\n{printed[1]}")
        made = set(os.listdir(outside)) - {"Examples"}
        expect(made == set(os.listdir(root)) - before - {"root"}, f"autolayout {shlex.join(command)} made other files")
        for name in made:
            expect(same_files(f"{outside}/{name}", f"{root}/{name}"), f"{name} differs on the clean root")
            shutil.rmtree(f"{root}/{name}")
    shutil.rmtree(f"{root}/Examples")


def check_lookups(root):
    """The tool asks no library of the root for names of users, which need not fit the C library that it has inside.

    Such a library is a pipe here, so that whoever opens it waits.
    """
    os.mkfifo(f"{root}/usr/lib/{MACHINE}-linux-gnu/libnss_pipe.so.2")
    with open(f"{root}/etc/nsswitch.conf", "w", encoding="utf-8") as file:
        file.write("passwd: pipe files\ngroup: pipe files\n")
    place = f"{root}/lookups"
    shutil.copytree(f"{ROOT}/Examples/Documents", place)
    for command in ("lint .", "lint . --fix", "frames . --jobs 2", "preview Login.storyboard --output out",
                    "fix update-frames Login.storyboard", "edit Login.storyboard --set LgN-vw-001.tag=1"):
        script = f"timeout 30 autolayout {command} > log 2>&1; echo $?"
        status = inside(root, "sh", "-c", script, folder="/lookups").strip()
        expect(status in ("0", "1"), f"autolayout {command} looks names of users up, or fails: exit code {status}")


def check_files(prefix, zsh):
    """Manual, completions and documents lie below a prefix, and shells read the completions."""
    share = f"{prefix}/share"
    pages = os.listdir(f"{share}/man/man1")
    for page in ("autolayout.1", "autolayout-lint.1", "autolayout-frames.1"):
        expect(any(name in (page, f"{page}.gz") for name in pages), f"there is no manual page {page}")
    for path in (*COMPLETIONS, f"zsh/{zsh}/_autolayout"):
        expect(os.path.getsize(f"{share}/{path}") > 1000, f"{path} is too short")
    run("bash", "-n", f"{share}/{COMPLETIONS[0]}")
    # dpkg is told by the settings of small images to leave documents out, but for the copyright.
    expect({"copyright", "third-party-notices.txt"} & set(os.listdir(f"{share}/doc/autolayout")), "no notices")
    if shutil.which("man"):
        run("man", "--manpath", f"{share}/man", "--where", "autolayout")


# Parts ----------------------------------------------------------------------------------------------------------------


def sums(folder):
    with open(f"{folder}/SHA256SUMS", encoding="utf-8") as file:
        stated = dict(reversed(line.split()) for line in file)
    names = set(os.listdir(folder)) - {"SHA256SUMS"}
    expect(names == set(stated), f"SHA256SUMS and {folder} differ: {names ^ set(stated)}")
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=folder)
    for name in names:
        if name.endswith(".tar.gz"):
            check_archive(f"{folder}/{name}", name.removesuffix(".tar.gz").removesuffix("-source"))


def check_archive(path, top):
    with tarfile.open(path) as archive:
        members = archive.getmembers()
    strange = [entry.name for entry in members if entry.name.split("/")[0] != top or ".." in entry.name.split("/")]
    expect(not strange, f"{path} has entries outside of {top}: {strange[:3]}")
    expect(len({entry.mtime for entry in members}) == 1, f"the entries of {path} have several dates")
    expect({entry.uid for entry in members} == {0}, f"the entries of {path} have several owners")


def empty(folder):
    with clean_root() as root:
        run("tar", "-xzf", archive_of(folder), "--strip-components=1", "-C", root)
        use(root, "/bin/autolayout")


def archive(folder):
    with clean_root(debian()) as root:
        shutil.copy(archive_of(folder), f"{root}/tmp")
        name = os.path.basename(archive_of(folder))
        inside(root, "tar", "-xzf", f"/tmp/{name}", "--strip-components=1", "-C", "/usr/local")
        use(root)
        check_files(f"{root}/usr/local", zsh="site-functions")
        # Completion in the shell of the root.
        line = "autolayout li"
        script = (
            "source /usr/local/share/bash-completion/completions/autolayout; COMP_WORDS=(autolayout li); COMP_CWORD=1; "
            f"COMP_LINE='{line}'; COMP_POINT={len(line)}; _autolayout autolayout li autolayout; "
            "printf '%s\\n' \"${COMPREPLY[@]}\"")
        expect("lint" in inside(root, "bash", "-c", script), "bash does not complete `autolayout li`")
        check_lookups(root)


def package(folder):
    with clean_root(debian()) as root:
        before = files(root)
        shutil.copy(package_of(folder), f"{root}/tmp/autolayout.deb")
        inside(root, "dpkg", "--install", "/tmp/autolayout.deb")
        expect(inside(root, "dpkg", "--verify", "autolayout") == "", "files of the package are not as it states")
        use(root)
        check_files(f"{root}/usr", zsh="vendor-completions")
        inside(root, "dpkg", "--purge", "autolayout")
        os.remove(f"{root}/tmp/autolayout.deb")
        left = {path for path in files(root) - before if not path.startswith(("var/lib/dpkg", "var/log"))}
        expect(not left, f"the package leaves {sorted(left)[:5]}")


def files(root):
    return {os.path.relpath(f"{folder}/{name}", root)
            for folder, folders, names in os.walk(root) for name in folders + names}


def container(folder):
    engine = next((name for name in ("docker", "podman") if succeeds(name, "info")), None)
    if engine:
        container_image(engine, folder)
    else:
        print("container: neither Docker nor Podman answers; the steps run in a minimal Debian")
        container_steps(folder)


def container_image(engine, folder):
    image = "autolayout-check"
    run(engine, "build", "--tag", image, "--file", f"{ROOT}/Packaging/Containerfile", folder)
    try:
        run_image = (engine, "run", "--rm", "--network", "none", "--volume", f"{ROOT}/Examples:/project/Examples:ro", image)
        expect(run(*run_image, "--version") == run(TOOL, "--version"), "the image has another tool")
        frames = ("frames", "Examples/Documents/Login.storyboard")
        expect(run(*run_image, *frames) == run(TOOL, *frames, cwd=ROOT), "the image prints other frames")
    finally:
        succeeds(engine, "rmi", image)


def instructions():
    """(instruction, argument) of the Containerfile."""
    with open(f"{ROOT}/Packaging/Containerfile", encoding="utf-8") as file:
        lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    return [line.split(maxsplit=1) for line in lines]


def container_steps(folder):
    """Runs the steps of the Containerfile in a root, and then what the image would run."""
    with clean_root(debian()) as root:
        place, entry = "/", None
        # As an engine does it: names are looked up as outside.
        shutil.copy("/etc/resolv.conf", f"{root}/etc/resolv.conf")
        for instruction, argument in instructions():
            if instruction == "RUN":
                inside(root, "sh", "-c", argument, network=True, folder=place)
            elif instruction == "COPY":
                copy_into(root, folder, *argument.split())
            elif instruction == "WORKDIR":
                place = argument
                os.makedirs(root + place, exist_ok=True)
            elif instruction == "ENTRYPOINT":
                entry = re.findall(r'"(.*?)"', argument)
            elif instruction not in ("ARG", "FROM", "CMD"):
                fail(f"the check does not know {instruction}; add it to container_steps")
        shutil.copytree(f"{ROOT}/Examples/Documents", f"{root}{place}/Examples/Documents")
        frames = ("frames", "Examples/Documents/Login.storyboard")
        printed = inside(root, *entry, *frames, folder=place)
        expect(printed == run(TOOL, *frames, cwd=ROOT), f"the image would print\n{printed}")
        inside(root, *entry, "preview", "Examples/Documents/Login.storyboard", "--format", "png", "--output", "out",
               folder=place)
        expect(any(name.endswith(".png") for name in os.listdir(f"{root}{place}/out")), "the image makes no PNG pictures")
        use(root)


def copy_into(root, context, pattern, target):
    """COPY of the files of the context that match into a folder."""
    names = [name for name in os.listdir(context) if re.fullmatch(pattern.replace(".", r"\.").replace("*", ".*"), name)]
    expect(names, f"COPY {pattern}: no such file in {context}")
    for name in names:
        shutil.copy(f"{context}/{name}", root + target)


CLIENT = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(path: "../autolayout-plugins")],
  targets: [
    .target(
      name: "Screens", exclude: ["Login.storyboard"],
      plugins: [.plugin(name: "AutoLayoutLintBuild", package: "autolayout-plugins")])
  ])
"""


def bundle(folder):
    """The plugins are unpacked beside a client; the bundle comes from the folder instead of the web."""
    if not shutil.which("swift"):
        raise Skipped("swift is not installed")
    zipped = one(folder, r"autolayout-.*\.artifactbundle\.zip")
    with open(zipped, "rb") as file:
        checksum = hashlib.sha256(file.read()).hexdigest()
    with tempfile.TemporaryDirectory(prefix="autolayout-plugins-") as scratch:
        plugins, client = f"{scratch}/autolayout-plugins", f"{scratch}/Client"
        os.makedirs(plugins)
        run("tar", "-xzf", one(folder, r"autolayout-.*-plugins\.tar\.gz"), "--strip-components=1", "-C", plugins)
        manifest = f"{plugins}/Package.swift"
        with open(manifest, encoding="utf-8") as file:
            text = file.read()
        expect(f"/{os.path.basename(zipped)}" in text and checksum in text, "the plugins name another bundle")
        shutil.copy(zipped, f"{plugins}/autolayout.artifactbundle.zip")
        with open(manifest, "w", encoding="utf-8") as file:
            file.write(re.sub(r'url: ".*",\n\s*checksum: ".*"', 'path: "autolayout.artifactbundle.zip"', text))
        sources = f"{client}/Sources/Screens"
        os.makedirs(sources)
        with open(f"{client}/Package.swift", "w", encoding="utf-8") as file:
            file.write(CLIENT)
        with open(f"{sources}/Screens.swift", "w", encoding="utf-8") as file:
            file.write('public let name = "Screens"\n')
        shutil.copy(f"{ROOT}/Examples/Documents/Login.storyboard", sources)
        environment = {name: value for name, value in os.environ.items() if name != "AUTOLAYOUT"}
        printed = run("swift", "package", "autolayout-lint", cwd=client, env=environment)
        expect("autolayout.artifactbundle" in printed, f"the plugin does not run the tool of the bundle:\n{printed}")
        expect("in 1 document" in printed, f"the plugin does not lint:\n{printed}")
        printed = run("swift", "build", "--target", "Screens", cwd=client, env=environment)
        expect("Linting the documents of Screens" in printed, f"the build does not lint:\n{printed}")


def formula(folder):
    if not os.path.exists(f"{folder}/autolayout.rb") and MACHINE != "x86_64":
        print("formula: there is none; it is made with the archive for x86-64")
        return
    with open(one(folder, r"autolayout\.rb"), encoding="utf-8") as file:
        text = file.read()
    with open(f"{folder}/SHA256SUMS", encoding="utf-8") as file:
        stated = dict(reversed(line.split()) for line in file)
    pairs = re.findall(r'url ".*/([^/"]+)"\n\s*sha256 "(\w+)"', text)
    expect(len(pairs) == 2 and "@" not in text, "the formula is not filled in")
    for name, checksum in pairs:
        expect(stated.get(name) == checksum, f"the formula has another checksum of {name}")
    if not shutil.which("ruby"):
        print("formula: ruby is not installed; its syntax is not checked")
        return
    run("ruby", "-c", f"{folder}/autolayout.rb")


PARTS = {"sums": sums, "empty": empty, "archive": archive, "package": package, "container": container,
         "bundle": bundle, "formula": formula}


def main():
    arguments = sys.argv[1:]
    folder = os.path.abspath(arguments.pop(0) if arguments and arguments[0] not in PARTS else f"{ROOT}/.build/dist")
    unknown = [name for name in arguments if name not in PARTS]
    expect(not unknown, f"there is no part {', '.join(unknown)}; the parts are {', '.join(PARTS)}")
    expect(os.path.exists(f"{folder}/SHA256SUMS"), f"there is no release in {folder}; run `make release`")
    for name in arguments or PARTS:
        try:
            PARTS[name](folder)
            print(f"{name}: fine")
        except Skipped as reason:
            expect(os.environ.get("CI") != "true", f"{name}: {reason}")
            print(f"{name}: skipped: {reason}")


if __name__ == "__main__":
    main()
