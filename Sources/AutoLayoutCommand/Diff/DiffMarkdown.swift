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
  /// The sections of the documents that changed, ending in a newline.
  static func text(_ sections: [String]) -> String {
    sections.isEmpty ? "The layout is the same.\n" : sections.joined(separator: "\n")
  }

  /// The heading of a document, a table of the changed views of each root, and lists of findings.
  func section(_ report: DiffReport) -> String {
    var lines = ["### \(Self.code(report.name))", ""]
    for root in report.diff.roots {
      lines += ["**\(Self.escaped(root.name))**\(root.statusWords)", ""]
      if !root.views.isEmpty {
        lines += ["| view | change |", "| --- | --- |"]
        lines += root.views.map {
          "| \(Self.escaped($0.name)) | \(Self.escaped($0.sentence)) |"
        }
        lines.append("")
      }
    }
    for (title, findings) in [
      ("New findings", report.diff.newFindings), ("Gone findings", report.diff.goneFindings),
    ] where !findings.isEmpty {
      lines += ["**\(title)**", ""]
      lines += findings.map { "- \(Self.escaped($0.sentence))" }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// A text of a document as one line of Markdown in which nothing is markup or a link.
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

  /// A file name as inline code.
  private static func code(_ text: String) -> String {
    "`" + PrintableText.of(text).replacing("`", with: "'").replacing("\n", with: " ") + "`"
  }
}
