import Foundation
import Testing

@testable import AutoLayout

/// What views begin with. Oracle: `runtime` (1,775 labels and 409 image views that take no touches;
/// no image view, button or text field that is opaque).
@MainActor
@Suite struct ViewDefaultsTests {
  /// Hears of changes as an application's views do.
  private final class Picture: UIImageView {
    var changes = 0
    override var isUserInteractionEnabled: Bool { didSet { changes += 1 } }
    override var isOpaque: Bool { didSet { changes += 1 } }
  }

  @Test func `Labels and image views disable user interaction`() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled && UITextField().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  @Test func `Image views, buttons and text fields are not opaque`() {
    #expect(!UIImageView().isOpaque && !UIImageView(image: nil).isOpaque)
    #expect(!UIButton().isOpaque && !UIButton(type: .system).isOpaque)
    #expect(!UITextField().isOpaque)
    #expect(UILabel().isOpaque && UIView().isOpaque)
  }

  @Test func `Hit testing a label returns the view behind it unless interaction is enabled`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: card.bounds)
    card.addSubview(label)
    #expect(card.hitTest(CGPoint(x: 50, y: 50), with: nil) === card)
    label.isUserInteractionEnabled = true
    #expect(card.hitTest(CGPoint(x: 50, y: 50), with: nil) === label)
  }

  @Test func `Property observers of a subclass are not called during initialization`() {
    let picture = Picture(frame: .zero)
    #expect(picture.changes == 0 && !picture.isOpaque)
    picture.isOpaque = true
    #expect(picture.changes == 1 && picture.isOpaque)
  }
}
