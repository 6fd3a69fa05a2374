import Foundation

/// The methods to which unwind segues return.
///
///     @IBAction func unwindToList(_ segue: UIStoryboardSegue)
package enum UnwindAction {
  /// The kind of unwind segues.
  static let kind = "unwind"

  /// Returns a Boolean value that indicates whether a text is a selector with one parameter.
  static func isSelector(_ text: String) -> Bool {
    let name = text.utf8.dropLast()
    return text.utf8.count <= lengthLimit && text.utf8.last == UInt8(ascii: ":")
      && name.first.map { !isDigit($0) } ?? false
      && name.allSatisfy { isDigit($0) || isLetter($0) || "_$".utf8.contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The maximum number of characters of a selector. Longer ones do not fit in a menu.
  private static let lengthLimit = 200

  /// Returns the selectors of the unwind actions in a Swift or Objective-C source: action methods
  /// whose only parameter is a segue.
  ///
  /// Comments and strings are not skipped: a selector that no class has is harmless in a menu.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. The text before a parameter is read up
  ///   to `declarationLimit` bytes, for at most `countLimit` parameters.
  package static func selectors(in source: [UInt8]) -> [String] {
    let type = Array("UIStoryboardSegue".utf8)
    var found: [String] = []
    var place = 0
    var rest = countLimit
    while rest > 0, let start = source[place...].firstRange(of: type)?.lowerBound {
      place = start + type.count
      rest -= 1
      let before = source[max(0, start - declarationLimit)..<start]
      let after = source[place...].prefix(trailerLimit)
        .filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      let declaration = tokens(of: before)
      if after.first == UInt8(ascii: "*") {
        if let name = objectiveCName(declaration) { found.append(name + ":") }
      } else if after.drop(while: { "?!".utf8.contains($0) }).first == UInt8(ascii: ")"),
        let selector = swiftSelector(declaration)
      {
        found.append(selector)
      }
    }
    return found.filter(isSelector)
  }

  /// The maximum number of parameters of a source that are read. Large classes have some dozens.
  static let countLimit = 1000
  /// The number of bytes before the type of the parameter that contain the whole declaration.
  private static let declarationLimit = 400
  /// The number of bytes after the type that contain the end of the parameters.
  private static let trailerLimit = 16

  /// Returns the words and signs since the end of the last declaration.
  private static func tokens(of text: ArraySlice<UInt8>) -> [String] {
    var tokens: [String] = []
    var isInWord = false
    for character in String(decoding: text, as: UTF8.self) {
      if character.isWhitespace {
        isInWord = false
      } else if "{};".contains(character) {
        tokens = []
        isInWord = false
      } else if character.isLetter || character.isNumber || "_$".contains(character) {
        if isInWord {
          tokens[tokens.count - 1].append(character)
        } else {
          tokens.append(String(character))
        }
        isInWord = true
      } else {
        tokens.append(String(character))
        isInWord = false
      }
    }
    return tokens
  }

  /// Returns the selector of `@IBAction func NAME(LABEL PARAMETER:`, or `nil` for other
  /// declarations.
  private static func swiftSelector(_ tokens: [String]) -> String? {
    guard let function = tokens.lastIndex(of: "func"), tokens.last == ":",
      let action = tokens[..<function].lastIndex(of: "IBAction"), action > 0,
      tokens[action - 1] == "@"
    else { return nil }
    let parts = tokens[(function + 1)...].dropLast()
    guard parts.count == 3 || parts.count == 4, parts.dropFirst().first == "(" else { return nil }
    let (name, label) = (parts[function + 1], parts[function + 3])
    let attributes = tokens[..<function]
    if let objc = attributes.lastIndex(of: "objc"), objc + 3 < function,
      attributes[objc + 1] == "(",
      attributes[objc + 3] == ":"
    {
      return attributes[objc + 2] + ":"
    }
    return selector(name, label: label)
  }

  /// Returns the name of `(IBAction)NAME:(`, or `nil` for other declarations.
  private static func objectiveCName(_ tokens: [String]) -> String? {
    let parts = Array(tokens.suffix(6))
    guard parts.count == 6, parts[..<3] == ["(", "IBAction", ")"], parts[4...] == [":", "("] else {
      return nil
    }
    return parts[3]
  }

  /// Returns the selector that Swift gives a method: the label follows `With`, unless it is `_` or
  /// one of both words is a preposition.
  ///
  ///     func cancel(_ segue: UIStoryboardSegue)       // cancel:
  ///     func cancel(segue: UIStoryboardSegue)         // cancelWithSegue:
  ///     func prepare(for segue: UIStoryboardSegue)    // prepareFor:
  private static func selector(_ name: String, label: String) -> String {
    guard label != "_" else { return name + ":" }
    let joint =
      prepositions.contains(lastWord(of: name)) || prepositions.contains(firstWord(of: label))
      ? "" : "With"
    return name + joint + label.prefix(1).uppercased() + label.dropFirst() + ":"
  }

  /// Returns the first word of a name such as `forSegue`, in lowercase.
  private static func firstWord(of name: String) -> String {
    String(name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase })
  }

  /// Returns the last word of a name such as `goBackTo`, in lowercase.
  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  /// The prepositions of Swift's rules for selectors.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
