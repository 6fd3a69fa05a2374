import AutoLayout

/// The element of a view controller.
package enum ControllerElement {
  /// The title in bars whose items have none.
  package static let title = SchemaAttribute("title", .text)
  /// The name by which a program creates the controller.
  package static let storyboardIdentifier = SchemaAttribute("storyboardIdentifier", .text)
  /// The name of the storyboard to which a reference leads, or `nil` for the same storyboard.
  package static let storyboardName = SchemaAttribute("storyboardName", .text)
  /// The presentation style of the controller.
  package static let modalPresentationStyle = SchemaAttribute(
    "modalPresentationStyle", .presentationStyle)
  /// A flag that indicates whether pushing the controller hides tab bar and toolbar.
  package static let hidesBottomBarWhenPushed = DefaultedAttribute(
    "hidesBottomBarWhenPushed", .flag, default: false)
  /// A flag that indicates whether the view also extends below opaque bars.
  package static let extendedLayoutIncludesOpaqueBars = DefaultedAttribute(
    "extendedLayoutIncludesOpaqueBars", .flag, default: false)

  /// The view of the controller.
  package static let view = SchemaChild(key: "view")
  /// The item of the controller in the navigation bar.
  package static let navigationItem = SchemaChild(key: "navigationItem")
  /// The item of the controller in the tab bar.
  package static let tabBarItem = SchemaChild(key: "tabBarItem")
  /// The items of the controller in the toolbar.
  package static let toolbarItems = SchemaChild(.toolbarItems)
  /// The top and bottom layout guides of documents without safe areas.
  package static let layoutGuides = SchemaChild(.layoutGuides)
  /// `<extendedEdge>`, or `<rectEdge>`.
  package static let edgesForExtendedLayout = SchemaChild(key: "edgesForExtendedLayout")
  /// The size of the controller in a popover, in points.
  package static let preferredContentSize = SchemaChild(.size, key: "preferredContentSize")
  /// The size of the controller on the canvas.
  package static let freeformSize = SchemaChild(.size, key: "freeformSize")
}

/// The simulated surroundings of the view of a controller, or of a view of a xib.
package enum SimulatedMetrics {
  /// The status bar, or `<nil>` for none.
  package static let statusBar = SchemaChild(key: "simulatedStatusBarMetrics")
  /// The bar at the top, or `<nil>` for none.
  package static let topBar = SchemaChild(key: "simulatedTopBarMetrics")
  /// The bar at the bottom, or `<nil>` for none.
  package static let bottomBar = SchemaChild(key: "simulatedBottomBarMetrics")
  /// The size of the canvas.
  package static let destination = SchemaChild(key: "simulatedDestinationMetrics")
}

/// A `<navigationController>`.
package enum NavigationControllerElement {
  /// A flag that indicates whether the navigation bar is hidden.
  package static let navigationBarHidden = DefaultedAttribute(
    "navigationBarHidden", .flag, default: false)
  /// A flag that indicates whether the toolbar is hidden.
  package static let toolbarHidden = DefaultedAttribute("toolbarHidden", .flag, default: true)
  package static let navigationBar = SchemaChild(.navigationBar, key: "navigationBar")
  package static let toolbar = SchemaChild(.toolbar, key: "toolbar")
}

/// A `<tabBarController>`.
package enum TabBarControllerElement {
  package static let tabBar = SchemaChild(.tabBar, key: "tabBar")
}

/// The edges to which the view of a controller extends below bars.
package enum RectEdgeElement {
  package static let top = DefaultedAttribute("top", .flag, default: false)
  package static let left = DefaultedAttribute("left", .flag, default: false)
  package static let bottom = DefaultedAttribute("bottom", .flag, default: false)
  package static let right = DefaultedAttribute("right", .flag, default: false)

  /// The flags with their edges.
  static let flags: [(DefaultedAttribute<Bool>, UIRectEdge)] = [
    (top, .top), (left, .left), (bottom, .bottom), (right, .right),
  ]
}
