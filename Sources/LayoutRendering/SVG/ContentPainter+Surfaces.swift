import LayoutModel
import Foundation

extension ContentPainter {
  /// Draws an imaginary map with land, a river, a park and streets.
  func map(_ pen: inout SVGPen) {
    pen.openClip(bounds)
    pen.rect(bounds, .fill(.hex(0xF4F1EA, dark: 0x2B2C30)))
    let park = CGRect(x: width * 0.08, y: height * 0.12, width: width * 0.3, height: height * 0.26)
    pen.rect(park, radius: 10, .fill(.hex(0xCBE6B8, dark: 0x2F4A33)))
    river(&pen)
    let casing = LayoutSnapshot.Color.hex(0xFFFFFF, dark: 0x4A4B50)
    for (x1, y1, x2, y2, lane) in Self.streets {
      pen.line(width * x1, height * y1, width * x2, height * y2, .stroke(casing, lane))
    }
    let pin = CGRect(x: width / 2 - 12, y: height / 2 - 24, width: 24, height: 24)
    SymbolGlyph(name: "mappin").paint(in: pin, color: .overlayConflict, &pen)
    pen.close()
  }

  /// The streets of the map: both ends as fractions of width and height, and the width in points.
  private static let streets: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (0, 0.46, 1, 0.4, 7), (0.44, 0, 0.5, 1, 7), (0, 0.75, 0.7, 1, 4), (0.7, 0, 0.86, 1, 4),
    (0.12, 0.42, 0.2, 1, 3), (0.46, 0.2, 1, 0.16, 3), (0.48, 0.7, 1, 0.66, 3),
  ]

  /// Draws a river across a map.
  private func river(_ pen: inout SVGPen) {
    let (w, h) = (Double(width), Double(height))
    var path = SVGPath()
    path.move(w * 1.02, h * 0.5)
    path.curve(w * 0.8, h * 0.52, w * 0.72, h * 0.86, w * 0.4, h * 1.04)
    let water = LayoutSnapshot.Color.hex(0xAFD9F2, dark: 0x24455C)
    pen.path(path, .stroke(water, max(min(width, height) * 0.09, 4)))
  }

  /// Draws an empty web page with a globe.
  func web(_ pen: inout SVGPen) {
    if view.appearance.backgroundColor == nil { pen.rect(bounds, .fill(.systemBackground)) }
    let side = min(44, width * 0.5, height * 0.4)
    guard side > 8 else { return }
    let globe = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side * 0.75, width: side, height: side)
    SymbolGlyph(name: "globe").paint(in: globe, color: .tertiaryLabel, &pen)
    let caption = CGRect(x: 0, y: globe.maxY + 4, width: width, height: 18)
    centered("Web content", in: caption, size: 13, color: .tertiaryLabel, &pen)
  }

  /// Draws the material of a visual effect view without the content behind it, because SVG has no
  /// backdrop filter. `style` is the name of the blur effect in the document.
  func visualEffect(_ style: String, _ pen: inout SVGPen) {
    let lower = style.excerpt(60).lowercased()
    let color: LayoutSnapshot.Color
    if lower.contains("dark") {
      color = .hex(0x1E1E1E, 0.8, dark: 0x1E1E1E, 0.8)
    } else if lower.contains("light") {
      color = .hex(0xF7F7F7, 0.8, dark: 0xF7F7F7, 0.8)
    } else {
      let alpha = lower.contains("thin") ? 0.6 : lower.contains("thick") ? 0.9 : 0.78
      color = .hex(0xF2F2F7, alpha, dark: 0x252528, alpha)
    }
    pen.rect(bounds, radius: view.appearance.cornerRadius, .fill(color))
  }

  /// Draws a dashed frame with the name of the class, for views with unknown content.
  func custom(_ pen: inout SVGPen) {
    let dashes: [CGFloat] = [4, 3]
    let inner = bounds.insetBy(dx: 0.5, dy: 0.5)
    pen.rect(
      inner, radius: view.appearance.cornerRadius, .stroke(.tertiaryLabel, 1, dashes: dashes))
    guard height >= 20 else { return }
    centered(
      view.className, in: bounds.insetBy(dx: 6, dy: 0), size: 11, color: .secondaryLabel, &pen)
  }

  /// The smallest width and height in points of a view whose placeholder is drawn.
  private static let placeholderSide: CGFloat = 16
  /// The size of the title of a placeholder, in points.
  private static let placeholderFontSize: CGFloat = 15

  /// Draws the placeholder of a view whose content the program creates: a gray area with a dashed
  /// frame and the title in it, as large as it fits.
  func placeholder(_ title: String, _ pen: inout SVGPen) {
    guard width >= Self.placeholderSide, height >= Self.placeholderSide else { return }
    let radius = view.appearance.cornerRadius
    pen.rect(bounds, radius: radius, .fill(.tertiaryFill))
    pen.rect(
      bounds.insetBy(dx: 0.5, dy: 0.5), radius: radius, .stroke(.systemGray, dashes: [4, 3]))
    let room = bounds.insetBy(dx: 4, dy: 0)
    let natural = font(1, 600).estimatedWidth(title)
    let size = min(Self.placeholderFontSize, height * 0.6, room.width / max(natural, 1))
    centered(title, in: room, size: size, weight: 600, color: .systemGray, &pen)
  }

  /// Draws the title above the prototypes of a table.
  func prototypeTitle(in rect: CGRect, _ pen: inout SVGPen) {
    let font = font(12, 600)
    pen.text(
      font.fitted("Prototype Cells", to: rect.width - 32), x: rect.minX + 16,
      y: rect.midY + font.middleToBaseline, font: font, color: .secondaryLabel)
  }
}
