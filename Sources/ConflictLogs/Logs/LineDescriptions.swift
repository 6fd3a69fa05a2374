/// The descriptions of constraints in one line of a console log.
///
/// Foundation prints one quoted description per line of an array; when pasted, several may be on
/// one line, and terminals wrap one over several. A description extends from `<` to `>`, but names
/// of views in it can contain both characters:
///
///     "<NSLayoutConstraint:0x1 H:[UILabel:0xb'a > b']-(8)-|   (active, names: '|':UIView:0xa )>",
struct LineDescriptions {
  /// The descriptions that end on the line, from `<` to `>`, each with a Boolean value that
  /// indicates whether it was quoted.
  private(set) var whole: [(text: Substring, isQuoted: Bool)] = []
  /// A description that continues on the next line, with a Boolean value that indicates whether it
  /// was quoted.
  private(set) var unfinished: (text: Substring, isQuoted: Bool)?
  /// The text after the last description.
  private(set) var rest: Substring

  /// Finds the descriptions of a line.
  ///
  /// In a list (`isList`), any text of the form `<Class:` that begins the line or a quotation is a
  /// description. Elsewhere the class must have `Constraint` in its name, so that other objects in
  /// a log are not mistaken for constraints.
  init(of line: Substring, isList: Bool) {
    rest = line
    let opening = isList ? line.prefix { $0.isWhitespace || "\"(>|".contains($0) }.endIndex : nil
    while let start = Self.start(in: rest, of: line, opening: opening) {
      let text = rest[start...]
      let isQuoted = start > line.startIndex && line[line.index(before: start)] == "\""
      guard let end = isQuoted ? Self.quotedEnd(of: text) : Self.bareEnd(of: text) else {
        unfinished = (text, isQuoted)
        rest = rest[rest.endIndex...]
        return
      }
      whole.append((text[..<end], isQuoted))
      rest = text[end...]
    }
  }

  /// A Boolean value that indicates whether only the end of a list follows the line's descriptions.
  var isClosing: Bool {
    let text = rest.filter { !$0.isWhitespace && $0 != "\"" && $0 != "," }
    return [")", ").", ">)", "|)", ");"].contains(text)
  }

  /// Returns the end of a quoted description: after `>`, if it is followed by a quotation mark and
  /// a comma, a parenthesis, a space or the end of the line.
  private static func quotedEnd(of text: Substring) -> Substring.Index? {
    var rest = text
    while let range = rest.firstRange(of: ">\"") {
      rest = rest[range.upperBound...]
      if rest.first.map({ ",) \t;".contains($0) }) ?? true {
        return text.index(after: range.lowerBound)
      }
    }
    return nil
  }

  /// Returns the end of an unquoted description: after the last `>` before another description,
  /// except those of `>=`, or `nil` if there is none.
  private static func bareEnd(of text: Substring) -> Substring.Index? {
    var search = text.dropFirst()
    while let next = search.firstIndex(of: "<") {
      search = search[search.index(after: next)...]
      guard isConstraint(search) else { continue }
      // Only a few blanks, commas and quotation marks separate two descriptions.
      let end = text[..<next].suffix(8).lastIndex { !", \t\"('".contains($0) }
      if let end, text[end] == ">" { return text.index(after: end) }
    }
    var rest = text
    while let last = rest.lastIndex(of: ">") {
      let end = text.index(after: last)
      if end == text.endIndex || text[end] != "=" { return end }
      rest = text[..<last]
    }
    return nil
  }

  /// Returns the class name at the beginning of a text.
  private static func word(_ text: Substring) -> Substring {
    text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// Returns a Boolean value that indicates whether the text begins with `NSLayoutConstraint:` or a
  /// similar class.
  static func isConstraint(_ text: Substring) -> Bool {
    let word = word(text)
    return text[word.endIndex...].first == ":" && word.contains("Constraint")
  }

  /// Returns the start of a description. At `opening`, where the line of a list starts, a
  /// description of any class may start.
  private static func start(
    in text: Substring, of line: Substring, opening: Substring.Index?
  ) -> Substring.Index? {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if isConstraint(rest) { return start }
      guard let opening else { continue }
      let isQuoted = start > line.startIndex && line[line.index(before: start)] == "\""
      guard isQuoted || start == opening else { continue }
      let word = word(rest)
      let next = rest[word.endIndex...].first
      if word == "private", next == ">" { return start }
      if next == ":", !word.isEmpty { return start }
    }
    return nil
  }
}
