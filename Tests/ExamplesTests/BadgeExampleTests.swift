import ExampleClasses
import Testing
import UIKit

/// Oracle: hand, with the derivation beside each.
@MainActor
@Suite struct BadgeExampleTests {
  /// Three digits make 16 + 3 · 12 = 52; 28 and the 4 of the shadow make 32. The caption begins at
  /// 20 + 52 + 8, in the middle of the 28 without the shadow.
  @Test func `A document preview instantiates the app's custom class`() throws {
    let views = try BadgePreview.views()
    let badge = try #require(views["badge"] as? BadgeView)
    let caption = try #require(views["caption"] as? UILabel)
    #expect(badge.count == 128 && badge.isPreviewed)
    #expect(badge.caption === caption && caption.text == "Preview")
    #expect(badge.frame == CGRect(x: 20, y: 100, width: 52, height: 32))
    #expect(caption.frame.minX == 80)
    #expect(abs(caption.frame.midY - 114) <= 1.0 / 3)
  }

  /// The badge is red and 52 by 32; the caption is the one that the class sets for previews.
  @Test func `The picture shows the custom class's drawing and property values`() throws {
    let picture = try #require(try BadgePreview.picture())
    #expect(picture.contains("width=\"52\" height=\"32\""))
    // The red that the class sets when it is made, as SVG writes it.
    #expect(picture.contains(/fill="(#ff0000|#f00|red)"/))
    #expect(picture.contains(">Preview</text>"))
  }
}
