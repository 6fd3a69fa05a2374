/// A configuration that cannot be read.
public struct LintConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as its caller named it.
  public var file: String
  /// The line of the error, counted from 1, or `nil` if the error has no location.
  public var line: Int?
  /// The column of the error, counted from 1, or `nil` if the error has no location.
  public var column: Int?
  /// A sentence that describes the error, without a period.
  public var message: String
  /// A sentence that gives advice, without a period.
  public var hint: String

  /// `file:line:column: error: message` and the hint below it.
  public var description: String {
    let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return "\(place): error: \(message)\n  note: \(hint)"
  }
}
