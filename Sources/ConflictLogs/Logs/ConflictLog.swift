import AutoLayout

/// One report of constraints that cannot hold together, as a console log has it.
///
/// ``ConsoleLogReader`` finds reports in a text. Two reports are equal if they have the same
/// constraints in the same line of their logs.
public struct ConflictLog: Hashable, Sendable {
  /// A constraint of the report's list, with the text that was printed for it.
  public struct Entry: Hashable, Sendable {
    /// The text from `<` to `>`, or as far as it was printed, with the list's escapes undone.
    public let text: String
    /// The constraint; nil if the text is not one, such as `<private>`.
    public let description: ConstraintDescription?
    /// Why there is no description; nil if there is one.
    public let fault: String?

    /// Reads one description.
    ///
    /// - Complexity: linear in its length for the descriptions of a system, quadratic at worst.
    ///   Descriptions of more than 8192 bytes are not read.
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
        (description, fault) = (nil, "\(error)")
      }
    }

    /// The longest description that is read, in bytes. Those of real logs have fewer than 1000, and
    /// the time for arbitrary names grows with the square of their length.
    private static let lengthLimit = 8192
  }

  /// The line of the text where the report starts, from 1.
  public var line: Int
  /// The listed constraints in their order.
  public internal(set) var entries: [Entry] = []
  /// The constraint that the report itself says was broken, as text; not used for predictions.
  public internal(set) var recordedBrokenText: String?

  /// Starts a report whose header is on a line.
  init(line: Int) { self.line = line }

  /// Makes a report from descriptions, such as those of a debugger. Its line is 1.
  public init(_ descriptions: [String]) {
    line = 1
    entries = descriptions.map(Entry.init)
  }

  /// The position of the constraint that the report says was broken; nil if it says none, or one
  /// that it does not list.
  public var recordedIndex: Int? {
    guard let recordedBrokenText else { return nil }
    if let index = entries.firstIndex(where: { $0.text == recordedBrokenText }) { return index }
    guard let handle = Entry(recordedBrokenText).description?.handle else { return nil }
    return entries.firstIndex { $0.description?.handle == handle }
  }
}
