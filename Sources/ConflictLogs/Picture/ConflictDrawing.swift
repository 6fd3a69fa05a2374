import LayoutRendering

/// Draws conflicts as SVG: texts, boxes of items and dimension lines of constraints.
///
/// Coordinates are units of the picture, from its upper left corner.
struct ConflictDrawing {
  /// The style of a text, by its class in the style sheet.
  enum TextStyle: String { case title, body, strong, brokenLine = "victim", label, measure, broken }

  /// The elements so far, one per line.
  private var markup = SVGMarkup()

  /// The style sheet of all pictures.
  private static let style = """
    text { font: 13px -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #222 }
    .title { font-weight: 600; font-size: 15px } .strong { font-weight: 600 }
    .victim { fill: #c62828 } .label { font-size: 11px; fill: #1a4f8b }
    .measure { font-size: 11px } .broken { font-size: 11px; fill: #c62828; font-weight: 600 }
    .box { fill: #2f7ed8; fill-opacity: 0.09; stroke: #2f7ed8 }
    .line { stroke: #444; fill: none } .red { stroke: #c62828; stroke-width: 2; stroke-dasharray: 6 3 }
    .lead { stroke: #999; stroke-width: 0.6; stroke-dasharray: 2 3 }
    """

  /// Returns the document, on a white background, with a final newline.
  func document(width: Double, height: Double) -> String {
    let (w, h) = (SVGMarkup.number(width), SVGMarkup.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)">
      <style>\(Self.style)</style>
      <rect width="100%" height="100%" fill="#fff"/>
      \(markup.text)</svg>

      """
  }

  /// Writes a line of text whose baseline is at `y`. `anchor` is the point of the text at `x`, as
  /// in SVG.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ style: TextStyle, anchor: String = "start"
  ) {
    add(
      "text",
      [
        "class": style.rawValue, "x": SVGMarkup.number(x), "y": SVGMarkup.number(y),
        "text-anchor": anchor, "xml:space": "preserve",
      ], content: text)
  }

  /// Writes a line between two points, with a class of the style sheet.
  private mutating func line(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ style: String
  ) {
    add(
      "line",
      [
        "class": style, "x1": SVGMarkup.number(a.x), "y1": SVGMarkup.number(a.y),
        "x2": SVGMarkup.number(b.x), "y2": SVGMarkup.number(b.y),
      ])
  }

  /// Writes the rectangle of an item.
  private mutating func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    // A box without a size is drawn as a line.
    add(
      "rect",
      [
        "class": "box", "x": SVGMarkup.number(x), "y": SVGMarkup.number(y),
        "width": SVGMarkup.number(max(width, 1)), "height": SVGMarkup.number(max(height, 1)),
        "rx": "3",
      ])
  }

  /// Writes an element on a line of its own.
  private mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String>, content: String? = nil
  ) {
    markup.element(name, attributes, content: content)
    markup.raw("\n")
  }

  // MARK: - Panels

  /// Draws a panel with its upper-left corner at a point, and returns the greatest y coordinate
  /// that it uses.
  ///
  /// Boxes are drawn first, then dimension lines, then labels, so that no label is hidden.
  mutating func draw(_ panel: PicturePanel, x: Double, y: Double) -> Double {
    let isHorizontal = panel.isHorizontal
    func point(_ along: Double, _ across: Double) -> (x: Double, y: Double) {
      isHorizontal ? (x + along, y + across) : (x + across, y + along)
    }
    for box in panel.boxes {
      let (a, b) = (point(box.start, box.near), point(box.end, box.far))
      self.box(a.x, a.y, b.x - a.x, b.y - a.y)
    }
    for measure in panel.measures { draw(measure, isHorizontal, point, panel) }
    for box in panel.boxes { label(box, at: point(box.start, box.near), panel) }
    return isHorizontal ? y + panel.breadth : y + panel.length + 8
  }

  /// Writes the name of an item in its box, whose upper-left corner is at `origin`.
  private mutating func label(
    _ box: PicturePanel.Box, at origin: (x: Double, y: Double), _ panel: PicturePanel
  ) {
    let label = Self.short(box.label, panel.isHorizontal ? 60 : 14)
    // A label that would extend beyond the picture ends at the box instead.
    let isLate = panel.isHorizontal && box.start + Double(label.count) * 6 > panel.length + 100
    text(
      label, origin.x + (isLate ? -5 : 5), origin.y + 14, .label,
      anchor: isLate ? "end" : "start")
  }

  /// Draws a dimension line with its label, and extension lines from the boxes.
  private mutating func draw(
    _ measure: PicturePanel.Measure, _ isHorizontal: Bool,
    _ point: (Double, Double) -> (x: Double, y: Double), _ panel: PicturePanel
  ) {
    let style = measure.isBroken ? "line red" : "line"
    let (a, b) = (point(measure.start, measure.across), point(measure.end, measure.across))
    for along in [measure.start, measure.end] {
      line(point(along, 0), point(along, measure.across), "lead")
      line(point(along, measure.across - 5), point(along, measure.across + 5), style)
    }
    line(a, b, style)
    label(measure, a, b, isHorizontal)
  }

  /// Writes the label of a dimension line from `a` to `b`: above it, or after its end if it is too
  /// short for the label.
  private mutating func label(
    _ measure: PicturePanel.Measure, _ a: (x: Double, y: Double), _ b: (x: Double, y: Double),
    _ isHorizontal: Bool
  ) {
    let textStyle: TextStyle = measure.isBroken ? .broken : .measure
    if isHorizontal {
      let isShort = b.x - a.x < Double(measure.label.count) * 6
      text(
        measure.label, isShort ? b.x + 8 : (a.x + b.x) / 2, a.y + (isShort ? 4 : -4), textStyle,
        anchor: isShort ? "start" : "middle")
    } else {
      text(measure.label, a.x + 7, (a.y + b.y) / 2 + 4, textStyle)
    }
  }

  // MARK: - Text

  /// Returns the text, truncated with an ellipsis after `count` characters.
  private static func short(_ text: String, _ count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }
}
