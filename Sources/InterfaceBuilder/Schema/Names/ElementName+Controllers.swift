/// Controllers and the related objects of a scene.
extension ElementName {
  package static let viewController = ElementName("viewController")
  package static let tableViewController = ElementName("tableViewController")
  package static let collectionViewController = ElementName("collectionViewController")
  package static let navigationController = ElementName("navigationController")
  package static let tabBarController = ElementName("tabBarController")
  package static let splitViewController = ElementName("splitViewController")
  package static let pageViewController = ElementName("pageViewController")
  package static let hostingController = ElementName("hostingController")
  package static let avPlayerViewController = ElementName("avPlayerViewController")
  package static let searchDisplayController = ElementName("searchDisplayController")
  /// A reference to a controller of another storyboard.
  package static let viewControllerPlaceholder = ElementName("viewControllerPlaceholder")
  /// The top or bottom layout guide of a controller, used before safe areas.
  package static let viewControllerLayoutGuide = ElementName("viewControllerLayoutGuide")
  /// The container of the top and bottom layout guides of a controller.
  package static let layoutGuides = ElementName("layoutGuides")
  package static let navigationItem = ElementName("navigationItem")
  package static let barButtonItem = ElementName("barButtonItem")
  package static let tabBarItem = ElementName("tabBarItem")
  package static let toolbarItems = ElementName("toolbarItems")
  package static let leftBarButtonItems = ElementName("leftBarButtonItems")
  package static let rightBarButtonItems = ElementName("rightBarButtonItems")
  /// A set of edges of a rectangle, such as those at which a gesture begins.
  package static let rectEdge = ElementName("rectEdge")
  /// The edges to which the content of a controller extends below bars.
  package static let extendedEdge = ElementName("extendedEdge")
  /// An object outside of the document: the owner of the file or the first responder.
  package static let placeholder = ElementName("placeholder")
  /// The object of a scene to which unwind segues are connected.
  package static let exit = ElementName("exit")
  /// The controllers in a navigation or tab bar controller of a xib.
  package static let viewControllers = ElementName("viewControllers")
  /// The keys that a controller reacts to.
  package static let keyCommands = ElementName("keyCommands")
  /// A key that a controller reacts to.
  package static let keyCommand = ElementName("keyCommand")
  /// An object of a custom class that is not a view.
  package static let customObject = ElementName("customObject")
  package static let simulatedStatusBarMetrics = ElementName("simulatedStatusBarMetrics")
  package static let simulatedNavigationBarMetrics = ElementName("simulatedNavigationBarMetrics")
  package static let simulatedToolbarMetrics = ElementName("simulatedToolbarMetrics")
  package static let simulatedTabBarMetrics = ElementName("simulatedTabBarMetrics")
  package static let simulatedScreenMetrics = ElementName("simulatedScreenMetrics")
  package static let simulatedOrientationMetrics = ElementName("simulatedOrientationMetrics")
  /// The container of a document's simulated metrics for all controllers.
  package static let simulatedMetricsContainer = ElementName("simulatedMetricsContainer")
  package static let freeformSimulatedSizeMetrics = ElementName("freeformSimulatedSizeMetrics")
  package static let modalPageSheetSimulatedSizeMetrics = ElementName(
    "modalPageSheetSimulatedSizeMetrics")
  package static let modalFormSheetSimulatedSizeMetrics = ElementName(
    "modalFormSheetSimulatedSizeMetrics")
  package static let splitViewMasterSimulatedSizeMetrics = ElementName(
    "splitViewMasterSimulatedSizeMetrics")
  package static let splitViewDetailSimulatedSizeMetrics = ElementName(
    "splitViewDetailSimulatedSizeMetrics")
}
