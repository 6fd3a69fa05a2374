import Foundation
import Testing

@testable import AutoLayout

/// Animators of changes of tabs. Oracle: Apple's documentation of `UITabBarControllerDelegate` (hand).
@MainActor
@Suite struct TabTransitionTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate
  {
    var events: [String] = []
    var completes = true
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let views = [context.view(forKey: .from), context.view(forKey: .to)]
      if let to = views[1] { context.containerView.addSubview(to) }
      events.append("animate \(views.map { $0?.tag ?? -1 })")
      context.completeTransition(completes)
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `The delegate's animator shows the other tab`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.view.tag = 1
    second.view.tag = 2
    let (tabs, animator) = (UITabBarController(), Animator())
    tabs.viewControllers = [first, second]
    tabs.delegate = animator
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    tabs.selectedIndex = 1
    #expect(animator.events == ["animate [1, 2]"])
    #expect(tabs.selectedViewController === second)
    #expect(second.view.superview === tabs.view && first.view.superview == nil)
    #expect(second.view.frame == tabs.view.bounds)
    animator.completes = false
    tabs.selectedIndex = 0
    #expect(tabs.selectedIndex == 1)
    #expect(second.view.superview === tabs.view && first.view.superview == nil)
  }
}
