import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of alerts; the sizes are those of public view dumps.
@MainActor
@Suite struct AlertTests {
  let window = UIWindow(device: .defaultDevice)
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  @Test func `An alert is centered, with two buttons side by side and the cancel action first`() {
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("d") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("c") })
    root.present(alert, animated: false)
    let box = alert.view.subviews[0]
    #expect(box.frame.width == 270 && abs(box.frame.midX - 195) <= 0.5)
    let buttons = box.subviews.compactMap { $0 as? AlertButton }
    let frames = Dictionary(uniqueKeysWithValues: buttons.map { ($0.action.title ?? "", $0.frame) })
    #expect(frames["Cancel"]?.minX == 0 && frames["Delete"]?.minX == 135)
    #expect(frames["Delete"]?.size == CGSize(width: 135, height: 44))
    #expect(labels(in: alert.view).map(\.text).contains("It is gone."))
    alert.tapAction(titled: "Delete")
    #expect(chosen == ["d"] && root.presentedViewController == nil)
  }

  @Test func `An action sheet is at the bottom edge, with a separate cancel action`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect(sheet.popoverPresentationController != nil)
    root.present(sheet, animated: false)
    let boxes = sheet.view.subviews.filter { !$0.isHidden }
    // 844 − 34 − 57 for the lower box; two rows of 57 above a gap of 8.
    #expect(boxes[1].frame == CGRect(x: 8, y: 753, width: 374, height: 57))
    #expect(boxes[0].frame == CGRect(x: 8, y: 631, width: 374, height: 114))
  }

  @Test func `Alert buttons whose titles do not fit side by side are stacked`() {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save Changes and Continue", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    let buttons = alert.view.subviews[0].subviews.compactMap { $0 as? AlertButton }
    #expect(buttons.map(\.frame.minX) == [0, 0] && buttons.map(\.frame.width) == [270, 270])
    #expect(buttons[1].frame.minY == buttons[0].frame.maxY)
  }

  @Test func `An action sheet spans the portrait width of the screen minus margins`() throws {
    let window = UIWindow(device: try #require(Device(identifier: "retina6_1")))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    root.present(sheet, animated: false)
    // 414 − 2 × 8.
    #expect(sheet.view.subviews.first { !$0.isHidden }?.frame.width == 398)
  }

  @Test func `An action sheet in a popover omits the cancel action`() throws {
    let window = UIWindow(device: try #require(Device(identifier: "ipad11_0rounded")))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let one = UIAlertAction(title: "One", style: .default)
    sheet.addAction(one)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    root.present(sheet, animated: false)
    #expect(sheet.view.frame.size == CGSize(width: 374, height: 57))
    for _ in 0..<2 {
      let boxes = sheet.view.subviews.filter { !$0.isHidden }
      #expect(boxes.flatMap(\.subviews).compactMap { $0 as? AlertButton }.map(\.action) == [one])
      one.isEnabled = false
      window.layoutIfNeeded()
    }
  }

  @Test func `An alert shows its text fields, and a disabled action cannot be chosen`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    alert.preferredAction = action
    root.present(alert, animated: false)
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(alert.textFields?.first?.window === window)
    alert.tapAction(action)
    #expect(root.presentedViewController === alert)
    action.isEnabled = true
    let button = alert.view.subviews[0].subviews.compactMap { $0 as? AlertButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(root.presentedViewController == nil)
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate {
    var events: [String] = []
    var animator: Fade?
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { events.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { events.append("did \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      events.append("\(operation)")
      return animator
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test func `A navigation controller calls its delegate and uses its animator`() {
    AnimationClock.stepped { clock in
      let first = UIViewController()
      let second = UIViewController()
      (first.title, second.title) = ("1", "2")
      let navigation = UINavigationController(rootViewController: first)
      let watcher = Watcher()
      window.rootViewController = navigation
      navigation.delegate = watcher
      navigation.pushViewController(second, animated: false)
      #expect(watcher.events == ["will 2", "did 2"])
      watcher.animator = Fade()
      navigation.popViewController(animated: true)
      #expect(navigation.topViewController === first && second.view.window != nil)
      clock.advance(by: 0.5)
      #expect(watcher.events.suffix(2) == ["will 1", "pop"])
      #expect(navigation.transitionCoordinator?.transitionDuration == 1)
      clock.advance(by: 0.5)
      #expect(watcher.events.last == "did 1" && second.view.window == nil)
      #expect(first.view.superview === navigation.view && second.parent == nil)
      #expect(first.view.frame == navigation.view.bounds)
    }
  }
}
