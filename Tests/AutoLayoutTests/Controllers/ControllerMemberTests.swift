import Foundation
import Testing

@testable import AutoLayout

/// Members of controllers for editing, containers and pages. Oracle: Apple's documentation (hand).
@MainActor
@Suite struct ControllerMemberTests {
  @Test func `The edit button toggles editing`() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item === controller.editButtonItem)
    item.tap()
    #expect(controller.isEditing && item.title == "Done" && item.style == .done)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(item.title == "Edit" && !controller.tableView.isEditing)
  }

  private final class Container: UIViewController {
    var changed: [ObjectIdentifier] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { changed.append(ObjectIdentifier(container)) }
  }

  @Test func `A container is notified about the preferredContentSize of its children`() {
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(container.changed == [ObjectIdentifier(child)])
  }

  /// The completion handler is called at the end of the turn.
  @Test func `A transition between child controllers exchanges their views`() async {
    let (container, first, second) = (UIViewController(), UIViewController(), UIViewController())
    container.addChild(first)
    container.addChild(second)
    container.view.addSubview(first.view)
    var isFinished: Bool?
    container.transition(from: first, to: second, duration: 0, animations: nil) { isFinished = $0 }
    #expect(second.view.superview === container.view)
    while isFinished == nil { await Task.yield() }
    #expect(first.view.superview == nil && isFinished == true)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    var events: [String] = []
    let next = UIViewController()
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { next }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { events.append("will \(pendingViewControllers.first === next)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { events.append("did \(previousViewControllers.first === next)") }
  }

  @Test func `Turning a page calls the delegate of the page view controller`() {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
    #expect(controller.spineLocation == .max)
    let pages = Pages()
    (controller.dataSource, controller.delegate) = (pages, pages)
    controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(controller.turn(.forward))
    #expect(pages.events == ["will true", "did false"])
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(scrolling.spineLocation == .none)
  }
}
