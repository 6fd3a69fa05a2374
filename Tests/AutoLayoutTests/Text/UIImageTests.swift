import Foundation
import Testing

@testable import AutoLayout

@Suite struct UIImageTests {
  @Test("Sides that make no sense count as nothing")
  func badSize() {
    #expect(UIImage(name: "a", size: CGSize(width: -4, height: CGFloat.nan)).size == .zero)
  }

  @Test("A picture keeps its other properties when one is changed")
  func copies() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(name: "a", size: CGSize(width: 4, height: 5), isSymbol: true)
      .withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
    #expect(image.alignmentRectInsets == insets)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.isSymbolImage)
    #expect(image.size == CGSize(width: 4, height: 5))
  }
}
