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

  @Test("A label that is free to hugs its widest line, with the space at which it breaks")
  func hugging() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 98)
    root.layoutIfNeeded()
    #expect(label.frame.width == 80)
    #expect(label.frame.height.rounded() == 24)
  }

  @Test("A line whose space has no room is as wide as the room")
  func noRoomForSpace() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 74)
    root.layoutIfNeeded()
    #expect(label.frame.width == 74)
  }

  @Test("In a wider superview the text breaks elsewhere, as in a first layout")
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

  @Test("A label between two edges keeps their distance")
  func pinned() {
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    let (root, label) = centered("aaaa bb cccc", in: 98)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 98)
  }
}
