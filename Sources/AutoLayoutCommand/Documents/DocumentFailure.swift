import Foundation

/// Why a document could not be laid out, in a form that prints and that a worker can send.
///
///     Login.storyboard:12:17: error: the constraint names an item that does not exist: "abc"
///       <constraint firstItem="abc" firstAttribute="top" …/>
///                  ^
///       note: …
struct DocumentFailure: Error, Codable, Equatable, Sendable {
  /// The path as it was given.
  var file: String
  /// Counted from 1; nil when no place in the file is to blame.
  var line: Int?
  /// Counted from 1.
  var column: Int?
  /// What is wrong, without a full stop.
  var message: String
  /// What to do about it.
  var hint: String?
  /// The line of the document that is to blame, as far as it is worth printing.
  var excerpt: String?
  /// Characters of `excerpt` before the one that is meant.
  var caret: Int?
  var status: ExitStatus

  /// `file:line:column`, as far as known.
  var place: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  /// The whole failure on one line: `file:line:column: message`.
  var oneLine: String { "\(place): \(message)" }

  /// The failure as it is printed on a terminal, ending in a newline.
  func text(_ terminal: Terminal) -> String {
    let place = terminal.strong(PrintableText.of(self.place) + ":")
    var lines = ["\(place) \(terminal.alarming("error:")) \(PrintableText.of(message))"]
    if let excerpt {
      lines.append("  " + PrintableText.of(excerpt))
      lines.append("  " + String(repeating: " ", count: caret ?? 0) + terminal.alarming("^"))
    }
    if let hint, !hint.isEmpty { lines.append("  note: \(PrintableText.of(hint))") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DocumentFailure {
  /// A folder was named in which there is nothing to lay out.
  static func emptyFolder(_ path: String) -> DocumentFailure {
    DocumentFailure(
      file: path, message: "the folder holds no .xib or .storyboard file",
      hint: "name the documents, or a folder above them", status: .cannotOpen)
  }
}
