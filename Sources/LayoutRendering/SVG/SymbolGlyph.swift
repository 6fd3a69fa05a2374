import LayoutModel
import Foundation

/// A simple drawing that replaces a symbol.
///
/// The license of Apple's symbols does not allow including them. The most common shapes are plain
/// line drawings, which were made for this project. For any other symbol, the name is written if it
/// fits; otherwise a rounded square with its first letter is drawn. Browsers show the name as a
/// tooltip. The shapes are in a square of 24 units and are scaled to fit.
struct SymbolGlyph {
  /// The name of the symbol, such as `plus.circle.fill`.
  let name: String

  /// The side of the square in which shapes are drawn, in units.
  static let side: CGFloat = 24

  /// Draws the glyph in the center of `rect`.
  func paint(in rect: CGRect, color: LayoutSnapshot.Color, _ pen: inout SVGPen) {
    let scale = min(rect.width, rect.height) / Self.side
    guard scale > 0, scale.isFinite else { return }
    let drawing = Self.drawing(for: name)
    if drawing == nil, write(in: rect, color, &pen) { return }
    let x = pen.number(rect.midX - Self.side / 2 * scale)
    let y = pen.number(rect.midY - Self.side / 2 * scale)
    let factor = DecimalText.string(Double(scale), places: 4)
    pen.open(" transform=\"translate(\(x) \(y)) scale(\(factor))\"")
    if let drawing {
      // Lines are about a point and a half thick at all sizes between 12 and 48 points.
      drawing.draw(color, thickness: min(max(1.6 / scale, 1), 2.4), &pen)
    } else {
      pen.raw("<title>\(XMLText.escaped(name.excerpt(80)))</title>")
      letter(color, &pen)
    }
    pen.close()
  }

  /// The font sizes at which a name is legible, in points.
  private static let nameSizes: ClosedRange<CGFloat> = 7...11

  /// Writes the name in the middle of `rect` if it has letters or digits and fits at a legible
  /// size. Returns a Boolean value that indicates whether the name was written.
  private func write(
    in rect: CGRect, _ color: LayoutSnapshot.Color, _ pen: inout SVGPen
  ) -> Bool {
    let text = name.excerpt(40)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    let natural = LayoutSnapshot.Font(size: 1, weight: 500).estimatedWidth(text)
    let size = min(Self.nameSizes.upperBound, rect.width / max(natural, 1), rect.height * 0.7)
    guard size >= Self.nameSizes.lowerBound else { return false }
    let font = LayoutSnapshot.Font(size: size, weight: 500)
    pen.text(
      text, x: rect.midX, y: rect.midY + font.middleToBaseline, font: font, color: color,
      anchor: .middle)
    return true
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

/// The drawing of a symbol: its strokes, and the variants that the components of its name specify.
///
/// In a filled symbol, closed strokes are filled. Strokes inside the first one would not be
/// visible; they are drawn in black or white, whichever has more contrast with the symbol's color.
/// In an enclosing shape, the strokes are smaller.
struct GlyphDrawing {
  /// A shape around a symbol, such as `circle` in `plus.circle`.
  enum Enclosure: String, CaseIterable {
    case circle, square, rectangle
  }

  /// The strokes in a square of 24 units.
  var strokes: [GlyphStroke] = []
  /// The shape around the strokes, if any.
  var enclosure: Enclosure?
  /// A Boolean value that indicates whether closed shapes are filled.
  var isFilled: Bool
  /// A Boolean value that indicates whether a line crosses the drawing.
  var isSlashed: Bool

  /// The scale of strokes inside an enclosing shape (assumed).
  private static let innerScale = 0.62

  /// Draws the symbol in the square of 24 units.
  func draw(_ color: LayoutSnapshot.Color, thickness: CGFloat, _ pen: inout SVGPen) {
    let line = SVGPaint.stroke(color, thickness, isRound: true)
    var solid = line
    solid.fill = color
    if let enclosure {
      outline(enclosure).draw(isFilled ? solid : line, color, &pen)
      let inset = 12 * (1 - Self.innerScale)
      pen.open(" transform=\"translate(\(inset) \(inset)) scale(\(Self.innerScale))\"")
      let ink = isFilled ? color.contrasting : color
      for stroke in strokes {
        stroke.draw(.stroke(ink, thickness / Self.innerScale, isRound: true), ink, &pen)
      }
      pen.close()
    } else {
      let base = isFilled && strokes.first?.isClosed == true ? strokes.first?.box : nil
      for (index, stroke) in strokes.enumerated() {
        // Strokes inside a filled shape are visible only in another color.
        let isInside = index > 0 && stroke.box.map { base?.contains($0) == true } == true
        let ink = isInside ? color.contrasting : color
        let paint = SVGPaint.stroke(ink, thickness, isRound: true)
        stroke.draw(isFilled && stroke.isClosed && !isInside ? solid : paint, ink, &pen)
      }
    }
    if isSlashed { GlyphStroke.lines([(3, 3), (21, 21)]).draw(line, color, &pen) }
  }

  /// Returns the outline of an enclosing shape.
  private func outline(_ enclosure: Enclosure) -> GlyphStroke {
    switch enclosure {
    case .circle: .circle(12, 12, 10.5)
    case .square: .box(2, 2, 20, 20, 5)
    case .rectangle: .box(1, 4, 22, 16, 3)
    }
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

  /// A Boolean value that indicates whether the stroke encloses an area, which is filled in filled
  /// symbols. A path does so if it ends with the closing command.
  var isClosed: Bool {
    switch self {
    case .closed, .circle, .box: true
    case .path(let data): data.hasSuffix("Z")
    case .lines, .dot: false
    }
  }

  /// The bounding rectangle of the stroke's points, without the thickness of its line, or `nil` for
  /// a path, whose notation is not parsed.
  var box: CGRect? {
    switch self {
    case .lines(let points), .closed(let points):
      points.reduce(CGRect.null) {
        $0.union(CGRect(x: $1.0, y: $1.1, width: 0, height: 0))
      }
    case .circle(let x, let y, let radius), .dot(let x, let y, let radius):
      CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    case .box(let x, let y, let width, let height, _):
      CGRect(x: x, y: y, width: width, height: height)
    case .path: nil
    }
  }

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
