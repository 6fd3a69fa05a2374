import Foundation

/// A layout guide for the area of a view that the keyboard covers.
///
/// If no keyboard is displayed, the guide is below the safe area, and its top edge is the bottom
/// edge of the safe area. A keyboard is displayed only if a program sets its frame.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a keyboard that is floating or split.
  /// If it is false, the guide is then at the bottom, as without a keyboard. The default is false.
  open var followsUndockedKeyboard = false {
    didSet { if oldValue != followsUndockedKeyboard { followWindow() } }
  }

  /// A Boolean value that indicates whether the guide ends at the safe area, not at the bottom edge
  /// of the view, if no keyboard is displayed. The default is true.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { restAgain() } }
  }

  /// The distance above the keyboard, in points, at which a drag starts to dismiss the keyboard.
  ///
  /// - Remark: Inert. It is at least 0. Drags do not dismiss the keyboard.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } }
  }

  /// The height that the keyboard covers, in points from the bottom edge of the view. It is 0 if no
  /// keyboard is displayed.
  open var keyboardHeight: CGFloat = 0 {
    didSet { edges?.top.constant = max(0, keyboardHeight) }
  }

  /// The constraints between the guide and its owner.
  private struct Edges {
    let left, right, bottom: NSLayoutConstraint
    /// The constraint that makes the guide at least as high as the keyboard.
    let top: NSLayoutConstraint
    /// The constraint that positions the top edge of the guide as without a keyboard.
    var rest: NSLayoutConstraint
  }

  /// The constraints of the guide, or `nil` during initialization.
  private var edges: Edges?

  /// The rectangle of the guide, which is up to date before the first layout and after a change of
  /// the keyboard.
  open internal(set) override var layoutFrame: CGRect {
    get {
      guard let owner = owningView, let edges else { return super.layoutFrame }
      let room = owner.alignmentRect(forFrame: owner.bounds)
      let rest = usesBottomSafeArea ? owner.safeAreaInsetsForSubviews.limitedForLayout.bottom : 0
      let (start, end) = (room.minX + edges.left.constant, room.maxX - edges.right.constant)
      let top = room.maxY - max(rest, edges.top.constant)
      return CGRect(
        x: start, y: top, width: max(0, end - start),
        height: max(0, room.maxY - edges.bottom.constant - top))
    }
    set { super.layoutFrame = newValue }
  }

  /// Creates the guide of a view for the keyboard of its window.
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

  /// Always returns `nil`: only a view creates the guide.
  public required init?(coder: NSCoder) { nil }

  /// Installs a constraint of the guide on its owner.
  private func install(_ constraint: NSLayoutConstraint, on owner: UIView) {
    constraint.identifier = "UIViewKeyboardLayoutGuide-constraint"
    owner.install(constraint)
  }

  /// Returns the constraint that positions the top edge without a keyboard.
  private func resting(in owner: UIView) -> NSLayoutConstraint {
    let end: any LayoutItem = usesBottomSafeArea ? owner.safeAreaLayoutGuide : owner
    let made = NSLayoutConstraint(checking: self, .top, .equal, end, .bottom)
    made.priority = UILayoutPriority(999)
    return made
  }

  /// Replaces the constraint that positions the top edge without a keyboard.
  private func restAgain() {
    guard let owner = owningView, let old = edges?.rest else { return }
    owner.removeConstraint(old)
    let rest = resting(in: owner)
    edges?.rest = rest
    install(rest, on: owner)
  }

  // MARK: - Keyboard

  /// Updates the guide for the keyboard of the owner's window.
  private func followWindow() {
    if let window = owningView?.window { keyboardFrameDidChange(in: window) }
  }

  override func keyboardFrameDidChange(in window: UIWindow) {
    follow(window.keyboardFrame, in: window)
  }

  /// Updates the guide for a keyboard in the owner's window.
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

  /// Moves the edges of the guide and updates the constraints that depend on the nearby edges.
  private func settle(
    _ insets: UIEdgeInsets, _ height: CGFloat, near edges: NSDirectionalRectEdge = .bottom
  ) {
    self.edges?.left.constant = insets.left
    self.edges?.right.constant = insets.right
    self.edges?.bottom.constant = insets.bottom
    keyboardHeight = height
    nearEdges = edges
  }

  /// Returns the edges of the window that a keyboard is near. A docked keyboard is near only the
  /// bottom edge, unless it is the collapsed shortcut bar. An undocked keyboard of full width is
  /// near at most the top edge. A floating keyboard is near at most two adjacent edges (Apple's
  /// "Adjusting your layout with keyboard layout guide").
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

  /// The part of the free space around a floating keyboard that is near an edge. Apple does not
  /// document the value. With a value below one half, a keyboard is never near two opposite edges.
  /// With a quarter, the middle is as large as both ends together.
  private static let nearShare: CGFloat = 0.25
}

extension UIView {
  /// The layout guide that follows the keyboard. It is created on first use.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    return known ?? UIKeyboardLayoutGuide(owner: self)
  }
}
