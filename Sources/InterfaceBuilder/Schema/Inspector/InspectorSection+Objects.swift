import AutoLayout

/// The sections of objects that are not views: controllers, gesture recognizers, segues and guides.
///
/// Titles are those of Interface Builder's attributes inspector. Values that Xcode does not write
/// are the defaults of each row.
extension InspectorSection {
  /// The sections of controllers, gesture recognizers, segues and guides, by the name of their
  /// element.
  static let objects: [ElementName: [InspectorSection]] = [
    .viewController: [controller, metrics, storyboardIdentity],
    .tableViewController: [
      list("Table View Controller"), controller, metrics, storyboardIdentity,
    ],
    .collectionViewController: [
      list("Collection View Controller"), controller, metrics, storyboardIdentity,
    ],
    .navigationController: [navigationController, controller, metrics, storyboardIdentity],
    .tabBarController: [controller, metrics, storyboardIdentity],
    .splitViewController: [splitController, controller, metrics, storyboardIdentity],
    .pageViewController: [pageController, controller, metrics, storyboardIdentity],
    .hostingController: [controller, metrics, storyboardIdentity],
    .avPlayerViewController: [controller, metrics, storyboardIdentity],
    .viewControllerPlaceholder: [reference, names],
    .tapGestureRecognizer: [tap, gesture, names],
    .pinchGestureRecognizer: [
      InspectorSection(
        "Pinch Gesture Recognizer", [.number("Scale", "scale", standard: "1")]), gesture, names,
    ],
    .rotationGestureRecognizer: [
      InspectorSection(
        "Rotation Gesture Recognizer", [.number("Rotation", "rotation", standard: "0")]), gesture,
      names,
    ],
    .swipeGestureRecognizer: [swipe, gesture, names],
    .panGestureRecognizer: [pan, gesture, names],
    .screenEdgePanGestureRecognizer: [screenEdgePan, gesture, names],
    .pongPressGestureRecognizer: [longPress, gesture, names],
    .segue: [segue, names],
    .viewLayoutGuide: [guide],
    .keyboardLayoutGuide: [guide],
  ]

  // MARK: - Controllers

  /// The properties of all controllers.
  private static let controller = InspectorSection(
    "View Controller",
    [
      InspectorRow("Title", ControllerElement.title),
      InspectorRow("Hide Bottom Bar on Push", ControllerElement.hidesBottomBarWhenPushed),
      .flag("Resize View From NIB", "autoresizesArchivedViewToFullSize", standard: true),
      .flag("Adjust Scroll View Insets", "automaticallyAdjustsScrollViewInsets", standard: true),
      InspectorRow("Under Opaque Bars", ControllerElement.extendedLayoutIncludesOpaqueBars),
      .choice(
        "Transition Style", "modalTransitionStyle",
        ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]),
      InspectorRow(
        "Presentation", ControllerElement.modalPresentationStyle, standard: "automatic",
        titles: ["overFullScreen": "Over Full Screen"]),
      .flag("Defines Context", "definesPresentationContext", standard: false),
      .flag("Provides Context", "providesPresentationContextTransitionStyle", standard: false),
    ])

  /// The simulated surroundings of the view.
  private static let metrics = InspectorSection(
    "Simulated Metrics",
    [
      InspectorRow("Status Bar", SimulatedMetricsForm.statusBar),
      InspectorRow("Top Bar", SimulatedMetricsForm.topBar),
      InspectorRow("Bottom Bar", SimulatedMetricsForm.bottomBar),
    ])

  /// Returns the properties of table and collection view controllers.
  private static func list(_ title: String) -> InspectorSection {
    InspectorSection(
      title, [.flag("Clear on Appearance", "clearsSelectionOnViewWillAppear", standard: true)])
  }

  /// The bars of a navigation controller.
  private static let navigationController = InspectorSection(
    "Navigation Controller",
    [
      InspectorRow("Navigation Bar Hidden", NavigationControllerElement.navigationBarHidden),
      InspectorRow("Toolbar Hidden", NavigationControllerElement.toolbarHidden),
    ])

  /// The display of a split view controller's columns.
  private static let splitController = InspectorSection(
    "Split View Controller",
    [
      .flag("Presents With Gesture", "presentsWithGesture", standard: true),
      .number("Minimum Primary Width", "minimumPrimaryColumnWidth"),
      .number("Maximum Primary Width", "maximumPrimaryColumnWidth"),
      .number("Primary Width Fraction", "preferredPrimaryColumnWidthFraction"),
    ])

  /// The transition style of a page view controller.
  private static let pageController = InspectorSection(
    "Page View Controller",
    [
      InspectorRow(
        "Navigation", .choice, "navigationOrientation",
        choices: InspectorRow.titled(["horizontal", "vertical"])),
      InspectorRow(
        "Transition Style", .choice, "transitionStyle",
        choices: InspectorRow.titled(["pageCurl", "scroll"])),
      .number("Page Spacing", "pageSpacing", standard: "0"),
      InspectorRow(
        "Spine Location", .choice, "spineLocation",
        choices: InspectorRow.titled(["none", "min", "mid", "max"])),
    ])

  /// The scene to which a storyboard reference leads: a storyboard, its bundle, and a controller.
  private static let reference = InspectorSection(
    "Storyboard Reference",
    [
      InspectorRow("Storyboard", ControllerElement.storyboardName),
      InspectorRow("Referenced ID", .text, "referencedIdentifier"),
      InspectorRow("Bundle", .text, "bundleIdentifier"),
    ])

  /// The class and the names of a controller.
  private static let storyboardIdentity = InspectorSection(
    "Identity",
    [
      InspectorRow("Class", ObjectElement.customClass),
      InspectorRow("Module", ObjectElement.customModule),
      InspectorRow("Storyboard ID", ControllerElement.storyboardIdentifier),
      InspectorRow("Restoration ID", ObjectElement.restorationIdentifier),
      .flag("Use Storyboard ID", "useStoryboardIdentifierAsRestorationIdentifier", standard: false),
      InspectorRow("Xcode Label", ObjectElement.userLabel),
    ])

  // MARK: - Gesture recognizers

  /// The number of taps and touches of a tap gesture.
  private static let tap = InspectorSection(
    "Tap Gesture Recognizer",
    [
      .number("Taps", "numberOfTapsRequired", standard: "1"),
      .number("Touches", "numberOfTouchesRequired", standard: "1"),
    ])

  /// The direction and the fingers of a swipe.
  private static let swipe = InspectorSection(
    "Swipe Gesture Recognizer",
    [
      InspectorRow(
        "Direction", .choice, "direction",
        choices: InspectorRow.titled(["right", "left", "up", "down"])),
      .number("Touches", "numberOfTouchesRequired", standard: "1"),
    ])

  /// The fingers of a pan.
  private static let pan = InspectorSection(
    "Pan Gesture Recognizer",
    [
      .number("Minimum Touches", "minimumNumberOfTouches"),
      .number("Maximum Touches", "maximumNumberOfTouches"),
    ])

  /// The fingers of a pan that begins at an edge of the screen.
  private static let screenEdgePan = InspectorSection(
    "Screen Edge Pan Gesture Recognizer",
    [
      .number("Minimum Touches", "minimumNumberOfTouches"),
      .number("Maximum Touches", "maximumNumberOfTouches"),
    ])

  /// The properties of long presses. The duration is in seconds, the tolerance in points.
  private static let longPress = InspectorSection(
    "Long Press Gesture Recognizer",
    [
      .number("Minimum Duration", "minimumPressDuration"),
      .number("Taps", "numberOfTapsRequired", standard: "0"),
      .number("Touches", "numberOfTouchesRequired", standard: "1"),
      .number("Tolerance", "allowableMovement"),
    ])

  /// The properties of all gesture recognizers.
  private static let gesture = InspectorSection(
    "Gesture Recognizer",
    [
      .flag("Enabled", "enabled", standard: true),
      .flag("Cancels Touches in View", "cancelsTouchesInView", standard: true),
      .flag("Delays Touches Began", "delaysTouchesBegan", standard: false),
      .flag("Delays Touches Ended", "delaysTouchesEnded", standard: true),
    ])

  // MARK: - Segues and guides

  /// The kind of a segue and its presentation.
  private static let segue = InspectorSection(
    "Segue",
    [
      InspectorRow("Identifier", SegueElement.identifier),
      InspectorRow(
        "Kind", .choice, SegueElement.kind.name,
        choices: [.show, .showDetail, .presentation, .popoverPresentation, .custom].map {
          (link: SegueLink) in InspectorRow.Choice(value: link.kind, title: link.title)
        }),
      InspectorRow("Presentation", SegueElement.modalPresentationStyle, standard: "automatic"),
      .choice(
        "Transition", "modalTransitionStyle",
        ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]),
      .flag("Animates", SegueElement.animates.name, standard: true),
    ])

  /// A layout guide, of which only the name can change.
  private static let guide = InspectorSection(
    "Layout Guide", [InspectorRow("Xcode Label", ObjectElement.userLabel)])

  /// The class and the label of an object.
  private static let names = InspectorSection(
    "Identity",
    [
      InspectorRow("Class", ObjectElement.customClass),
      InspectorRow("Module", ObjectElement.customModule),
      InspectorRow("Xcode Label", ObjectElement.userLabel),
    ])
}
