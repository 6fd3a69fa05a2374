import AutoLayout

/// Views that programs or other scenes fill, and bars.
///
/// Attributes and children are those of most of such views in 1,731 documents. Identifiers of
/// children that begin with `$` are replaced by new ones when the view is added.
extension ViewTemplate {
  /// A plain table view without cells, whose rows and headers have the height of their content.
  package static let tableView = ViewTemplate(
    .tableView, width: 240, height: 128,
    clipped + [
      ScrollViewElement.alwaysBounceVertical.assigned(true), dataMode("prototypes"),
      plain("style", "plain"), plain("separatorStyle", "default"),
    ]
      + [
        "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "estimatedSectionHeaderHeight",
        "sectionFooterHeight", "estimatedSectionFooterHeight",
      ].map { plain($0, "-1") }, children: [systemBackground])

  /// A collection view with a flow layout, without cells.
  package static let collectionView = ViewTemplate(
    .collectionView, width: 240, height: 128,
    clipped + [ViewElement.multipleTouchEnabled.assigned(true), dataMode("prototypes")],
    children: [
      systemBackground,
      NewElement(
        .collectionViewFlowLayout,
        [
          plain("key", "collectionViewLayout"), plain("minimumLineSpacing", "10"),
          plain("minimumInteritemSpacing", "10"), ObjectElement.id.assigned("$layout"),
        ],
        children: [
          size("itemSize", 128), size("headerReferenceSize", 0), size("footerReferenceSize", 0),
          NewElement(
            .inset,
            [
              plain("key", "sectionInset"), plain("minX", "0.0"), plain("minY", "0.0"),
              plain("maxX", "0.0"), plain("maxY", "0.0"),
            ]),
        ]),
    ])

  /// A container without a segue to the scene in it.
  package static let containerView = ViewTemplate(
    .containerView, width: 240, height: 128, [ViewElement.opaque.assigned(false)])

  /// A navigation bar with an item that has a title.
  package static let navigationBar = ViewTemplate(
    .navigationBar, width: 320, height: 44,
    children: [
      NewElement(
        .items,
        children: [
          NewElement(
            .navigationItem,
            [NavigationItemElement.title.assigned("Title"), ObjectElement.id.assigned("$item")])
        ])
    ])

  /// A toolbar with one button.
  package static let toolbar = ViewTemplate(
    .toolbar, width: 320, height: 44,
    [ViewElement.opaque.assigned(false), plain("clearsContextBeforeDrawing", "NO")],
    children: [
      NewElement(
        .items,
        children: [
          NewElement(
            .barButtonItem,
            [BarButtonItemElement.title.assigned("Item"), ObjectElement.id.assigned("$item")])
        ])
    ])

  /// A tab bar with two of Apple's items.
  package static let tabBar = ViewTemplate(
    .tabBar, width: 320, height: 49,
    children: [
      NewElement(
        .items,
        children: ["favorites", "more"].map {
          NewElement(
            .tabBarItem,
            [TabBarItemElement.systemItem.assigned($0), ObjectElement.id.assigned("$\($0)")])
        })
    ])

  /// An empty search bar.
  package static let searchBar = ViewTemplate(
    .searchBar, width: 320, height: 44, contentMode: .redraw,
    children: [NewElement(.textInputTraits, [plain("key", "textInputTraits")])])

  /// A picker, whose rows a program provides.
  package static let pickerView = ViewTemplate(.pickerView, width: 320, height: 216)

  /// A standard map.
  package static let mapView = ViewTemplate(
    .mapView, width: 240, height: 128,
    clipped + [ViewElement.multipleTouchEnabled.assigned(true), plain("mapType", "standard")])

  /// A web view with the default configuration.
  package static let webView = ViewTemplate(
    .wkWebView, width: 240, height: 128,
    children: [
      NewElement(
        .wkWebViewConfiguration, [plain("key", "configuration")],
        children: [
          NewElement(
            ElementName("audiovisualMediaTypes"),
            [plain("key", "mediaTypesRequiringUserActionForPlayback"), plain("none", "YES")]),
          NewElement(ElementName("wkPreferences"), [plain("key", "preferences")]),
        ])
    ])

  /// A view with a regular blur, whose content view contains subviews.
  package static let visualEffectView = ViewTemplate(
    .visualEffectView, width: 240, height: 128, [ViewElement.opaque.assigned(false)],
    children: [
      NewElement(
        .view,
        contentAttributes + ViewElement.contentView.marks + [
          ObjectElement.id.assigned("$content")
        ],
        children: [
          RectElement.frame(CGRect(x: 0, y: 0, width: 240, height: 128)),
          NewElement(
            .autoresizingMask,
            ViewElement.mask.marks + [
              MaskElement.widthSizable.assigned(true), MaskElement.heightSizable.assigned(true),
            ]),
        ]),
      NewElement(.blurEffect, [plain("style", "regular")]),
    ])

  /// The attribute of views that clip their content.
  private static let clipped = [ViewElement.clipsSubviews.assigned(true)]

  /// The attributes of content views.
  static let contentAttributes = [
    ViewElement.opaque.assigned(false), ViewElement.clipsSubviews.assigned(true),
    ViewElement.multipleTouchEnabled.assigned(true), ViewElement.contentMode.assigned(.center),
    ViewElement.insetsLayoutMarginsFromSafeArea.assigned(false),
  ]

  /// Returns the attribute for the source of cells: `prototypes` or `static`.
  private static func dataMode(_ mode: String) -> NewElement.Attribute { plain("dataMode", mode) }

  /// Returns an attribute as it is written.
  static func plain(_ name: String, _ value: String) -> NewElement.Attribute {
    NewElement.Attribute(name: name, value: value)
  }

  /// Returns a square size with a key. Zero is written with a fraction, as Xcode does.
  private static func size(_ key: String, _ side: CGFloat) -> NewElement {
    let text = side == 0 ? "0.0" : XcodeStyle.number(side)
    return NewElement(.size, [plain("key", key), plain("width", text), plain("height", text)])
  }
}
