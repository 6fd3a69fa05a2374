import Foundation
import InterfaceBuilder

/// Files that are written whole or not at all.
enum WholeFile {
  /// Replaces the file at a path, or that which a symbolic link leads to; devices and pipes get the text.
  ///
  /// - Throws: `RunFailure`.
  static func write(_ text: String, to path: String) throws {
    do throws(InterfaceDocumentError) {
      try DocumentFile.write(Array(text.utf8), to: path)
    } catch {
      throw RunFailure(path, error.message, "check the folder and the permissions")
    }
  }
}

/// A failure of the run itself, not of a document; printed once, with exit code 66 or 65.
struct RunFailure: Error, CustomStringConvertible {
  let file: String
  let message: String
  let hint: String
  let status: ExitStatus

  init(
    _ file: String, _ message: String, _ hint: String, status: ExitStatus = .cannotOpen
  ) {
    self.status = status
    self.file = file
    self.message = message
    self.hint = hint
  }

  var description: String { "\(file): error: \(message)\n  note: \(hint)" }

  /// The failure as it is printed on a terminal, ending in a newline.
  var text: String { PrintableText.lines("\(self)\n") }
}
