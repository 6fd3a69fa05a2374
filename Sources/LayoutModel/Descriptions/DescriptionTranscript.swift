/// One pass over a description, reading or printing it.
///
/// The grammar's productions are written once against this protocol. A reader fills the values it
/// is handed; a writer prints them.
protocol DescriptionTranscript {
  /// Text that always stands here.
  mutating func literal(_ text: String) throws(DescriptionError)

  /// Whether an alternative is taken: by the value when printing, by what comes next when reading.
  func branch(_ isTaken: Bool, next: DescriptionPattern) -> Bool

  /// Whether an optional text stands here, which is then passed.
  mutating func option(_ isPresent: Bool, _ text: String) -> Bool

  /// One of the texts of a table.
  mutating func choice<Value: Equatable>(
    _ value: inout Value, _ table: [(Value, String)]
  ) throws(DescriptionError)

  /// Text up to the first place where `end` matches.
  mutating func text(_ value: inout String, before end: DescriptionPattern)
    throws(DescriptionError)

  /// Text that matches a pattern.
  mutating func token(_ value: inout String, _ pattern: DescriptionPattern)
    throws(DescriptionError)

  /// A view or guide up to the first place where `end` matches outside its quoted text.
  mutating func item(_ value: inout ConstraintDescription.Item, before end: DescriptionPattern)
    throws(DescriptionError)

  mutating func number(_ value: inout ConstraintDescription.Number) throws(DescriptionError)

  /// A run of blanks.
  mutating func blanks(_ count: inout Int)

  /// Values separated by commas, at least one.
  mutating func list<Value>(
    _ values: inout [Value], _ empty: Value,
    _ element: (inout Value, inout Self) throws(DescriptionError) -> Void
  ) throws(DescriptionError)

  /// The end of the text.
  func end() throws(DescriptionError)
}

extension DescriptionTranscript {
  /// One of the texts of a table, or nothing.
  mutating func optionalChoice<Value: Equatable>(
    _ value: inout Value?, _ table: [(Value, String)]
  ) {
    for (candidate, text) in table where option(value == candidate, text) {
      value = candidate
      return
    }
  }
}

/// Why a text is no constraint's description.
public struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, in UTF-8 bytes from the start of the text.
  public var offset: Int
  /// What should stand there.
  public var expected: String

  public var description: String { "expected \(expected) at byte \(offset)" }
}
