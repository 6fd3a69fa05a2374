import AutoLayout
import Foundation

extension TreeBuilder {
  func configureBar(_ view: UIView, _ element: VariedElement) {
    switch view {
    case let bar as UINavigationBar:
      bar.prefersLargeTitles = element.flag("largeTitles") ?? false
      bar.isTranslucent = element.flag("translucent") ?? true
      bar.barTintColor = color("barTintColor", of: element)
      bar.items = items(of: element).map(navigationItem)
    case let bar as UIToolbar:
      bar.isTranslucent = element.flag("translucent") ?? true
      bar.barTintColor = color("barTintColor", of: element)
      bar.items = items(of: element).map(barButtonItem)
    case let bar as UITabBar:
      bar.isTranslucent = element.flag("translucent") ?? true
      bar.barTintColor = color("barTintColor", of: element)
      bar.items = items(of: element).map(tabBarItem)
    default: break
    }
  }

  /// A toolbar on top of another view has its plain height; only at the bottom of the screen it is
  /// higher on phones with a home indicator (104 bars recorded there, 2 elsewhere).
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

  /// In points.
  private static let plainBarHeight: CGFloat = 44

  private func items(of element: VariedElement) -> [XMLTree.Element] {
    element.element.child("items")?.children.map { $0 } ?? []
  }

  private func navigationItem(_ source: XMLTree.Element) -> UINavigationItem {
    let item = UINavigationItem(
      title: texts.string("title", of: VariedElement(source, traits)) ?? "")
    addButtons(of: source, to: item)
    return item
  }

  /// Gives a navigation item the buttons of its element: one at a side, or a list of them.
  func addButtons(of source: XMLTree.Element, to item: UINavigationItem) {
    if let left = buttons("leftBarButtonItem", of: source) { item.leftBarButtonItems = left }
    if let right = buttons("rightBarButtonItem", of: source) { item.rightBarButtonItems = right }
    if let back = source.child(key: "backBarButtonItem") {
      item.backBarButtonItem = barButtonItem(back)
    }
  }

  private func buttons(_ key: String, of source: XMLTree.Element) -> [UIBarButtonItem]? {
    let one = source.child(key: key).map { [$0] }
    let several = source.child("\(key)s")?.children.map { $0 }
    return (one ?? several)?.map(barButtonItem)
  }

  func barButtonItem(_ source: XMLTree.Element) -> UIBarButtonItem {
    let element = VariedElement(source, traits)
    let item =
      Self.systemItems[element["systemItem"] ?? ""].map { UIBarButtonItem(systemItem: $0) }
      ?? UIBarButtonItem(title: texts.string("title", of: element))
    item.documentIdentifier = element.id
    item.image = image("image", of: element)
    item.width = max(0, element.number("width") ?? 0)
    item.isEnabled = element.flag("enabled") ?? true
    item.style = element["style"] == "done" ? .done : .plain
    return item
  }

  /// System items by Interface Builder's name, which is Swift's.
  private static let systemItems: [String: UIBarButtonItem.SystemItem] = Dictionary(
    uniqueKeysWithValues: UIBarButtonItem.SystemItem.allCases.map { ("\($0)", $0) })

  private func tabBarItem(_ source: XMLTree.Element) -> UITabBarItem {
    let element = VariedElement(source, traits)
    let item = UITabBarItem(
      title: texts.string("title", of: element) ?? element["systemItem"]?.capitalized,
      image: image("image", of: element), selectedImage: image("selectedImage", of: element))
    item.documentIdentifier = element.id
    return item
  }
}
