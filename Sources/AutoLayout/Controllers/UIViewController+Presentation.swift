import Foundation

extension UIViewController {
  /// The outermost controller that this one is in.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// The controller over whose view a style presents.
  private func context(of style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller.parent
    }
    return outermost
  }

  /// Presents a controller; one that presents already, or that is in no window, presents nothing,
  /// as UIKit warns.
  func show(presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = context(of: presented.modalPresentationStyle)
    guard presenter.presentedController == nil, presented.presentation == nil,
      presented !== presenter, let view = presenter.view, let window = view.window
    else { return }
    let presentation = ModalPresentation(presented, by: presenter, over: view)
    presented.presentation = presentation
    presenter.presentedController = presented
    let covers = presentation.style.coversAll
    presented.loadViewIfNeeded()
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    let place = view.superview ?? window
    presentation.container.frame = place === view ? view.bounds : view.frame
    presentation.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(presentation.container)
    presentation.container.addSubview(presented.view)
    if covers {
      presentation.covered = (view, place)
      view.removeFromSuperview()
    }
    presentation.container.placeContent()
    presented.announceAppearing()
    window.layoutIfNeeded()
    if covers { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    completion?()
  }

  /// Ends what this controller presents, or else its own presentation; what is presented by the
  /// presented one goes with it.
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
    guard let presentation = presented.presentation else { return }
    presentation.isEnding = true
    let window = presentation.container.window
    presented.beginAppearanceTransition(false, animated: animated)
    restoreCovered(presentation, animated: animated)
    presented.viewIfLoaded?.removeFromSuperview()
    presentation.container.removeFromSuperview()
    window?.layoutIfNeeded()
    presented.endAppearanceTransition()
    if presentation.covered != nil { endAppearanceTransition() }
    presented.presentation = nil
    presentedController = nil
    completion?()
  }

  private func restoreCovered(_ presentation: ModalPresentation, animated: Bool) {
    guard let (view, superview) = presentation.covered else { return }
    beginAppearanceTransition(true, animated: animated)
    view.frame = superview.bounds
    superview.insertSubview(view, belowSubview: presentation.container)
    announceAppearing()
  }

  /// Tells what is presented of another size of the window.
  func presentedWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = presentedController else { return }
    presented.viewWillTransition(to: size, with: coordinator)
    presented.presentedWillTransition(to: size, with: coordinator)
  }
}
