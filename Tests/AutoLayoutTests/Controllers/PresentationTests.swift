import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of presentation controllers and custom transitions.
@MainActor
@Suite struct PresentationTests {
  let window = UIWindow(device: .defaultDevice)
  let root = UIViewController()
  let presented = UIViewController()
  private let stage = Stage()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = stage
  }

  private final class Half: UIPresentationController {
    var events: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      events.append("will present")
      presentedViewController.transitionCoordinator?.animate { _ in
        self.events.append("alongside")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      events.append("did present \(completed)")
    }
    override func dismissalTransitionWillBegin() { events.append("will dismiss") }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { events.append("prefers \(container.preferredContentSize.height)") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("changes to \(size.width)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      events.append("did dismiss \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    /// Whether the transition ends before the method that animates it returns.
    var endsImmediately = false
    var ended: [Bool] = []
    init(isPresenting: Bool) { self.isPresenting = isPresenting }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let controller = context.viewController(forKey: isPresenting ? .to : .from)!
      let view = context.view(forKey: isPresenting ? .to : .from)!
      if isPresenting {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: controller)
        view.alpha = 0
      }
      if endsImmediately {
        view.alpha = 1
        return context.completeTransition(true)
      }
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.alpha = self.isPresenting ? 1 : 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Stage: NSObject, UIViewControllerTransitioningDelegate {
    var controller: Half?
    var animates = false
    var endsImmediately = false
    var interactor: UIPercentDrivenInteractiveTransition?
    let dismissal = Slide(isPresenting: false)
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      controller = Half(presentedViewController: presented, presenting: presenting)
      return controller
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let slide = Slide(isPresenting: true)
      slide.endsImmediately = endsImmediately
      return animates ? slide : nil
    }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? { animates ? dismissal : nil }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test func `A presentation controller sets the frame and receives the transition callbacks`() {
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(presented.presentationController === stage.controller)
    #expect(stage.controller?.events == ["will present", "alongside", "did present true"])
    presented.dismiss(animated: false)
    #expect(stage.controller?.events.suffix(2) == ["will dismiss", "did dismiss true"])
    #expect(stage.controller?.containerView == nil && root.presentedViewController == nil)
  }

  @Test func `An animated presentation ends when its animator finishes on the clock`() {
    AnimationClock.stepped { clock in
      stage.animates = true
      var isComplete = false
      root.present(presented, animated: true) { isComplete = true }
      #expect(presented.isBeingPresented && !isComplete && presented.transitionCoordinator != nil)
      clock.advance(by: 1)
      #expect(presented.view.presentation.alpha == 0.5)
      clock.advance(by: 1)
      #expect(isComplete && !presented.isBeingPresented)
      #expect(presented.transitionCoordinator == nil)
    }
  }

  @Test func `Alongside animations run before an immediate transition ends`() {
    (stage.animates, stage.endsImmediately) = (true, true)
    root.present(presented, animated: true)
    #expect(stage.controller?.events == ["will present", "alongside", "did present true"])
  }

  @Test func `A presentation controller is notified about preferred and new sizes`() {
    root.present(presented, animated: false)
    presented.preferredContentSize.height = 120
    window.move(to: UIScreen(device: .defaultDevice, orientation: .landscape))
    #expect(stage.controller?.events.suffix(2) == ["prefers 120.0", "changes to 844.0"])
  }

  @Test func `One interaction controller can drive several transitions`() {
    AnimationClock.stepped { clock in
      stage.animates = true
      root.present(presented, animated: true)
      clock.advanceToEnd()
      let interactor = UIPercentDrivenInteractiveTransition()
      stage.interactor = interactor
      for _ in 0..<2 {
        presented.dismiss(animated: true)
        interactor.update(0.5)
        #expect(presented.view.presentation.alpha == 0.5)
        interactor.cancel()
        clock.advance(by: 1)
        #expect(presented.view.alpha == 1 && root.presentedViewController === presented)
      }
    }
  }

  @Test func `Canceling an interactive dismissal keeps the presented controller`() {
    AnimationClock.stepped { clock in
      stage.animates = true
      root.present(presented, animated: true)
      clock.advanceToEnd()
      let interactor = UIPercentDrivenInteractiveTransition()
      stage.interactor = interactor
      presented.dismiss(animated: true)
      #expect(presented.transitionCoordinator?.isInteractive == true)
      interactor.update(0.25)
      clock.advance(by: 9)
      #expect(presented.view.presentation.alpha == 0.75)
      interactor.cancel()
      // A quarter of two seconds runs back.
      clock.advance(by: 0.25)
      #expect(presented.view.presentation.alpha == 0.875)
      clock.advance(by: 0.25)
      #expect(presented.view.alpha == 1 && root.presentedViewController === presented)
      #expect(stage.dismissal.ended == [false])
      #expect(stage.controller?.events.last == "did dismiss false")

      stage.interactor = UIPercentDrivenInteractiveTransition()
      presented.dismiss(animated: true)
      stage.interactor?.update(0.5)
      stage.interactor?.finish()
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil && presented.view.window == nil)
      #expect(stage.dismissal.ended == [false, true])
    }
  }

  @Test func `A sheet has the height of its selected detent`() {
    presented.modalPresentationStyle = .pageSheet
    let sheet = presented.sheetPresentationController
    sheet?.detents = [.medium(), .custom(identifier: .init("low")) { _ in 100 }, .large()]
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    sheet?.selectDetentByUser(.init("low"))
    // 100 points above the safe area, which is 34 points high at the bottom.
    #expect(presented.view.frame.height == 134 && presented.view.frame.maxY == 844)
    sheet?.selectDetentByUser(.large)
    #expect(presented.view.frame.height > 700)
  }

  // Interface Builder records sheets over sheets of the size of a sheet. Apple, documentation of
  // `UIModalPresentationStyle.pageSheet`: full screen in a compact height.
  @Test func `A sheet over another sheet has the same size, also after a rotation`() {
    let above = UIViewController()
    presented.modalPresentationStyle = .pageSheet
    root.present(presented, animated: false)
    presented.present(above, animated: false)
    window.layoutIfNeeded()
    #expect(above.view.bounds.size == presented.view.bounds.size)
    #expect(above.view.frame.minY == presented.view.frame.minY)
    let landscape = UIScreen(device: .defaultDevice, orientation: .landscape)
    window.move(to: landscape)
    window.layoutIfNeeded()
    #expect(presented.view.bounds.size == landscape.bounds.size)
    #expect(above.view.bounds.size == landscape.bounds.size)
  }

  @Test func `Detents that resolve to no finite height are skipped`() {
    presented.modalPresentationStyle = .pageSheet
    let sheet = presented.sheetPresentationController
    sheet?.detents = [
      .custom { _ in nil }, .custom { _ in .nan }, .custom { _ in 200 }, .large(),
    ]
    root.present(presented, animated: false)
    // 34 points of the safe area below 200.
    #expect(presented.view.frame.height == 234)
  }

  private final class Anchored: NSObject, UIPopoverPresentationControllerDelegate {
    var events: [String] = []
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { events.append("prepare") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    { events.count > 1 }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { events.append("refused") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      events.append("dismissed")
    }
  }

  /// Gives the presented controller, of 200 × 100 points, the style of a popover with an anchor.
  private func preparePopover(_ delegate: Anchored) -> UIPopoverPresentationController? {
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = presented.popoverPresentationController
    popover?.delegate = delegate
    popover?.sourceView = root.view
    popover?.sourceRect = CGRect(x: 180, y: 300, width: 30, height: 40)
    return popover
  }

  @Test func `A nonadaptive popover on a phone is placed at its anchor`() {
    let delegate = Anchored()
    let popover = preparePopover(delegate)
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 95, y: 340, width: 200, height: 100))
    #expect(popover?.arrowDirection == .up)
    popover?.dismissByUser()
    #expect(root.presentedViewController === presented)
    popover?.dismissByUser()
    #expect(delegate.events == ["prepare", "refused", "dismissed"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `A popover with a downward arrow is above its anchor and follows its preferred size`()
  {
    let delegate = Anchored()
    let popover = preparePopover(delegate)
    popover?.permittedArrowDirections = .down
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 95, y: 200, width: 200, height: 100))
    #expect(popover?.arrowDirection == .down)
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 95, y: 150, width: 200, height: 150))
  }

  @Test func `Standard presentations slide in over time`() {
    AnimationClock.stepped { clock in
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = nil
      root.present(presented, animated: true)
      #expect(presented.view.presentation.transform.ty == 844)
      #expect(root.view.window != nil)
      clock.advanceToEnd()
      #expect(presented.view.presentation.transform.ty == 0 && root.view.window == nil)
      presented.dismiss(animated: true)
      #expect(root.view.window != nil && presented.isBeingDismissed)
      clock.advanceToEnd()
      #expect(presented.view.window == nil && presented.view.transform.isIdentity)
    }
  }
}
