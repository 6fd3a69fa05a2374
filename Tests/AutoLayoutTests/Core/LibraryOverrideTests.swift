import Foundation
import Testing

@testable import AutoLayout

/// Members that libraries override or name. Oracle: Apple's documentation of each member, and that public
/// libraries compile with it (Documentation/Libraries.md).
@MainActor
@Suite struct LibraryOverrideTests {
  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "stack"
    }
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `The initializers of a navigation controller can be overridden`() {
    let root = UIViewController()
    let stack = Stack(rootViewController: root)
    #expect(stack.title == "stack")
    #expect(stack.viewControllers == [root])
  }

  private final class Tabs: UITabBarController {
    var touched: [(String?, Int)] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      touched.append((item.title, selectedIndex))
    }
  }

  @Test func `A tab bar controller receives the tapped item before the selection changes`() {
    let (first, second, tabs) = (UIViewController(), UIViewController(), Tabs())
    second.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 0)
    tabs.viewControllers = [first, second]
    #expect(tabs.tabBar.delegate === tabs)
    tabs.selectTabByUser(at: 1)
    #expect(tabs.touched.map(\.0) == ["B"])
    #expect(tabs.touched.map(\.1) == [0])
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.touched.count == 1)
  }

  private final class Cards: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
  }

  @Test func `A layout subclass can redeclare its collection view as nonoptional`() {
    let cards = Cards()
    let view = UICollectionView(frame: .zero, collectionViewLayout: cards)
    #expect(cards.collectionView === view)
  }

  @Test func `A table view controller shares its refresh control with its table view`() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(control.superview === controller.tableView)
  }

  #if !canImport(Darwin)
    private final class Observer: NSObject, SelectorDispatching {
      var heard: [String] = []
      func dispatch(_ selector: Selector, with argument: Any?) -> Bool {
        heard.append("\(selector.description) \(argument as? String ?? "nil")")
        return true
      }
      func dispatches(_ selector: Selector) -> Bool { true }
    }

    @Test func `The animation delegate of beginAnimations is called at start and end`() {
      let (view, observer) = (UIView(), Observer())
      AnimationClock.stepped { clock in
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(observer)
        UIView.setAnimationWillStart("willStart:")
        UIView.setAnimationDidStop("didStop:")
        UIView.setAnimationDuration(1)
        view.center.x = 100
        #expect(observer.heard.isEmpty)
        UIView.commitAnimations()
        #expect(observer.heard == ["willStart: move"])
        clock.advance(by: 2)
        #expect(observer.heard == ["willStart: move", "didStop: move"])
      }
    }
  #endif
}
