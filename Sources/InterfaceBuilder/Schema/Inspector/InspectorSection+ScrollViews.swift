import AutoLayout

/// The sections of scroll views and bars.
extension InspectorSection {
  /// The sections of scroll views, by the name of their element.
  static let scrollViews: [ElementName: [InspectorSection]] = [
    .scrollView: [], .textView: [textView, textInputTraits], .tableView: [tableView],
    .collectionView: [collectionView],
  ]

  /// The sections of bars, by the name of their element.
  static let bars: [ElementName: [InspectorSection]] = [
    .searchBar: [searchBar], .navigationBar: [navigationBar], .toolbar: [toolbar],
    .tabBar: [tabBar],
  ]

  /// The properties of text views, with those of the text.
  private static let textView = InspectorSection(
    "Text View",
    [
      InspectorRow("Text", TextViewElement.text),
      InspectorRow("Color", TextElement.textColor),
      InspectorRow("Font", TextElement.fontDescription),
      InspectorRow(
        "Automatically Adjusts Font", TextElement.adjustsFontForContentSizeCategory),
      InspectorRow("Alignment", TextElement.textAlignment),
      .flag("Editable", "editable", standard: true),
      .flag("Selectable", "selectable", standard: true),
    ])

  /// The properties of table views. Heights are in points.
  private static let tableView = InspectorSection(
    "Table View",
    [
      .choice("Content", "dataMode", ["dynamic", "prototypes", "static"]),
      InspectorRow("Style", TableViewElement.style),
      InspectorRow("Separator", TableViewElement.separatorStyle),
      InspectorRow("Separator Color", TableViewElement.separatorColor),
      .flag("Single Selection", "allowsSelection", standard: true),
      .flag("Multiple Selection", "allowsMultipleSelection", standard: false),
      .flag("Selection While Editing", "allowsSelectionDuringEditing", standard: false),
      InspectorRow("Row Height", TableViewElement.rowHeight, standard: "44"),
      .number("Estimated Row Height", "estimatedRowHeight", standard: "-1"),
      InspectorRow("Header Height", TableViewElement.sectionHeaderHeight),
      InspectorRow("Footer Height", TableViewElement.sectionFooterHeight),
    ])

  /// The properties of collection views and their flow layouts. Distances are in points.
  private static let collectionView = InspectorSection(
    "Collection View",
    [
      .choice("Items", "dataMode", ["dynamic", "prototypes", "none"]),
      InspectorRow(
        "Scroll Direction", FlowLayoutElement.scrollDirection, in: CollectionViewElement.layout),
      InspectorRow(
        "Minimum Line Spacing", FlowLayoutElement.minimumLineSpacing,
        in: CollectionViewElement.layout),
      InspectorRow(
        "Minimum Item Spacing", FlowLayoutElement.minimumInteritemSpacing,
        in: CollectionViewElement.layout),
      .flag("Prefetching Enabled", "prefetchingEnabled", standard: true),
    ])

  /// The properties of search bars.
  private static let searchBar = InspectorSection(
    "Search Bar",
    [
      InspectorRow("Text", SearchBarElement.text),
      InspectorRow("Placeholder", SearchBarElement.placeholder),
      InspectorRow("Prompt", SearchBarElement.prompt),
      InspectorRow("Search Style", SearchBarElement.searchBarStyle),
      InspectorRow("Shows Cancel Button", SearchBarElement.showsCancelButton),
      InspectorRow("Shows Scope Bar", SearchBarElement.showsScopeBar),
      InspectorRow("Bar Tint", .color, "barTintColor"),
    ])

  /// The properties of navigation bars.
  private static let navigationBar = InspectorSection(
    "Navigation Bar",
    [
      InspectorRow("Translucent", BarElement.translucent),
      InspectorRow("Prefers Large Titles", BarElement.largeTitles),
      InspectorRow("Bar Tint", BarElement.barTintColor),
    ])

  /// The properties of toolbars.
  private static let toolbar = InspectorSection(
    "Toolbar",
    [
      InspectorRow("Translucent", BarElement.translucent),
      InspectorRow("Bar Tint", BarElement.barTintColor),
    ])

  /// The properties of tab bars.
  private static let tabBar = InspectorSection(
    "Tab Bar",
    [
      InspectorRow("Translucent", BarElement.translucent),
      InspectorRow("Bar Tint", BarElement.barTintColor),
      .choice("Item Positioning", "itemPositioning", ["automatic", "fill", "centered"]),
    ])
}
