import Foundation

extension ModalPresentation {
  /// Begins the presentation over a view, after the container was added next to it.
  func begin(
    over view: UIView, in place: UIView, source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let presenter, let window = place.window else { return }
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let covers = controller.shouldRemovePresentersView
    let context = makeContext(
      isPresenting: true, covers: covers, animated: animated, animator, interactor)
    transition = context
    if style != presented.modalPresentationStyle || controller.delegate != nil {
      controller.delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: context.coordinator)
    }
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    controller.presentationTransitionWillBegin()
    if let moved = movedView {
      moved.frame = controller.frameOfPresentedViewInContainerView
      if animator == nil { container.addSubview(moved) }
    }
    if covers {
      covered = (view, place)
      if animator != nil {
        container.insertSubview(view, at: 0)
      } else if context.animator == nil {
        view.removeFromSuperview()
      }
    }
    if style.fillsWindow {
      window.updateOrientation(
        preferring: presented.preferredInterfaceOrientationForPresentation)
    }
    window.updateScreenPreferences()
    container.placeContent()
    presented.announceAppearing()
    window.layoutIfNeeded()
    context.start { [self] didComplete in
      transition = nil
      finishPresenting(didComplete, covers: covers, in: window)
      if didComplete { completion?() }
    }
  }

  private func finishPresenting(_ didComplete: Bool, covers: Bool, in window: UIWindow) {
    guard didComplete else { return cancelPresenting(in: window) }
    if let covered { covered.view.removeFromSuperview() }
    if let moved = movedView, moved.superview !== container, moved.window == nil {
      container.addSubview(moved)
    }
    container.setNeedsLayout()
    window.layoutIfNeeded()
    if covers { presenter?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    controller.presentationTransitionDidEnd(true)
  }

  private func cancelPresenting(in window: UIWindow) {
    presented.beginAppearanceTransition(false, animated: true)
    if covered != nil { presenter?.beginAppearanceTransition(true, animated: true) }
    remove()
    window.layoutIfNeeded()
    if covered != nil { presenter?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    forget()
    controller.presentationTransitionDidEnd(false)
  }

  /// Dismisses the presented controller. `completion` is called at the end, unless the dismissal is
  /// canceled.
  func end(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter else { return }
    isEnding = true
    let window = container.window
    let delegate = presented.transitioningDelegate
    let animator = animated ? delegate?.animationController(forDismissed: presented) : nil
    let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let context = makeContext(
      isPresenting: false, covers: covered != nil, animated: animated, animator, interactor)
    transition = context
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if let (view, superview) = covered {
      presenter.beginAppearanceTransition(true, animated: animated)
      view.frame = superview.bounds
      superview.insertSubview(view, belowSubview: container)
      presenter.announceAppearing()
    }
    context.start { [self] didComplete in
      transition = nil
      finishDismissing(didComplete, in: window)
      if didComplete { completion?() }
    }
  }

  private func finishDismissing(_ didComplete: Bool, in window: UIWindow?) {
    guard didComplete else { return cancelDismissing(in: window) }
    remove()
    window?.updateOrientation()
    window?.updateScreenPreferences()
    window?.layoutIfNeeded()
    presented.endAppearanceTransition()
    if covered != nil { presenter?.endAppearanceTransition() }
    forget()
    controller.dismissalTransitionDidEnd(true)
  }

  private func cancelDismissing(in window: UIWindow?) {
    isEnding = false
    presented.beginAppearanceTransition(true, animated: true)
    if let covered {
      presenter?.beginAppearanceTransition(false, animated: true)
      covered.view.removeFromSuperview()
    }
    container.setNeedsLayout()
    window?.layoutIfNeeded()
    if covered != nil { presenter?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    controller.dismissalTransitionDidEnd(false)
  }

  /// Removes the views of the presentation, and restores a covered view.
  private func remove() {
    if let (view, superview) = covered, view.superview !== superview {
      superview.insertSubview(view, belowSubview: container)
    }
    movedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }

  private func forget() {
    presented.rareState?.presentationController = nil
    presented.presentation = nil
    presenter?.presentedController = nil
  }

  private func makeContext(
    isPresenting: Bool, covers: Bool, animated: Bool,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionContext {
    var parts = TransitionContext.Parts()
    parts.from = isPresenting ? presenter : presented
    parts.to = isPresenting ? presented : presenter
    let behind = covers ? presenter?.viewIfLoaded : nil
    parts.fromView = isPresenting ? behind : movedView
    parts.toView = isPresenting ? movedView : behind
    let final = controller.frameOfPresentedViewInContainerView
    if let presenter {
      let frame = container.bounds
      if isPresenting || !covers { parts.initialFrames[ObjectIdentifier(presenter)] = frame }
      if !isPresenting || !covers { parts.finalFrames[ObjectIdentifier(presenter)] = frame }
    }
    if isPresenting {
      parts.finalFrames[ObjectIdentifier(presented)] = final
    } else {
      parts.initialFrames[ObjectIdentifier(presented)] = movedView?.frame ?? final
    }
    var used = animator
    if used == nil, animated, AnimationClock.current != nil, UIView.areAnimationsEnabled {
      used = StandardTransition(
        isPresenting: isPresenting,
        fades: presented.modalTransitionStyle == .crossDissolve || style == .popover)
    }
    return TransitionContext(
      in: container, parts, isAnimated: animated, style: presented.modalPresentationStyle,
      animator: used, interactor: interactor)
  }
}
