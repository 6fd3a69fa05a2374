import Foundation

extension UIViewController {
  /// The outermost ancestor of the controller.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Returns the controller whose view a style covers.
  private func context(of style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller.parent
    }
    return outermost
  }

  /// Presents a controller. Does nothing if this controller already presents one or is not in a
  /// window, for which UIKit logs a warning.
  func show(presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = context(of: presented.modalPresentationStyle)
    guard presenter.presentedController == nil, presented.presentation == nil,
      presented !== presenter, let view = presenter.view, let window = view.window
    else { return }
    let presentation = ModalPresentation(presented, by: presenter, source: self, over: view)
    presented.presentation = presentation
    presenter.presentedController = presented
    presented.loadViewIfNeeded()
    let place = view.superview ?? window
    presentation.container.frame = presentation.frameOfContainer(over: view, in: place)
    presentation.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(presentation.container)
    presentation.begin(over: view, in: place, source: self, animated: animated, completion)
  }

  /// Ends the presentation of this controller's presented controller, or else its own presentation.
  /// Controllers that the presented controller presents are also dismissed.
  func endPresentation(animated: Bool, _ completion: (() -> Void)?) {
    let host = presentedController == nil && presentation == nil ? parent : nil
    if let host { return host.endPresentation(animated: animated, completion) }
    guard let presented = presentedController else {
      if let presenter = presentation?.presenter {
        presenter.endPresentation(animated: animated, completion)
      } else {
        completion?()
      }
      return
    }
    if presented.presentedController != nil {
      presented.endPresentation(animated: false, nil)
    }
    guard let presentation = presented.presentation, !presentation.isEnding else { return }
    presentation.end(animated: animated, completion)
  }

  /// Notifies the presented controllers that the size of the window changes.
  func presentedWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = presentedController else { return }
    presented.presentation?.controller.viewWillTransition(to: size, with: coordinator)
    presented.presentedWillTransition(to: size, with: coordinator)
  }
}
