import Foundation

/// The common ancestor of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {}

  deinit { releaseAssociatedObjects(of: self) }

  /// The object that would be asked after this one.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The object that gets what is typed.
  static weak var current: UIResponder?

  /// Whether the object can get what is typed; true for text inputs.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may give up what is typed.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object gets what is typed.
  open var isFirstResponder: Bool { Self.current === self }

  /// Makes this the object that gets what is typed; false when it cannot, or the present one keeps
  /// on.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.current?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.current = self
    return true
  }

  /// Gives up what is typed; false when it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.current = nil
    return true
  }

  /// What shows in place of the keyboard; no keyboard shows here.
  open var inputView: UIView? { nil }
  /// What shows above the keyboard; no keyboard shows here.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: no keyboard shows here.
  open func reloadInputViews() {}

  // MARK: Touches and observers, for overriding

  /// Told of fingers that came down; hands on to the next responder. No touches arise here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Told of fingers that moved; hands on to the next responder. No touches arise here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Told of fingers that were lifted; hands on to the next responder. No touches arise here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Told of fingers that the system took away; hands on to the next responder. None arise here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Whether an action is offered: whether the object knows it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  // MARK: Documents

  /// Told after the object was made from a document and all its outlets were connected; call super.
  open func awakeFromNib() {}

  /// Told after the object was made for Interface Builder's canvas or a preview of it, where
  /// `awakeFromNib()` is not called.
  open func prepareForInterfaceBuilder() {}
}

extension UIResponder {
  /// Posted when a keyboard is about to show; nothing is posted here.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when a keyboard shows; nothing is posted here.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when a keyboard is about to go; nothing is posted here.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when a keyboard has gone; nothing is posted here.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when a keyboard is about to move; nothing is posted here.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when a keyboard has moved; nothing is posted here.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where a keyboard begins, as the key of an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a keyboard ends, as the key of an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long a keyboard takes, as the key of a number of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of a keyboard's motion, as the key of a number.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
