import Foundation
import LayoutAnalysis

/// Differences as Markdown, for the comment of a pull request.
@MainActor
struct DiffMarkdown {
  func text(_ reports: [DiffReport]) -> String {
    let changed = reports.filter { !$0.diff.isEmpty }
    guard !changed.isEmpty else { return "The layout is the same.\n" }
    return changed.map(section).joined(separator: "\n")
  }

  private func section(_ report: DiffReport) -> String {
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

  /// A text of a document as a text of Markdown: on one line, nothing in it marks up.
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

  /// A name in the font of code.
  private static func code(_ text: String) -> String {
    "`" + PrintableText.of(text).replacing("`", with: "'").replacing("\n", with: " ") + "`"
  }
}
