import Foundation
import LayoutAnalysis

/// Differences as Markdown, for a comment on a pull request.
///
///     ### `App/Main.storyboard`
///
///     **Sign In**
///
///     | view | change |
///     | --- | --- |
///     | UIButton “Sign In” | 8 pt lower everywhere |
@MainActor
struct DiffMarkdown {
  /// Returns the sections of the documents that changed, ending in a newline.
  static func text(_ sections: [String]) -> String {
    sections.isEmpty ? "The layout is the same.\n" : sections.joined(separator: "\n")
  }

  /// Returns the heading of a document, its errors, a table of the changed views of each root, and
  /// other findings.
  func section(_ report: DiffReport) -> String {
    let listing = DiffListing(report)
    var lines = ["### \(Self.code(report.name))", ""]
    lines += findings("Errors", listing.errors)
    for root in report.diff.roots {
      lines += ["**\(Self.escaped(root.name))**\(root.statusWords)", ""]
      let rows = listing.rows(of: root, naming: \.name)
      guard !rows.isEmpty else { continue }
      lines += ["| view | change |", "| --- | --- |"]
      lines += rows.map { "| \(Self.escaped($0.subject)) | \(Self.escaped($0.change)) |" }
      lines.append("")
    }
    lines += findings("Warnings and notes", listing.others)
    return lines.joined(separator: "\n")
  }

  /// Returns a list of findings with a title, or no lines if there are no findings.
  private func findings(_ title: String, _ rows: [DiffListing.FindingRow]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let items = rows.map { row in
      let cause = row.cause.map { " — cause: \(Self.escaped($0))" } ?? ""
      return "- \(row.title): \(Self.escaped(row.sentence))\(cause)"
    }
    return ["**\(title)**", ""] + items + [""]
  }

  /// Returns a text of a document as one line of Markdown without markup or links.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in PrintableText.of(text).replacing("://", with: ": //") {
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", ">", "#", "|", "~", "@":
        result += "\\\(character)"
      default: result.append(character.isNewline ? " " : character)
      }
    }
    return result
  }

  /// Returns a file name as inline code.
  private static func code(_ text: String) -> String {
    "`" + PrintableText.of(text).replacing("`", with: "'").replacing("\n", with: " ") + "`"
  }
}
