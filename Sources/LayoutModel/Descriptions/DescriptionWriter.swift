/// Prints the values of the grammar as a description.
struct DescriptionWriter: DescriptionTranscript {
  private(set) var text = ""

  mutating func literal(_ text: String) { self.text += text }

  func branch(_ isTaken: Bool, next: DescriptionPattern) -> Bool { isTaken }

  mutating func option(_ isPresent: Bool, _ text: String) -> Bool {
    if isPresent { self.text += text }
    return isPresent
  }

  mutating func choice<Value: Equatable>(_ value: inout Value, _ table: [(Value, String)]) {
    if let entry = table.first(where: { $0.0 == value }) { text += entry.1 }
  }

  mutating func text(_ value: inout String, before end: DescriptionPattern) { text += value }

  mutating func token(_ value: inout String, _ pattern: DescriptionPattern) { text += value }

  mutating func item(
    _ value: inout ConstraintDescription.Item, before end: DescriptionPattern
  ) { text += value.text }

  mutating func number(_ value: inout ConstraintDescription.Number) { text += value.text }

  mutating func blanks(_ count: inout Int) { text += String(repeating: " ", count: count) }

  mutating func list<Value>(
    _ values: inout [Value], _ empty: Value,
    _ element: (inout Value, inout Self) throws(DescriptionError) -> Void
  ) throws(DescriptionError) {
    for index in values.indices {
      if index > 0 { text += ", " }
      try element(&values[index], &self)
    }
  }

  func end() {}
}
