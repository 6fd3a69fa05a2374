#!/usr/bin/env python3
"""Check the ways in which other projects use the tool.

    check-packaging.py TOOL [PART ...]

Parts, all of them without names:
  action       action.yml is well formed, and its steps find what is wrong in a small project
  hooks        pre-commit takes the hooks and stops a commit with an error
  container    git in the image trusts the mounted project alone
  install      tool, completions and manual are installed; shells and groff can read them; uninstall leaves nothing
  plugins      a small package lints itself with the command plugin, and its build fails with the build tool plugin;
               both run the installed tool, and say what to do where there is none
  snapshots    the snapshot tests of the example package pass
  neighbors    a package beside UIKit that asks for Objective-C builds, also when it is compiled again

What a part needs and this machine does not have (pre-commit, PyYAML, zsh, fish, groff) is skipped with a message, unless
CI=true.
"""
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EXAMPLE = f"{ROOT}/Examples/Documents/Login.storyboard"
# The constraint without which the logo's horizontal position is open.
CONSTRAINT = re.compile(r".*LgN-c2-002.*\n")
FINDING = "Need constraints for: X position"


class Skipped(Exception):
    """A program that the check needs is not here."""


def run(*command, status=0, **options):
    """What a command prints; fails unless it ends with `status`."""
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options)
    if result.returncode != status:
        sys.exit(f"{' '.join(command)}: exit code {result.returncode} instead of {status}\n{result.stdout}")
    return result.stdout


def expect(text, output, what):
    if text not in output:
        sys.exit(f"{what}: “{text}” is not in the output\n{output}")


def need(program):
    if not shutil.which(program):
        raise Skipped(f"{program} is not installed")


def documents(folder):
    """A document with nothing to report and one with an error."""
    os.makedirs(folder, exist_ok=True)
    with open(EXAMPLE, encoding="utf-8") as file:
        text = file.read()
    for name, content in (("Fine.storyboard", text), ("Open.storyboard", CONSTRAINT.sub("", text))):
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write(content)


def git(folder, *arguments):
    run("git", "-c", "user.name=check", "-c", "user.email=check@example.com", *arguments, cwd=folder)


# Keys of git's configuration that name a program, and attributes that apply them. The tests of the tool try all of them.
TRAP_KEYS = (
    "core.fsmonitor", "core.pager", "core.sshCommand", "credential.helper", "diff.external", "diff.trap.textconv",
    "filter.trap.clean", "filter.trap.process", "gpg.program", "interactive.diffFilter", "merge.trap.driver")


def trap(folder, marker):
    """Commits what a folder has, and lets the repository's configuration, attributes and hooks name a program, which
    leaves a file."""
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "First")
    program = f"{folder}/program"
    for path in (program, f"{folder}/.git/hooks/post-index-change", f"{folder}/.git/hooks/reference-transaction"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\n: > '{marker}'\ncat\n")
        os.chmod(path, 0o755)
    for key in TRAP_KEYS:
        # Git hands the value to a shell.
        git(folder, "config", key, shlex.quote(program))
    with open(f"{folder}/.gitattributes", "w", encoding="utf-8") as file:
        file.write("* filter=trap diff=trap merge=trap\n")
    # Git compares the contents of files whose times differ from those in its index, and asks the filter for it.
    for place, folders, names in os.walk(folder):
        if ".git" in folders:
            folders.remove(".git")
        for name in names:
            os.utime(f"{place}/{name}", (0, 0))


def expect_unsprung(marker, what):
    if os.path.exists(marker):
        sys.exit(f"{what} started a program that the project names")


# Parts ----------------------------------------------------------------------------------------------------------------


def action(tool, scratch):
    try:
        import yaml
    except ImportError:
        raise Skipped("PyYAML is not installed") from None
    with open(f"{ROOT}/action.yml", encoding="utf-8") as file:
        definition = yaml.safe_load(file)
    inputs = definition["inputs"]
    steps = [step for step in definition["runs"]["steps"] if "run" in step]
    if definition["runs"]["using"] != "composite" or any(step.get("shell") != "bash" for step in steps):
        sys.exit("action.yml: a composite action names the shell of every step")
    for name in re.findall(r"inputs\.([a-z-]+)", str(definition)):
        if name not in inputs:
            sys.exit(f"action.yml: there is no input {name}")
    if any("${{" in step["run"] for step in steps):
        sys.exit("action.yml: inputs reach a script through its environment, never as text of the script")
    documents(f"{scratch}/App Screens")
    given = {"paths": "'App Screens'", "options": "--device retina4_0", "sarif": "lint.sarif", "tool": tool}
    lint = next(step for step in steps if step.get("id") == "lint")
    environment = dict(os.environ, GITHUB_OUTPUT=f"{scratch}/outputs", XDG_CACHE_HOME=f"{scratch}/cache")
    for name, value in lint["env"].items():
        found = re.fullmatch(r"\$\{\{ (?:inputs\.([a-z-]+)|github\.action_path) \}\}", value)
        environment[name] = given.get(found[1], inputs[found[1]]["default"]) if found[1] else ROOT
    output = run("bash", "-e", "-o", "pipefail", "-c", lint["run"], cwd=scratch, env=environment, status=1)
    expect("::error file=App Screens/Open.storyboard,line=", output, "the action")
    with open(f"{scratch}/lint.sarif", encoding="utf-8") as file:
        expect(FINDING, file.read(), "the action's report")
    with open(f"{scratch}/outputs", encoding="utf-8") as file:
        expect("sarif=lint.sarif", file.read(), "the action's outputs")
    # What a project brings is not run, also where git is asked. The control shows that git would run it.
    trap(f"{scratch}/App Screens", f"{scratch}/marker")
    documents(f"{scratch}/App Screens/New")
    changed = dict(environment, LINT_CHANGED_SINCE="HEAD", LINT_PATHS=".", LINT_SARIF="")
    output = run(
        "bash", "-e", "-o", "pipefail", "-c", lint["run"], cwd=f"{scratch}/App Screens", env=changed, status=1)
    expect("::error file=New/Open.storyboard,line=", output, "the action with changed-since")
    expect_unsprung(f"{scratch}/marker", "the action")
    subprocess.run(["git", "status"], cwd=f"{scratch}/App Screens", capture_output=True, check=False)
    if not os.path.exists(f"{scratch}/marker"):
        sys.exit("the control of the action's check starts no program")
    for name in ("paths", "options"):
        odd = dict(environment, **{f"LINT_{name.upper()}": "'App Screens"})
        output = run("bash", "-e", "-o", "pipefail", "-c", lint["run"], cwd=scratch, env=odd, status=64)
        expect(f"The input {name} cannot be cut", output, "the action")
    keys = [action_key(definition, scratch, text) for text in ("let a = 1\n", "let a = 1\n", "let a = 2\n")]
    if not (keys[0] == keys[1] != keys[2]):
        sys.exit(f"action.yml: the cache's key does not follow the action's sources: {keys}")
    build = next(step for step in steps if step.get("name") == "Build the tool")
    expect("if", str(build.keys()), "the action's build, which a given tool makes needless")
    run("bash", "-n", "-c", build["run"])


def action_key(definition, scratch, source):
    """What the action's cache is called when the action has a source file of that text."""
    steps = definition["runs"]["steps"]
    cache = next(step for step in steps if "cache" in step.get("uses", ""))
    step_id = re.search(r"steps\.([a-z]+)\.outputs\.hash", cache["with"]["key"])[1]
    step = next(step for step in steps if step.get("id") == step_id)
    copy, outputs = f"{scratch}/action", f"{scratch}/key"
    os.makedirs(f"{copy}/Sources", exist_ok=True)
    for name, text in (("Package.swift", ""), ("Sources/A.swift", source)):
        with open(f"{copy}/{name}", "w", encoding="utf-8") as file:
            file.write(text)
    open(outputs, "w", encoding="utf-8").close()
    run("bash", "-e", "-o", "pipefail", "-c", step["run"], cwd=scratch,
        env=dict(os.environ, ACTION_PATH=copy, GITHUB_OUTPUT=outputs))
    with open(outputs, encoding="utf-8") as file:
        return re.fullmatch(r"hash=([0-9a-f]{64})\n", file.read())[1]


def hooks(tool, scratch):
    need("pre-commit")
    need("git")
    source, project, programs = f"{scratch}/source", f"{scratch}/project", f"{scratch}/bin"
    os.makedirs(source)
    os.makedirs(programs)
    os.symlink(tool, f"{programs}/autolayout")
    shutil.copy(f"{ROOT}/.pre-commit-hooks.yaml", source)
    for folder in (source, project):
        os.makedirs(folder, exist_ok=True)
        git(folder, "init", "-q")
    git(source, "add", "-A")
    git(source, "commit", "-qm", "Hooks")
    run("pre-commit", "validate-manifest", f"{source}/.pre-commit-hooks.yaml")
    documents(project)
    git(project, "add", "-A")
    environment = dict(
        os.environ, PATH=f"{programs}:{os.environ['PATH']}", PRE_COMMIT_HOME=f"{scratch}/pre-commit",
        XDG_CACHE_HOME=f"{scratch}/cache")
    attempt = ["pre-commit", "try-repo", source, "autolayout-lint-installed", "--files"]
    expect("Passed", run(*attempt, "Fine.storyboard", cwd=project, env=environment), "the hook")
    output = run(*attempt, "Fine.storyboard", "Open.storyboard", cwd=project, env=environment, status=1)
    expect(FINDING, output, "the hook")
    # What pre-commit starts for a commit; its own git is the user's.
    documents(f"{scratch}/trap")
    trap(f"{scratch}/trap", f"{scratch}/marker")
    with open(f"{ROOT}/.pre-commit-hooks.yaml", encoding="utf-8") as file:
        entries = set(re.findall(r"^  entry: (.*)$", file.read(), re.MULTILINE))
    for entry in entries:
        output = run(*entry.split(), "Fine.storyboard", "Open.storyboard", cwd=f"{scratch}/trap", env=environment, status=1)
        expect(FINDING, output, "the hook's entry")
    expect_unsprung(f"{scratch}/marker", "the hook")


def container(tool, scratch):
    need("git")
    with open(f"{ROOT}/Packaging/Containerfile", encoding="utf-8") as file:
        text = file.read()
    project = re.search(r"^WORKDIR (\S+)$", text, re.MULTILINE)[1]
    trusted = re.findall(r"safe\.directory '?([^'\s]+)'?", text)
    if trusted != [project, f"{project}/*"]:
        sys.exit(f"Containerfile: git trusts {trusted} and not {project} alone")
    if os.getuid() != 0:
        raise Skipped("repositories of another user need the right to make them; the image's file is checked")
    # The same settings for two repositories of another user, of which one is the project.
    for name in ("project", "other"):
        documents(f"{scratch}/{name}")
        git(f"{scratch}/{name}", "init", "-q")
        git(f"{scratch}/{name}", "commit", "-qm", "First", "--allow-empty")
        run("chown", "-R", "12345", f"{scratch}/{name}")
    settings = "".join(f"  directory = {path.replace(project, f'{scratch}/project', 1)}\n" for path in trusted)
    with open(f"{scratch}/settings", "w", encoding="utf-8") as file:
        file.write(f"[safe]\n{settings}")
    environment = dict(
        os.environ, GIT_CONFIG_SYSTEM=f"{scratch}/settings", GIT_CONFIG_GLOBAL="/dev/null",
        XDG_CACHE_HOME=f"{scratch}/cache")
    lint = [tool, "lint", ".", "--changed-since", "HEAD"]
    expect(FINDING, run(*lint, cwd=f"{scratch}/project", env=environment, status=1), "the project of the container")
    output = run(*lint, cwd=f"{scratch}/other", env=environment, status=66)
    expect("dubious ownership", output, "another repository in the container")
    expect(f"safe.directory '{scratch}/other'", output, "the advice about another repository")


def install(tool, scratch):
    if not os.path.isdir(f"{ROOT}/.build/manual"):
        raise Skipped("there is no manual; `make manual` makes it")
    prefix = f"{scratch}/prefix"
    run(f"{ROOT}/Scripts/install.sh", tool, "/usr", prefix)
    run(f"{prefix}/usr/bin/autolayout", "--version")
    share = f"{prefix}/usr/share"
    missing = []
    for shell, path in (
            ("bash", "bash-completion/completions/autolayout"), ("zsh", "zsh/site-functions/_autolayout"),
            ("fish", "fish/vendor_completions.d/autolayout.fish")):
        if shutil.which(shell):
            run(shell, "-n", f"{share}/{path}")
        else:
            missing.append(shell)
    line = "autolayout li"
    script = (
        f"source {share}/bash-completion/completions/autolayout; COMP_WORDS=(autolayout li); COMP_CWORD=1; "
        f"COMP_LINE='{line}'; COMP_POINT={len(line)}; _autolayout autolayout li autolayout; "
        "printf '%s\\n' \"${COMPREPLY[@]}\"")
    expect("lint", run("bash", "-c", script), "completion in bash")
    if not shutil.which("groff"):
        missing.append("groff")
    else:
        pages = sorted(os.listdir(f"{share}/man/man1"))
        for page in pages:
            run("groff", "-man", "-mdoc", "-Tutf8", "-ww", "-z", f"{share}/man/man1/{page}")
        shown = run("groff", "-mdoc", "-Tascii", f"{share}/man/man1/autolayout-lint.1")
        # Bold letters are printed twice, with a backspace between them.
        expect("changed-since", re.sub(".\b", "", shown), "the manual")
        if "autolayout-worker.1" in pages:
            sys.exit("the manual has a page of a hidden command")
    run(f"{ROOT}/Scripts/uninstall.sh", "/usr", prefix)
    left = [f"{folder}/{name}" for folder, _, names in os.walk(prefix) for name in names]
    if left:
        sys.exit(f"uninstall leaves {', '.join(left)}")
    if missing:
        raise Skipped(f"{', '.join(missing)} not installed; the rest is checked")


PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(name: "AutoLayout", path: "{root}", traits: [])],
  targets: [
    .target(
      name: "Screens", exclude: ["Fine.storyboard", "Open.storyboard"],
      plugins: [.plugin(name: "AutoLayoutLintBuild", package: "AutoLayout")])
  ])
"""


# Nothing that is built here is debugged, and builds without the information take less time.
UNDEBUGGED = ["-debug-info-format", "none"]


def plugins(tool, scratch):
    need("swift")
    # The tool as it is installed: a folder of PATH has it.
    installed = f"{scratch}/bin"
    os.makedirs(installed)
    os.symlink(tool, f"{installed}/autolayout")
    others = {name: value for name, value in os.environ.items() if name != "AUTOLAYOUT"}
    found = dict(others, PATH=f"{installed}:{os.environ['PATH']}")
    if shutil.which("autolayout", path=os.environ["PATH"]):
        sys.exit("a folder of PATH has autolayout already, and the plugins cannot be tried without it")
    package, sources = f"{scratch}/Client", f"{scratch}/Client/Sources/Screens"
    documents(sources)
    with open(f"{package}/Package.swift", "w", encoding="utf-8") as file:
        file.write(PACKAGE.format(root=ROOT))
    with open(f"{sources}/Screens.swift", "w", encoding="utf-8") as file:
        file.write('public let name = "Screens"\n')
    kept = ["--scratch-path", f"{ROOT}/.build/plugin-client", *UNDEBUGGED]
    lint = ["swift", "package", *kept, "autolayout-lint"]
    report = run(*lint, cwd=package, env=found, status=1)
    expect(f"Sources/Screens/Open.storyboard:20:29: error: {FINDING}", report, "the command")
    run(*lint, "--target", "Screens", "--disable", "ambiguous-layout", cwd=package, env=found)
    # Files and folders stand for themselves, options in either form; a plain folder is no target besides.
    run(*lint, "--device=retina4_0", "Sources/Screens/Fine.storyboard", cwd=package, env=found)
    os.makedirs(f"{package}/Screens")
    shutil.copy(f"{sources}/Fine.storyboard", f"{package}/Screens")
    run(*lint, "--cache-dir=.build/cache", "Screens", cwd=package, env=found)
    build = ["swift", "build", *kept, "--target", "Screens"]
    # Without the tool the build says so, as the command does; AUTOLAYOUT names it besides.
    expect("autolayout was not found in PATH", run(*lint, cwd=package, env=others, status=1), "the command without a tool")
    expect("autolayout was not found in PATH", run(*build, cwd=package, env=others, status=1), "the build without a tool")
    named = dict(others, AUTOLAYOUT=f"{scratch}/absent")
    expect(f"AUTOLAYOUT is set to '{scratch}/absent'", run(*lint, cwd=package, env=named, status=1), "a wrong AUTOLAYOUT")
    named = dict(others, AUTOLAYOUT=tool)
    expect(FINDING, run(*build, cwd=package, env=named, status=1), "the build tool plugin")
    os.remove(f"{sources}/Open.storyboard")
    run(*build, cwd=package, env=named)
    compiled = glob.glob(f"{ROOT}/.build/plugin-client/debug/AutoLayout*.build/*.o")
    if compiled:
        sys.exit(f"a client of the plugins compiled the tool: {len(compiled)} files")
    fetched = glob.glob(f"{ROOT}/.build/plugin-client/checkouts/*")
    if fetched:
        sys.exit(f"a client without traits fetched {', '.join(map(os.path.basename, fetched))}")


NEIGHBORS = f"{ROOT}/Tests/Packages/Neighbors"
# The compiler's words for `@objc` on Linux.
NO_OBJECTIVE_C = "Objective-C interoperability is disabled"


# The folder for what SwiftPM builds of packages with the trait of the snapshots. It stays, and they share its modules.
SHARED = ["--scratch-path", f"{ROOT}/.build/trait-client", *UNDEBUGGED]


def neighbors(_, scratch):
    need("swift")
    for name in ("App", "Control"):
        shutil.copytree(NEIGHBORS, f"{scratch}/{name}", ignore=shutil.ignore_patterns(".build"))
        manifest = f"{scratch}/{name}/{name}/Package.swift"
        with open(manifest, encoding="utf-8") as file:
            text = file.read()
        with open(manifest, "w", encoding="utf-8") as file:
            file.write(text.replace("../../../..", ROOT))
    run("swift", "build", *SHARED, cwd=f"{scratch}/App/App")
    # Now all modules of the graph exist. The neighbor is compiled again, beside them.
    with open(f"{scratch}/App/Unrelated/Sources/Unrelated/Formatter.swift", "a", encoding="utf-8") as file:
        file.write("\n// Edited.\n")
    run("swift", "build", *SHARED, cwd=f"{scratch}/App/App")
    output = run("swift", "run", "--skip-build", *SHARED, "App", cwd=f"{scratch}/App/App")
    expect("formatter true tapped", output, "the program beside its neighbor")
    # A module `ObjectiveC` is what the check is about. It is built first, since the neighbor compiles before it and fails
    # after it, and SwiftPM compiles the two at once.
    run("swift", "build", "--target", "ObjectiveC", cwd=f"{scratch}/Control/Control")
    output = run("swift", "build", cwd=f"{scratch}/Control/Control", status=1)
    expect(NO_OBJECTIVE_C, output, "the control")


def snapshots(_, scratch):
    need("swift")
    output = run("swift", "test", *SHARED, cwd=f"{ROOT}/Examples/SnapshotTests")
    expect("with 0 failures", output, "the snapshot tests")


PARTS = {
    "action": action, "hooks": hooks, "container": container, "install": install, "plugins": plugins,
    "neighbors": neighbors, "snapshots": snapshots,
}


def main():
    tool = os.path.abspath(sys.argv[1])
    for name in sys.argv[2:] or PARTS:
        with tempfile.TemporaryDirectory(prefix="autolayout-packaging-") as scratch:
            try:
                PARTS[name](tool, scratch)
                print(f"{name}: fine")
            except Skipped as reason:
                if os.environ.get("CI") == "true":
                    sys.exit(f"{name}: {reason}")
                print(f"{name}: skipped: {reason}")


if __name__ == "__main__":
    main()
