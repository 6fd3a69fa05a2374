import Foundation

extension UIFont {
  /// Creates a font from a file, at a size in points.
  package convenience init(_ face: FontFace, name: String, family: String, size: CGFloat) {
    self.init(name: name, family: FontFamily(family, face), size: size)
  }

  /// Creates a font from the table of open fonts, at a size in points. Returns `nil` if the table
  /// does not contain it.
  package convenience init?(openFont name: String, family: String?, size: CGFloat) {
    guard let face = OpenFonts.face(named: name) else { return nil }
    self.init(face, name: name, family: family ?? name, size: size)
  }

  /// The file of the font, or `nil` for a system font.
  package var face: FontFace? { family.face }

  /// Converts metrics in units of a font file to points.
  ///
  /// The size is divided by the units first, as in UIKit: 773 and 227 units of 1000 at 17 points
  /// are 17.000000000000004 points together, and a label at three pixels per point is 52 pixels
  /// high (`interface-builder`).
  static func points(_ units: Int, of face: FontFace, size: CGFloat) -> CGFloat {
    CGFloat(units) * (size / CGFloat(face.unitsPerEm))
  }
}

extension FontFamily {
  /// Creates the family of a font in a file.
  package init(_ name: String, _ face: FontFace) {
    let em = CGFloat(face.unitsPerEm)
    self.init(
      name, CGFloat(face.ascender) / em, -CGFloat(face.descender) / em,
      leading: CGFloat(face.lineGap) / em, widths: .file(face))
  }

  /// The font file, or `nil` for a family of the system.
  var face: FontFace? {
    guard case .file(let face) = widths else { return nil }
    return face
  }
}
