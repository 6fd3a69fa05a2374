/// A recursive descent parser for visual formats, with one function per production.
struct VisualFormatParser {
  private typealias Failure = VisualFormatError

  /// The parsed part of the format. It is also valid after an error.
  private(set) var format: VisualFormat
  /// The text as an array of characters, whose indices are the positions of errors.
  private let characters: [Character]
  /// The index of the next character.
  private var position = 0

  init(_ text: String) {
    format = VisualFormat(text: text)
    characters = Array(text)
  }

  /// The next character, or `nil` at the end.
  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func error(_ problem: VisualFormatError.Problem) -> VisualFormatError {
    VisualFormatError(problem, at: position, in: format.text)
  }

  /// Consumes a character. Returns false if the next character is a different one.
  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Parses the whole text. Returns the first error, or `nil`.
  mutating func parse() -> VisualFormatError? {
    do {
      try readFormat()
      return nil
    } catch {
      return error
    }
  }

  /// (orientation ':')? (superview connection)? view (connection view)* (connection superview)?
  private mutating func readFormat() throws(VisualFormatError) {
    try readOrientation()
    format.startsAtSuperview = take("|")
    var connection = VisualFormat.Connection.flush
    if format.startsAtSuperview { connection = try readConnection() }
    try readView(after: connection)
    while next != nil {
      guard next == "-" || next == "[" || next == "|" else { throw error(.expectedContinuation) }
      let connection = try readConnection()
      if next == "|" { return try readEnd(after: connection) }
      try readView(after: connection)
    }
  }

  private mutating func readEnd(after connection: VisualFormat.Connection)
    throws(VisualFormatError)
  {
    format.connectionToSuperview = connection
    format.endBarOffset = position
    position += 1
    guard next == nil else { throw error(.expectedEnd) }
  }

  /// 'H' ':' | 'V' ':'
  private mutating func readOrientation() throws(VisualFormatError) {
    if take("H") {
      format.axis = .horizontal
    } else if take("V") {
      format.axis = .vertical
    } else {
      return
    }
    guard take(":") else { throw error(.missingColon(format.axis)) }
  }

  /// '[' viewName predicateListWithParens? ']'
  private mutating func readView(after connection: VisualFormat.Connection)
    throws(VisualFormatError)
  {
    guard take("["), let name = takeName() else { throw error(.expectedView) }
    let index = format.views.count
    format.views.append(
      VisualFormat.View(name: name, connection: connection, nameEnd: position))
    if take("(") {
      repeat {
        format.views[index].sizes.append(try readPredicate())
      } while take(",")
      guard take(")") else { throw error(.unclosedView) }
    }
    guard take("]") else { throw error(.unclosedView) }
    format.views[index].end = position
  }

  /// e | '-' predicateList '-' | '-'
  private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" || next == nil { return .standard }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") {
      repeat { predicates.append(try readPredicate()) } while take(",")
      guard take(")") else { throw error(.unclosedPredicates) }
    } else {
      if next == "-" || next == "+" { throw error(.expectedNumber) }
      let value = try readOperand()
      predicates = [VisualFormat.Predicate(relation: .equal, value: value)]
    }
    guard take("-") else { throw error(.unclosedConnection) }
    return .lengths(predicates)
  }

  /// relation? objectOfPredicate ('@' priority)?
  private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try readRelation()
    var predicate = VisualFormat.Predicate(relation: relation, value: try readOperand())
    if take("@") { predicate.priority = try readOperand() }
    return predicate
  }

  /// '==' | '<=' | '>='
  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    position += 1
    guard take("=") else { throw error(.unknownRelation) }
    return relation
  }

  /// metricName | viewName | number
  private mutating func readOperand() throws(VisualFormatError) -> VisualFormat.Operand {
    if let name = takeName() { return .init(value: .name(name), end: position) }
    if let number = takeNumber() { return .init(value: .number(number), end: position) }
    throw error(.expectedNumber)
  }

  /// Reads a C identifier, which can contain letters of any script. Returns `nil` if there is none.
  private mutating func takeName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = position
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      position += 1
    }
    return String(characters[start..<position])
  }

  /// Reads a decimal number in the format of C's `strtod`, which skips leading spaces. If there is
  /// none, returns `nil` without moving the position.
  private mutating func takeNumber() -> Double? {
    let start = position
    while next == " " { position += 1 }
    let first = position
    if next == "-" || next == "+" { position += 1 }
    skipDigits()
    if take(".") { skipDigits() }
    let mantissaEnd = position
    if next == "e" || next == "E" {
      position += 1
      if next == "-" || next == "+" { position += 1 }
      let exponent = position
      skipDigits()
      if position == exponent { position = mantissaEnd }
    }
    guard let number = Double(String(characters[first..<position])) ?? withoutPoint(from: first)
    else {
      position = start
      return nil
    }
    return number
  }

  /// Parses `8.`, which is a number in C but not in Swift.
  private func withoutPoint(from first: Int) -> Double? {
    guard position > first, characters[position - 1] == "." else { return nil }
    return Double(String(characters[first..<(position - 1)]))
  }

  /// Skips decimal digits.
  private mutating func skipDigits() {
    while let character = next, ("0"..."9").contains(character) { position += 1 }
  }
}
