/// The order of elements in a controller's element, as Xcode writes it.
enum ControllerSchema {
  /// The first children in their order. Sizes, bars and connections follow.
  private static let order = [
    ControllerElement.layoutGuides, ControllerElement.view,
    ControllerElement.edgesForExtendedLayout,
    ControllerElement.tabBarItem, ControllerElement.toolbarItems, ControllerElement.navigationItem,
    SimulatedMetrics.statusBar, SimulatedMetrics.topBar, SimulatedMetrics.bottomBar,
  ].map(name)

  /// Returns the child of a controller before which a new child is inserted, or `nil` for the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  static func elementAfter(
    _ child: SchemaChild, in controller: XMLTree.Element
  ) -> XMLTree.Element? {
    let place = order.firstIndex(of: name(child)) ?? order.count
    let earlier = Set(order.prefix(place))
    return controller.children.first {
      !earlier.contains($0[ObjectElement.key] ?? $0.kind.rawValue)
    }
  }

  /// Returns the key of a child, or its name if it has no key.
  private static func name(_ child: SchemaChild) -> String {
    child.key ?? child.name?.rawValue ?? ""
  }
}
