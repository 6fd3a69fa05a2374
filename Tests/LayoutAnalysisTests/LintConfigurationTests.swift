import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

@Suite("Linter configuration")
@MainActor
struct LintConfigurationTests {
  private let place = (20.0, 30.0, 42.0, 20.5)

  private func document(_ name: String = "Test.xib", notes: String = "") throws
    -> InterfaceDocument
  {
    let note =
      notes.isEmpty
      ? ""
      : """
      <attributedString key="userComments"><fragment content="\(notes)"/></attributedString>
      """
    return try LintFixture.document(
      subviews: LintFixture.label("lab-el-000", "Label", place, content: note),
      constraints: LintFixture.pinned("lab-el-000", place), name: name)
  }

  private func rules(_ yaml: String, _ document: InterfaceDocument) throws -> [String] {
    Linter(try LintConfiguration(yaml: "preset: strict\n" + yaml)).lint(document).map(\.rule)
  }

  @Test("Rules can be enabled and disabled, and their severity changed")
  func rules() throws {
    let document = try document()
    #expect(try rules("", document) == ["missing-trailing-constraint"])
    #expect(try rules("rules: {missing-trailing-constraint: off}", document).isEmpty)
    let worse = try LintConfiguration(
      yaml: "preset: strict\nrules:\n  missing-trailing-constraint: error\n")
    #expect(Linter(worse).lint(document).map(\.severity) == [.error])
    #expect(try rules("rules: {off-grid-constant: on}", document).contains("off-grid-constant"))
  }

  @Test(
    "Path patterns match folders, names, and whole paths",
    arguments: [
      ("Pods", "Pods/A/B.xib", true), ("*.xib", "A/B.xib", true), ("A/*.xib", "A/C/B.xib", false),
      ("A/**/*.xib", "A/C/D/B.xib", true), ("A/**", "A/B.xib", true), ("B?.xib", "B.xib", false),
      ("A", "AB/C.xib", false), ("./A", "A/C.xib", true),
    ])
  func paths(pattern: String, path: String, isMatched: Bool) throws {
    let yaml = "paths:\n  - match: \"\(pattern)\"\n    exclude: true\n"
    #expect(try rules(yaml, document(path)).isEmpty == isMatched)
  }

  @Test("A YAML syntax error is reported with its line and column")
  func notYAML() throws {
    let error = #expect(throws: LintConfigurationError.self) {
      try LintConfiguration(yaml: "rules: [a, b\n", file: "c.yml")
    }
    // The list is still open where the file ends, at the beginning of its second line.
    #expect(error?.line == 2)
    #expect(error?.column == 1)
    #expect(error?.message.hasPrefix("invalid YAML: ") == true)
    #expect(error?.message.contains("2:1") == false)
  }

  @Test("Later path entries override rules of earlier ones")
  func laterPaths() throws {
    let yaml = """
      paths:
        - match: "*.xib"
          rules: {missing-trailing-constraint: off}
        - match: "Keep/**"
          rules: {missing-trailing-constraint: on}
      """
    #expect(try rules(yaml, document("Other/A.xib")).isEmpty)
    #expect(try rules(yaml, document("Keep/A.xib")) == ["missing-trailing-constraint"])
  }

  @Test("A rule is disabled for an object in the configuration or in the object's notes")
  func objects() throws {
    let rule = "missing-trailing-constraint"
    #expect(try rules("objects: {lab-el-000: [\(rule)]}", document()).isEmpty)
    #expect(try rules("objects: {lab-el-000: all}", document()).isEmpty)
    #expect(try rules("objects: {lab-el-000: [clipped-text]}", document()) == [rule])
    #expect(try rules("", document(notes: "See ticket. autolayout:disable \(rule)")).isEmpty)
    #expect(try rules("", document(notes: "autolayout:disable")).isEmpty)
    #expect(try rules("", document(notes: "autolayout:disable clipped-text")) == [rule])
  }

  @Test("Canvases are combinations of devices, orientations, Split View sizes, and directions")
  func canvases() throws {
    let yaml = """
      devices: [retina4_0, ipad9_7]
      orientation: all
      direction: all
      """
    let names = try LintConfiguration(yaml: yaml).canvases.all.map(\.name)
    #expect(names.count == 10)
    #expect(names.first == "canvas")
    #expect(names.contains("ipad9_7 landscape right-to-left"))
  }

  @Test(
    "Invalid settings are reported with their line",
    arguments: [
      ("rules: {no-such-rule: off}", 1, "unknown rule 'no-such-rule'"),
      ("devices: [retina4_0]\norientaton: all", 2, "unknown setting 'orientaton'"),
      ("devices: [iPhone]", 1, "unknown device 'iPhone'"),
      ("preset: [strict, pedantic]", 1, "unknown preset 'pedantic'"),
      ("rules: {clipped-text: maybe}", 1, "invalid rule setting 'maybe'"),
      ("options: {grid: 0}", 1, "invalid length '0'"),
      ("- a", 1, "the configuration must be a mapping"),
    ])
  func errors(yaml: String, line: Int, message: String) throws {
    let error = #expect(throws: LintConfigurationError.self) {
      try LintConfiguration(yaml: yaml)
    }
    #expect(error?.line == line)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test("Malformed YAML is refused")
  func brokenYAML() {
    #expect(throws: LintConfigurationError.self) { try LintConfiguration(yaml: "a: [b") }
  }
}
