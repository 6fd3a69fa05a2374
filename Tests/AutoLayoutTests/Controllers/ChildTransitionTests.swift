import Foundation
import Testing

@testable import AutoLayout

/// Animators of changes of tabs and stacks. Oracle: Apple's documentation of
/// `UITabBarControllerDelegate` and `UINavigationControllerDelegate` (hand).
@MainActor
@Suite struct ChildTransitionTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate, UINavigationControllerDelegate
  {
    var events: [String] = []
    var completes = true
    /// Whether the transition goes on until the program ends it.
    var waits = false
    private(set) var context: (any UIViewControllerContextTransitioning)?
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let views = [context.view(forKey: .from), context.view(forKey: .to)]
      if let to = views[1] { context.containerView.addSubview(to) }
      events.append("animate \(views.map { $0?.tag ?? -1 })")
      self.context = context
      if !waits { context.completeTransition(completes) }
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `The animator of a tab bar controller's delegate performs the tab transition`() {
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

  @Test(arguments: [true, false])
  func `A tab that is selected during a transition remains selected`(completes: Bool) {
    let children = (0..<3).map { _ in UIViewController() }
    let (tabs, animator) = (UITabBarController(), Animator())
    tabs.viewControllers = children
    tabs.delegate = animator
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    animator.waits = true
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    animator.context?.completeTransition(completes)
    #expect(tabs.selectedIndex == 2)
    #expect(children.map { $0.viewIfLoaded?.superview === tabs.view } == [false, false, true])
    #expect(children.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
  }

  @Test(arguments: [true, false])
  func `A controller that is pushed during a transition remains on the stack`(completes: Bool) {
    let pages = (0..<3).map { _ in UIViewController() }
    let (navigation, animator) = (UINavigationController(rootViewController: pages[0]), Animator())
    navigation.delegate = animator
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    animator.waits = true
    navigation.pushViewController(pages[1], animated: true)
    navigation.pushViewController(pages[2], animated: false)
    animator.context?.completeTransition(completes)
    #expect(navigation.viewControllers == pages)
    #expect(pages.allSatisfy { $0.parent === navigation })
    #expect(pages.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
    // Popped during the transition that pushes it, a page leaves for good.
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(pages[1], animated: true)
    navigation.popViewController(animated: false)
    animator.context?.completeTransition(completes)
    #expect(navigation.viewControllers == [pages[0]] && pages[1].parent == nil)
    #expect(pages.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
  }
}
