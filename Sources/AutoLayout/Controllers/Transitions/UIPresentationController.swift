import Foundation

/// An object that manages the presentation of a controller: its frame, the views around it, and its
/// transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?
  /// The presentation in progress.
  weak var presentation: ModalPresentation?

  /// Creates the presentation controller of a controller. The presenting controller can be `nil` if
  /// it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that starts the presentation.
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? presentedViewController
  }
  /// The controller that is shown over the other one.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The style of the presentation after adaptation, or the requested style before the presentation
  /// begins.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presented?.modalPresentationStyle ?? .custom
  }
  /// The view that contains the presented view, or `nil` before the presentation begins and after
  /// it ends.
  open var containerView: UIView? { presentation?.container }
  /// The object that adapts the presentation and decides whether the user can dismiss it.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that replace those around the presented controller.
  ///
  /// - Remark: Inert. The presented controller has the traits of the container.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the container, or of the presenting controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// The style for compact widths. By default, the system chooses it.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Returns the style for traits, which the delegate determines. For `automatic`, the system
  /// chooses the style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }

  /// Notifies the controller that the views of the container are about to be laid out. Does nothing
  /// by default.
  open func containerViewWillLayoutSubviews() {}
  /// Notifies the controller that the views of the container were laid out. Does nothing by
  /// default.
  open func containerViewDidLayoutSubviews() {}
  /// The view that moves. The default is that of the presented controller. An override can embed it
  /// in another view.
  open var presentedView: UIView? { presented?.view }
  /// The final frame of the presented view, in points in the container. The default is that of the
  /// style; `custom` fills the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentation?.frameOfStyle ?? containerView?.bounds ?? .zero
  }
  /// A Boolean value that indicates whether the presentation covers the screen. The default is
  /// `true`.
  ///
  /// - Remark: Inert. The style determines the container.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the view of the presenting controller is removed at the
  /// end of the presentation. The default is `false` for custom presentations.
  open var shouldRemovePresentersView: Bool { presentation?.style.coversAll ?? false }
  /// Notifies the controller that the presentation begins. An override adds views to the container.
  open func presentationTransitionWillBegin() {}
  /// Notifies the controller that the presentation ended. `completed` is `false` if it was
  /// canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the controller that the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Notifies the controller that the dismissal ended. `completed` is `false` if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the size in points of the presented content in a container with a size. It is the
  /// preferred content size, or the size of the container if no size is preferred.
  ///
  /// - Remark: Partial. Subclasses call it; other presentations do not.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let size = container.preferredContentSize
    return size == .zero ? parentSize : size
  }

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Notifies the controller that the preferred size of the presented controller changed. Does
  /// nothing by default; the container is laid out afterward.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Notifies the controller that the fitting size of the presented content changed. Does nothing
  /// by default.
  ///
  /// - Remark: Inert. It is never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Notifies the controller that the size of the container, in points, is about to change. By
  /// default, notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented?.viewWillTransition(to: size, with: coordinator) }
  /// Notifies the controller that the traits are about to change. Does nothing by default.
  ///
  /// - Remark: Inert. It is never called.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Notifies the controller that its traits have changed. Does nothing by default.
  ///
  /// - Remark: Inert. It is never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Dismisses the presentation as the user does, with a swipe or a tap outside of it. Unlike with
  /// `dismiss(animated:)`, the delegate can prevent the dismissal and is notified of it.
  ///
  /// It simulates a touch. UIKit has no such method.
  public func dismissByUser(animated: Bool = true) {
    guard let presentation, let presented, !presentation.isEnding else { return }
    let isRefused =
      presented.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(self) == false
    guard !isRefused else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: animated) {
      self.delegate?.presentationControllerDidDismiss(self)
    }
  }
}

/// An object that decides how a presentation adapts to traits, and is notified when the user
/// dismisses it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style for the current traits. `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style for traits. By default, calls the method without traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns another controller for an adapted style, or `nil` to use the presented one.
  ///
  /// - Remark: Inert. It is never called.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Prepares the presentation controller of an adapted style.
  ///
  /// - Remark: Inert. It is never called.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Tells the delegate that the presentation begins with a style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns a Boolean value that indicates whether the user can dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Tells the delegate that the user is about to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user tried to dismiss a presentation that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`: the system chooses.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// Returns the style for the current traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
