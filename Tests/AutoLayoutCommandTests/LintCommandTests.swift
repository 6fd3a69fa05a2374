import Foundation
import LayoutAnalysis
import Testing

@testable import AutoLayoutCommand

@Suite("autolayout lint")
struct LintCommandTests {
  /// Two documents of our own making: one with a warning, one with an error besides.
  private func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(Self.xib(Self.left), to: "A.xib")
    try folder.write(Self.xib(""), to: "Sub/B.xib")
    return folder
  }

  private static let left = """
    <constraint firstItem="lab-el-000" firstAttribute="left" secondItem="roo-tV-iew" \
    secondAttribute="left" constant="20" id="lef-tt-ttt"/>
    <constraint firstItem="lab-el-000" firstAttribute="top" secondItem="roo-tV-iew" \
    secondAttribute="top" constant="30" id="top-tt-ttt"/>
    """

  private static func xib(_ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_0" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="roo-tV-iew">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Text" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-000">
                        <rect key="frame" x="20" y="30" width="34.5" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  private func lint(_ folder: ScratchFolder, _ arguments: String...) throws -> Tool {
    try Tool.run(
      ["lint", ".", "--preset", "strict"] + arguments, in: folder.path,
      environment: ["XDG_CACHE_HOME": "\(folder.path)/.cache"])
  }

  /// Rule and file of each finding, from JSON.
  private func rules(_ run: Tool) throws -> [String] {
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    return findings.compactMap { finding in
      guard let rule = finding["rule"] as? String, let file = finding["file"] as? String else {
        return nil
      }
      return "\(file) \(rule)"
    }
  }

  @Test("Examples have no findings")
  func examples() throws {
    let run = try Tool.run("lint", "--no-cache", Tool.example("Login.storyboard"))
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "0 errors, 0 warnings and 0 notes in 1 document\n")
  }

  @Test("Errors have exit code 1, and warnings only with --strict")
  func status() throws {
    let folder = try project()
    let all = try lint(folder, "--format", "json")
    #expect(all.status == 1)
    #expect(try rules(all).contains("Sub/B.xib ambiguous-layout"))
    let warnings = try lint(folder, "--only", "left-right-attribute")
    #expect(warnings.status == 0)
    #expect(warnings.output.contains("A.xib:14:1: warning: Uses left instead of leading"))
    #expect(try lint(folder, "--only", "left-right-attribute", "--strict").status == 1)
  }

  @Test("Documents that cannot be linted have exit code 65 or 66 and do not stop the others")
  func failures() throws {
    let folder = try project()
    try folder.write("<no", to: "C.xib")
    let run = try lint(folder, "--format", "json", "--disable", "ambiguous-layout")
    #expect(run.status == 65)
    #expect(try rules(run).contains("A.xib left-right-attribute"))
    #expect(run.errors.contains("C.xib:"))
    #expect(try Tool.run("lint", "missing.xib").status == 66)
    #expect(try Tool.run("lint", ".", "--only", "no-such-rule").status == 64)
  }

  @Test("A configuration applies to subfolders, and a malformed one has exit code 65")
  func configuration() throws {
    let folder = try project()
    try folder.write(
      "rules: {ambiguous-layout: off, left-right-attribute: error}", to: ".autolayout.yml")
    let run = try lint(folder, "--format", "json")
    #expect(try !rules(run).contains("Sub/B.xib ambiguous-layout"))
    #expect(run.status == 1)
    let below = try Tool.run("lint", "--no-cache", "B.xib", in: "\(folder.path)/Sub")
    #expect(below.status == 0)
    try folder.write("rules: {nonsense: off}", to: ".autolayout.yml")
    let broken = try lint(folder)
    #expect(broken.status == 65)
    #expect(broken.errors.hasPrefix(".autolayout.yml:1:9: error: unknown rule 'nonsense'"))
  }

  @Test("A baseline hides known findings, even if their line changes")
  func baseline() throws {
    let folder = try project()
    #expect(try lint(folder, "--write-baseline", "known.json").status == 1)
    #expect(try lint(folder, "--baseline", "known.json", "--strict").output.isEmpty)
    try folder.write("\n" + Self.xib("").replacing("<?xml", with: "<?xml"), to: "Sub/New.xib")
    try folder.write(Self.xib("\n\n" + Self.left), to: "A.xib")
    let run = try lint(folder, "--baseline", "known.json", "--format", "json")
    #expect(try Set(rules(run).map { $0.split(separator: " ")[0] }).isSubset(of: ["Sub/New.xib"]))
    #expect(try lint(folder, "--baseline", "none.json").status == 66)
    try folder.write("{}", to: "bad.json")
    #expect(try lint(folder, "--baseline", "bad.json").status == 65)
    // A form that this version does not know may mean anything.
    try folder.write("{\"version\":2,\"documents\":{}}", to: "later.json")
    let later = try lint(folder, "--baseline", "later.json")
    #expect(later.status == 65)
    #expect(later.errors.contains("the baseline has the unsupported format version 2"))
  }

  @Test("Findings do not depend on processes, shards, or the order of runs")
  func batches() throws {
    let folder = try project()
    let one = try lint(folder, "--jobs", "1", "--no-cache", "--format", "json")
    let two = try lint(folder, "--jobs", "2", "--no-cache", "--format", "json")
    #expect(one.output == two.output)
    let parts = try ["1/2", "2/2"].map {
      try rules(lint(folder, "--shard", $0, "--format", "json"))
    }
    #expect(parts.allSatisfy { !$0.isEmpty })
    #expect(try parts.flatMap(\.self).sorted() == rules(one).sorted())
  }

  @Test("A second run uses the cache, and damaged entries are ignored")
  func cache() throws {
    let folder = try project()
    let first = try lint(folder, "--cache-dir", "cache", "--format", "json")
    #expect(try lint(folder, "--cache-dir", "cache", "--format", "json").output == first.output)
    let entries = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/cache")
      .filter { $0.contains("/") }
    #expect(entries.count == 2)
    // Entries without findings, with the right digest: they are believed.
    for entry in entries {
      let digest = SHA256.hexadecimal(of: Array("[]".utf8))
      try folder.write("\(digest)\n[]", to: "cache/\(entry)")
    }
    #expect(try rules(lint(folder, "--cache-dir", "cache", "--format", "json")).isEmpty)
    // Another configuration has entries of its own.
    #expect(
      try !rules(lint(folder, "--cache-dir", "cache", "--format", "json", "--splits")).isEmpty)
    for entry in entries { try folder.write("0000\n[]", to: "cache/\(entry)") }
    #expect(try lint(folder, "--cache-dir", "cache", "--format", "json").output == first.output)
  }

  @Test("The cache distinguishes equal documents to which different path patterns apply")
  func cachePatterns() throws {
    let folder = try ScratchFolder()
    try folder.write("paths:\n  - match: \"a/**\"\n    exclude: true\n", to: ".autolayout.yml")
    for name in ["a", "b"] { try folder.write(Self.xib(""), to: "\(name)/A.xib") }
    func findings(in name: String) throws -> [String] {
      try rules(
        Tool.run(
          "lint", "A.xib", "--cache-dir", "../cache", "--format", "json",
          in: "\(folder.path)/\(name)"))
    }
    #expect(try findings(in: "a").isEmpty)
    #expect(try !findings(in: "b").isEmpty)
    #expect(try findings(in: "a").isEmpty)
  }

  @MainActor
  @Test("A document that changes during linting is not cached with the result of another state")
  func changeWhileLinting() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.xib(""), to: "A.xib")
    let cache = LintCache(folder: "\(folder.path)/cache", configuration: .init())
    let task = LintTask(configuration: .init(), errorsHaveColor: false, isCached: true)
    let state = try #require(cache.look(up: .file(path))).state
    try folder.write(Self.xib(Self.left), to: "A.xib")
    cache.keep(task.run(path), of: state)
    try folder.write(Self.xib(""), to: "A.xib")
    #expect(try #require(cache.look(up: .file(path))).report == nil)
    let report = task.run(path)
    cache.keep(report, of: state)
    #expect(try #require(cache.look(up: .file(path))).report?.findings == report.findings)
  }

  /// Runs a script in which `$TOOL` is the tool; returns its status.
  private func shell(_ script: String, in folder: ScratchFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TOOL": try Tool.executable().path]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test("A document from a pipe is linted")
  func pipe() throws {
    let folder = try project()
    let script = #"cat Sub/B.xib | "$TOOL" lint /dev/stdin --cache-dir cache --output found.txt"#
    #expect(try shell(script, in: folder) == 1)
    let found = try String(contentsOfFile: "\(folder.path)/found.txt", encoding: .utf8)
    #expect(found.contains("[ambiguous-layout]"))
  }

  @Test(
    "The cache is in XDG_CACHE_HOME or in HOME, and is disabled without both",
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/autolayout/lint"),
      (["HOME": "/h"], "/h/.cache/autolayout/lint"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/autolayout/lint"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func userFolder(environment: [String: String], path: String?) {
    #expect(LintCache.userFolder(of: environment)?.path == path)
  }

  @MainActor
  @Test("Trimming the cache removes only its own entries")
  func trim() throws {
    let folder = try project()
    // As other stores that name files by their content have them.
    let digest = SHA256.hexadecimal(of: Array("theirs".utf8))
    let theirs = ["cache/\(digest.prefix(2))/\(digest)", "cache/\(digest)", "cache/a/b/\(digest)"]
    for name in theirs { try folder.write("theirs", to: name) }
    _ = try lint(folder, "--cache-dir", "cache")
    func files() throws -> Set<String> {
      let cache = "\(folder.path)/cache"
      return Set(
        try FileManager.default.subpathsOfDirectory(atPath: cache).filter {
          FileManager.default.contents(atPath: "\(cache)/\($0)") != nil
        })
    }
    #expect(try files().count == theirs.count + 2)
    LintCache(folder: "\(folder.path)/cache", configuration: .init()).trim(to: 0)
    #expect(try files() == Set(theirs.map { String($0.dropFirst("cache/".count)) }))
  }

  @Test(
    "Path patterns do not depend on the working directory or the notation of paths")
  func patterns() throws {
    let folder = try project()
    try folder.write(
      "paths:\n  - match: \"Sub/*.xib\"\n    exclude: true\n", to: ".autolayout.yml")
    func findings(_ arguments: String..., in place: String = "") throws -> [String] {
      try rules(
        Tool.run(
          ["lint", "--no-cache", "--preset", "strict", "--format", "json"] + arguments,
          in: "\(folder.path)/\(place)"))
    }
    #expect(try !findings("A.xib").isEmpty)
    for path in ["Sub/B.xib", "./Sub/B.xib", "Sub/../Sub/B.xib", "\(folder.path)/Sub/B.xib"] {
      #expect(try findings(path) == [], "\(path)")
    }
    #expect(try findings("B.xib", in: "Sub") == [])
    #expect(try !findings("../A.xib", in: "Sub").isEmpty)
    #expect(try findings("B.xib", "--config", "../.autolayout.yml", in: "Sub") == [])
    // Through a symbolic link to the whole project.
    let elsewhere = try ScratchFolder()
    try elsewhere.link("Link", to: folder.path)
    #expect(try findings("\(elsewhere.path)/Link/Sub/B.xib") == [])
    // In a stream paths are relative to the project.
    let lines = ["Sub/B.xib", "\(folder.path)/Sub/B.xib", "A.xib"].map { "{\"path\":\"\($0)\"}\n" }
    let stream = try Tool.run(
      "lint", "--stream", "--preset", "strict", "--project", folder.path, in: "/",
      input: lines.joined())
    let counts = try stream.objects().map { ($0["findings"] as? [Any])?.count ?? -1 }
    #expect(counts.prefix(2) == [0, 0])
    #expect(counts[2] > 0)
  }

  @Test(
    "Options that would be ignored are refused",
    arguments: [
      ["a.xib", "--only", ""], ["a.xib", "--only", " ,"], ["--answers", "a", "--config", "c.yml"],
      ["--answers", "a", "--device", "all"], ["--answers", "a", "--only", "clipped-text"],
      ["--answers", "a", "--jobs", "2"], ["--answers", "a", "--no-cache"],
      ["--answers", "a", "--changed-since", "HEAD"], ["--answers", "a", "--shard", "1/2"],
      ["--stream", "--no-cache"], ["--stream", "--cache-dir", "c"],
    ])
  func ignoredOptions(arguments: [String]) throws {
    let run = try Tool.run(["lint"] + arguments)
    #expect(run.status == 64)
    // The option is named.
    let option = arguments.last { $0.hasPrefix("--") } ?? ""
    #expect(run.errors.contains(option))
  }

  // Links stand for the devices, so that a failure harms none.
  @Test("A report is written to the target of --output without replacing links or devices")
  func output() throws {
    let folder = try project()
    try folder.link("device", to: "/dev/null")
    try folder.write("before", to: "report.txt")
    try folder.link("link", to: "report.txt")
    for name in ["device", "link"] {
      #expect(try lint(folder, "--output", name).status == 1)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")
          .isEmpty == false)
    }
    let report = try String(contentsOfFile: "\(folder.path)/report.txt", encoding: .utf8)
    #expect(report.contains("[ambiguous-layout]"))
    try folder.link("document", to: "/dev/null")
    let edit = try Tool.run("edit", "A.xib", "--output", "document", in: folder.path)
    #expect(edit.status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/document")
        == "/dev/null")
  }

  @Test(
    "An open file descriptor is appended to, not replaced", arguments: ["/dev/stdout", "/dev/fd/1"])
  func openOutput(name: String) throws {
    let folder = try project()
    let script = #"{ echo before && "$TOOL" edit A.xib --output \#(name) && echo after; } > log"#
    #expect(try shell(script, in: folder) == 0)
    let log = try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)
    let document = try String(contentsOfFile: "\(folder.path)/A.xib", encoding: .utf8)
    #expect(log == "before\n\(document)after\n")
  }

  @Test("Control characters in file names do not reach the terminal")
  func escapes() throws {
    let folder = try project()
    let run = try lint(folder, "--config", "no\u{1B}[2J.yml")
    #expect(run.status == 66)
    #expect(run.errors.contains("error: the configuration cannot be read"))
    try folder.write("nonsense: 1", to: "odd\u{1B}[2J.yml")
    let broken = try lint(folder, "--config", "odd\u{1B}[2J.yml")
    #expect(broken.status == 65)
    for text in [run.errors, broken.errors] { #expect(!text.contains("\u{1B}")) }
  }

  private func git(_ folder: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-C", folder] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("Only documents that differ from a revision are linted")
  func changedSince() throws {
    let folder = try project()
    let none = try lint(folder, "--changed-since", "HEAD")
    #expect(none.status == 66)
    #expect(none.errors.contains("note: --changed-since requires one"))
    try git(folder.path, "init", "-q")
    try git(folder.path, "add", "A.xib", "Sub")
    try git(folder.path, "commit", "-q", "-m", "First")
    #expect(try rules(lint(folder, "--changed-since", "HEAD", "--format", "json")).isEmpty)
    try folder.write(Self.xib("<!-- changed -->"), to: "Sub/B.xib")
    try folder.write(Self.xib(""), to: "Sub/New.xib")
    let run = try lint(folder, "--changed-since", "HEAD", "--format", "json")
    let files = try Set(rules(run).map { $0.split(separator: " ")[0] })
    #expect(files == ["Sub/B.xib", "Sub/New.xib"])
    // From a folder of another repository the documents' own one is asked.
    let elsewhere = try ScratchFolder()
    try git(elsewhere.path, "init", "-q")
    try git(elsewhere.path, "commit", "-q", "--allow-empty", "-m", "First")
    let far = try Tool.run(
      ["lint", "--no-cache", folder.path, "--changed-since", "HEAD", "--format", "json"],
      in: elsewhere.path)
    let found = try Set(rules(far).map { $0.split(separator: " ")[0] })
    #expect(found == ["\(folder.path)/Sub/B.xib", "\(folder.path)/Sub/New.xib"])
    let unknown = try lint(folder, "--changed-since", "no-such-revision")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("--changed-since no-such-revision: error: unknown revision"))
    // The working directory's repository knows this one, the documents' own does not.
    try git(elsewhere.path, "tag", "v1")
    let foreign = try Tool.run(
      ["lint", "--no-cache", folder.path, "--changed-since", "v1"], in: elsewhere.path)
    #expect(foreign.status == 66)
    #expect(
      foreign.errors.contains("note: \(folder.path) has no such revision; omit its documents"))
  }

  // Both documents are new; the inner one's repository has a commit of its own.
  @Test("Each nested repository is asked for its own changes, in any order")
  func nestedRepositories() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.xib(""), to: "Outer.xib")
    try folder.write(Self.xib(""), to: "Inner/Inner.xib")
    for repository in [folder.path, "\(folder.path)/Inner"] {
      try git(repository, "init", "-q")
      try git(repository, "commit", "-q", "--allow-empty", "-m", "First")
    }
    for documents in [["."], ["Outer.xib", "Inner"], ["Inner", "Outer.xib"]] {
      let run = try Tool.run(
        ["lint", "--no-cache", "--changed-since", "HEAD", "--format", "json"] + documents,
        in: folder.path)
      let files = try rules(run).map { $0.split(separator: " ")[0].split(separator: "/").last }
      #expect(Set(files) == ["Inner.xib", "Outer.xib"])
    }
  }

  @Test("--explain prints a rule's rationale and fix")
  func explain() throws {
    let run = try Tool.run("lint", "--explain", "near-required-priority")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("near-required-priority: note\nPresets: strict\n"))
    #expect(run.output.contains("\nWhat to do: "))
    #expect(try Tool.run("lint", "--explain", "no-such-rule").status == 64)
  }

  @Test("Presets select rules, and an unknown preset has exit code 64")
  func presets() throws {
    let folder = try project()
    func rules(_ presets: String...) throws -> [String] {
      try self.rules(
        Tool.run(
          ["lint", ".", "--no-cache", "--format", "json"] + presets.flatMap { ["--preset", $0] },
          in: folder.path))
    }
    #expect(try !rules().contains("A.xib left-right-attribute"))
    #expect(try rules("localization").contains("A.xib left-right-attribute"))
    #expect(try rules("recommended, localization").contains("Sub/B.xib ambiguous-layout"))
    let unknown = try Tool.run("lint", folder.path, "--preset", "pedantic")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("recommended, localization, accessibility, strict"))
  }

  @Test("Totals are listed by rule, and --severity and --quiet reduce the output")
  func totals() throws {
    let folder = try project()
    let all = try lint(folder)
    #expect(all.errors.contains("left-right-attribute\n"))
    #expect(all.output.contains("  note: "))
    let quiet = try lint(folder, "--quiet", "--severity", "error")
    #expect(quiet.errors.isEmpty)
    #expect(!quiet.output.contains("  note: "))
    #expect(quiet.output.contains(": error: "))
    #expect(!quiet.output.contains(": warning: "))
    #expect(quiet.status == 1)
  }

  @Test("--list-rules lists all rules")
  func listRules() throws {
    let run = try Tool.run("lint", "--list-rules")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == LintRule.all.count)
  }

  @Test("A changed translation is linted again in spite of the cache")
  func translationInCache() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.xib(Self.left), to: "Base.lproj/A.xib")
    func lint(_ text: String) throws -> String {
      try folder.write("\"lab-el-000.text\" = \"\(text)\";", to: "de.lproj/A.strings")
      return try self.lint(folder, "--locale", "de", "--only", "view-outside-parent").output
    }
    #expect(try lint("Kurz").isEmpty)
    // At 17 points these 50 letters are wider than the 300 points that the screen has left.
    let long = try lint(String(repeating: "Lang ", count: 10))
    #expect(long.contains("(on canvas de)"))
    #expect(try lint("Kurz").isEmpty)
  }

  @Test("--fix makes safe fixes only and reports them")
  func fix() throws {
    let folder = try project()
    let before = try String(contentsOfFile: "\(folder.path)/A.xib", encoding: .utf8)
    let run = try lint(folder, "--fix", "--format", "json", "--jobs", "2")
    #expect(run.errors.contains("A.xib: fixed 1 finding (1 left-right-attribute)"))
    #expect(try !rules(run).contains("A.xib left-right-attribute"))
    let after = try String(contentsOfFile: "\(folder.path)/A.xib", encoding: .utf8)
    #expect(after == before.replacing("Attribute=\"left\"", with: "Attribute=\"leading\""))
    let again = try lint(folder, "--fix", "--format", "json")
    #expect(!again.errors.contains("fixed"))
  }
}
