import Foundation

/// A guide that the system ties to its owner by insets: margins, safe area, readable width.
///
/// It keeps four required constraints to its owner, whose constants follow the insets.
@MainActor
final class InsetGuide: UILayoutGuide {
  /// What the insets are.
  enum Kind { case margins, safeArea, readable }

  /// Which insets the guide follows.
  let kind: Kind
  /// Left, right, top and bottom, installed on the owner.
  private(set) var constraints: [NSLayoutConstraint] = []

  package override var descriptionClassName: String { "UILayoutGuide" }

  init(_ kind: Kind, owner: UIView) {
    self.kind = kind
    super.init()
    identifier =
      switch kind {
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readable: "UIViewReadableContentGuide"
      }
    owner.addLayoutGuide(self)
    connect(to: owner)
  }

  /// Always fails: the guide belongs to the view that makes it.
  required init?(coder: NSCoder) { nil }

  /// Ties the guide to the edges of its owner.
  private func connect(to owner: UIView) {
    let left = NSLayoutConstraint(checking: self, .left, .equal, owner, .left)
    let right = NSLayoutConstraint(checking: owner, .right, .equal, self, .right)
    let top = NSLayoutConstraint(checking: self, .top, .equal, owner, .top)
    let bottom = NSLayoutConstraint(checking: owner, .bottom, .equal, self, .bottom)
    constraints = [left, right, top, bottom]
    for (constraint, side) in zip(constraints, ["left", "right", "top", "bottom"]) {
      constraint.identifier = constraintIdentifier(side)
      owner.install(constraint)
    }
    updateInsets()
  }

  private func constraintIdentifier(_ side: String) -> String {
    switch kind {
    case .margins: "UIView-\(side)Margin-guide-constraint"
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(side)"
    case .readable: "UIView-\(side)-readable-guide-constraint"
    }
  }

  /// Brings the constants to the owner's present insets.
  func updateInsets() {
    guard let owner = owningView, constraints.count == 4 else { return }
    let insets = currentInsets(of: owner)
    let values = [insets.left, insets.right, insets.top, insets.bottom]
    for (constraint, value) in zip(constraints, values) { constraint.constant = value }
  }

  /// The insets of the owner at present, in points.
  private func currentInsets(of owner: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: owner.layoutMargins
    case .safeArea: owner.safeAreaInsetsForSubviews
    case .readable: owner.readableContentInsets
    }
  }
}
