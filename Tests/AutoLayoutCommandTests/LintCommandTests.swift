import Foundation
import LayoutAnalysis
import Testing

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
      ["lint", "."] + arguments, in: folder.path,
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

  @Test("Examples have nothing to report")
  func examples() throws {
    let run = try Tool.run("lint", "--no-cache", Tool.example("Login.storyboard"))
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "0 errors, 0 warnings and 0 notes in 1 document\n")
  }

  @Test("Errors end in 1, warnings only with --strict")
  func status() throws {
    let folder = try project()
    let all = try lint(folder, "--format", "json")
    #expect(all.status == 1)
    #expect(try rules(all).contains("./Sub/B.xib ambiguous-layout"))
    let warnings = try lint(folder, "--only", "left-right-attribute")
    #expect(warnings.status == 0)
    #expect(warnings.output.contains("A.xib:14:1: warning: Uses left instead of leading"))
    #expect(try lint(folder, "--only", "left-right-attribute", "--strict").status == 1)
  }

  @Test("Documents that cannot be linted end in 65 or 66 and do not stop the others")
  func failures() throws {
    let folder = try project()
    try folder.write("<no", to: "C.xib")
    let run = try lint(folder, "--format", "json", "--disable", "ambiguous-layout")
    #expect(run.status == 65)
    #expect(try rules(run).contains("./A.xib left-right-attribute"))
    #expect(run.errors.contains("C.xib:"))
    #expect(try Tool.run("lint", "missing.xib").status == 66)
    #expect(try Tool.run("lint").status == 64)
    #expect(try Tool.run("lint", ".", "--only", "no-such-rule").status == 64)
  }

  @Test("A configuration in a folder above holds, and a broken one ends in 65 with its place")
  func configuration() throws {
    let folder = try project()
    try folder.write(
      "rules: {ambiguous-layout: off, left-right-attribute: error}", to: ".autolayout.yml")
    let run = try lint(folder, "--format", "json")
    #expect(try !rules(run).contains("./Sub/B.xib ambiguous-layout"))
    #expect(run.status == 1)
    let below = try Tool.run("lint", "--no-cache", "B.xib", in: "\(folder.path)/Sub")
    #expect(below.status == 0)
    try folder.write("rules: {nonsense: off}", to: ".autolayout.yml")
    let broken = try lint(folder)
    #expect(broken.status == 65)
    #expect(broken.errors.hasPrefix(".autolayout.yml:1:9: error: there is no rule “nonsense”"))
  }

  @Test("A baseline leaves out what is known, wherever its line is now")
  func baseline() throws {
    let folder = try project()
    #expect(try lint(folder, "--write-baseline", "known.json").status == 1)
    #expect(try lint(folder, "--baseline", "known.json", "--strict").output.isEmpty)
    try folder.write("\n" + Self.xib("").replacing("<?xml", with: "<?xml"), to: "Sub/New.xib")
    try folder.write(Self.xib("\n\n" + Self.left), to: "A.xib")
    let run = try lint(folder, "--baseline", "known.json", "--format", "json")
    #expect(try Set(rules(run).map { $0.split(separator: " ")[0] }).isSubset(of: ["./Sub/New.xib"]))
    #expect(try lint(folder, "--baseline", "none.json").status == 66)
    try folder.write("{}", to: "bad.json")
    #expect(try lint(folder, "--baseline", "bad.json").status == 65)
  }

  @Test("One process, two, shards and any order of runs find the same")
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

  @Test("The second run reads the cache; damaged entries count as none")
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

  @Test("Only documents that differ from a revision are linted")
  func changedSince() throws {
    let folder = try project()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-C", folder.path]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", "A.xib", "Sub")
    try git("commit", "-q", "-m", "First")
    #expect(try rules(lint(folder, "--changed-since", "HEAD", "--format", "json")).isEmpty)
    try folder.write(Self.xib("<!-- changed -->"), to: "Sub/B.xib")
    try folder.write(Self.xib(""), to: "Sub/New.xib")
    let run = try lint(folder, "--changed-since", "HEAD", "--format", "json")
    let files = try Set(rules(run).map { $0.split(separator: " ")[0] })
    #expect(files == ["./Sub/B.xib", "./Sub/New.xib"])
    let unknown = try lint(folder, "--changed-since", "no-such-revision")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("git says: bad revision 'no-such-revision'"))
  }

  @Test("The list of rules names each with its severity")
  func listRules() throws {
    let run = try Tool.run("lint", "--list-rules")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == LintRule.all.count)
  }

  @Test("A changed translation is linted anew, whatever the cache holds")
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

  @Test("--fix repairs what is safe, writes nothing else and says what it did")
  func fix() throws {
    let folder = try project()
    let before = try String(contentsOfFile: "\(folder.path)/A.xib", encoding: .utf8)
    let run = try lint(folder, "--fix", "--format", "json", "--jobs", "2")
    #expect(run.errors.contains("./A.xib: fixed 1 finding (1 left-right-attribute)"))
    #expect(try !rules(run).contains("./A.xib left-right-attribute"))
    let after = try String(contentsOfFile: "\(folder.path)/A.xib", encoding: .utf8)
    #expect(after == before.replacing("Attribute=\"left\"", with: "Attribute=\"leading\""))
    let again = try lint(folder, "--fix", "--format", "json")
    #expect(!again.errors.contains("fixed"))
  }
}
