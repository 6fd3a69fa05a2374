import Foundation

/// A parser of predicate formats. The depth of nested parentheses is limited.
///
/// - Complexity: O(*n*), where *n* is the length of the format.
struct PredicateParser {
  /// A test of an object.
  typealias Test = (Any?) -> Bool
  /// The value of an expression for an object.
  typealias Value = (Any?) -> Any?

  /// The maximum depth of nested parentheses and negations.
  private static let depthLimit = 100

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format) ?? []
    self.arguments = arguments[...]
  }

  /// Returns the test for the whole format, or `nil` if the format is invalid.
  mutating func predicate() -> Test? {
    guard !tokens.isEmpty, let test = disjunction(), position == tokens.count else { return nil }
    return test
  }

  /// The next token, or `nil` at the end.
  private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// Skips the next token if it is one of the given words or marks, and returns a Boolean value
  /// that indicates whether it is.
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

  /// Parses a negation, a predicate in parentheses, a constant or a comparison. Returns `nil` for
  /// anything else.
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

  /// Parses `SELF`, the name of a property, a literal or an argument. Returns `nil` for anything
  /// else.
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
  /// A Boolean value that indicates whether the token is a word or mark and not a literal string.
  let isWord: Bool

  /// Splits a format into tokens, or returns `nil` if a literal is unterminated.
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

  /// Returns the number of characters of the word or operator at the start of a text.
  private static func wordLength(_ text: Substring) -> Int {
    let operators: Set<Character> = ["=", "<", ">", "!", "&", "|"]
    if let first = text.first, operators.contains(first) {
      return first == "!" && text.dropFirst().first != "="
        ? 1 : text.prefix { operators.contains($0) }.count
    }
    return text.prefix { $0.isLetter || $0.isNumber || "_.%@[]-".contains($0) }.count
  }
}
