import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `sizeToFit()`, and the usual way to align labels at the top.
@MainActor
@Suite struct SizeToFitTests {
  private final class Card: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 39, height: 20) }
  }

  @Test func `sizeToFit keeps the origin of the frame`() {
    let view = Card()
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 39, height: 20))
    view.frame = CGRect(x: 10.1, y: 7.3, width: 200, height: 300)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10.1, y: 7.3, width: 39, height: 20))
  }

  @Test func `sizeToFit keeps the origin of the bounds`() {
    let view = Card()
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.sizeToFit()
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 39, height: 20))
  }
}
