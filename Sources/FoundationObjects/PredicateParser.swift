import Foundation

/// Reads the format of a predicate. Linear in the length of the format; nested parentheses are limited.
struct PredicateParser {
  /// A test of an object.
  typealias Test = (Any?) -> Bool
  /// The value of an expression for an object.
  typealias Value = (Any?) -> Any?

  /// The parentheses and negations that can be nested.
  private static let depthLimit = 100

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format) ?? []
    self.arguments = arguments[...]
  }

  /// Returns the test of the whole format; nil if it cannot be read.
  mutating func predicate() -> Test? {
    guard !tokens.isEmpty, let test = disjunction(), position == tokens.count else { return nil }
    return test
  }

  /// The next token; nil at the end.
  private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// Skips the next token if it is one of the words or marks.
  private mutating func skip(_ words: String...) -> Bool {
    guard let next, next.isWord, words.contains(next.text.uppercased()) else { return false }
    position += 1
    return true
  }

  private mutating func disjunction() -> Test? {
    guard var test = conjunction() else { return nil }
    while skip("OR", "||") {
      guard let other = conjunction() else { return nil }
      let first = test
      test = { first($0) || other($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test? {
    guard var test = term() else { return nil }
    while skip("AND", "&&") {
      guard let other = term() else { return nil }
      let first = test
      test = { first($0) && other($0) }
    }
    return test
  }

  /// A negation, a predicate in parentheses, a constant or a comparison.
  private mutating func term() -> Test? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return nil }
    if skip("NOT", "!") {
      guard let test = term() else { return nil }
      return { !test($0) }
    }
    if skip("(") {
      guard let test = disjunction(), skip(")") else { return nil }
      return test
    }
    if skip("TRUEPREDICATE") { return { _ in true } }
    if skip("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private mutating func comparison() -> Test? {
    guard let left = expression(), let token = next, token.isWord else { return nil }
    position += 1
    guard let comparison = PredicateComparison(token.text), let right = expression() else {
      return nil
    }
    return { comparison.compare(left($0), right($0)) }
  }

  /// `SELF`, the name of a property, a literal or an argument.
  private mutating func expression() -> Value? {
    guard let token = next else { return nil }
    position += 1
    guard token.isWord else {
      let text = token.text
      return { _ in text }
    }
    switch token.text.uppercased() {
    case "%@", "%D", "%LD", "%F", "%I", "%LU", "%U":
      guard let argument = arguments.popFirst() else { return nil }
      return { _ in argument }
    case "%K":
      guard let path = arguments.popFirst() as? String else { return nil }
      return { PredicateComparison.value(of: $0, at: path) }
    case "SELF": return { $0 }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    default: break
    }
    if let number = Double(token.text) { return { _ in number } }
    guard token.text.first.map({ $0.isLetter || $0 == "_" }) ?? false else { return nil }
    let path = token.text.hasPrefix("SELF.") ? String(token.text.dropFirst(5)) : token.text
    return { PredicateComparison.value(of: $0, at: path) }
  }
}

/// A word, mark or literal string of a format.
struct PredicateToken {
  /// The word, or the content of the literal.
  let text: String
  /// A Boolean value that indicates whether it is no literal string.
  let isWord: Bool

  /// Splits a format; nil if a literal does not end.
  static func tokens(of format: String) -> [PredicateToken]? {
    var result: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
        result.append(PredicateToken(text: String(rest.dropFirst()[..<end]), isWord: false))
        rest = rest[rest.index(after: end)...]
      } else {
        let length = max(1, wordLength(rest))
        result.append(PredicateToken(text: String(rest.prefix(length)), isWord: true))
        rest = rest.dropFirst(length)
      }
    }
    return result
  }

  /// The number of characters of the word or operator at the start of a text.
  private static func wordLength(_ text: Substring) -> Int {
    let operators: Set<Character> = ["=", "<", ">", "!", "&", "|"]
    if let first = text.first, operators.contains(first) {
      return first == "!" && text.dropFirst().first != "="
        ? 1 : text.prefix { operators.contains($0) }.count
    }
    return text.prefix { $0.isLetter || $0.isNumber || "_.%@[]-".contains($0) }.count
  }
}
