import Foundation
import LayoutAnalysis
import Testing

/// Oracle: the rules themselves. The pages of the documentation say what `lint --explain` prints.
@Suite("Documentation pages of lint rules")
struct LintRulePageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The words of a text, without the targets of links.
  private func words(_ text: String) -> String {
    text.replacing(/\[([^\]]*)\]\([^)]*\)/) { "\($0.output.1)" }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "A rule's page has its summary, severity, presets, rationale, and fix", arguments: LintRule.all)
  func page(rule: LintRule) throws {
    let url = Self.folder.appendingPathComponent(rule.documentation)
    let page = words(try String(contentsOf: url, encoding: .utf8))
    let presets = LintPreset.allCases.filter(rule.presets.contains).map(\.rawValue)
    #expect(page.contains("# \(rule.name) \(words(rule.summary))"))
    #expect(page.contains("| severity | \(rule.severity.rawValue) |"))
    #expect(
      page.contains("| presets | \(presets.isEmpty ? "none" : presets.joined(separator: ", ")) |"))
    #expect(page.contains("## Why it matters \(words(rule.reason)) ##"))
    #expect(page.hasSuffix("## What to do \(words(rule.remedy))"))
  }
}
