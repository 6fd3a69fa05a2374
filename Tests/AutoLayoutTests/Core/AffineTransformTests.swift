import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `CGRectApplyAffineTransform` and `CGRectNull`, and by hand.
@Suite("Rectangles under affine transforms")
struct AffineTransformTests {
  @Test(
    "The null rectangle is unchanged by a transform",
    arguments: [
      CGAffineTransform(translationX: 8, y: 4), CGAffineTransform(scaleX: -2, y: 3),
      CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: 0, y: 0),
    ])
  func null(transform: CGAffineTransform) {
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.null.applying(transform) == .null)
  }

  @Test("A transformed rectangle is the bounding box of its corners")
  func others() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let mapped = rect.applying(CGAffineTransform(scaleX: -2, y: 3))
    #expect(mapped == CGRect(x: -8, y: 6, width: 6, height: 12))
    #expect(CGRect.zero.applying(CGAffineTransform(translationX: 8, y: 4)).origin.x == 8)
  }
}
