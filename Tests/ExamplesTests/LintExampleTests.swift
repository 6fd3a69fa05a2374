import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// How a project lints its documents in its unit tests.
@Suite("Documents of the project")
@MainActor
struct LintExampleTests {
  nonisolated static let documents = [
    "Login.storyboard", "Settings.storyboard", "Universal.storyboard",
  ]

  @Test("No screen has an error or warning on a small phone and an iPad", arguments: documents)
  func lint(name: String) throws {
    var configuration = LintConfiguration()
    configuration.canvases.devices = ["retina4_0", "ipad9_7"]
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Documents/\(name)").standardizedFileURL
    let findings = try Linter(configuration).lint(contentsOf: url, name: name)
    let serious = findings.filter { $0.severity > .note }
    #expect(serious.isEmpty, "\(LintReport(findings: serious).text(as: .text))")
  }
}
