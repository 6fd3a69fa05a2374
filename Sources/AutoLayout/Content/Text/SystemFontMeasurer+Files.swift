import Foundation

extension SystemFontMeasurer {
  /// Returns the advances of a text in a font of a file, in points.
  ///
  /// A character that is missing from the font comes from another font: an emoji from Apple's, most
  /// others from Helvetica (recorded: “W” in a font of icons, 0.944 em).
  func file(_ characters: [Character], _ font: UIFont, _ face: FontFace) -> [CGFloat] {
    let unit = font.pointSize / CGFloat(face.unitsPerEm)
    let advances = face.advances(of: characters)
    return characters.indices.map { index in
      advances[index].map { CGFloat($0) * unit } ?? Self.missing(characters[index], font)
    }
  }

  /// Returns the advance in points of a character that is missing from a font of a file.
  private static func missing(_ character: Character, _ font: UIFont) -> CGFloat {
    if isEmoji(character) { return emojiWidth(size: font.pointSize) }
    if let code = character.asciiValue, code < 0x20 || code == 0x7F, code != 0x09 { return 0 }
    let cut = HelveticaAdvances.classic.cut(cssWeight: UIFont.Weight.regular.cssWeight)
    let em = character.asciiValue.flatMap(cut.advance) ?? other(character, cut, 1)
    return em * font.pointSize
  }
}
