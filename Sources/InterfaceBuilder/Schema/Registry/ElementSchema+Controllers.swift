/// Controllers and the elements that belong to them.
extension ElementSchema {
  static let controllers: [ElementSchema] = [
    ElementSchema(.viewController, of: [.controller]),
    ElementSchema(
      .tableViewController, of: [.controller],
      children: [SchemaChild(.refreshControl, key: "refreshControl")]),
    ElementSchema(.collectionViewController, of: [.controller]),
    ElementSchema(
      .tabBarController, of: [.controller],
      children: [TabBarControllerElement.tabBar, SchemaChild(.viewControllers)]),
    ElementSchema(
      .splitViewController, of: [.controller],
      unread: Unread(
        flags: "allowDoubleColumnStyle presentsWithGesture",
        numbers:
          "minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction",
        words: [
          "behavior": "tile", "preferredDisplayMode": "beside", "primaryBackgroundStyle": "sidebar",
        ])),
    ElementSchema(
      .pageViewController, of: [.controller],
      unread: Unread(
        numbers: "pageSpacing",
        words: [
          "navigationOrientation": "horizontal", "spineLocation": "none",
          "transitionStyle": "scroll",
        ])),
    ElementSchema(.hostingController, of: [.controller]),
    ElementSchema(
      .avPlayerViewController, of: [.controller],
      unread: Unread(words: ["videoGravity": "AVLayerVideoGravityResizeAspect"])),
    ElementSchema(
      .navigationController, of: [.controller],
      [NavigationControllerElement.navigationBarHidden, NavigationControllerElement.toolbarHidden],
      children: [
        NavigationControllerElement.navigationBar, NavigationControllerElement.toolbar,
        SchemaChild(.viewControllers),
      ],
      unread: Unread(
        flags:
          "hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact"
      )),
    ElementSchema(
      .viewControllerPlaceholder, of: [.controller],
      unread: Unread(texts: "bundleIdentifier referencedIdentifier storyboardName")),
    ElementSchema(
      .navigationItem, of: [.object],
      [
        NavigationItemElement.title, NavigationItemElement.prompt,
        NavigationItemElement.largeTitleDisplayMode,
      ],
      children: [
        NavigationItemElement.leftBarButtonItem, NavigationItemElement.leftBarButtonItems,
        NavigationItemElement.rightBarButtonItem, NavigationItemElement.rightBarButtonItems,
        NavigationItemElement.backBarButtonItem, NavigationItemElement.titleView,
        SchemaChild(.nilValue, key: "title"),
      ],
      unread: Unread(
        flags: "hidesBackButton leftItemsSupplementBackButton", texts: "customizationIdentifier")),
    ElementSchema(
      .barButtonItem, of: [.object, .picture],
      [
        BarButtonItemElement.systemItem, BarButtonItemElement.title, BarButtonItemElement.image,
        BarButtonItemElement.width, BarButtonItemElement.enabled, BarButtonItemElement.style,
      ],
      children: [
        BarButtonItemElement.customView, SchemaChild(.color, key: "tintColor"),
        SchemaChild(.inset, key: "imageInsets"),
        SchemaChild(.inset, key: "largeContentSizeImageInsets"),
      ],
      unread: Unread(
        flags: "springLoaded", numbers: "tag", texts: "landscapeImage largeContentSizeImage")),
    ElementSchema(
      .tabBarItem, of: [.object, .picture],
      [
        TabBarItemElement.systemItem, TabBarItemElement.title, TabBarItemElement.image,
        TabBarItemElement.selectedImage,
      ],
      children: [
        SchemaChild(.offsetWrapper, key: "titlePositionAdjustment"),
        SchemaChild(.inset, key: "imageInsets"), SchemaChild(.color, key: "badgeColor"),
        SchemaChild(.inset, key: "largeContentSizeImageInsets"),
      ],
      unread: Unread(
        flags: "enabled springLoaded", numbers: "tag",
        texts: "badgeValue landscapeImage largeContentSizeImage")),
    ElementSchema(.viewControllerLayoutGuide, of: [.object], [ControllerGuideElement.type]),
    ElementSchema(
      .extendedEdge, of: [.object],
      [RectEdgeElement.top, RectEdgeElement.left, RectEdgeElement.bottom, RectEdgeElement.right]),
    ElementSchema(
      .rectEdge, of: [.object],
      [RectEdgeElement.top, RectEdgeElement.left, RectEdgeElement.bottom, RectEdgeElement.right]),
    ElementSchema(.placeholder, of: [.object], [PlaceholderElement.identifier]),
    ElementSchema(.exit, of: [.object]),
    ElementSchema(.customObject, of: [.object]),
    ElementSchema(.searchDisplayController, of: [.object]),
  ]
}
