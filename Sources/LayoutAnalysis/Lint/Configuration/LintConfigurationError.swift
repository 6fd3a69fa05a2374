/// A configuration that cannot be read.
public struct LintConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as its caller named it.
  public var file: String
  /// The line to blame, counted from 1; nil when no place is.
  public var line: Int?
  /// The column to blame, counted from 1.
  public var column: Int?
  /// One sentence that says what is wrong, without full stop.
  public var message: String
  /// One sentence that says what to do, without full stop.
  public var hint: String

  /// `file:line:column: error: message` and the hint below it.
  public var description: String {
    let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return "\(place): error: \(message)\n  note: \(hint)"
  }
}
