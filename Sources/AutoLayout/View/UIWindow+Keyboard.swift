import Foundation

extension UIWindow {
  /// Tells the keyboard guides in the window; those of views that are laid out later follow then.
  func keyboardFrameDidChange() {
    forEachInSubtree { view in
      for guide in view.layoutGuides {
        (guide as? UIKeyboardLayoutGuide)?.follow(keyboardFrame, in: self)
      }
    }
  }
}
