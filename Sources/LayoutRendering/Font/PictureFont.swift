import EmbeddedFiles
import Foundation

/// The font in which pictures show the system font, so that they look the same on every machine.
///
/// | program | gets the font as |
/// | --- | --- |
/// | a browser that shows an SVG document | the characters of the document, in a style sheet |
/// | a browser that shows a gallery | the characters of all pictures, in a style sheet |
/// | the studio's page | files of the server |
/// | `rsvg-convert` | files in a temporary folder, which a configuration of fontconfig names |
///
/// It has the outlines of Inter (SIL Open Font License 1.1) and the advances of the system font,
/// and is part of the program. `Scripts/make-picture-font.py` makes its files. Pictures name it
/// first in the list of font families, and embed the characters that they need. Characters that it
/// lacks, such as Chinese ones, are drawn in a font of the machine.
public enum PictureFont {
  /// The name of the family.
  public static let family = "AutoLayout Sans"

  /// The weights that have a file, in ascending order.
  public static let weights = [300, 400, 500, 600, 700]

  /// The files of the font by name, for a server or a program that draws pictures.
  public static let files = FileTable(embeddedPictureFont())

  /// Returns the name of the file of a weight.
  private static func fileName(_ weight: Int) -> String { "text\(weight).ttf" }

  /// The faces by weight.
  private static let faces: [Int: FontFace] = Dictionary(
    uniqueKeysWithValues: weights.map { ($0, FontFace(files[fileName($0)] ?? [])) })

  /// Returns the weight in which a text of another weight is drawn: 300 below 400, the nearer of
  /// 400 and 500 between these, and the next higher weight above 500, up to 700. For multiples of
  /// 100, this is the choice of CSS.
  static func weight(for wanted: Int) -> Int {
    switch wanted {
    case ...399: 300
    case ...450: 400
    case ...500: 500
    case ...600: 600
    default: 700
    }
  }

  /// Returns the face in which texts of a weight are drawn.
  static func face(for weight: Int) -> FontFace? { faces[self.weight(for: weight)] }

  /// Returns the width of a text in ems, without kerning and tracking, or `nil` if the font lacks
  /// one of its characters.
  static func width(of text: String, weight: Int) -> CGFloat? {
    guard let face = face(for: weight) else { return nil }
    var width: CGFloat = 0
    for scalar in text.unicodeScalars {
      guard let advance = face.advance(of: scalar) else { return nil }
      width += advance
    }
    return width
  }

  /// Returns the rules of a style sheet that contain the characters of a document, by weight.
  static func rules(for letters: [Int: Set<UInt32>]) -> String {
    weights.compactMap { weight in
      guard let used = letters[weight], let face = faces[weight] else { return nil }
      let known = used.filter { face.glyphs[$0] != nil }
      guard !known.isEmpty else { return nil }
      let data = Data(face.subset(known)).base64EncodedString()
      return "@font-face{font-family:'\(family)';font-weight:\(weight);"
        + "src:url(data:font/ttf;base64,\(data))}"
    }.joined()
  }
}
