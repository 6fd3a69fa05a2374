import AutoLayout

/// Explanations as one SVG document: the boxes of each report, the constraints that fight as measures
/// beside them, and what to change.
public struct ConflictPicture {
  /// The document, with a newline at its end.
  public let svg: String

  private static let margin = 24.0
  /// Room for labels beside the last measure.
  private static let overhang = 120.0
  private static let lineHeight = 19.0
  /// Characters of a line of text that fit beside each other.
  private static let lineLength = 100

  /// Draws explanations below each other.
  ///
  /// Linear in their text; a panel shows no more than some dozen constraints.
  public init(_ explanations: [ConflictExplanation]) {
    var pen = PicturePen()
    var size = (width: PicturePanel.width, height: Self.margin)
    for explanation in explanations { Self.draw(explanation, &size, &pen) }
    svg = pen.document(width: size.width + 2 * Self.margin + Self.overhang, height: size.height)
  }

  /// Draws an explanation below what is there.
  private static func draw(
    _ explanation: ConflictExplanation, _ size: inout (width: Double, height: Double),
    _ pen: inout PicturePen
  ) {
    let labels = ItemLabels(explanation.names)
    var y = size.height + lineHeight
    func write(_ text: String, _ style: PicturePen.TextStyle) {
      for line in wrapped(text) {
        pen.text(line, margin, y, style)
        y += lineHeight
      }
    }
    write(explanation.headline, .title)
    for line in explanation.conflict.prefix(PicturePanel.limit) {
      let isVictim = explanation.givesWay.contains(line)
      write("[\(line)] \(explanation.sentence(line, labels))", isVictim ? .victim : .body)
    }
    if let arithmetic = explanation.arithmetic {
      write(explanation.sentence(arithmetic, labels), .strong)
    }
    for isHorizontal in [true, false] {
      guard let panel = PicturePanel(explanation, isHorizontal: isHorizontal, labels) else {
        continue
      }
      y += lineHeight / 2
      y = pen.draw(panel, x: margin, y: y) + lineHeight
      if !isHorizontal { size.width = max(size.width, panel.breadth) }
    }
    if let repair = explanation.bestRepair { write("One way out: \(repair.text).", .body) }
    size.height = y + margin
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count >= lineLength {
        lines.append(line)
        line = "      "
      }
      line += (line.isEmpty || line.last == " " ? "" : " ") + word.prefix(lineLength)
    }
    return lines + [line]
  }
}
