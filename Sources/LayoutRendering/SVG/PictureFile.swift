import LayoutModel
import Foundation

/// An image file that a picture contains.
///
/// | file | is drawn |
/// | --- | --- |
/// | PNG, JPEG | in its own colors, or as a template in a color |
/// | SVG | the same, as a separate image and not as part of the picture's markup |
///
/// It is an `image` element with its bytes in the address. Browsers and `rsvg-convert` do not run
/// its scripts or load files that it references.
struct PictureFile {
  /// The bytes of a PNG, JPEG or SVG file.
  private let data: Data
  /// The insets of the edges that are not scaled, if any.
  private let slices: LayoutSnapshot.Image.Slices?

  /// Creates an image from the bytes of a file.
  init(_ data: Data, slices: LayoutSnapshot.Image.Slices?) {
    self.data = data
    self.slices = slices
  }

  /// The media type of the file.
  private var type: String {
    if data.starts(with: [0x89, 0x50]) { return "image/png" }
    return data.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "image/svg+xml"
  }

  /// Draws the image in a rectangle. The image fills it unless it keeps its aspect ratio.
  func draw(in rect: CGRect, keepsRatio: Bool = false, _ pen: inout SVGPen) {
    guard let slices, let (columns, rows) = Self.parts(of: slices, in: rect) else {
      return element(in: rect, keepsRatio: keepsRatio, id: nil, &pen)
    }
    // The file is written once. Each part is a viewport of it.
    let id = pen.newIdentifier()
    pen.raw("<defs>")
    element(in: CGRect(origin: .zero, size: slices.size), keepsRatio: false, id: id, &pen)
    pen.raw("</defs>")
    for row in rows {
      for column in columns where row.target.length > 0 && column.target.length > 0 {
        pen.raw(
          "<svg x=\"\(pen.number(column.target.start))\" y=\"\(pen.number(row.target.start))\"")
        pen.raw(" width=\"\(pen.number(column.target.length))\"")
        pen.raw(" height=\"\(pen.number(row.target.length))\" preserveAspectRatio=\"none\"")
        pen.raw(" viewBox=\"\(pen.number(column.source.start)) \(pen.number(row.source.start))")
        pen.raw(" \(pen.number(column.source.length)) \(pen.number(row.source.length))\">")
        pen.raw("<use href=\"#\(id)\"/></svg>")
      }
    }
  }

  /// Draws the opaque parts of the image in a color.
  func drawTemplate(
    in rect: CGRect, _ color: LayoutSnapshot.Color, keepsRatio: Bool = false, _ pen: inout SVGPen
  ) {
    let white = pen.newIdentifier()
    let mask = pen.newIdentifier()
    // A mask also uses luminance, so the image is white in it.
    pen.raw("<filter id=\"\(white)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
    pen.raw(" color-interpolation-filters=\"sRGB\"><feColorMatrix")
    pen.raw(" values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>")
    pen.raw("<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\" x=\"\(pen.number(rect.minX))\"")
    pen.raw(" y=\"\(pen.number(rect.minY))\" width=\"\(pen.number(rect.width))\"")
    pen.raw(" height=\"\(pen.number(rect.height))\"><g filter=\"url(#\(white))\">")
    draw(in: rect, keepsRatio: keepsRatio, &pen)
    pen.raw("</g></mask>")
    pen.rect(rect, .fill(color), attributes: " mask=\"url(#\(mask))\"")
  }

  /// Writes the element of the image.
  private func element(in rect: CGRect, keepsRatio: Bool, id: String?, _ pen: inout SVGPen) {
    pen.raw("<image")
    if let id { pen.raw(" id=\"\(id)\"") }
    pen.raw(" x=\"\(pen.number(rect.minX))\" y=\"\(pen.number(rect.minY))\"")
    pen.raw(" width=\"\(pen.number(rect.width))\" height=\"\(pen.number(rect.height))\"")
    if !keepsRatio { pen.raw(" preserveAspectRatio=\"none\"") }
    pen.raw(" href=\"data:\(type);base64,\(data.base64EncodedString())\"/>")
  }

  /// A part of one side: its range in the image and its range in the drawing.
  private struct Part {
    var source: (start: CGFloat, length: CGFloat)
    var target: (start: CGFloat, length: CGFloat)
  }

  /// Returns the columns and rows of an image with edges that are not scaled, or `nil` if the edges
  /// leave no middle or do not fit in the rectangle.
  private static func parts(
    of slices: LayoutSnapshot.Image.Slices, in rect: CGRect
  ) -> (columns: [Part], rows: [Part])? {
    let insets = slices.insets
    guard
      let columns = parts(insets.left, insets.right, slices.size.width, rect.minX, rect.width),
      let rows = parts(insets.top, insets.bottom, slices.size.height, rect.minY, rect.height)
    else { return nil }
    return (columns, rows)
  }

  /// Returns the edges and the middle along one side.
  private static func parts(
    _ near: CGFloat, _ far: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat
  ) -> [Part]? {
    guard near >= 0, far >= 0, length.isFinite, near + far < length, near + far <= room else {
      return nil
    }
    return [
      Part(source: (0, near), target: (start, near)),
      Part(source: (near, length - near - far), target: (start + near, room - near - far)),
      Part(source: (length - far, far), target: (start + room - far, far)),
    ]
  }
}
