import UIKit

// Constraints in the style of SnapKit and Masonry, in thirty lines based on UIKit's API. The
// library itself has no such language, because those libraries run on it unchanged.

/// Collects the constraints of one view.
@MainActor
final class ConstraintMaker {
  fileprivate let view: UIView
  fileprivate init(_ view: UIView) { self.view = view }

  var width: MadeAttributes { MadeAttributes(self, [.width]) }
  var height: MadeAttributes { MadeAttributes(self, [.height]) }
  var size: MadeAttributes { MadeAttributes(self, [.width, .height]) }
  var center: MadeAttributes { MadeAttributes(self, [.centerX, .centerY]) }
  var edges: MadeAttributes { MadeAttributes(self, [.top, .leading, .bottom, .trailing]) }
}

/// Attributes of a view that get the same kind of constraint.
@MainActor
struct MadeAttributes {
  private let maker: ConstraintMaker
  private let attributes: [NSLayoutConstraint.Attribute]
  fileprivate init(_ maker: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.maker, self.attributes) = (maker, attributes)
  }

  func equalTo(_ other: UIView) { make(other, constant: 0) }
  func equalTo(_ constant: CGFloat) { make(nil, constant: constant) }
  func equalToSuperview() { make(maker.view.superview, constant: 0) }

  private func make(_ other: UIView?, constant: CGFloat) {
    for attribute in attributes {
      NSLayoutConstraint(
        item: maker.view, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: attribute, multiplier: 1, constant: constant
      ).isActive = true
    }
  }
}

extension UIView {
  func makeConstraints(_ body: (ConstraintMaker) -> Void) {
    translatesAutoresizingMaskIntoConstraints = false
    body(ConstraintMaker(self))
  }
}
