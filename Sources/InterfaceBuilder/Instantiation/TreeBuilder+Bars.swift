import AutoLayout
import Foundation

extension TreeBuilder {
  /// Sets the items and colors of a bar. Other views are unchanged.
  func configureBar(_ view: UIView, _ element: VariedElement) {
    switch view {
    case let bar as UINavigationBar:
      bar.prefersLargeTitles = element[BarElement.largeTitles]
      bar.isTranslucent = element[BarElement.translucent]
      bar.barTintColor = color(BarElement.barTintColor, of: element)
      bar.items = items(of: element).map(navigationItem)
    case let bar as UIToolbar:
      bar.isTranslucent = element[BarElement.translucent]
      bar.barTintColor = color(BarElement.barTintColor, of: element)
      bar.items = items(of: element).map(barButtonItem)
    case let bar as UITabBar:
      bar.isTranslucent = element[BarElement.translucent]
      bar.barTintColor = color(BarElement.barTintColor, of: element)
      bar.items = items(of: element).map(tabBarItem)
    default: break
    }
  }

  /// Gives a toolbar whose lower edge is pinned to a sibling its plain height. A toolbar is higher
  /// only at the bottom of the screen, on phones with a home indicator (104 bars recorded there, 2
  /// elsewhere).
  ///
  /// It must be called after the constraints are installed, which show the views below the bar.
  func fitStackedBar(_ bar: UIToolbar) {
    guard bar.placeholderIntrinsicContentSize.height == nil, let superview = bar.superview else {
      return
    }
    let liesOnSibling = superview.constraints.contains { constraint in
      let ends = [
        (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
        (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
      ]
      return ends.contains { item, attribute, other in
        item === bar && attribute == .bottom && other is UIView && other !== superview
      }
    }
    if liesOnSibling { bar.placeholderIntrinsicContentSize.height = Self.plainBarHeight }
  }

  /// The height of a toolbar that is not at the bottom of the screen, in points.
  private static let plainBarHeight: CGFloat = 44

  /// Returns the elements of a bar's items, in order.
  private func items(of element: VariedElement) -> [XMLTree.Element] {
    element.element.child(BarElement.items)?.children.map { $0 } ?? []
  }

  /// Returns a navigation item with its title and its buttons. An item without a title has an empty
  /// one.
  private func navigationItem(_ source: XMLTree.Element) -> UINavigationItem {
    let item = UINavigationItem(
      title: texts.string(NavigationItemElement.title, of: VariedElement(source, traits)) ?? "")
    addButtons(of: source, to: item)
    return item
  }

  /// Gives a navigation item the buttons of its element: one on a side, or a list of them.
  func addButtons(of source: XMLTree.Element, to item: UINavigationItem) {
    typealias Item = NavigationItemElement
    if let left = buttons(Item.leftBarButtonItem, Item.leftBarButtonItems, of: source) {
      item.leftBarButtonItems = left
    }
    if let right = buttons(Item.rightBarButtonItem, Item.rightBarButtonItems, of: source) {
      item.rightBarButtonItems = right
    }
    if let back = source.child(Item.backBarButtonItem) {
      item.backBarButtonItem = barButtonItem(back)
    }
  }

  /// Returns the buttons on one side, from the form of the document for one button or for several,
  /// or `nil` if it has neither, so that existing buttons are kept.
  private func buttons(
    _ button: SchemaChild, _ list: SchemaChild, of source: XMLTree.Element
  ) -> [UIBarButtonItem]? {
    let one = source.child(button).map { [$0] }
    let several = source.child(list)?.children.map { $0 }
    return (one ?? several)?.map(barButtonItem)
  }

  /// Returns a button of a bar. A system item has the system's title or image. Negative widths are
  /// treated as 0, the width of the content.
  ///
  ///     <barButtonItem key="rightBarButtonItem" systemItem="done" id="abc-De-fGh"/>
  func barButtonItem(_ source: XMLTree.Element) -> UIBarButtonItem {
    let element = VariedElement(source, traits)
    let item =
      element[BarButtonItemElement.systemItem].map { UIBarButtonItem(systemItem: $0) }
      ?? UIBarButtonItem(title: texts.string(BarButtonItemElement.title, of: element))
    item.documentIdentifier = element.id
    item.image = image(BarButtonItemElement.image, of: element)
    item.width = max(0, element[BarButtonItemElement.width])
    item.isEnabled = element[BarButtonItemElement.enabled]
    item.style = element[BarButtonItemElement.style]
    return item
  }

  /// Returns the items that the canvas shows in the bars of the root's controller.
  func canvasBarItems() -> CanvasBarItems {
    let items = CanvasBarItems()
    guard let controller = root.controller else { return items }
    items.navigationItem = controller.child(ControllerElement.navigationItem).map(navigationItem)
    items.toolbarItems =
      controller.child(ControllerElement.toolbarItems)?.children.map(barButtonItem) ?? []
    items.tabBarItem = controller.child(ControllerElement.tabBarItem).map(tabBarItem)
    return items
  }

  /// Returns an item of a tab bar. The title of a system item is its name, such as "Favorites".
  ///
  ///     <tabBarItem key="tabBarItem" title="Map" image="map" id="abc-De-fGh"/>
  private func tabBarItem(_ source: XMLTree.Element) -> UITabBarItem {
    let element = VariedElement(source, traits)
    let item = UITabBarItem(
      title: texts.string(TabBarItemElement.title, of: element)
        ?? element[TabBarItemElement.systemItem]?.capitalized,
      image: image(TabBarItemElement.image, of: element),
      selectedImage: image(TabBarItemElement.selectedImage, of: element))
    item.documentIdentifier = element.id
    return item
  }
}
