import Foundation
import Testing

@testable import AutoLayout

@MainActor
@Suite struct UITextViewTests {
  private func textView(_ text: String, font: UIFont) -> UITextView {
    let view = UITextView(frame: .zero)
    view.layoutEnvironment = LayoutEnvironment(displayScale: 2)
    view.isScrollEnabled = false
    view.font = font
    view.text = text
    return view
  }

  /// Oracle: Interface Builder recorded 38 for a line of body text.
  @Test("Lines in a text style have their full line height, with 8 points above and below")
  func styleHeight() {
    let view = textView("a", font: .preferredFont(forTextStyle: .body))
    #expect(view.intrinsicContentSize.height == 38)
    view.text = "a\nb"
    #expect(view.intrinsicContentSize.height == 60)
  }

  @Test("A nonscrolling text view is measured at the width between its insets")
  func width() {
    let view = textView("one two", font: .systemFont(ofSize: 14))
    #expect(view.needsWidthForHeight)
    let natural = view.intrinsicContentSize
    #expect(view.intrinsicContentSize(forWidth: natural.width).height == natural.height)
    #expect(view.intrinsicContentSize(forWidth: natural.width - 5).height > natural.height)
  }

  @Test("A scrolling text view has no intrinsic size and no baselines")
  func scrolling() {
    let view = textView("a", font: .systemFont(ofSize: 14))
    #expect(view.baselineOffsetFromTop == 8 + 14 * 0.952_148_437_5)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!view.needsWidthForHeight)
    #expect(view.baselineOffsetFromTop == nil)
  }
}
