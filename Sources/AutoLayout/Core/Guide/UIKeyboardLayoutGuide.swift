import Foundation

/// The part of a view that the keyboard covers.
///
/// While no keyboard is shown, as always here unless a program says otherwise, it lies below the
/// safe area: its top edge is where the safe area ends.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide stays with a keyboard that floats or is split; otherwise it lies at the
  /// bottom then, as without keyboard. False unless set.
  open var followsUndockedKeyboard = false {
    didSet { if oldValue != followsUndockedKeyboard { followWindow() } }
  }

  /// Whether the guide ends at the safe area while no keyboard is shown, and not at the view's
  /// bottom edge. True unless set.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { restAgain() } }
  }

  /// How far above the keyboard, in points, a drag begins to put it away; at least 0. Kept, no
  /// touches arise here.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } }
  }

  /// The height that the keyboard covers, measured from the view's bottom edge in points; 0 while
  /// no keyboard is shown.
  open var keyboardHeight: CGFloat = 0 {
    didSet { edges?.top.constant = max(0, keyboardHeight) }
  }

  /// What ties the guide to its owner.
  private struct Edges {
    let left, right, bottom: NSLayoutConstraint
    /// Keeps the guide at least as high as the keyboard.
    let top: NSLayoutConstraint
    /// Has it no higher than that.
    var rest: NSLayoutConstraint
  }

  /// The constraints of the guide; nil while it is being made.
  private var edges: Edges?

  /// A guide of a view, at its place for the keyboard of the window.
  init(owner: UIView) {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    owner.addLayoutGuide(self)
    let edges = Edges(
      left: NSLayoutConstraint(checking: self, .left, .equal, owner, .left),
      right: NSLayoutConstraint(checking: owner, .right, .equal, self, .right),
      bottom: NSLayoutConstraint(checking: owner, .bottom, .equal, self, .bottom),
      top: NSLayoutConstraint(checking: owner, .bottom, .greaterThanOrEqual, self, .top),
      rest: resting(in: owner))
    for constraint in [edges.left, edges.right, edges.bottom, edges.rest, edges.top] {
      install(constraint, on: owner)
    }
    self.edges = edges
    followWindow()
  }

  /// Always fails: the guide belongs to the view that makes it.
  public required init?(coder: NSCoder) { nil }

  /// Installs a constraint of the guide on its owner.
  private func install(_ constraint: NSLayoutConstraint, on owner: UIView) {
    constraint.identifier = "UIViewKeyboardLayoutGuide-constraint"
    owner.install(constraint)
  }

  /// Holds the top edge where it lies without a keyboard.
  private func resting(in owner: UIView) -> NSLayoutConstraint {
    let end: any LayoutItem = usesBottomSafeArea ? owner.safeAreaLayoutGuide : owner
    let made = NSLayoutConstraint(checking: self, .top, .equal, end, .bottom)
    made.priority = UILayoutPriority(999)
    return made
  }

  /// Exchanges the constraint of the place without a keyboard.
  private func restAgain() {
    guard let owner = owningView, let old = edges?.rest else { return }
    owner.removeConstraint(old)
    let rest = resting(in: owner)
    edges?.rest = rest
    install(rest, on: owner)
  }

  // MARK: - The keyboard

  /// Takes in the keyboard of the window that the owner is in.
  private func followWindow() {
    if let window = owningView?.window { keyboardFrameDidChange(in: window) }
  }

  override func keyboardFrameDidChange(in window: UIWindow) {
    follow(window.keyboardFrame, in: window)
  }

  /// Takes in the keyboard of the owner's window.
  private func follow(_ keyboard: CGRect?, in window: UIWindow) {
    guard let owner = owningView else { return }
    let isDocked = keyboard.map { $0.maxY >= window.bounds.maxY } ?? true
    guard let keyboard, isDocked || followsUndockedKeyboard else { return settle(.zero, 0) }
    let frame = owner.convert(keyboard, from: window)
    guard frame.minX < owner.bounds.maxX && frame.maxX > owner.bounds.minX else {
      return settle(.zero, 0)
    }
    let height = max(0, owner.bounds.maxY - frame.minY)
    guard followsUndockedKeyboard else { return settle(.zero, height) }
    let covered = owner.bounds.intersection(frame)
    guard !covered.isEmpty else { return settle(.zero, 0) }
    settle(
      UIEdgeInsets(
        top: 0, left: covered.minX - owner.bounds.minX, bottom: owner.bounds.maxY - covered.maxY,
        right: owner.bounds.maxX - covered.maxX),
      owner.bounds.maxY - covered.minY, near: nearEdges(of: keyboard, isDocked, in: window))
  }

  /// Moves the guide's edges, and switches what depends on where it is.
  private func settle(
    _ insets: UIEdgeInsets, _ height: CGFloat, near edges: NSDirectionalRectEdge = .bottom
  ) {
    self.edges?.left.constant = insets.left
    self.edges?.right.constant = insets.right
    self.edges?.bottom.constant = insets.bottom
    keyboardHeight = height
    nearEdges = edges
  }

  /// The edges of the window that a keyboard is near: docked the bottom and no other, unless it is
  /// the collapsed bar of shortcuts; undocked in its whole width at most the top; floating any two
  /// that meet (Apple's "Adjusting your layout with keyboard layout guide").
  private func nearEdges(
    of keyboard: CGRect, _ isDocked: Bool, in window: UIWindow
  ) -> NSDirectionalRectEdge {
    let room = window.bounds
    var edges: NSDirectionalRectEdge = []
    if keyboard.width < room.width {
      let isRightToLeft = owningView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let reach = Self.nearShare * (room.width - keyboard.width)
      if keyboard.minX - room.minX <= reach { edges.insert(isRightToLeft ? .trailing : .leading) }
      if room.maxX - keyboard.maxX <= reach { edges.insert(isRightToLeft ? .leading : .trailing) }
    }
    if isDocked { return edges.union(.bottom) }
    let reach = Self.nearShare * (room.height - keyboard.height)
    if keyboard.minY - room.minY <= reach { edges.insert(.top) }
    if keyboard.width < room.width, room.maxY - keyboard.maxY <= reach { edges.insert(.bottom) }
    return edges
  }

  /// How much of the room that a floating keyboard leaves counts as near an edge. Apple does not say;
  /// with less than a half no keyboard is near two opposite edges, and a quarter leaves as much room
  /// in the middle as at both ends.
  private static let nearShare: CGFloat = 0.25
}

extension UIView {
  /// The guide that follows the keyboard, made on first use.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    return known ?? UIKeyboardLayoutGuide(owner: self)
  }
}
