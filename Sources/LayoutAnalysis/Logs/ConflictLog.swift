import AutoLayout

/// One report of constraints that cannot hold together, as it stands in a console log.
public struct ConflictLog: Hashable, Sendable {
  /// A line of the report's list.
  public struct Entry: Hashable, Sendable {
    /// The text from `<` to `>`, or as far as it was printed, with the list's escapes undone.
    public let text: String
    /// What the text says; nil where it is no constraint, such as `<private>`.
    public let description: ConstraintDescription?
    /// What is wrong with a text that has no description.
    public let fault: String?

    /// Reads one description. Linear in its length.
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

    /// Longest description that is read, in bytes: those of real logs stay below 1000, and the time
    /// that a reader of arbitrary names needs grows with the square.
    private static let lengthLimit = 8192
  }

  /// The line of the text where the report starts, from 1.
  public var line: Int
  /// The listed constraints in their order.
  public internal(set) var entries: [Entry] = []
  /// What the report itself says was broken; never used for a prediction.
  public internal(set) var recordedVictim: String?

  init(line: Int) { self.line = line }

  /// Makes a report of descriptions.
  public init(_ descriptions: [String]) {
    line = 1
    entries = descriptions.map(Entry.init)
  }

  /// The position of the constraint that the report says was broken; nil where it says none.
  public var recordedIndex: Int? {
    guard let recordedVictim else { return nil }
    if let index = entries.firstIndex(where: { $0.text == recordedVictim }) { return index }
    guard let handle = Entry(recordedVictim).description?.handle else { return nil }
    return entries.firstIndex { $0.description?.handle == handle }
  }
}
