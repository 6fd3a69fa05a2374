import Foundation

/// Why a picture could not be converted.
public enum PictureConversionError: Error, Hashable, Sendable {
  /// No folder of the search path has the program.
  case programMissing(name: String)
  /// The program ended with an exit status other than zero; `message` is what it printed.
  case failed(name: String, status: Int32, message: String)
  /// The program did not end within the time given to it.
  case timedOut(name: String, seconds: Double)
}

extension PictureConversionError: CustomStringConvertible, LocalizedError {
  /// The error in words, with what to do.
  public var description: String {
    switch self {
    case .programMissing(let name):
      "PNG pictures are made by \(name), which is not installed. \(Self.installation)"
    case .failed(let name, let status, let message):
      "\(name) ended with status \(status): \(message.isEmpty ? "no message" : message)"
    case .timedOut(let name, let seconds):
      "\(name) did not end within \(DecimalText.string(seconds)) seconds."
    }
  }

  /// The same for `localizedDescription`.
  public var errorDescription: String? { description }

  /// How to get the program.
  static let installation = """
    Install it: `apt-get install librsvg2-bin` on Debian and Ubuntu, \
    `dnf install librsvg2-tools` on Fedora, `brew install librsvg` on macOS. \
    SVG pictures need no such program.
    """
}
