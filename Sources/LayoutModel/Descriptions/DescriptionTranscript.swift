/// A pass over a description that either reads or prints it.
///
/// The productions of the grammar are written once for this protocol. A reader sets the values that
/// it receives; a writer prints them.
protocol DescriptionTranscript {
  /// Reads or prints text that is always present.
  mutating func literal(_ text: String) throws(DescriptionError)

  /// Returns a Boolean value that indicates whether an alternative applies. A writer decides by the
  /// value, and a reader by the text that follows.
  func branch(_ isTaken: Bool, next: DescriptionPattern) -> Bool

  /// Reads or prints an optional text, and returns true if it is present.
  mutating func option(_ isPresent: Bool, _ text: String) -> Bool

  /// Reads or prints one of the texts of a table.
  mutating func choice<Value: Equatable>(
    _ value: inout Value, _ table: [(Value, String)]
  ) throws(DescriptionError)

  /// Reads or prints text up to the first position where `end` matches.
  mutating func text(_ value: inout String, before end: DescriptionPattern)
    throws(DescriptionError)

  /// Reads or prints text that matches a pattern.
  mutating func token(_ value: inout String, _ pattern: DescriptionPattern)
    throws(DescriptionError)

  /// Reads or prints a view or guide, up to the first position outside its quoted text where `end`
  /// matches.
  mutating func item(_ value: inout ConstraintDescription.Item, before end: DescriptionPattern)
    throws(DescriptionError)

  mutating func number(_ value: inout ConstraintDescription.Number) throws(DescriptionError)

  /// Reads or prints a run of spaces.
  mutating func blanks(_ count: inout Int)

  /// Reads or prints one or more values separated by commas.
  mutating func list<Value>(
    _ values: inout [Value], _ empty: Value,
    _ element: (inout Value, inout Self) throws(DescriptionError) -> Void
  ) throws(DescriptionError)

  /// Requires the end of the text.
  func end() throws(DescriptionError)
}

extension DescriptionTranscript {
  /// Reads or prints one of the texts of a table, or nothing.
  mutating func optionalChoice<Value: Equatable>(
    _ value: inout Value?, _ table: [(Value, String)]
  ) {
    for (candidate, text) in table where option(value == candidate, text) {
      value = candidate
      return
    }
  }
}

/// The reason why a text is not the description of a constraint.
public struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the error, in UTF-8 bytes from the start of the text.
  public var offset: Int
  /// The text that the grammar expects at the position.
  public var expected: String

  public var description: String { "expected \(expected) at byte \(offset)" }
}
