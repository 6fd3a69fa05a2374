import Foundation

/// The rectangle of a scroll view's content, at the origin of the content's coordinates.
///
/// Constraints between the edges or margins of the scroll view and views inside it attach to this
/// guide.
@MainActor
final class ScrollContentGuide: UILayoutGuide {
  package override var descriptionClassName: String { "UILayoutGuide" }

  /// The constraints that keep the guide at the origin of the content while it scrolls.
  private var left, top: NSLayoutConstraint?
  /// The constraints that set the size of the guide to the size that the app set, if no other
  /// constraint determines it.
  private var size: [NSLayoutConstraint] = []

  /// The priority of a size that an app sets. It is the minimum, so that any other constraint takes
  /// precedence.
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

  /// Moves the guide with the origin of the scroll view's bounds.
  func follow(_ origin: CGPoint) {
    left?.constant = -origin.x
    top?.constant = -origin.y
  }

  /// Sets the size that the app requests for the content.
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

/// The rectangle of a scroll view's frame, which does not scroll.
///
/// Its center and size are constrained to the scroll view. In constraints between the scroll view
/// and views inside it, the center and the size of the scroll view are those of its frame.
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
