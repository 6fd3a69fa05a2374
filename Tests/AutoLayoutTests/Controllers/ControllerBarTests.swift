import Foundation
import Testing

@testable import AutoLayout

/// The bars of navigation and tab bar controllers, as programs find and change them.
@MainActor
@Suite struct ControllerBarTests {
  private let window = UIWindow(device: Device(identifier: "retina6_0")!)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  // MARK: - Dynamic Island

  /// Oracle: `log`, safe areas that two programs printed on an iPhone 14 Pro (a bar that covers
  /// 5.333 points of the safe area) and an iPhone 14 Pro Max (97.667 points below the bar).
  @Test(arguments: ["retina6_12", "retina6_72"])
  func `A navigation bar covers a part of the safe area under a Dynamic Island`(_ id: String)
    throws
  {
    let window = UIWindow(device: try #require(Device(identifier: id)))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets.top == 59)
    #expect(abs(navigation.navigationBar.frame.minY - 53.6667) < 1e-3)
    #expect(abs(root.view.safeAreaInsets.top - 97.6667) < 1e-3)
    #expect(root.view.frame == window.bounds)
    // In a sheet, the bar does not reach the safe area of the window.
    let content = UIViewController()
    root.present(UINavigationController(rootViewController: content), animated: false)
    #expect(content.view.safeAreaInsets.top == 56)
  }

  @Test func `Other devices have the bar below the safe area`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    #expect(navigation.navigationBar.frame.minY == 47)
    #expect(root.view.safeAreaInsets.top == 91)
  }

  // MARK: - Tab bars

  /// Oracle: `hand`. An article describes that a navigation controller inherits the item of its
  /// root controller (littlepotatosoftware.com, 2016); apps set the item of the root and wrap it.
  @Test func `A navigation controller has the tab bar item of its root`() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Stars", image: nil, tag: 7)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    let own = UINavigationController(rootViewController: UIViewController())
    own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 8)
    let empty = UINavigationController()
    empty.tabBarItem.title = "Empty"
    empty.viewControllers = [UIViewController()]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, own, empty]
    show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Stars", "Own", "Empty"])
    root.title = "Moons"
    #expect(tabs.tabBar.items?.first?.title == "Moons")
  }

  /// Oracle: `hand`. Programs constrain views to the bar in `viewDidLoad()`, which raises an
  /// exception if the bar has no ancestor in common with them.
  @Test func `The tab bar is in the view when it is loaded`() {
    final class Tabs: UITabBarController {
      let player = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        player.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(player)
        NSLayoutConstraint.activate([
          player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          player.bottomAnchor.constraint(equalTo: tabBar.topAnchor),
          player.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    show(tabs)
    // 844 − 34 − 49 − 60
    #expect(tabs.player.frame == CGRect(x: 0, y: 701, width: 390, height: 60))
  }

  @Test func `Another bar replaces the one in the view`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let first = tabs.tabBar
    show(tabs)
    let second = UITabBar()
    tabs.setValue(second, forKey: "tabBar")
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(first.superview == nil && second.superview === tabs.view)
  }

  // MARK: - Hidden bars

  /// Oracle: `hand`. A program's value is kept; that a hidden bar covers nothing is assumed.
  @Test func `A bar that a program hides remains hidden`() {
    final class Root: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.isHidden = true
      }
    }
    let root = Root()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.navigationBar.isHidden)
    #expect(root.view.safeAreaInsets.top == 47)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 34)
    navigation.navigationBar.isHidden = false
    tabs.tabBar.isHidden = false
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 91 && root.view.safeAreaInsets.bottom == 83)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(!navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 91)
  }

  // MARK: - Search bars

  /// Oracle: `apple-documentation`: the navigation bar shows the search bar of the top item's search
  /// controller. The row is 52 points high (assumed).
  @Test func `The search bar of the top item is at the lower edge of the navigation bar`() {
    let root = UIViewController()
    let search = UISearchController()
    root.navigationItem.searchController = search
    let button = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    root.navigationItem.rightBarButtonItem = button
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(search.searchBar.superview === bar)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    // Buttons are in the middle of the row of the title: (44 − 30) ÷ 2.
    #expect(button.customView?.frame.minY == 7)
    root.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(search.searchBar.superview == nil && bar.frame.height == 44)
    root.navigationItem.searchController = search
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(search.searchBar.superview == nil && bar.frame.height == 44)
  }

  // MARK: - Tables

  /// Oracle: `hand`. An app's first screen of rows depends on it.
  @Test func `A table view that is set gets the controller as its data source`() {
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: .zero, style: .grouped)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
    }
    let list = List()
    show(list)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    let other = UITableViewController()
    let table = UITableView()
    table.dataSource = list
    other.tableView = table
    #expect(table.dataSource === list && table.delegate === other)
  }

  /// Oracle: `hand`, an article about headers with constraints (medium.com/@aunnnn, 2017).
  @Test func `The constraints of a table header determine its height`() {
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        tableView.tableHeaderView = header
        NSLayoutConstraint.activate([
          header.topAnchor.constraint(equalTo: tableView.topAnchor),
          header.centerXAnchor.constraint(equalTo: tableView.centerXAnchor),
          header.widthAnchor.constraint(equalTo: tableView.widthAnchor),
          header.heightAnchor.constraint(equalTo: tableView.widthAnchor),
        ])
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
    }
    let list = List()
    show(list)
    #expect(
      list.tableView.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 390))
    #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 390)
    #expect(abs(list.tableView.contentSize.height - 522) < 1e-6)
  }

  // MARK: - Members

  @Test func `Bar items, search bars and page controls have the members of iOS 16`() {
    let menu = UIMenu(title: "m", children: [])
    let item = UIBarButtonItem(
      title: "More", image: nil, target: window, action: nil, menu: menu)
    #expect(item.title == "More" && item.target === window && item.menu === menu)
    let bar = UISearchBar()
    #expect(bar.barStyle == .default)
    bar.barStyle = .black
    #expect(bar.barStyle == .black)
    let pages = UIPageControl()
    #expect(pages.direction == .natural && UIPageControl.Direction.bottomToTop.rawValue == 4)
    pages.direction = .rightToLeft
    #expect(pages.direction == .rightToLeft)
  }
}
