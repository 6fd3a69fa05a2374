/// The reason that a text has no report that can be explained, with advice on the expected text.
///
///     let logs = ConsoleLogReader.logs(in: text)
///     if logs.isEmpty { print(MissingReport(in: text).message) }
public struct MissingReport: Hashable, Sendable {
  /// A description of the problem with the text.
  public let message: String
  /// The expected text, with an example.
  public let hint: String

  /// A description as UIKit prints it, as an example in messages.
  public static let example =
    "\"<NSLayoutConstraint:0x600001 UIView:0x7f8a01.width == 100   (active)>\""

  /// The last sentence of every hint.
  private static let expectation = """
    expected the text from “Unable to simultaneously satisfy constraints” to the closing \
    parenthesis, with lines such as \(example)
    """

  /// Finds the reason in a text without a report.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(in text: String) {
    guard ConsoleLogReader.headers.contains(where: { text.contains($0) }) else {
      message = "the text contains no report of conflicting constraints"
      hint = Self.expectation
      return
    }
    if text.contains("\"\",") || text.contains("\"\"\n") {
      message =
        "the descriptions in the report are empty, because a web page interpreted them as tags"
      hint = "copy them from the console, or from the source of the page; \(Self.expectation)"
    } else {
      message = "the report has no list of constraints"
      hint = Self.expectation
    }
  }

  /// Finds the reason in a file without a report.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(in bytes: [UInt8]) { self.init(in: LogEncoding.text(of: bytes)) }
}
