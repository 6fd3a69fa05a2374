import Foundation
import Testing

@testable import AutoLayout

/// Every character is as wide as the font is high, so that widths can be counted.
private struct SquareMeasurer: TextMeasuring {
  func advances(of characters: [Character], font: UIFont, systemVersion: Int) -> [CGFloat] {
    characters.map { _ in font.pointSize }
  }
}

/// Oracle: `interface-builder` for the rule (10 labels in 8 roots of 6 repositories, whose widths are
/// those of their widest line with the space after it, up to a pixel), `hand` for the numbers.
@MainActor
@Suite struct WrappedLabelTests {
  /// A label of 10 points a character, centered and free to be narrower than its superview.
  private func centered(_ text: String, in width: CGFloat) -> (UIView, UILabel) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    return (root, label)
  }

  private func laidOut(_ root: UIView, width: CGFloat) {
    root.frame.size.width = width
    root.layoutIfNeeded()
  }

  @Test("A wrapped label with a flexible width hugs its widest line, including the trailing space")
  func hugging() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 98)
    root.layoutIfNeeded()
    #expect(label.frame.width == 80)
    #expect(label.frame.height.rounded() == 24)
  }

  @Test("A line without space for its trailing space is as wide as the available width")
  func noRoomForSpace() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 74)
    root.layoutIfNeeded()
    #expect(label.frame.width == 74)
  }

  @Test("Changing the superview's width wraps the text as in a first layout")
  func widening() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 98)
    root.layoutIfNeeded()
    laidOut(root, width: 300)
    #expect(label.frame.width == 120)
    laidOut(root, width: 60)
    #expect(label.frame.width == 50)
    laidOut(root, width: 98)
    #expect(label.frame.width == 80)
  }

  @Test("A label that is pinned to both edges keeps its width")
  func pinned() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 98)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 98)
  }
}
