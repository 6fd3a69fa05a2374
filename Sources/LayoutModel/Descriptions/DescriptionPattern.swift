/// A piece of a description that can be recognised where it stands.
///
/// Patterns decide between alternatives and find the ends of names, which may hold any character.
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

  /// Where the pattern ends when it stands at `start`; nil when it does not.
  func end(in bytes: [UInt8], from start: Int) -> Int? {
    start <= bytes.count ? match(bytes, start) : nil
  }

  /// The parts one behind the other.
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

  /// The first of the alternatives that matches.
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

  /// The part, or nothing.
  static func optional(_ part: DescriptionPattern) -> DescriptionPattern {
    DescriptionPattern { bytes, start in part.end(in: bytes, from: start) ?? start }
  }

  /// As many bytes as satisfy the condition, within limits.
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
  /// Longest run that is looked at, in bytes: numbers and gaps are far shorter, and a limit keeps
  /// searches linear in hostile texts.
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

  /// `0x7f8d…`
  static let address = sequence("0x", hexadecimal)
  /// `-12.5`, `2.22507e-308`, `inf`
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
  /// The last parentheses.
  static let state = sequence(blanks, "(", any("active", "inactive", "Names: "))
  /// What may stand behind the body.
  static let bodyEnd = any(
    ConstraintDescription.Priority.Mark.allCases.map {
      DescriptionPattern(stringLiteral: $0.rawValue)
    } + [" Hug:", state, end])

  /// `@file.swift#12 `
  static let source = sequence(
    "@",
    run(1...runLimit) {
      ![UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
    }, line)
  /// `a label@file.swift#12 `
  static let labelWithSource = sequence(
    run(1...runLimit) {
      ![UInt8(ascii: "@"), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
    }, source)
  /// `#12 `
  static let line = sequence("#", digits, " ")

  /// The start of a relation in the visual format.
  static let visual = any("H:|", "H:[", "V:|", "V:[")
  /// The length between parentheses.
  private static let measure = sequence(
    optional(relation), any(sequence(symbol, "(", number, ")"), number),
    optional(sequence("@", number)))
  /// What stands behind the first item of the visual format.
  static let firstNodeEnd = any("]-(", sequence("(", measure, ")]"))
  /// What stands behind the second item of the visual format.
  static let secondNodeEnd = sequence("]", optional(any("(LTR)", "(RTL)")), bodyEnd)

  /// An attribute and, for a few private constraints, its variable.
  private static let attribute = sequence(
    ".", any(DescriptionGrammar.attributes.map { DescriptionPattern(stringLiteral: $0) }),
    optional(variable))
  /// `{id: 28}`
  static let variable = sequence("{id: ", digits, "}")
  /// The start of a distance between two attributes; a missing item is printed in parentheses too.
  static let distance = DescriptionPattern { bytes, start in
    guard let inside = DescriptionPattern("(").end(in: bytes, from: start),
      DescriptionPattern("null)").end(in: bytes, from: inside) == nil
    else { return nil }
    return (inside..<bytes.count).first { distanceEnd.end(in: bytes, from: $0) != nil }
  }
  /// What stands behind the end of a distance between two attributes.
  static let distanceEnd = sequence(attribute, " - ")
  /// What stands behind its start.
  static let distanceStart = sequence(attribute, ")")
  /// What stands behind the first item of an equation.
  static let firstTermEnd = sequence(attribute, " ", relation, " ")
  /// What stands behind the second item of an equation.
  static let secondTermEnd = sequence(attribute, any(" * ", addition, bodyEnd))
  /// What may be added to the second term.
  static let addition = any(" + ", " - ", sequence(" ", symbol, "("))
  /// A constant that stands alone.
  static let loneConstant = sequence(optional(any("- ", "+ ")), number, bodyEnd)
  /// A factor before the second term.
  static let multiplier = sequence(number, "*")

  /// What stands behind an entry of the list of names.
  static let nameEnd = any(", ", sequence(optional(" "), ")", end))
  /// What stands behind the name of an entry.
  static let namedAddress = sequence(":", address, nameEnd)
}
