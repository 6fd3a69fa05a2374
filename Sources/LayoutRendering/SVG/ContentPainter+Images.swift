import LayoutModel
import Foundation

extension ContentPainter {
  /// Draws an image: its drawing or its file, a glyph for a symbol, or else a pastel card with the
  /// name.
  func paint(_ image: LayoutSnapshot.Image, _ pen: inout SVGPen) {
    let rect = image.rect.standardized
    guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
    if let drawing = image.drawing {
      paint(drawing, of: image, in: rect, &pen)
    } else if let data = image.data {
      paint(data, of: image, in: rect, &pen)
    } else if image.isSymbol {
      SymbolGlyph(name: image.name).paint(in: rect, color: image.tint ?? tint, &pen)
    } else {
      card(image.name, rect, &pen)
    }
  }

  /// Draws the drawing of an image, scaled to a rectangle and clipped to it. A template image is
  /// drawn in its tint.
  private func paint(
    _ drawing: Drawing, of image: LayoutSnapshot.Image, in rect: CGRect, _ pen: inout SVGPen
  ) {
    let size = image.drawingSize ?? rect.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let map = Drawing.Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let area = Drawing.Path(CGRect(origin: .zero, size: size))
    let commands = (image.tint.map { drawing.tinted($0) } ?? drawing).commands
    let placed: [Drawing.Command] = [.save, .transform(map), .clip(area, isEvenOdd: false)]
    paint(Drawing(placed + commands + [.restore]), &pen)
  }

  /// Draws the image of a file in a rectangle, in its own colors or as a template.
  private func paint(
    _ data: Data, of image: LayoutSnapshot.Image, in rect: CGRect, _ pen: inout SVGPen
  ) {
    let file = PictureFile(data, slices: image.slices)
    guard image.isTemplate == true || image.tint != nil else { return file.draw(in: rect, &pen) }
    file.drawTemplate(in: rect, image.tint ?? tint, &pen)
  }

  /// Draws a card instead of an image that is not available. The card has the image's name if there
  /// is space for it.
  private func card(_ name: String, _ rect: CGRect, _ pen: inout SVGPen) {
    let shade = PastelShade(name: name)
    pen.rect(rect, radius: min(4, rect.height / 8), .fill(shade.background))
    let smaller = min(rect.width, rect.height)
    let hasCaption = rect.width >= 48 && rect.height >= 40 && !name.isEmpty
    let side = min(smaller * 0.5, 44)
    guard side >= 6 else { return }
    let lift: CGFloat = hasCaption ? 8 : 0
    let icon = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2 - lift, width: side, height: side)
    SymbolGlyph(name: "photo").paint(in: icon, color: shade.ink, &pen)
    guard hasCaption else { return }
    let caption = CGRect(
      x: rect.minX + 4, y: icon.maxY + 2, width: rect.width - 8, height: 14)
    centered(name, in: caption, size: 10, weight: 500, color: shade.ink, &pen)
  }
}

/// A pale color that depends only on a name, so that an image has the same color everywhere.
struct PastelShade {
  /// The color of the card.
  let background: LayoutSnapshot.Color
  /// The color of text and lines on the card.
  let ink: LayoutSnapshot.Color

  /// Background and ink colors, each for the light and dark appearance, as 0xRRGGBB.
  private static let shades: [(UInt32, UInt32, UInt32, UInt32)] = [
    (0xDCE7F7, 0x5C7BA8, 0x26344A, 0x8CA9D4), (0xE3F0DE, 0x66905A, 0x27382A, 0x93BE87),
    (0xF7E6D9, 0xAD7A52, 0x45342A, 0xD6A882), (0xEFE0F2, 0x8F65A0, 0x3A2C42, 0xBF95CF),
    (0xF8E0E4, 0xB06474, 0x472D34, 0xDB97A4), (0xDDF0EF, 0x4F8E8B, 0x233C3C, 0x80BFBB),
    (0xF4EED6, 0x98834A, 0x3F3926, 0xC9B57D), (0xE4E4F5, 0x6A68AD, 0x2E2D48, 0xA09EDC),
  ]

  /// Creates the colors of an image from its name, so that they are the same in every picture and
  /// run.
  init(name: String) {
    let shade = Self.shades[Int(Self.hash(name) % UInt64(Self.shades.count))]
    background = .hex(shade.0, dark: shade.2)
    ink = .hex(shade.1, dark: shade.3)
  }

  /// Returns the FNV-1a hash of the first bytes. It is the same on every machine and in every run,
  /// unlike `hashValue`.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.prefix(64).reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
