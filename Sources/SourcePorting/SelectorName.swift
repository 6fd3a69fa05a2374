#if SourcePorting
  import SwiftSyntax

  /// The Objective-C name of a Swift method.
  ///
  /// The first label follows the name, after `With` unless it begins with a preposition; the other
  /// labels precede their colons:
  ///
  ///     SelectorName("show", labels: ["item", "animated"]).text   // "showWithItem:animated:"
  ///     SelectorName("show", labels: ["for"]).text                // "showFor:"
  ///     SelectorName("tap", labels: ["_"]).text                   // "tap:"
  struct SelectorName {
    /// Prepositions that begin a first label without `With`.
    private static let prepositions: Set<String> = [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
      "for",
      "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
      "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// The name, with one colon per argument.
    let text: String

    /// Creates a name from its text in the source.
    private init(text: String) { self.text = text }

    /// Creates the name of a method with a base name and the labels of its arguments.
    init(_ name: String, labels: [String]) {
      let plain = name.filter { $0 != "`" }
      guard let first = labels.first else {
        text = plain
        return
      }
      var text = plain
      if first != "_" {
        let word = String(first.prefix { !$0.isUppercase })
        let capital = first.prefix(1).uppercased() + first.dropFirst()
        text += Self.prepositions.contains(word) ? capital : "With" + capital
      }
      text += ":"
      for label in labels.dropFirst() { text += (label == "_" ? "" : label) + ":" }
      self.text = text
    }

    /// Creates the name of a method, which the attribute `@objc(name)` can specify.
    init(_ method: ModuleIndex.Method) {
      for element in method.node.attributes {
        guard let attribute = element.as(AttributeSyntax.self),
          attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "objc",
          case .objCName(let pieces)? = attribute.arguments
        else { continue }
        self.init(text: pieces.map { ($0.name?.text ?? "") + ($0.colon?.text ?? "") }.joined())
        return
      }
      self.init(method.name, labels: method.labels)
    }
  }
#endif
