import Foundation
import Testing

@testable import AutoLayout

/// Writes down what it is told.
@MainActor
final class RecordingController: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() { calls.append("didLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func updateViewConstraints() { calls.append("updateConstraints") }
  override func viewWillLayoutSubviews() { calls.append("willLayout") }
  override func viewDidLayoutSubviews() { calls.append("didLayout") }
}

/// Oracle: Apple's documentation of `UIViewController`; numbers as Interface Builder recorded them.
@MainActor
@Suite struct ViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `A window loads and lays out its root view, calling the appearance methods in order`()
  {
    let controller = RecordingController()
    #expect(!controller.isViewLoaded)
    window.rootViewController = controller
    #expect(controller.calls == ["didLoad"])
    window.makeKeyAndVisible()
    #expect(
      Array(controller.calls.prefix(5)) == [
        "didLoad", "willAppear", "updateConstraints", "willLayout", "didLayout",
      ])
    #expect(controller.calls.last == "didAppear")
    #expect(controller.view.frame == window.bounds)
    #expect(controller.calls.filter { $0 == "willLayout" }.count == 1)
    #expect(controller.view.next === controller)
  }

  @Test(arguments: [(320, 16), (375, 16), (393, 16), (414, 20), (768, 20)] as [(CGFloat, CGFloat)])
  func `The layout margins of a root view depend on its width`(_ width: CGFloat, _ margin: CGFloat)
  {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
    controller.view.layoutIfNeeded()
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  @Test func `Explicit margins have the system minimum unless the controller disables it`() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 0, bottom: 0, trailing: 30)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 30))
  }

  @Test func `The top layout guide has two constraints and follows the safe area`() {
    let controller = UIViewController()
    window.rootViewController = controller
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let guide = controller.topLayoutGuide
    let constraint = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(controller.view.heldConstraints.count == 3)
    #expect(constraint.secondItem === guide)
    window.makeKeyAndVisible()
    #expect(guide.length == window.safeAreaInsets.top && guide.length > 0)
    #expect(child.frame.minY == guide.length)
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(child.frame.minY == window.safeAreaInsets.top + 10)
  }

  @Test func `Adding and removing child controllers updates their parent`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent)
    let other = UIViewController()
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
    child.removeFromParent()
    #expect(child.parent == nil && other.children.isEmpty)
  }

  @Test func `A window releases its controllers`() {
    weak var gone: UIViewController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      gone = controller
    }
    #expect(gone == nil)
  }
}
