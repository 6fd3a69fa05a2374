/// Attributes and children that elements share.
extension SchemaGroup {
  /// The attributes and children of all objects.
  static let object = SchemaGroup(
    [
      ObjectElement.id, ObjectElement.key, ObjectElement.userLabel, ObjectElement.customClass,
      ObjectElement.customModule, ObjectElement.customModuleProvider, ObjectElement.sceneMemberID,
      ObjectElement.restorationIdentifier,
    ],
    children: [
      ObjectElement.connections, ObjectElement.runtimeAttributes, ObjectElement.userComments,
      SchemaChild(.string, key: "userLabel"), SchemaChild(.variation),
    ],
    unread: Unread(texts: "colorLabel propertyAccessControl"))

  /// The attributes and children of all views.
  static let view = SchemaGroup(
    including: [.object],
    [
      ViewElement.fixedFrame, ViewElement.translatesAutoresizingMask, ViewElement.misplaced,
      ViewElement.ambiguous, ViewElement.verifyAmbiguity, ViewElement.horizontalHuggingPriority,
      ViewElement.verticalHuggingPriority, ViewElement.horizontalCompressionResistancePriority,
      ViewElement.verticalCompressionResistancePriority, ViewElement.placeholderIntrinsicWidth,
      ViewElement.placeholderIntrinsicHeight, ViewElement.preservesSuperviewLayoutMargins,
      ViewElement.insetsLayoutMarginsFromSafeArea, ViewElement.layoutMarginsFollowReadableWidth,
      ViewElement.contentMode, ViewElement.hidden, ViewElement.alpha, ViewElement.opaque,
      ViewElement.clipsSubviews, ViewElement.multipleTouchEnabled, ViewElement.autoresizesSubviews,
      ViewElement.userInteractionEnabled, ViewElement.tag, ViewElement.semanticContent,
    ],
    children: [
      ViewElement.frame, ViewElement.frameInset, ViewElement.mask, ViewElement.layoutMargins,
      ViewElement.directionalLayoutMargins, ViewElement.safeArea, ViewElement.contentView,
      ViewElement.backgroundColor, ViewElement.tintColor, ViewElement.accessibility,
      SceneElement.canvasLocation, SchemaChild(.constraints), ViewElement.subviews,
      SchemaChild(.gestureRecognizers), SchemaChild(.animations),
      SchemaChild(.rect, key: "contentStretch"), SchemaChild(.layoutGuides),
      SchemaChild(.viewLayoutGuide), SchemaChild(.keyboardLayoutGuide), SchemaChild(.userGuides),
    ] + simulatedMetrics,
    unread: Unread(
      flags: "clearsContextBeforeDrawing springLoaded", texts: "reference",
      words: ["simulatedAppContext": "notificationCenter"]))

  /// The simulated surroundings of a view that is the root of a xib.
  private static let simulatedMetrics = [
    SchemaChild(.freeformSimulatedSizeMetrics, key: "simulatedDestinationMetrics"),
    SchemaChild(.nilValue, key: "simulatedTopBarMetrics"),
    SchemaChild(.nilValue, key: "simulatedBottomBarMetrics"),
    SchemaChild(.nilValue, key: "simulatedStatusBarMetrics"),
    SchemaChild(.simulatedScreenMetrics, key: "simulatedDestinationMetrics"),
    SchemaChild(.simulatedStatusBarMetrics, key: "simulatedStatusBarMetrics"),
    SchemaChild(.simulatedToolbarMetrics, key: "simulatedBottomBarMetrics"),
    SchemaChild(.simulatedNavigationBarMetrics, key: "simulatedTopBarMetrics"),
    SchemaChild(.simulatedOrientationMetrics, key: "simulatedOrientationMetrics"),
    SchemaChild(.simulatedTabBarMetrics, key: "simulatedBottomBarMetrics"),
  ]

  /// The attributes and children of elements that show text.
  static let text = SchemaGroup(
    [
      TextElement.textAlignment, TextElement.adjustsFontForContentSizeCategory,
      TextElement.usesAttributedText,
    ],
    children: [
      TextElement.fontDescription, TextElement.textColor, TextElement.attributedText,
      SchemaChild(.nilValue, key: "textColor"), SchemaChild(.nilValue, key: "text"),
      SchemaChild(.textInputTraits, key: "textInputTraits"),
    ])

  /// The attributes and children of all controls.
  static let control = SchemaGroup(
    including: [.view],
    [
      ControlElement.enabled, ControlElement.selected, ControlElement.highlighted,
      ControlElement.contentHorizontalAlignment, ControlElement.contentVerticalAlignment,
    ])

  /// The attributes and children of all scroll views.
  static let scrollView = SchemaGroup(
    including: [.view],
    [
      ScrollViewElement.scrollEnabled, ScrollViewElement.pagingEnabled, ScrollViewElement.bounces,
      ScrollViewElement.alwaysBounceHorizontal, ScrollViewElement.alwaysBounceVertical,
      ScrollViewElement.showsHorizontalScrollIndicator,
      ScrollViewElement.showsVerticalScrollIndicator,
      ScrollViewElement.contentInsetAdjustmentBehavior,
    ],
    children: [
      ScrollViewElement.contentLayoutGuide, ScrollViewElement.frameLayoutGuide,
      SchemaChild(.inset, key: "scrollIndicatorInsets"),
    ],
    unread: Unread(
      flags: "bouncesZoom delaysContentTouches canCancelContentTouches directionalLockEnabled",
      numbers: "minimumZoomScale maximumZoomScale",
      words: ["keyboardDismissMode": "interactive onDrag", "indicatorStyle": "white"]))

  /// The attributes and children of all gesture recognizers.
  static let gesture = SchemaGroup(
    including: [.object],
    unread: Unread(
      flags:
        "cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled requiresExclusiveTouchType"
    ))

  /// The attributes and children of cells, headers and footers.
  static let reusable = SchemaGroup(
    [ReusableElement.reuseIdentifier])

  /// The attributes and children of all view controllers.
  static let controller = SchemaGroup(
    including: [.object],
    [
      ControllerElement.title, ControllerElement.storyboardIdentifier,
      ControllerElement.modalPresentationStyle, ControllerElement.hidesBottomBarWhenPushed,
      ControllerElement.extendedLayoutIncludesOpaqueBars,
    ],
    children: [
      ControllerElement.view, ControllerElement.navigationItem, ControllerElement.tabBarItem,
      ControllerElement.toolbarItems, ControllerElement.layoutGuides,
      ControllerElement.edgesForExtendedLayout, ControllerElement.preferredContentSize,
      ControllerElement.freeformSize, SimulatedMetrics.statusBar, SimulatedMetrics.topBar,
      SimulatedMetrics.bottomBar, SimulatedMetrics.destination,
      SceneElement.canvasLocation,
      SchemaChild(.extendedEdge, key: "edgesForExtendedLayout"), SchemaChild(.keyCommands),
      SchemaChild(.value, key: "contentSizeForViewInPopover"),
      SchemaChild(.simulatedOrientationMetrics, key: "simulatedOrientationMetrics"),
      SchemaChild(.nilValue),
    ],
    unread: Unread(
      flags:
        "automaticallyAdjustsScrollViewInsets useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize wantsFullScreenLayout clearsSelectionOnViewWillAppear",
      texts: "nibName",
      words: [
        "modalTransitionStyle": "crossDissolve flipHorizontal partialCurl",
        "interfaceStyle": "light",
      ]))

  /// The attributes and children of elements that show an image.
  static let picture = SchemaGroup(
    [ImageElement.catalog], children: [SymbolConfigurationElement.preferred])

  /// The attributes of the values of properties.
  static let key = SchemaGroup([ObjectElement.key])
}
