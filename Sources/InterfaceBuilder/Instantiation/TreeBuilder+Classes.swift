import AutoLayout
import Foundation

extension TreeBuilder {
  func instance(of element: VariedElement) -> UIView { UIView(frame: .zero) }
  func adopted(_ element: VariedElement, in slot: ViewSlot, superview: UIView?) -> UIView? { nil }
  func attach(_ view: UIView, in slot: ViewSlot, to superview: UIView?) {
    superview?.addSubview(view)
  }
  func configureClass(of view: UIView, _ element: VariedElement) {}
  func scrollGuide(_ key: String, of view: UIView) -> UILayoutGuide? { nil }
}
