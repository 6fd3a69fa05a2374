import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// How a project lints its documents in its unit tests.
@Suite("Linting the project's documents")
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

  // By hand: the button “Sign In” ends 48 + 96 + 48 + 44 + 12 + 44 + 32 + 50 = 374 points below the safe
  // area, which begins at 0 in landscape. The footer begins 44 points above the safe area's end: at
  // 375 − 44 = 331 without a home indicator, and at 393 − 21 − 44 = 328 with one, where it covers all of
  // its own 44 points. Its two buttons have half the width each, less 16 at the sides.
  @Test(
    "On a phone in landscape, the footer's buttons overlap “Sign In”",
    arguments: [("retina4_7", "43"), ("retina6_12", "44")])
  func footer(device: String, height: String) throws {
    var configuration = LintConfiguration()
    configuration.checksOnlyNamedRules = true
    configuration.rules["overlapping-views"] = .on
    configuration.canvases.devices = [device]
    configuration.canvases.orientations = .all
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Documents/Login.storyboard").standardizedFileURL
    let findings = try Linter(configuration).lint(contentsOf: url, name: "Login.storyboard")
    #expect(findings.map(\.object.identifier) == ["LgN-bt-002", "LgN-bt-003"])
    #expect(findings.flatMap(\.related).map(\.identifier) == ["LgN-bt-001", "LgN-bt-001"])
    #expect(findings.allSatisfy { $0.canvases == ["\(device) landscape"] })
    #expect(findings.allSatisfy { $0.message.hasPrefix("Overlaps UIButton “Sign In” by ") })
    #expect(findings.allSatisfy { $0.message.hasSuffix(" × \(height)") })
  }
}
