#if SourcePorting
  /// One error of a compiler, from a line of its output.
  ///
  ///     Badge.swift:3:5: error: cannot find 'CADisplayLink' in scope
  struct CompilerError {
    /// Messages that follow from another error.
    private static let consequences = [
      "cannot infer contextual base", "could not be inferred", "cannot be inferred",
      "requires a contextual type", "failed to produce diagnostic",
    ]

    /// The location as file, line and column.
    let place: Substring
    /// The message.
    let message: Substring

    /// Reads a line `file:line:column: error: message`. Fails for other lines.
    init?(_ line: Substring) {
      let mark = ": error: "
      guard let range = line.firstRange(of: mark) else { return nil }
      place = line[..<range.lowerBound]
      message = line[range.upperBound...]
    }

    /// Returns the missing symbol, or the message if it names no symbol, or `nil` if the error
    /// follows from another one.
    ///
    /// `source` is the line of the source that the compiler prints below the error. It contains the
    /// name of an `override` without a superclass declaration, which the message omits.
    func symbol(source: Substring) -> String? {
      let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
      let names = stride(from: 1, to: quoted.count - 1, by: 2).map { String(quoted[$0]) }
      if message.contains(" in scope"), let name = names.first { return name }
      if message.contains("has no member") || message.contains("has no dynamic member"),
        names.count > 1
      {
        return plain(names[0]) + "." + names[names.count - 1]
      }
      if message.contains("is not a member type"), names.count > 1 {
        return plain(names[names.count - 1]) + "." + names[0]
      }
      if message.contains("no such module"), let name = names.first { return "module " + name }
      if message.contains("does not override") { return "override " + declared(in: source) }
      if Self.consequences.contains(where: message.contains) { return nil }
      return String(message)
    }

    /// Returns the name of a type without the suffixes of optionals and metatypes.
    private func plain(_ type: String) -> String {
      let name = type.hasSuffix(".Type") ? type.dropLast(5) : type[...]
      return String(name.filter { $0 != "?" && $0 != "!" })
    }

    /// Returns the name that a line of source declares.
    private func declared(in source: Substring) -> String {
      let words = source.split { $0 == " " || $0 == "\t" }
      for (index, word) in words.enumerated() {
        if ["func", "var", "let"].contains(word), index + 1 < words.count {
          return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        if word.hasPrefix("init(") || word.hasPrefix("init?(") { return "init" }
      }
      return source.drop { $0.isWhitespace }.description
    }
  }
#endif
