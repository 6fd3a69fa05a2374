import Foundation
import LayoutModel
import Testing

@testable import LayoutRendering

/// Expectations: the geometry of a track (hand).
@Suite struct ScrollThumbTests {
  /// The track of 400 − 100 = 300 points has 294 for the indicator; 294 × 300 / 600 = 147.
  @Test func `The indicator's length is proportional to the visible content`() throws {
    let thumb = try #require(ScrollThumb(track: 300, visible: 300, content: 600, offset: 300))
    #expect(abs(thumb.length - 147) < 0.01)
    #expect(abs(thumb.start - 150) < 0.01)
  }

  @Test func `Content that fits in the visible area, or a short track, has no indicator`() {
    #expect(ScrollThumb(track: 300, visible: 300, content: 300, offset: 0) == nil)
    #expect(ScrollThumb(track: 300, visible: 200, content: 250, offset: 0) != nil)
    #expect(ScrollThumb(track: 20, visible: 20, content: 250, offset: 0) == nil)
  }
}
