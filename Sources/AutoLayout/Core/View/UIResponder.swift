import Foundation

/// The superclass of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: UIKitObject {
  public override init() {}

  deinit { releaseAssociatedObjects(of: self) }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The first responder, which receives keyboard input.
  static weak var current: UIResponder?

  /// A Boolean value that indicates whether the object can become the first responder. It is true
  /// for text inputs.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object can stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the object is the first responder.
  open var isFirstResponder: Bool { Self.current === self }

  /// Makes the object the first responder. Returns false if it cannot become the first responder
  /// or if the current first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.current?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.current = self
    return true
  }

  /// Stops being the first responder. Returns false if the object may not resign.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.current = nil
    return true
  }

  /// Called when another object ended the role of first responder against the object's will.
  func didLoseFirstResponder() {}

  /// The view that replaces the keyboard.
  ///
  /// - Remark: Inert. It has no effect, because no keyboard is displayed.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  ///
  /// - Remark: Inert. It has no effect, because no keyboard is displayed.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: no keyboard is displayed.
  open func reloadInputViews() {}

  // MARK: Touches and actions, for overriding

  /// Tells the responder that touches began. Calls the next responder by default. This library
  /// generates no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Tells the responder that touches moved. Calls the next responder by default. This library
  /// generates no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Tells the responder that touches ended. Calls the next responder by default. This library
  /// generates no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Tells the responder that the system canceled touches. Calls the next responder by default.
  /// This library generates no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Returns whether the responder can perform an action. By default it can if it responds to the
  /// selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  // MARK: Edit menu, for overriding

  /// Copies the selection and deletes it. Does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. Does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the contents of the pasteboard. Does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Selects the object at the insertion point. Does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. Does nothing by default.
  open func delete(_ sender: Any?) {}

  // MARK: Undo

  /// The undo manager of the nearest responder in the chain that has one: by default that of the
  /// window. It is nil outside windows.
  open var undoManager: UndoManager? { next?.undoManager }
}

extension UIResponder {
  /// The notification that a keyboard is about to appear. It is never posted.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that a keyboard has appeared. It is never posted.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification that a keyboard is about to disappear. It is never posted.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that a keyboard has disappeared. It is never posted.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification that the frame of a keyboard is about to change. It is never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The notification that the frame of a keyboard has changed. It is never posted.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of an `NSValue` with the frame of a keyboard before its animation.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of an `NSValue` with the frame of a keyboard after its animation.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of a number with the duration of a keyboard's animation in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of a Boolean value that indicates whether the keyboard belongs to the program.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The key of a number with the curve of a keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
