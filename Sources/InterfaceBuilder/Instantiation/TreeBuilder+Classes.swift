import AutoLayout
import Foundation

extension TreeBuilder {
  /// A new view of the class that an element's name stands for.
  func instance(of element: VariedElement) -> UIView {
    switch element.name {
    case "stackView": UIStackView()
    case "scrollView": UIScrollView()
    default: UIView()
    }
  }

  /// A view that the superview already has for this property, such as a cell's content view.
  func adopted(_ element: VariedElement, in slot: ViewSlot, superview: UIView?) -> UIView? {
    nil
  }

  /// Puts a new view where its element says.
  ///
  /// The canvas gives indicators in stacks their room although they are marked hidden while they
  /// stand still.
  func attach(_ view: UIView, _ element: VariedElement, in slot: ViewSlot, to superview: UIView?) {
    guard let superview, view.superview == nil else { return }
    if let stack = superview as? UIStackView, slot == .subview {
      stack.addArrangedSubview(view)
      if element.name == "activityIndicatorView" { stack.keepRoom(for: view) }
    } else {
      superview.addSubview(view)
    }
  }

  /// Sets what only a class knows.
  func configureClass(of view: UIView, _ element: VariedElement) {
    switch view {
    case let view as UIStackView: configure(view, element)
    default: break
    }
  }

  /// A guide that only scroll views have.
  func scrollGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    guard let view = view as? UIScrollView else { return nil }
    return switch key {
    case "contentLayoutGuide": view.contentLayoutGuide
    case "frameLayoutGuide": view.frameLayoutGuide
    default: nil
    }
  }
}
