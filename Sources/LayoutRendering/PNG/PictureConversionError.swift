import Foundation

/// The reason why a picture was not converted to PNG.
public enum PictureConversionError: Error, Hashable, Sendable {
  /// No directory of the search path has the program.
  case programMissing(name: String)
  /// The program ended with an exit status other than zero. `message` is its output.
  case failed(name: String, status: Int32, message: String)
  /// The program did not end within its timeout.
  case timedOut(name: String, seconds: Double)
}

extension PictureConversionError: CustomStringConvertible, LocalizedError {
  /// The description of the error, with advice.
  public var description: String {
    switch self {
    case .programMissing(let name):
      "PNG pictures require \(name), which is not installed. \(Self.installation)"
    case .failed(let name, let status, let message):
      "\(name) failed with status \(status): \(message.isEmpty ? "no message" : message)"
    case .timedOut(let name, let seconds):
      "\(name) did not finish within \(DecimalText.string(seconds)) seconds."
    }
  }

  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// Instructions for installing the program.
  static let installation = """
    Install it: `apt-get install librsvg2-bin` on Debian and Ubuntu, \
    `dnf install librsvg2-tools` on Fedora, `brew install librsvg` on macOS. \
    SVG pictures do not require it.
    """
}
