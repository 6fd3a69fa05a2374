import Foundation
import InterfaceBuilder

/// The reason why a document could not be laid out, in a form that can be printed and sent by a
/// worker.
///
///     Login.storyboard:12:17: error: the constraint names an item that does not exist: "abc"
///       <constraint firstItem="abc" firstAttribute="top" …/>
///                  ^
///       note: …
struct DocumentFailure: Error, Codable, Equatable, Sendable {
  /// The path as specified by the user.
  var file: String
  /// The line, from 1, or `nil` if the failure has no location.
  var line: Int?
  /// The column in Unicode scalars, from 1, or `nil` if the failure has no location.
  var column: Int?
  /// The description of the error, as a clause without a period.
  var message: String
  /// Advice, as a clause without a period, or `nil` if there is none.
  var hint: String?
  /// The line of the document with the error, shortened, or `nil` if it is not known.
  var excerpt: String?
  /// The number of characters of `excerpt` before the error, or `nil` if there is no excerpt.
  var caret: Int?
  /// The kind of the invalid document, or `nil` for other failures.
  var kind: InterfaceDocumentError.Kind?
  /// The exit code of a run in which this is the first failure.
  var status: ExitStatus

  /// The known parts of the location, as `file:line:column`.
  var place: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  /// The location and the message on one line: `file:line:column: message`.
  var oneLine: String { "\(place): \(message)" }

  /// Returns the failure as it is printed to a terminal, with a newline at the end.
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

/// Failures of arguments.
extension DocumentFailure {
  /// The advice for an internal error.
  static let reportHint =
    "this is an internal error of autolayout; please report it with the document"

  /// Returns the failure of a folder without documents.
  static func emptyFolder(_ path: String) -> DocumentFailure {
    DocumentFailure(
      file: path, message: "the folder contains no .xib or .storyboard files",
      hint: "specify documents, or a folder that contains them", status: .cannotOpen)
  }
}
