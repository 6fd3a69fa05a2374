import Foundation
import Testing

@testable import AutoLayout

@Suite struct UIImageTests {
  @Test("Negative and NaN sizes of an image become zero")
  func badSize() {
    #expect(UIImage(name: "a", size: CGSize(width: -4, height: CGFloat.nan)).size == .zero)
  }

  @Test("A modified copy of an image keeps its other properties")
  func copies() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(name: "a", size: CGSize(width: 4, height: 5), isSymbol: true)
      .withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
    #expect(image.alignmentRectInsets == insets)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.isSymbolImage)
    #expect(image.size == CGSize(width: 4, height: 5))
  }

  @Test("A known symbol has its recorded size and insets, others the default size")
  func symbols() {
    let mark = UIImage(systemName: "checkmark.circle.fill")
    #expect(mark?.size == CGSize(width: 20, height: 19) && mark?.isSymbolImage == true)
    #expect(
      mark?.alignmentRectInsets
        == UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0))
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
    #expect(UIImage(systemName: "star")?.alignmentRectInsets == .zero)
  }

  /// Oracle: `runtime`. A view that constraints make 200 points high is 198.667 points high and
  /// 2/3 of a point lower, and what hangs below it is 200 points below its top.
  @MainActor
  @Test("Constraints determine a symbol's alignment rectangle, not its frame")
  func symbolAlignment() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let (picture, below) = (
      UIImageView(image: UIImage(systemName: "checkmark.circle.fill")), UIView()
    )
    for view in [picture, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      picture.heightAnchor.constraint(equalToConstant: 200),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.topAnchor.constraint(equalTo: picture.bottomAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(abs(picture.frame.minY - (100 + 2.0 / 3)) < 1e-9)
    #expect(abs(picture.frame.height - (200 - 4.0 / 3)) < 1e-9)
    #expect(picture.frame.minX == 20 && picture.frame.width == 20)
    #expect(below.frame.minY == 300)
  }
}
