/// A reader of the part of Swift's mangling that the names of classes use.
///
/// Reads identifiers with word substitutions, nominal types, private names, bound generic types and
/// the standard library's types. Any other operator stops the reader without a result.
struct MangledNameReader {
  /// A part of a name.
  indirect enum Node {
    case identifier(String)
    case standard(Character)
    case nominal(kind: Character, context: Node, name: String, privateName: String?)
    case generic(Node, arguments: [Node])
  }

  /// An operand on the stack.
  private enum Operand {
    case node(Node)
    case privateName(name: String, discriminator: String)
    case argumentList
  }

  /// The maximum number of words that a name can refer to, one per letter.
  private static let wordLimit = 26

  private let text: [Character]
  private var position = 0
  private var stack: [Operand] = []
  private var substitutions: [Node] = []
  private var words: [String] = []

  init(_ text: String) { self.text = Array(text) }

  /// Returns the type with the mangled name, or `nil` if the text contains another operator.
  mutating func readAll() -> Node? {
    while position < text.count { guard readOperator() else { return nil } }
    guard stack.count == 1, case .node(let node)? = stack.last else { return nil }
    return node
  }

  /// Reads an operator. Returns false for an unknown one.
  private mutating func readOperator() -> Bool {
    let start = text[position]
    if start.isASCII, start.isNumber { return pushIdentifier() }
    position += 1
    switch start {
    case "C", "V", "O": return pushNominal(start)
    case "L": return pushPrivateName()
    case "A": return pushSubstitutions()
    case "S": return pushStandard()
    case "y":
      stack.append(.argumentList)
      return true
    case "G": return pushGeneric()
    default: return false
    }
  }

  private mutating func popNode() -> Node? {
    guard case .node(let node)? = stack.popLast() else { return nil }
    return node
  }

  private mutating func popIdentifier() -> String? {
    guard case .identifier(let name)? = popNode() else { return nil }
    return name
  }

  private mutating func push(_ node: Node) -> Bool {
    substitutions.append(node)
    stack.append(.node(node))
    return true
  }

  private mutating func pushNominal(_ kind: Character) -> Bool {
    var name: String
    var discriminator: String?
    switch stack.popLast() {
    case .node(.identifier(let own)): name = own
    case .privateName(let own, let hidden): (name, discriminator) = (own, hidden)
    default: return false
    }
    guard let context = popNode() else { return false }
    return push(
      .nominal(kind: kind, context: context, name: name, privateName: discriminator))
  }

  private mutating func pushPrivateName() -> Bool {
    guard position < text.count, text[position] == "L" else { return false }
    position += 1
    guard let discriminator = popIdentifier(), let name = popIdentifier() else { return false }
    stack.append(.privateName(name: name, discriminator: discriminator))
    return true
  }

  /// Pushes the parts to which letters refer: lowercase letters followed by an uppercase one.
  private mutating func pushSubstitutions() -> Bool {
    while position < text.count, let index = Self.letterIndex(text[position]) {
      let isLast = text[position].isUppercase
      position += 1
      guard substitutions.indices.contains(index) else { return false }
      stack.append(.node(substitutions[index]))
      if isLast { return true }
    }
    return false
  }

  private mutating func pushStandard() -> Bool {
    guard position < text.count, "SidfbuacqQJ".contains(text[position]) else { return false }
    stack.append(.node(.standard(text[position])))
    position += 1
    return true
  }

  private mutating func pushGeneric() -> Bool {
    var arguments: [Node] = []
    while case .node(let argument)? = stack.last {
      arguments.insert(argument, at: 0)
      stack.removeLast()
    }
    guard case .argumentList? = stack.popLast(), let type = popNode() else { return false }
    return push(.generic(type, arguments: arguments))
  }
}

/// Identifiers.
extension MangledNameReader {
  /// Reads an identifier: its length and characters, or after a 0 also letters for earlier words.
  private mutating func pushIdentifier() -> Bool {
    var name = ""
    var hasWords = text[position] == "0"
    if hasWords { position += 1 }
    repeat {
      while hasWords, position < text.count, let index = Self.letterIndex(text[position]) {
        guard words.indices.contains(index) else { return false }
        name += words[index]
        if text[position].isUppercase { hasWords = false }
        position += 1
      }
      if position < text.count, text[position] == "0" {
        position += 1
        break
      }
      guard let part = readCounted() else { return false }
      name += part
    } while hasWords
    return push(.identifier(name))
  }

  private mutating func readCounted() -> String? {
    var length = 0
    while position < text.count, let digit = text[position].wholeNumberValue, length < text.count {
      length = length * 10 + digit
      position += 1
    }
    guard length > 0, length <= text.count - position else { return nil }
    let part = text[position..<position + length]
    position += length
    collectWords(Array(part))
    return String(part)
  }

  /// Collects the words of an identifier, which end before an uppercase letter or an underscore.
  private mutating func collectWords(_ part: [Character]) {
    var start: Int?
    for index in 0...part.count {
      let character = index < part.count ? part[index] : nil
      if let begin = start, Self.endsWord(character, after: part[index - 1]) {
        if index - begin >= 2, words.count < Self.wordLimit {
          words.append(String(part[begin..<index]))
        }
        start = nil
      }
      if start == nil, let character, character != "_", !character.isNumber { start = index }
    }
  }

  private static func endsWord(_ character: Character?, after previous: Character) -> Bool {
    guard let character, character != "_" else { return true }
    return !previous.isUppercase && character.isUppercase
  }

  private static func letterIndex(_ letter: Character) -> Int? {
    guard let value = letter.asciiValue, letter.isLetter else { return nil }
    return Int(value) - (letter.isUppercase ? 65 : 97)
  }
}
