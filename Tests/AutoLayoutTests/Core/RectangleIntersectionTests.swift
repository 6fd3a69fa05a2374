import AutoLayout
import Foundation
import Testing

/// The oracle are the tests of ChatLayout 2.4.3, EasyTipView 2.1.0 and PageController 0.8.6, which pass on
/// iOS: rectangles that share only an edge do not intersect.
@Suite struct RectangleIntersectionTests {
  private let rectangle = CGRect(x: 0, y: 100, width: 100, height: 100)

  @Test func rectanglesWithACommonEdgeDoNotIntersect() {
    #expect(!rectangle.intersectsRect(rectangle.offsetBy(dx: 100, dy: 0)))
    #expect(!rectangle.intersectsRect(rectangle.offsetBy(dx: 0, dy: -100)))
    #expect(!rectangle.intersectsRect(rectangle.offsetBy(dx: 100, dy: 100)))
  }

  @Test func rectanglesWithACommonAreaIntersect() {
    #expect(rectangle.intersectsRect(rectangle))
    #expect(rectangle.intersectsRect(rectangle.offsetBy(dx: 99.5, dy: -99.5)))
    #expect(rectangle.intersectsRect(rectangle.insetBy(dx: 10, dy: 10)))
    #expect(!rectangle.intersectsRect(rectangle.offsetBy(dx: 200, dy: 0)))
    #expect(!rectangle.intersectsRect(.null))
  }

  /// The answer of Foundation stays.
  @Test func rectanglesWithoutAWidthOrHeightIntersectThoseAroundThem() {
    let line = CGRect(x: 50, y: 120, width: 0, height: 10)
    #expect(rectangle.intersectsRect(line) == rectangle.intersects(line))
  }
}
