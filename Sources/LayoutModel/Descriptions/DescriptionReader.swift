/// Reads a description into the values of the grammar.
struct DescriptionReader: DescriptionTranscript {
  /// The maximum length of a text, in bytes.
  ///
  /// Descriptions in logs stay below 1 kB. The class names of generic views may need a few
  /// kilobytes more.
  static let lengthLimit = 65_536

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private func error(_ expected: String) -> DescriptionError {
    DescriptionError(offset: position, expected: expected)
  }

  private func string(to end: Int) -> String {
    String(decoding: bytes[position..<end], as: UTF8.self)
  }

  mutating func literal(_ text: String) throws(DescriptionError) {
    guard option(true, text) else { throw error("“\(text)”") }
  }

  func branch(_ isTaken: Bool, next: DescriptionPattern) -> Bool {
    next.end(in: bytes, from: position) != nil
  }

  mutating func option(_ isPresent: Bool, _ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  mutating func choice<Value: Equatable>(
    _ value: inout Value, _ table: [(Value, String)]
  ) throws(DescriptionError) {
    for (candidate, text) in table where option(true, text) {
      value = candidate
      return
    }
    throw error("one of " + table.map { "'\($0.1)'" }.joined(separator: ", "))
  }

  mutating func text(_ value: inout String, before end: DescriptionPattern)
    throws(DescriptionError)
  {
    guard let found = firstPosition(of: end, from: position) else {
      throw error("a name and the text after it")
    }
    value = string(to: found)
    position = found
  }

  private func firstPosition(of pattern: DescriptionPattern, from start: Int) -> Int? {
    (start...bytes.count).first { pattern.end(in: bytes, from: $0) != nil }
  }

  mutating func token(_ value: inout String, _ pattern: DescriptionPattern)
    throws(DescriptionError)
  {
    guard let end = pattern.end(in: bytes, from: position) else { throw error("a value") }
    value = string(to: end)
    position = end
  }

  mutating func item(_ value: inout ConstraintDescription.Item, before end: DescriptionPattern)
    throws(DescriptionError)
  {
    guard let found = itemEnd(before: end) else {
      throw error("a view and the text after it")
    }
    value = ConstraintDescription.Item(text: string(to: found))
    position = found
  }

  private static let quotedAddress = DescriptionPattern.sequence(
    ":", DescriptionPattern.address, "'")

  /// Returns the end of an item, where `end` matches. A quoted text ends at a quote before `end`,
  /// so that its contents are skipped.
  private func itemEnd(before end: DescriptionPattern) -> Int? {
    for start in position...bytes.count {
      if end.end(in: bytes, from: start) != nil { return start }
      guard let opening = Self.quotedAddress.end(in: bytes, from: start) else { continue }
      return firstPosition(of: .sequence("'", end), from: opening).map { $0 + 1 }
    }
    return nil
  }

  mutating func number(_ value: inout ConstraintDescription.Number) throws(DescriptionError) {
    var text = ""
    try token(&text, .number)
    guard let number = ConstraintDescription.Number(text: text) else { throw error("a number") }
    value = number
  }

  mutating func blanks(_ count: inout Int) {
    let end = DescriptionPattern.blanks.end(in: bytes, from: position) ?? position
    count = end - position
    position = end
  }

  mutating func list<Value>(
    _ values: inout [Value], _ empty: Value,
    _ element: (inout Value, inout Self) throws(DescriptionError) -> Void
  ) throws(DescriptionError) {
    values = []
    repeat {
      var value = empty
      try element(&value, &self)
      values.append(value)
    } while option(true, ", ")
  }

  func end() throws(DescriptionError) {
    guard position == bytes.count else { throw error("the end of the description") }
  }
}
