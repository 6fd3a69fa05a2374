import LayoutModel
import Foundation

/// A simple drawing that replaces a symbol.
///
/// The license of Apple's symbols does not allow including them. A few common shapes are plain line
/// drawings, which were made for this project. Any other name becomes a rounded square with the
/// first letter of the name. The shapes are in a square of 24 units and are scaled to fit.
struct SymbolGlyph {
  /// The name of the symbol, such as `plus.circle.fill`.
  let name: String

  /// The side of the square in which shapes are drawn, in units.
  static let side: CGFloat = 24

  /// Draws the glyph in the center of `rect`.
  func paint(in rect: CGRect, color: LayoutSnapshot.Color, _ pen: inout SVGPen) {
    let scale = min(rect.width, rect.height) / Self.side
    guard scale > 0, scale.isFinite else { return }
    let x = pen.number(rect.midX - Self.side / 2 * scale)
    let y = pen.number(rect.midY - Self.side / 2 * scale)
    let factor = DecimalText.string(Double(scale), places: 4)
    pen.open(" transform=\"translate(\(x) \(y)) scale(\(factor))\"")
    if let strokes = Self.strokes(for: name) {
      // Lines are about a point and a half thick at all sizes between 12 and 48 points.
      let thickness = min(max(1.6 / scale, 1), 2.4)
      let paint = SVGPaint.stroke(color, thickness, isRound: true)
      for stroke in strokes { stroke.draw(paint, color, &pen) }
    } else {
      letter(color, &pen)
    }
    pen.close()
  }

  /// Draws the first letter of the name, for symbols with an unknown shape.
  private func letter(_ color: LayoutSnapshot.Color, _ pen: inout SVGPen) {
    pen.rect(CGRect(x: 3, y: 3, width: 18, height: 18), radius: 5, .fill(color.faded(0.18)))
    let words = name.excerpt(40).split { !$0.isLetter && !$0.isNumber }
    guard let initial = words.first?.first else { return }
    let font = LayoutSnapshot.Font(size: 12, weight: 600)
    pen.text(
      String(initial).uppercased(), x: 12, y: 12 + font.middleToBaseline, font: font, color: color,
      anchor: .middle)
  }
}

/// A part of a glyph.
enum GlyphStroke {
  /// Straight lines through points.
  case lines([(Double, Double)])
  /// A closed polygon, which is filled in filled symbols.
  case closed([(Double, Double)])
  /// A circle with the coordinates of its center and its radius.
  case circle(Double, Double, Double)
  /// A filled circle with the coordinates of its center and its radius.
  case dot(Double, Double, Double)
  /// A rectangle with rounded corners: the coordinates of its origin, its width, its height and the
  /// radius.
  case box(Double, Double, Double, Double, Double)
  /// A path in SVG's notation, which only this file creates.
  case path(String)

  /// Draws the stroke in the square of 24 units.
  func draw(_ paint: SVGPaint, _ color: LayoutSnapshot.Color, _ pen: inout SVGPen) {
    switch self {
    case .lines(let points): pen.path(.lines(points), paint)
    case .closed(let points): pen.path(.lines(points, isClosed: true), paint)
    case .circle(let x, let y, let radius):
      pen.circle(CGFloat(x), CGFloat(y), CGFloat(radius), paint)
    case .dot(let x, let y, let radius):
      pen.circle(CGFloat(x), CGFloat(y), CGFloat(radius), .fill(color))
    case .box(let x, let y, let width, let height, let radius):
      pen.rect(
        CGRect(x: x, y: y, width: width, height: height), radius: CGFloat(radius), paint)
    case .path(let data): pen.path(SVGPath(data: data), paint)
    }
  }
}
