import LayoutModel
import Foundation

/// A simple drawing that stands for a symbol by its name.
///
/// Apple's symbols are not ours to ship. A few shapes that every interface uses are drawn in plain
/// lines of our own; any other name becomes a rounded square with the name's first letter. The
/// shapes live in a square of 24 units and are scaled to fit.
struct SymbolGlyph {
  /// The name of the symbol, such as `plus.circle.fill`.
  let name: String

  /// The side of the square that shapes are drawn in.
  static let side: CGFloat = 24

  /// Draws the glyph in the middle of `rect`.
  func paint(in rect: CGRect, color: LayoutSnapshot.Color, _ pen: inout SVGPen) {
    let scale = min(rect.width, rect.height) / Self.side
    guard scale > 0, scale.isFinite else { return }
    let x = pen.number(rect.midX - Self.side / 2 * scale)
    let y = pen.number(rect.midY - Self.side / 2 * scale)
    let factor = DecimalText.string(Double(scale), places: 4)
    pen.open(" transform=\"translate(\(x) \(y)) scale(\(factor))\"")
    if let strokes = Self.strokes(for: name) {
      // Lines stay about a point and a half thick at any size between 12 and 48 points.
      let thickness = min(max(1.6 / scale, 1), 2.4)
      let paint = SVGPaint.stroke(color, thickness, isRound: true)
      for stroke in strokes { stroke.draw(paint, color, &pen) }
    } else {
      letter(color, &pen)
    }
    pen.close()
  }

  /// Draws the first letter of the name, for symbols whose shape is unknown.
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

/// One piece of a glyph.
enum GlyphStroke {
  /// Straight lines through points.
  case lines([(Double, Double)])
  /// A closed polygon, filled in filled symbols.
  case closed([(Double, Double)])
  /// A circle, by the coordinates of its center and its radius.
  case circle(Double, Double, Double)
  /// A filled circle.
  case dot(Double, Double, Double)
  /// A rectangle with rounded corners, by the coordinates of its origin, its width and height and
  /// the radius.
  case box(Double, Double, Double, Double, Double)
  /// A path in SVG's own notation, of this file's making only.
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
