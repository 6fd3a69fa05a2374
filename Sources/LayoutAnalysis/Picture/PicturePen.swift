import AutoLayout

/// Writes SVG.
struct PicturePen {
  /// What a text is.
  enum TextStyle: String { case title, body, strong, victim, label, measure, broken }

  private var elements: [String] = []

  private static let style = """
    text { font: 13px -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #222 }
    .title { font-weight: 600; font-size: 15px } .strong { font-weight: 600 }
    .victim { fill: #c62828 } .label { font-size: 11px; fill: #1a4f8b }
    .measure { font-size: 11px } .broken { font-size: 11px; fill: #c62828; font-weight: 600 }
    .box { fill: #2f7ed8; fill-opacity: 0.09; stroke: #2f7ed8 }
    .line { stroke: #444; fill: none } .red { stroke: #c62828; stroke-width: 2; stroke-dasharray: 6 3 }
    .lead { stroke: #999; stroke-width: 0.6; stroke-dasharray: 2 3 }
    """

  /// The document with a white ground.
  func document(width: Double, height: Double) -> String {
    let (w, h) = (Self.number(width), Self.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)">
      <style>\(Self.style)</style>
      <rect width="100%" height="100%" fill="#fff"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ style: TextStyle, anchor: String = "start"
  ) {
    elements.append(
      "<text class=\"\(style.rawValue)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
        + " text-anchor=\"\(anchor)\" xml:space=\"preserve\">\(Self.escaped(text))</text>")
  }

  private mutating func line(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ style: String
  ) {
    elements.append(
      "<line class=\"\(style)\" x1=\"\(Self.number(a.x))\" y1=\"\(Self.number(a.y))\""
        + " x2=\"\(Self.number(b.x))\" y2=\"\(Self.number(b.y))\"/>")
  }

  private mutating func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    // A box of no size still is a line.
    elements.append(
      "<rect class=\"box\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
        + " width=\"\(Self.number(max(width, 1)))\" height=\"\(Self.number(max(height, 1)))\""
        + " rx=\"3\"/>")
  }

  // MARK: - Panels

  /// Draws a panel with its upper left corner at a point; gives the lowest y.
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
    for box in panel.boxes {
      let origin = point(box.start, box.near)
      let label = Self.short(box.label, isHorizontal ? 60 : 14)
      // A label that would leave the picture ends at the box instead.
      let isLate = isHorizontal && box.start + Double(label.count) * 6 > panel.length + 100
      text(
        label, origin.x + (isLate ? -5 : 5), origin.y + 14, .label,
        anchor: isLate ? "end" : "start")
    }
    return isHorizontal ? y + panel.breadth : y + panel.length + 8
  }

  private mutating func draw(
    _ measure: PicturePanel.Measure, _ isHorizontal: Bool,
    _ point: (Double, Double) -> (x: Double, y: Double), _ panel: PicturePanel
  ) {
    let style = measure.isVictim ? "line red" : "line"
    let (a, b) = (point(measure.start, measure.across), point(measure.end, measure.across))
    for along in [measure.start, measure.end] {
      line(point(along, 0), point(along, measure.across), "lead")
      line(point(along, measure.across - 5), point(along, measure.across + 5), style)
    }
    line(a, b, style)
    let textStyle: TextStyle = measure.isVictim ? .broken : .measure
    if isHorizontal {
      // Beside the measure where there is no room upon it.
      let isShort = b.x - a.x < Double(measure.label.count) * 6
      text(
        measure.label, isShort ? b.x + 8 : (a.x + b.x) / 2, a.y + (isShort ? 4 : -4), textStyle,
        anchor: isShort ? "start" : "middle")
    } else {
      text(measure.label, a.x + 7, (a.y + b.y) / 2 + 4, textStyle)
    }
  }

  // MARK: - Text

  private static func short(_ text: String, _ count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }

  private static func number(_ value: Double) -> String {
    ((value * 100).rounded() / 100).shortDescription
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
