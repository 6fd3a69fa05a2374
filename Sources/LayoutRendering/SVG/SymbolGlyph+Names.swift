/// The names of Apple's symbols for which pictures have drawings.
package enum DrawnSymbols {
  /// Returns a Boolean value that indicates whether a name is that of a symbol with a drawing, or
  /// of a variant such as `plus.circle.fill`. Names of Interface Builder's bar buttons do not
  /// count.
  package static func contains(_ name: String) -> Bool { SymbolGlyph.isSymbol(name) }
}

extension SymbolGlyph {
  /// The names of shapes that are not symbols: prefixes of symbol names, and names of bar buttons
  /// and tabs.
  private static let otherNames: Set<String> = [
    "bubble", "building", "memories", "person.crop", "redo", "table", "undo",
  ]

  /// Returns a Boolean value that indicates whether a name, without its variant suffixes, is that
  /// of an Apple symbol for which there is a shape.
  static func isSymbol(_ name: String) -> Bool {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if symbolNames.contains(name) { return true }
    words.removeAll { ["fill", "slash"].contains($0) }
    if symbolNames.contains(words.joined(separator: ".")) { return true }
    words.removeAll { GlyphDrawing.Enclosure(rawValue: $0) != nil }
    return symbolNames.contains(words.joined(separator: "."))
  }

  /// The names of the shapes that correspond to symbols.
  private static let symbolNames: Set<String> = shapeNames.subtracting(otherNames)
}
