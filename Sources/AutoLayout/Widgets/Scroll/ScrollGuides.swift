import Foundation

/// The rectangle of a scroll view's content; it lies at the origin of the content's coordinates.
///
/// Constraints between the scroll view's edges or margins and views inside it attach here.
@MainActor
final class ScrollContentGuide: UILayoutGuide {
  package override var descriptionClassName: String { "UILayoutGuide" }

  /// Keep the guide at the origin, whatever the scroll view shows of the content.
  private var left, top: NSLayoutConstraint?
  /// Give the guide the size that the program set, where no constraint gives another.
  private var size: [NSLayoutConstraint] = []

  /// Lower than all that a program can ask for by name, so that any constraint beats a size by
  /// hand.
  private static let manualSizePriority: Float = 1

  convenience init(owner: UIScrollView) {
    self.init()
    identifier = "UIScrollView-contentLayoutGuide"
    owner.addLayoutGuide(self)
    let left = NSLayoutConstraint(checking: self, .left, .equal, owner, .left)
    let top = NSLayoutConstraint(checking: self, .top, .equal, owner, .top)
    left.identifier = "UIScrollView-contentLayoutGuide-left"
    top.identifier = "UIScrollView-contentLayoutGuide-top"
    self.left = left
    self.top = top
    follow(owner.bounds.origin)
    owner.install(left)
    owner.install(top)
  }

  /// Takes in where the scroll view's bounds begin.
  func follow(_ origin: CGPoint) {
    left?.constant = -origin.x
    top?.constant = -origin.y
  }

  /// Takes in the size that the program set.
  func setManualSize(_ manual: CGSize) {
    guard let owner = owningView else { return }
    if size.isEmpty {
      for attribute in [NSLayoutConstraint.Attribute.width, .height] {
        let constraint = NSLayoutConstraint(checking: self, attribute)
        constraint.identifier = "UIScrollView-contentSize"
        constraint.priority = UILayoutPriority(Self.manualSizePriority)
        size.append(constraint)
        owner.install(constraint)
      }
    }
    for (constraint, length) in zip(size, [manual.width, manual.height]) {
      constraint.constant = length
    }
  }
}

/// The rectangle of a scroll view's frame; it does not scroll.
///
/// It is tied by its centre and size, which in constraints to views inside mean the frame.
@MainActor
final class ScrollFrameGuide: UILayoutGuide {
  package override var descriptionClassName: String { "UILayoutGuide" }

  convenience init(owner: UIScrollView) {
    self.init()
    identifier = "UIScrollView-frameLayoutGuide"
    owner.addLayoutGuide(self)
    for attribute in [NSLayoutConstraint.Attribute.width, .height, .centerX, .centerY] {
      let constraint = NSLayoutConstraint(checking: self, attribute, .equal, owner, attribute)
      constraint.identifier = "UIScrollView-frameLayoutGuide-\(attribute.name)"
      owner.install(constraint)
    }
  }
}
