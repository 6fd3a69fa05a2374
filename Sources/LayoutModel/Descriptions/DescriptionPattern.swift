/// A pattern that matches a piece of a description at a given position.
///
/// Patterns select alternatives and find the ends of names, which may contain any character.
struct DescriptionPattern: Sendable, ExpressibleByStringLiteral {
  private let match: @Sendable ([UInt8], Int) -> Int?

  init(_ match: @escaping @Sendable ([UInt8], Int) -> Int?) { self.match = match }

  init(stringLiteral text: String) {
    let expected = Array(text.utf8)
    match = { bytes, start in
      guard bytes.count - start >= expected.count else { return nil }
      for index in expected.indices where bytes[start + index] != expected[index] { return nil }
      return start + expected.count
    }
  }

  /// Returns the end of the match that begins at `start`, or `nil` if the pattern does not match
  /// there.
  func end(in bytes: [UInt8], from start: Int) -> Int? {
    start <= bytes.count ? match(bytes, start) : nil
  }

  /// Returns a pattern that matches the parts in sequence.
  static func sequence(_ parts: DescriptionPattern...) -> DescriptionPattern {
    DescriptionPattern { bytes, start in
      var position = start
      for part in parts {
        guard let end = part.end(in: bytes, from: position) else { return nil }
        position = end
      }
      return position
    }
  }

  /// Returns a pattern that matches like the first alternative that matches.
  static func any(_ alternatives: [DescriptionPattern]) -> DescriptionPattern {
    DescriptionPattern { bytes, start in
      for alternative in alternatives {
        if let end = alternative.end(in: bytes, from: start) { return end }
      }
      return nil
    }
  }

  static func any(_ alternatives: DescriptionPattern...) -> DescriptionPattern {
    any(alternatives)
  }

  /// Returns a pattern that matches the part or the empty text.
  static func optional(_ part: DescriptionPattern) -> DescriptionPattern {
    DescriptionPattern { bytes, start in part.end(in: bytes, from: start) ?? start }
  }

  /// Returns a pattern that matches as many bytes as satisfy the condition, within limits.
  static func run(
    _ count: ClosedRange<Int>, _ isMember: @escaping @Sendable (UInt8) -> Bool
  ) -> DescriptionPattern {
    DescriptionPattern { bytes, start in
      var end = start
      while end < bytes.count, end - start < count.upperBound, isMember(bytes[end]) { end += 1 }
      return end - start >= count.lowerBound ? end : nil
    }
  }
}

extension DescriptionPattern {
  /// The maximum length of a run, in bytes. Numbers and gaps are far shorter. The limit keeps
  /// searches in untrusted text linear.
  private static let runLimit = 400

  static let blanks = run(0...8) { $0 == UInt8(ascii: " ") }
  static let digits = run(1...runLimit) { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  private static let hexadecimal = run(1...32) {
    switch $0 {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
  private static let endOfText = DescriptionPattern { bytes, start in
    start == bytes.count ? start : nil
  }

  /// An address, such as `0x7f8d…`.
  static let address = sequence("0x", hexadecimal)
  /// A number, such as `-12.5`, `2.22507e-308` or `inf`.
  static let number = sequence(
    optional("-"),
    any(
      sequence(
        digits, optional(sequence(".", digits)),
        optional(sequence(any("e", "E"), optional(any("+", "-")), digits))),
      "inf", "nan"))
  /// The flexibility of a margin, a length and a margin.
  static let flexibility = run(3...3) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") }
  static let relation = any("==", "<=", ">=")
  static let symbol = any(
    ConstraintDescription.Symbol.allCases.map { DescriptionPattern(stringLiteral: $0.rawValue) })

  /// The end of the whole description.
  static let end = sequence(blanks, ">", endOfText)
  /// The start of the last parentheses.
  static let state = sequence(blanks, "(", any("active", "inactive", "Names: "))
  /// The text that may follow the body.
  static let bodyEnd = any(
    ConstraintDescription.Priority.Mark.allCases.map {
      DescriptionPattern(stringLiteral: $0.rawValue)
    } + [" Hug:", state, end])

  /// The source location `@file.swift#12 `.
  static let source = sequence(
    "@",
    run(1...runLimit) {
      ![UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
    }, line)
  /// A label with a source location, such as `a label@file.swift#12 `.
  static let labelWithSource = sequence(
    run(1...runLimit) {
      ![UInt8(ascii: "@"), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
    }, source)
  /// The line number `#12 `.
  static let line = sequence("#", digits, " ")

  /// The start of a relation in the visual format.
  static let visual = any("H:|", "H:[", "V:|", "V:[")
  /// The length in parentheses.
  private static let measure = sequence(
    optional(relation), any(sequence(symbol, "(", number, ")"), number),
    optional(sequence("@", number)))
  /// The text that follows the first item of the visual format.
  static let firstNodeEnd = any("]-(", sequence("(", measure, ")]"))
  /// The text that follows the second item of the visual format.
  static let secondNodeEnd = sequence("]", optional(any("(LTR)", "(RTL)")), bodyEnd)

  /// An attribute and, in a few private constraints, its variable.
  private static let attribute = sequence(
    ".", any(DescriptionGrammar.attributes.map { DescriptionPattern(stringLiteral: $0) }),
    optional(variable))
  /// The variable `{id: 28}`.
  static let variable = sequence("{id: ", digits, "}")
  /// The start of a distance between two attributes. A missing item is also printed in parentheses.
  static let distance = DescriptionPattern { bytes, start in
    guard let inside = DescriptionPattern("(").end(in: bytes, from: start),
      DescriptionPattern("null)").end(in: bytes, from: inside) == nil
    else { return nil }
    return (inside..<bytes.count).first { distanceEnd.end(in: bytes, from: $0) != nil }
  }
  /// The text that follows the end of a distance between two attributes.
  static let distanceEnd = sequence(attribute, " - ")
  /// The text that follows the start of a distance.
  static let distanceStart = sequence(attribute, ")")
  /// The text that follows the first item of an equation.
  static let firstTermEnd = sequence(attribute, " ", relation, " ")
  /// The text that follows the second item of an equation.
  static let secondTermEnd = sequence(attribute, any(" * ", addition, bodyEnd))
  /// The start of an addition to the second term.
  static let addition = any(" + ", " - ", sequence(" ", symbol, "("))
  /// A constant without a term.
  static let loneConstant = sequence(optional(any("- ", "+ ")), number, bodyEnd)
  /// A factor before the second term.
  static let multiplier = sequence(number, "*")

  /// The text that follows an entry of the list of names.
  static let nameEnd = any(", ", sequence(optional(" "), ")", end))
  /// The text that follows the name of an entry.
  static let namedAddress = sequence(":", address, nameEnd)
}
