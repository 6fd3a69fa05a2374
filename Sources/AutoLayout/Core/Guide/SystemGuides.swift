import Foundation

/// A layout guide whose insets from its owner the system manages: margins, safe area or readable
/// width.
///
/// Four required constraints connect it to its owner. Their constants are the insets.
@MainActor
final class InsetGuide: UILayoutGuide {
  /// The kinds of insets.
  enum Kind { case margins, safeArea, readable }

  /// The kind of insets that the guide follows.
  let kind: Kind
  /// The left, right, top and bottom constraints, which the owner holds.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The insets in the constraints, in points.
  private var statedInsets = UIEdgeInsets.zero
  /// The bounds of the owner and the insets of the last solution, or `nil` before the first one.
  private var solved: (bounds: CGRect, insets: UIEdgeInsets)?

  /// The rectangle of the guide, which is up to date before the first layout, and after a change of
  /// the owner's bounds or insets.
  override var layoutFrame: CGRect {
    get {
      guard let owner = owningView else { return super.layoutFrame }
      let insets = currentInsets(of: owner).limitedForLayout
      if let solved, solved.bounds == owner.bounds, solved.insets == insets {
        return super.layoutFrame
      }
      let room = owner.alignmentRect(forFrame: owner.bounds)
      return CGRect(
        x: room.minX + insets.left, y: room.minY + insets.top,
        width: max(0, room.width - insets.left - insets.right),
        height: max(0, room.height - insets.top - insets.bottom))
    }
    set {
      super.layoutFrame = newValue
      solved = owningView.map { ($0.bounds, statedInsets) }
    }
  }

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

  /// Always returns `nil`: only a view creates the guide.
  required init?(coder: NSCoder) { nil }

  /// Constrains the guide to the edges of its owner.
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

  /// Sets the constants to the current insets of the owner.
  func updateInsets() {
    guard let owner = owningView, constraints.count == 4 else { return }
    let insets = currentInsets(of: owner).limitedForLayout
    statedInsets = insets
    let values = [insets.left, insets.right, insets.top, insets.bottom]
    for (constraint, value) in zip(constraints, values) { constraint.constant = value }
  }

  /// Returns the current insets of the owner, in points.
  private func currentInsets(of owner: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: owner.layoutMargins
    case .safeArea: owner.safeAreaInsetsForSubviews
    case .readable: owner.readableContentInsets
    }
  }
}
