import AutoLayout

/// A `<navigationBar>`, `<toolbar>` or `<tabBar>`.
package enum BarElement {
  /// A flag that indicates whether content below the bar shows through.
  package static let translucent = DefaultedAttribute("translucent", .flag, default: true)
  /// A flag that indicates whether a navigation bar shows large titles.
  package static let largeTitles = DefaultedAttribute("largeTitles", .flag, default: false)
  package static let barTintColor = SchemaChild(.color, key: "barTintColor")
  /// The items of the bar.
  package static let items = SchemaChild(.items)
}

/// A `<navigationItem>`.
package enum NavigationItemElement {
  package static let title = TextProperty("title")
  /// A line of text above the title.
  package static let prompt = SchemaAttribute("prompt", .text)
  /// The mode that determines whether the controller has a large title.
  package static let largeTitleDisplayMode = DefaultedAttribute(
    "largeTitleDisplayMode", .largeTitleMode, default: .automatic)
  /// The only item at the leading side.
  package static let leftBarButtonItem = SchemaChild(key: "leftBarButtonItem")
  /// The items at the leading side, from the edge.
  package static let leftBarButtonItems = SchemaChild(.leftBarButtonItems)
  /// The only item at the trailing side.
  package static let rightBarButtonItem = SchemaChild(key: "rightBarButtonItem")
  /// The items at the trailing side, from the edge.
  package static let rightBarButtonItems = SchemaChild(.rightBarButtonItems)
  /// The back button of controllers that are pushed from this one.
  package static let backBarButtonItem = SchemaChild(key: "backBarButtonItem")
  /// The view that replaces the title.
  package static let titleView = SchemaChild(key: "titleView")
}

/// A `<barButtonItem>`.
package enum BarButtonItemElement {
  /// The name of one of Apple's items.
  package static let systemItem = SchemaAttribute("systemItem", .systemItem)
  package static let title = TextProperty("title")
  package static let image = ImageProperty("image")
  /// The width in points, or 0 for the width of the content.
  package static let width = DefaultedAttribute("width", .number, default: 0)
  /// A flag that indicates whether the item can be tapped.
  package static let enabled = DefaultedAttribute("enabled", .flag, default: true)
  package static let style = DefaultedAttribute("style", .barButtonStyle, default: .plain)
  /// The view that replaces the title and the image.
  package static let customView = SchemaChild(key: "customView")
}

/// A `<tabBarItem>`.
package enum TabBarItemElement {
  /// The name of one of Apple's items.
  package static let systemItem = SchemaAttribute("systemItem", .text)
  package static let title = TextProperty("title")
  package static let image = ImageProperty("image")
  /// The image while the controller is shown.
  package static let selectedImage = ImageProperty("selectedImage")
}
