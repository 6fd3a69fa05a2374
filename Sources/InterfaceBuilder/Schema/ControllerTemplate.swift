/// A view controller of Interface Builder's library, which is added to a storyboard with its scene.
public enum ControllerTemplate: String, Codable, Hashable, Sendable, CaseIterable {
  /// A `UIViewController`.
  case viewController
  /// A `UITableViewController` with a prototype cell.
  case tableViewController
  /// A `UICollectionViewController` with a flow layout and a prototype cell.
  case collectionViewController
  /// A `UINavigationController`, whose root is a table view controller.
  case navigationController
  /// A `UITabBarController` with two view controllers.
  case tabBarController
  /// A `UISplitViewController` with a navigation controller as primary and a view controller as
  /// secondary.
  case splitViewController
  /// A `UIPageViewController`.
  case pageViewController
  /// A reference to a controller of another storyboard.
  case storyboardReference

  /// The element of the controller.
  package var elementName: ElementName {
    switch self {
    case .viewController: .viewController
    case .tableViewController: .tableViewController
    case .collectionViewController: .collectionViewController
    case .navigationController: .navigationController
    case .tabBarController: .tabBarController
    case .splitViewController: .splitViewController
    case .pageViewController: .pageViewController
    case .storyboardReference: .viewControllerPlaceholder
    }
  }
}
