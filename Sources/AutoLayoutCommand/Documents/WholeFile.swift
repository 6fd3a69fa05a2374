import Foundation
import InterfaceBuilder

/// Writes reports and other files atomically.
enum WholeFile {
  /// Replaces the file at a path, or the destination of a symbolic link. Devices and pipes receive
  /// the text.
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

/// A failure of the run instead of one document, which is printed once.
struct RunFailure: Error, CustomStringConvertible {
  /// The affected file, folder or revision.
  let file: String
  /// The description of the error, as a clause without a period.
  let message: String
  /// Advice, as a clause without a period.
  let hint: String
  /// The exit code: 66, or 65 if the content of a file is invalid.
  let status: ExitStatus

  /// Creates a failure. The default exit code is 66.
  init(
    _ file: String, _ message: String, _ hint: String, status: ExitStatus = .cannotOpen
  ) {
    self.status = status
    self.file = file
    self.message = message
    self.hint = hint
  }

  /// The failure in the format of a compiler's error.
  var description: String { "\(file): error: \(message)\n  note: \(hint)" }

  /// The failure as it is printed to a terminal, with a newline at the end.
  var text: String { PrintableText.lines("\(self)\n") }
}
