import Foundation
import InterfaceBuilder

/// Reports and other files that are written completely or not at all.
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

/// A failure of the run itself instead of one document, printed once.
struct RunFailure: Error, CustomStringConvertible {
  /// The file, folder or revision that the failure is about.
  let file: String
  /// What is wrong, as a clause without a period.
  let message: String
  /// What to do about it, as a clause without a period.
  let hint: String
  /// The exit code: 66, or 65 if the content of a file is invalid.
  let status: ExitStatus

  /// A failure; the default is exit code 66.
  init(
    _ file: String, _ message: String, _ hint: String, status: ExitStatus = .cannotOpen
  ) {
    self.status = status
    self.file = file
    self.message = message
    self.hint = hint
  }

  /// The failure in the form of a compiler's error.
  var description: String { "\(file): error: \(message)\n  note: \(hint)" }

  /// The failure as it is printed on a terminal, ending in a newline.
  var text: String { PrintableText.lines("\(self)\n") }
}
