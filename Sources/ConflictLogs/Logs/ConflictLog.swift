import AutoLayout

/// One report of constraints that cannot all be satisfied, as it is in a console log.
///
/// ``ConsoleLogReader`` finds reports in a text. Two reports are equal if they have the same
/// constraints in the same line of their logs.
public struct ConflictLog: Hashable, Sendable {
  /// A constraint of the report's list, with the text that was printed for it.
  public struct Entry: Hashable, Sendable {
    /// The text from `<` to `>`, or as far as it was printed, without the list's escapes.
    public let text: String
    /// The constraint, or `nil` if the text is not one, such as `<private>`.
    public let description: ConstraintDescription?
    /// The reason that the text could not be parsed, or `nil` if it could.
    public let fault: String?

    /// Reads one description.
    ///
    /// - Complexity: O(*n*), where *n* is the length, for the descriptions of a system; O(*n*²) at
    ///   worst. Descriptions of more than 8192 bytes are not read.
    public init(_ text: String) {
      self.text = text
      guard text.utf8.count <= Self.lengthLimit else {
        (description, fault) = (nil, "longer than \(Self.lengthLimit) bytes")
        return
      }
      do {
        description = try ConstraintDescription(tidying: text)
        fault = nil
      } catch {
        (description, fault) = (nil, Self.isOfGrid(text) ? Self.gridFault : "\(error)")
      }
    }

    /// Returns a Boolean value that indicates whether a description has the boundaries of an
    /// `NSGridView`, which are sums of anchors.
    private static func isOfGrid(_ text: String) -> Bool {
      text.contains("NSGridView:")
        && [".row-boundary", ".column-boundary", "'GridView"].contains { text.contains($0) }
    }

    /// The error for such a description.
    private static let gridFault =
      "NSGridView created it between its rows or columns, in an unsupported format"

    /// The maximum length of a description in bytes. Those of real logs have fewer than 1000, and
    /// the time for arbitrary names grows with the square of their length.
    static let lengthLimit = 8192
  }

  /// The line of the text where the report starts, from 1.
  public var line: Int
  /// The listed constraints in their order.
  public internal(set) var entries: [Entry] = []
  /// The text of the constraint that was broken according to the report. It is not used for
  /// predictions.
  public internal(set) var recordedBrokenText: String?
  /// A Boolean value that indicates whether the header is one of AppKit's: “…satisfy constraints:”
  /// or “Conflicting constraints detected”.
  var hasHeaderOfAppKit = false

  /// Creates a report with the line of its header.
  init(line: Int) { self.line = line }

  /// Creates a report from descriptions, such as those of a debugger. Its line is 1.
  public init(_ descriptions: [String]) {
    line = 1
    entries = descriptions.map(Entry.init)
  }

  /// The position of the constraint that was broken according to the report, or `nil` if the report
  /// does not name one, or one that it does not list.
  public var recordedIndex: Int? {
    guard let recordedBrokenText else { return nil }
    if let index = entries.firstIndex(where: { $0.text == recordedBrokenText }) { return index }
    if let handle = Entry(recordedBrokenText).description?.handle,
      let index = entries.firstIndex(where: { $0.description?.handle == handle })
    {
      return index
    }
    guard let handle = Self.handle(of: recordedBrokenText) else { return nil }
    return entries.firstIndex { Self.handle(of: $0.text) == handle }
  }

  /// Returns the class and the address or key with which a description begins, which are legible
  /// even if the rest was truncated, or `nil` for other text.
  private static func handle(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...].trimmingPrefix { $0 == " " }
    let handle = rest.prefix { $0 != " " && $0 != ">" }
    return handle.isEmpty ? nil : text[..<colon] + ":" + handle
  }
}
