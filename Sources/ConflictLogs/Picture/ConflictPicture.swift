import AutoLayout

/// Explanations as one SVG document: the boxes of each report, the conflicting constraints as
/// dimension lines next to them, and the repairs.
public struct ConflictPicture {
  /// The document, with a final newline.
  public let svg: String

  /// The margin around the drawing.
  private static let margin = 24.0
  /// Space for labels to the right of the last dimension line.
  private static let overhang = 120.0
  /// The distance between baselines.
  private static let lineHeight = 19.0
  /// The maximum number of characters per line of text.
  private static let lineLength = 100

  /// Draws explanations below each other.
  ///
  /// - Complexity: O(*n*), where *n* is the length of their text. A panel shows at most some dozen
  ///   constraints.
  public init(_ explanations: [ConflictExplanation]) {
    var pen = ConflictDrawing()
    var size = (width: PicturePanel.width, height: Self.margin)
    for explanation in explanations { Self.draw(explanation, &size, &pen) }
    svg = pen.document(width: size.width + 2 * Self.margin + Self.overhang, height: size.height)
  }

  /// Draws an explanation below the previous ones.
  private static func draw(
    _ explanation: ConflictExplanation, _ size: inout (width: Double, height: Double),
    _ pen: inout ConflictDrawing
  ) {
    let labels = ItemLabels(explanation.names)
    var y = size.height + lineHeight
    for sentence in sentences(of: explanation, labels) { write(sentence, &y, &pen) }
    for isHorizontal in [true, false] {
      guard let panel = PicturePanel(explanation, isHorizontal: isHorizontal, labels) else {
        continue
      }
      y += lineHeight / 2
      y = pen.draw(panel, x: margin, y: y) + lineHeight
      if !isHorizontal { size.width = max(size.width, panel.breadth) }
    }
    if let repair = explanation.bestRepair {
      write(Sentence(text: "One repair: \(repair.text).", style: .body), &y, &pen)
    }
    size.height = y + margin
  }

  /// A text above or below the panels.
  private struct Sentence {
    var text: String
    var style: ConflictDrawing.TextStyle
  }

  /// Returns the texts above the panels: the headline, the conflicting constraints as far as they
  /// are drawn, and the arithmetic.
  private static func sentences(
    of explanation: ConflictExplanation, _ labels: ItemLabels
  ) -> [Sentence] {
    var result = [Sentence(text: explanation.headline, style: .title)]
    result += explanation.conflict.prefix(PicturePanel.limit).map { line in
      Sentence(
        text: "[\(line)] \(explanation.sentence(line, labels))",
        style: explanation.brokenLines.contains(line) ? .brokenLine : .body)
    }
    if let arithmetic = explanation.arithmetic {
      result.append(Sentence(text: explanation.sentence(arithmetic, labels), style: .strong))
    }
    return result
  }

  /// Writes a sentence with its first baseline at `y`, and moves `y` below its last line.
  private static func write(
    _ sentence: Sentence, _ y: inout Double, _ pen: inout ConflictDrawing
  ) {
    for line in wrapped(sentence.text) {
      pen.text(line, margin, y, sentence.style)
      y += lineHeight
    }
  }

  /// Returns the text in lines of at most `lineLength` characters, all but the first indented.
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
