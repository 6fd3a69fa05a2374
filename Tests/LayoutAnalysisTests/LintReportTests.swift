import Foundation
import LayoutAnalysis
import Testing

@Suite("Lint reports")
struct LintReportTests {
  private var report: LintReport {
    let finding = LintFinding(
      rule: "clipped-text", severity: .warning, message: "Text “A & B, 100%” does not fit",
      hint: "let it grow", file: "A/Main View.xib", line: 12, column: 5,
      object: .init(identifier: "abc-de-fgh", name: "UILabel “<A>”"), root: "roo-tV-iew",
      canvases: ["retina4_0 portrait"],
      related: [.init(message: "other", identifier: nil, line: 3, column: 1)], isFixable: false,
      key: "")
    return LintReport(
      findings: [finding], files: ["A/Main View.xib", "B.xib"],
      failures: [.init(file: "C.xib", message: "no document", line: 1, column: 1)],
      toolVersion: "1.2.3")
  }

  @Test("Text output has location, severity, rule, object, canvas, related locations, and hint")
  func text() {
    #expect(
      report.text(as: .text) == """
        A/Main View.xib:12:5: warning: Text “A & B, 100%” does not fit [clipped-text] — \
        UILabel “<A>” (abc-de-fgh) (on retina4_0 portrait)
          A/Main View.xib:3:1: other
          note: let it grow

        """)
  }

  @Test("Values in GitHub workflow commands are escaped")
  func github() {
    #expect(
      report.text(as: .github)
        == "::warning file=A/Main View.xib,line=12,col=5,title=clipped-text::UILabel “<A>” "
        + "(abc-de-fgh): Text “A & B, 100%25” does not fit (on retina4_0 portrait)\n")
  }

  @Test(
    "A rule name cannot end an XML attribute", arguments: ["checkstyle", "junit"])
  func escapedRule(name: String) throws {
    var report = report
    report.findings[0].rule = "a\"/><injected x=\""
    let text = report.text(as: try #require(LintReportFormat(rawValue: name)))
    #expect(!text.contains("<injected"))
    #expect(text.contains("&quot;/&gt;&lt;injected"))
  }

  @Test("The Xcode format is that of compiler diagnostics")
  func xcode() {
    #expect(report.text(as: .xcode).hasPrefix("A/Main View.xib:12:5: warning: UILabel “<A>” "))
  }

  @Test("SARIF output has version, rule, location, and an escaped URI")
  func sarif() throws {
    let text = report.text(as: .sarif)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.first?["ruleId"] as? String == "clipped-text")
    #expect(text.contains("\"uri\" : \"A/Main%20View.xib\""))
    #expect(text.contains("\"startLine\" : 12"))
    #expect(text.contains("does not fit (on retina4_0 portrait). Let it grow.\""))
    #expect(text.contains("\"executionSuccessful\" : false"))
  }

  @Test(
    "SARIF messages end in exactly one period",
    arguments: [
      ("let it grow", "portrait). Let it grow.\""), ("let it grow.", "portrait). Let it grow.\""),
      ("", "portrait)\""),
    ])
  func hints(hint: String, end: String) {
    var report = report
    report.findings[0].hint = hint
    #expect(report.text(as: .sarif).contains("does not fit (on retina4_0 " + end))
  }

  @Test(
    "XML formats escape the text of findings",
    arguments: [LintReportFormat.junit, .checkstyle])
  func xml(format: LintReportFormat) throws {
    let text = report.text(as: format)
    #expect(text.contains("&lt;A&gt;"))
    #expect(text.contains("A &amp; B"))
    #expect(!text.contains("“<A>”"))
  }

  @Test("JUnit output has a test case for each document and an error for each failed one")
  func junit() {
    let text = report.text(as: .junit)
    #expect(text.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
  }

  @Test("A GitLab fingerprint does not depend on the line but on the object")
  func gitlab() {
    var moved = report
    moved.findings[0].line = 99
    var other = report
    other.findings[0].object.identifier = "xyz-xy-xyz"
    func fingerprint(_ report: LintReport) -> String? {
      report.text(as: .gitlab).split(separator: "\n").first { $0.contains("fingerprint") }
        .map(String.init)
    }
    #expect(fingerprint(moved) == fingerprint(report))
    #expect(fingerprint(other) != fingerprint(report))
  }

  @Test("Control characters are not printed")
  func controlCharacters() {
    var hostile = report
    hostile.findings[0].message = "a\u{1B}[2Jb\nc"
    let text = hostile.text(as: .text)
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test(
    "SHA-256 digests match the examples of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func digest(text: String, expected: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == expected)
  }
}
