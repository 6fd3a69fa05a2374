import Foundation

/// The part of a view that the keyboard covers.
///
/// While no keyboard is shown, as always here unless a program says otherwise, it lies below the
/// safe area: its top edge is where the safe area ends.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide stays at the bottom when the keyboard floats.
  open var followsUndockedKeyboard = false

  /// The height that the keyboard covers, measured from the view's bottom edge in points; 0 while
  /// no keyboard is shown.
  open var keyboardHeight: CGFloat = 0 {
    didSet { updateKeyboardHeight() }
  }

  private var top: NSLayoutConstraint?

  init(owner: UIView) {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    owner.addLayoutGuide(self)
    let atSafeArea = NSLayoutConstraint(
      checking: self, .top, .equal, owner.safeAreaLayoutGuide, .bottom)
    atSafeArea.priority = UILayoutPriority(999)
    let aboveKeyboard = NSLayoutConstraint(
      checking: owner, .bottom, .greaterThanOrEqual, self, .top)
    top = aboveKeyboard
    for constraint in [
      NSLayoutConstraint(checking: self, .left, .equal, owner, .left),
      NSLayoutConstraint(checking: owner, .right, .equal, self, .right),
      NSLayoutConstraint(checking: owner, .bottom, .equal, self, .bottom), atSafeArea,
      aboveKeyboard,
    ] {
      constraint.identifier = "UIViewKeyboardLayoutGuide-constraint"
      owner.install(constraint)
    }
  }

  /// Always fails: the guide belongs to the view that makes it.
  public required init?(coder: NSCoder) { nil }

  /// Takes in the keyboard of the owner's window.
  func follow(_ keyboard: CGRect?, in window: UIWindow) {
    guard let owner = owningView else { return }
    let isDocked = keyboard.map { $0.maxY >= window.bounds.maxY } ?? true
    guard let keyboard, isDocked || followsUndockedKeyboard else { return keyboardHeight = 0 }
    let frame = owner.convert(keyboard, from: window)
    let overlaps = frame.minX < owner.bounds.maxX && frame.maxX > owner.bounds.minX
    keyboardHeight = overlaps ? max(0, owner.bounds.maxY - frame.minY) : 0
  }

  private func updateKeyboardHeight() { top?.constant = max(0, keyboardHeight) }
}

extension UIView {
  /// The guide that follows the keyboard, made on first use.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    return known ?? UIKeyboardLayoutGuide(owner: self)
  }
}
