import Foundation

/// Text that a program measures or draws without a label, with the fonts of the default release.
struct DrawnText {
  /// The text with its fonts.
  let text: StyledText
  /// The lines of the text.
  let layout: TextLayout

  /// Breaks a text into lines of a width in points, which can be infinite.
  init(_ text: StyledText, width: CGFloat, isSingleLine: Bool = false) {
    self.text = text
    let mode = text.runs.first?.paragraph.lineBreakMode ?? .byWordWrapping
    layout = TextLayout(
      text,
      limits: .init(
        width: isSingleLine ? .infinity : max(0, width), numberOfLines: isSingleLine ? 1 : 0,
        lineBreakMode: mode),
      systemVersion: LayoutEnvironment.defaultSystemVersion,
      measurer: MainActor.readUnchecked { TextMeasurement.measurer })
  }

  /// Breaks a text into lines within limits.
  init(_ text: StyledText, limits: TextLayout.Limits) {
    self.text = text
    layout = TextLayout(
      text, limits: limits, systemVersion: LayoutEnvironment.defaultSystemVersion,
      measurer: MainActor.readUnchecked { TextMeasurement.measurer })
  }

  /// Creates the text of a string with attributes.
  init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat,
    isSingleLine: Bool = false
  ) {
    self.init(
      NSAttributedString(string: string, attributes: attributes), width: width,
      isSingleLine: isSingleLine)
  }

  /// Creates the text of an attributed string. Text without a font is 12-point Helvetica, as
  /// Foundation documents, with the metrics of the system font.
  init(_ string: NSAttributedString, width: CGFloat, isSingleLine: Bool = false) {
    self.init(
      StyledText(string, font: .systemFont(ofSize: 12)), width: width, isSingleLine: isSingleLine)
  }

  /// The size of all lines in points, not rounded.
  var size: CGSize { CGSize(width: layout.width, height: layout.height) }

  /// Draws the lines in a rectangle of the current context, from its upper edge. Text without a
  /// color is black.
  func draw(in rect: CGRect) {
    #if !canImport(Darwin)
      guard let recorder = GraphicsStack.recorder, let context = UIGraphicsGetCurrentContext(),
        !text.isEmpty, rect.origin.x.isFinite, rect.origin.y.isFinite
      else { return }
      let rect = CGRect(
        origin: rect.origin,
        size: CGSize(
          width: rect.width.isFinite ? rect.width : layout.width,
          height: rect.height.isFinite ? rect.height : layout.height))
      let placed = placed(in: rect, color: .black, alignment: .natural)
      recorder.paint(.text(placed), placed.lines.count, context.state)
    #endif
  }

  /// Returns the lines in a rectangle, from its upper edge, in the form of snapshots.
  func placed(in rect: CGRect, color: UIColor, alignment: NSTextAlignment) -> LayoutSnapshot.Text {
    let first = text.runs.first?.color ?? color
    return text.snapshot(
      layout,
      at: TextLayout.Placement(
        rect: rect, alignment: alignment, centersVertically: false,
        scale: LayoutEnvironment().displayScale), color: first.snapshotColor)
  }
}

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are wrapped, and the origin is the upper-left corner, not the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The measurement includes the leading between lines. This is always the case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds of the glyphs are measured instead of those of the lines. This option is ignored.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits is truncated.
  ///
  /// - Remark: Inert. It has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The results of drawing text, which are not computed.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor by which text is scaled to fit.
  ///
  /// - Remark: Inert. It has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which text was scaled to fit. It is always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The area of the text that was drawn. It is always empty.
  open var totalBounds: CGRect { .zero }
}
