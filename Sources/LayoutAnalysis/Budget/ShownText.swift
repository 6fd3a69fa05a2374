import AutoLayout
import Foundation
import InterfaceBuilder

/// The presentation of a text in a layout: its lines, and its font, which measures other texts.
///
/// Widths are those that the layout itself measures, with the kerning and tracking of the font and
/// the advances of the version of iOS. They are not rounded; a label is as wide as its text in
/// whole pixels, so that widths that differ by less than a pixel can have the same layout.
@MainActor
struct ShownText {
  /// The number of lines.
  let lines: Int
  /// The width in points to which lines are broken, or `nil` if it is unknown.
  let lineWidth: Double?
  /// The font of the text.
  private let font: UIFont
  /// The version of iOS whose fonts apply.
  private let systemVersion: Int
  /// The number of pixels per point.
  private let scale: Double

  /// Creates the presentation of a text, or returns `nil` if the layout does not contain the view.
  init?(_ text: TranslatableText, in layout: BudgetLayouts.Layout) {
    guard let view = layout.view.descendant(withDocumentIdentifier: text.owner) else { return nil }
    switch view {
    case let label as UILabel:
      font =
        label.attributedText.flatMap { StyledText($0, font: label.font).firstFont } ?? label.font
      lineWidth = Double(label.bounds.width)
    case let button as UIButton:
      font = button.shownTitleFont
      lineWidth = nil
    case let field as UITextField:
      font = field.font ?? .systemFont(ofSize: UIFont.labelFontSize)
      lineWidth = nil
    case let control as UISegmentedControl:
      font = control.font
      lineWidth = nil
    default: return nil
    }
    let shown = layout.layout.snapshot.views.first { $0.identifier == text.owner }
    lines = shown?.fullyShownText?.lines.count ?? 1
    systemVersion = view.layoutEnvironment.systemVersion
    scale = Double(view.layoutEnvironment.displayScale)
  }

  /// Returns the width of a string in one line, in points, or `nil` for a string of several lines.
  func measure(_ string: String) -> Double? {
    guard !string.contains(where: \.isNewline) else { return nil }
    let layout = TextLayout(
      StyledText(string, font: font), limits: TextLayout.Limits(), systemVersion: systemVersion,
      measurer: TextMeasurement.measurer)
    return Double(layout.width)
  }

  /// Returns strings that begin with `start`, end with other letters, and have widths between two
  /// bounds, in ascending order: at most one for each pixel, the widest.
  func probes(
    _ start: String, between lower: Double, and upper: Double
  ) -> [(text: String, width: Double)] {
    var widest: [Int: (text: String, width: Double)] = [:]
    for beginning in [start, String(start.dropLast())] {
      for end in Self.endings {
        let string = beginning + end
        guard let width = measure(string), width > lower, width < upper else { continue }
        let pixel = Int((width * scale).rounded(.up))
        if (widest[pixel]?.width ?? 0) < width { widest[pixel] = (string, width) }
      }
    }
    return widest.values.sorted { $0.width < $1.width }
  }

  /// Strings of one or two lowercase letters or punctuation marks. Up to the width of a letter at
  /// 17 points, their widths have gaps of less than a pixel.
  private static let endings: [String] = {
    let letters = "iljtfrsczxyvakeonhubdpqgwm.,:-'".map(String.init)
    return letters + letters.flatMap { first in letters.map { first + $0 } }
  }()
}
