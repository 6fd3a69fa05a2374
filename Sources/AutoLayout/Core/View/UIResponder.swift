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

  /// Called when another object has forced the object to stop being the first responder.
  func didLoseFirstResponder() {}

  /// The view that replaces the keyboard.
  ///
  /// - Remark: Inert. It has no effect, because no keyboard is displayed.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  ///
  /// - Remark: Inert. It has no effect, because no keyboard is displayed.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input views of the first responder.
  ///
  /// - Remark: Inert. No keyboard is displayed.
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
  /// Tells the responder that buttons were pressed. Calls the next responder by default. This
  /// library generates no presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Tells the responder that the force of presses changed. Calls the next responder by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Tells the responder that buttons were released. Calls the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Tells the responder that the system canceled presses. Calls the next responder by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Tells the responder that a motion such as a shake began. Calls the next responder by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Tells the responder that a motion ended. Calls the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Tells the responder that the system canceled a motion. Calls the next responder by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Tells the responder that a remote command arrived. Calls the next responder by default.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The key commands that call methods of the responder. This library generates no key presses.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Returns the first responder in the chain that can perform an action, or `nil` if there is
  /// none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Focus, for overriding

  /// A Boolean value that indicates whether a view can be focused. It is false for most views.
  open var canBecomeFocused: Bool { false }
  /// The environments that are focused first, in order. The default is an empty array.
  ///
  /// - Remark: Inert. Focus is not supported.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Requests an update of the focus.
  ///
  /// - Remark: Inert. Focus is not supported.
  open func setNeedsFocusUpdate() {}
  /// Moves the focus if an update was requested.
  ///
  /// - Remark: Inert. Focus is not supported.
  open func updateFocusIfNeeded() {}
  /// Returns a Boolean value that indicates whether the focus can move. The default is true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved. The default implementation does nothing.
  ///
  /// - Remark: Inert. Focus is not supported.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns a Boolean value that indicates whether the responder can perform an action. By
  /// default, it can if it responds to the selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  // MARK: Edit menu, for overriding

  /// Copies the selection and deletes it. The default implementation does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. The default implementation does nothing.
  open func copy(_ sender: Any?) {}
  /// Inserts the contents of the pasteboard. The default implementation does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects the object at the insertion point. The default implementation does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The default implementation does nothing.
  open func delete(_ sender: Any?) {}

  // MARK: Undo

  /// The undo manager of the nearest responder in the chain that has one. The default is that of
  /// the window, or `nil` outside windows.
  open var undoManager: UndoManager? { next?.undoManager }
}
