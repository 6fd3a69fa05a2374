import Foundation
import Testing

@testable import AutoLayout

/// Labels of programs that add insets to their text. Oracle: `hand`. Their frames follow from those of plain
/// labels: the text has the same lines in the space within the insets.
@Suite("Labels with content insets") @MainActor
struct InsetLabelTests {
  /// Changes the bounds before the text is laid out, as the documentation of the method describes.
  private final class RectangleLabel: UILabel {
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let text = super.textRect(
        forBounds: bounds.inset(by: InsetLabelTests.insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(
        by: UIEdgeInsets(
          top: -InsetLabelTests.insets.top, left: -InsetLabelTests.insets.left,
          bottom: -InsetLabelTests.insets.bottom, right: -InsetLabelTests.insets.right))
    }
  }

  /// Adds the insets to the size of the text.
  private final class SizeLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(
        width: size.width + InsetLabelTests.insets.left + InsetLabelTests.insets.right,
        height: size.height + InsetLabelTests.insets.top + InsetLabelTests.insets.bottom)
    }
  }

  nonisolated fileprivate static let insets = UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 12)

  private static let long = "A text of several words that needs more than one line"

  /// Lays out a label at the upper-left corner of a view that is 200 points wide.
  private func frame<Label: UILabel>(
    of label: Label, _ text: String, lines: Int, width: CGFloat = 200
  ) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return label.frame
  }

  @Test("A single line has the insets on all sides", arguments: [0, 1])
  func line(lines: Int) {
    let plain = frame(of: UILabel(), "Short", lines: lines)
    let padded = CGRect(x: 0, y: 0, width: plain.width + 20, height: plain.height + 12)
    #expect(frame(of: RectangleLabel(), "Short", lines: lines).isClose(to: padded))
    #expect(frame(of: SizeLabel(), "Short", lines: lines).isClose(to: padded))
  }

  @Test("An overridden textRect wraps the text within the insets")
  func wrappedRectangle() {
    let plain = frame(of: UILabel(), Self.long, lines: 0, width: 180)
    let padded = frame(of: RectangleLabel(), Self.long, lines: 0)
    #expect(plain.height > 30)
    #expect(abs(padded.height - plain.height - 12) < 1e-6)
    #expect(padded.width <= 200)
  }

  @Test("An overridden intrinsicContentSize adds the vertical insets to the wrapped lines")
  func wrappedSize() {
    let plain = frame(of: UILabel(), Self.long, lines: 0)
    let padded = frame(of: SizeLabel(), Self.long, lines: 0)
    #expect(abs(padded.height - plain.height - 12) < 1e-6)
  }

  @Test("sizeThatFits includes the insets of an overridden textRect")
  func fittingSize() {
    let (plain, padded) = (UILabel(), RectangleLabel())
    for label in [plain, padded] {
      label.text = Self.long
      label.numberOfLines = 0
    }
    let size = plain.sizeThatFits(CGSize(width: 180, height: 0))
    #expect(
      padded.sizeThatFits(CGSize(width: 200, height: 0))
        == CGSize(width: size.width + 20, height: size.height + 12))
  }

  @Test("A subclass without overrides has the layout of UILabel")
  func plainClass() {
    final class PlainLabel: UILabel {}
    for lines in [0, 1, 2] {
      #expect(
        frame(of: PlainLabel(), Self.long, lines: lines)
          == frame(of: UILabel(), Self.long, lines: lines))
    }
  }
}
