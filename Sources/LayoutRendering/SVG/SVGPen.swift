import LayoutModel
import Foundation

/// Writes SVG elements in sequence, with the colors and texts of layouts.
///
/// Coordinates are points in the coordinate system of the open group. Colors that differ in dark
/// mode have a class of the palette if the picture adapts to the appearance.
struct SVGPen {
  /// The markup so far.
  private var output = SVGMarkup()
  /// The markup that has been written.
  var markup: String { output.text }
  /// The colors that need a class in dark mode.
  var palette: SVGPalette
  /// The appearance with the colors that are drawn.
  let appearance: SVGAppearance
  /// The way in which texts get their measured width.
  let textFitting: SVGTextFitting
  /// The prefix of every `id`, which keeps the identifiers unique when pictures share a document.
  let idPrefix: String
  /// The number of clip paths and other elements with an `id` so far. It is the number of the next
  /// one.
  private var clipCount = 0

  /// Creates a pen without markup.
  init(
    palette: SVGPalette = SVGPalette(), appearance: SVGAppearance = .light,
    textFitting: SVGTextFitting = .textLength, idPrefix: String = ""
  ) {
    self.palette = palette
    self.appearance = appearance
    self.textFitting = textFitting
    self.idPrefix = idPrefix
  }

  /// Appends well-formed markup without escaping it.
  mutating func raw(_ text: String) { output.raw(text) }

  /// Returns the text of a coordinate or length in an attribute.
  func number(_ value: CGFloat) -> String { SVGMarkup.number(Double(value)) }
}

/// The fill and the outline of a shape.
struct SVGPaint {
  /// The fill color, if any.
  var fill: LayoutSnapshot.Color?
  /// The color of the outline, if any.
  var stroke: LayoutSnapshot.Color?
  /// The width of the outline, in points.
  var lineWidth: CGFloat = 1
  /// A Boolean value that indicates whether line caps and joins are round.
  var isRound = false
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  var dashes: [CGFloat] = []

  /// Returns a fill without an outline.
  static func fill(_ color: LayoutSnapshot.Color) -> SVGPaint { SVGPaint(fill: color) }

  /// Returns an outline without a fill.
  static func stroke(
    _ color: LayoutSnapshot.Color, _ width: CGFloat = 1, isRound: Bool = false,
    dashes: [CGFloat] = []
  ) -> SVGPaint {
    SVGPaint(stroke: color, lineWidth: width, isRound: isRound, dashes: dashes)
  }
}

extension SVGPen {
  /// Draws a rectangle. The corner radius is at most half the shorter side.
  mutating func rect(
    _ rect: CGRect, radius: CGFloat = 0, _ paint: SVGPaint, attributes: String = ""
  ) {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    raw("<rect\(attributes) x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\"")
    raw(" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\"")
    if radius > 0 { raw(" rx=\"\(number(radius))\"") }
    paintAttributes(paint)
    raw("/>")
  }

  /// Draws a circle. A negative radius is treated as 0.
  mutating func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ paint: SVGPaint) {
    raw("<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(max(radius, 0)))\"")
    paintAttributes(paint)
    raw("/>")
  }

  /// Draws a path in the coordinates of the open group.
  mutating func path(_ path: SVGPath, _ paint: SVGPaint) {
    raw("<path d=\"\(path.data)\"")
    paintAttributes(paint)
    raw("/>")
  }

  /// Draws a line between two points.
  mutating func line(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ paint: SVGPaint
  ) {
    path(SVGPath.lines([(Double(x1), Double(y1)), (Double(x2), Double(y2))]), paint)
  }

  /// Opens a group with attributes. The attributes begin with a space.
  mutating func open(_ attributes: String) { raw("<g\(attributes)>") }

  /// Closes the last group.
  mutating func close() { raw("</g>") }

  /// Returns an `id` that no other element has.
  mutating func newIdentifier() -> String {
    defer { clipCount += 1 }
    return "\(idPrefix)k\(clipCount)"
  }

  /// Opens a group that is clipped to a rectangle with rounded corners. `close()` ends it.
  mutating func openClip(_ rect: CGRect, radius: CGFloat = 0) {
    let id = newIdentifier()
    raw("<clipPath id=\"\(id)\">")
    self.rect(rect, radius: radius, SVGPaint(fill: .black))
    raw("</clipPath><g clip-path=\"url(#\(id))\">")
  }

  /// Writes the attributes of a paint in the open tag.
  mutating func paintAttributes(_ paint: SVGPaint) {
    var classes: [String] = []
    if let fill = paint.fill {
      color(fill, "fill", "f", &classes)
    } else {
      raw(" fill=\"none\"")
    }
    if let stroke = paint.stroke {
      color(stroke, "stroke", "s", &classes)
      if paint.lineWidth != 1 { raw(" stroke-width=\"\(number(paint.lineWidth))\"") }
      if paint.isRound { raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
      if !paint.dashes.isEmpty {
        raw(" stroke-dasharray=\"\(paint.dashes.map(number).joined(separator: " "))\"")
      }
    }
    if !classes.isEmpty { raw(" class=\"\(classes.joined(separator: " "))\"") }
  }

  /// Writes a color as an attribute, with its opacity. If the color differs in dark mode, its class
  /// is added to the palette.
  mutating func color(
    _ color: LayoutSnapshot.Color, _ name: String, _ role: String, _ classes: inout [String]
  ) {
    let paint = appearance == .dark ? color.dark : color.light
    raw(" \(name)=\"\(paint.hexadecimal)\"")
    if paint.clampedAlpha < 1 {
      raw(" \(role == "g" ? "stop" : name)-opacity=\"\(DecimalText.string(paint.clampedAlpha))\"")
    }
    if appearance == .automatic, let index = palette.index(of: color) {
      if role == "g" { palette.addStop(index) }
      classes.append("\(role)\(index)")
    }
  }
}
