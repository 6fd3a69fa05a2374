/// The names of Apple's symbols that pictures have drawings of.
package enum DrawnSymbols {
  /// Returns a Boolean value that indicates whether a name is that of a symbol with a drawing, or of a
  /// variant such as `plus.circle.fill`. Names of Interface Builder's bar buttons are not.
  package static func contains(_ name: String) -> Bool { SymbolGlyph.isSymbol(name) }
}

extension SymbolGlyph {
  /// The shapes that have the beginning of a name only, or the name of a bar button or a tab.
  private static let otherNames: Set<String> = [
    "bubble", "building", "memories", "person.crop", "redo", "table", "undo",
  ]

  /// Returns a Boolean value that indicates whether Apple has a symbol of a name for which there is a
  /// shape, after the words for variants are left out.
  static func isSymbol(_ name: String) -> Bool {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if symbolNames.contains(name) { return true }
    words.removeAll { ["fill", "slash"].contains($0) }
    if symbolNames.contains(words.joined(separator: ".")) { return true }
    words.removeAll { GlyphDrawing.Enclosure(rawValue: $0) != nil }
    return symbolNames.contains(words.joined(separator: "."))
  }

  /// The names of the shapes that are symbols.
  private static let symbolNames: Set<String> = shapeNames.subtracting(otherNames)
}
