import AutoLayout

/// A section of the attributes inspector: the properties of one class.
package struct InspectorSection: Sendable {
  /// The title, such as `Label`.
  package let title: String
  /// The properties, in Interface Builder's order.
  package let rows: [InspectorRow]

  init(_ title: String, _ rows: [InspectorRow]) {
    self.title = title
    self.rows = rows
  }

  /// Returns the sections of an element, those of its own class first, and those of all views last.
  /// Unknown elements have the sections of all views.
  package static func sections(of element: ElementName) -> [InspectorSection] {
    if let sections = objects[element] { return sections }
    let own = views[element] ?? controls[element] ?? scrollViews[element] ?? bars[element] ?? []
    let isControl = controls[element] != nil
    let isScrollView = scrollViews[element] != nil
    return own + (isControl ? [control] : []) + (isScrollView ? [scrollView] : [])
      + [view, accessibility, identity]
  }

  /// The properties of all views.
  private static let view = InspectorSection(
    "View",
    [
      InspectorRow("Content Mode", ViewElement.contentMode, standard: "scaleToFill"),
      InspectorRow("Semantic", ViewElement.semanticContent),
      InspectorRow("Tag", ViewElement.tag),
      InspectorRow("User Interaction Enabled", ViewElement.userInteractionEnabled),
      .flag("Multiple Touch", ViewElement.multipleTouchEnabled.name, standard: false),
      InspectorRow("Alpha", ViewElement.alpha),
      InspectorRow("Background", ViewElement.backgroundColor),
      InspectorRow("Tint", ViewElement.tintColor),
      InspectorRow("Opaque", ViewElement.opaque),
      InspectorRow("Hidden", ViewElement.hidden),
      .flag("Clears Graphics Context", "clearsContextBeforeDrawing", standard: true),
      InspectorRow("Clip to Bounds", ViewElement.clipsSubviews),
      InspectorRow("Autoresize Subviews", ViewElement.autoresizesSubviews),
      InspectorRow("Preserve Superview Margins", ViewElement.preservesSuperviewLayoutMargins),
      InspectorRow("Follow Readable Width", ViewElement.layoutMarginsFollowReadableWidth),
      InspectorRow("Safe Area Relative Margins", ViewElement.insetsLayoutMarginsFromSafeArea),
    ])

  /// The properties that assistive programs read.
  private static let accessibility = InspectorSection(
    "Accessibility",
    [
      InspectorRow("Label", AccessibilityElement.label, in: ViewElement.accessibility),
      InspectorRow("Hint", .text, in: [ViewElement.accessibility], "hint"),
      InspectorRow("Identifier", AccessibilityElement.identifier, in: ViewElement.accessibility),
    ])

  /// The class and the names of an object.
  private static let identity = InspectorSection(
    "Identity",
    [
      InspectorRow("Class", ObjectElement.customClass),
      InspectorRow("Module", ObjectElement.customModule),
      InspectorRow("Restoration ID", ObjectElement.restorationIdentifier),
      InspectorRow("Xcode Label", ObjectElement.userLabel),
    ])

  /// The properties of all controls.
  private static let control = InspectorSection(
    "Control",
    [
      InspectorRow(
        "Horizontal Alignment", ControlElement.contentHorizontalAlignment, standard: "center"),
      InspectorRow(
        "Vertical Alignment", ControlElement.contentVerticalAlignment, standard: "center"),
      InspectorRow("Selected", ControlElement.selected),
      InspectorRow("Enabled", ControlElement.enabled),
      InspectorRow("Highlighted", ControlElement.highlighted),
    ])

  /// The properties of all scroll views.
  private static let scrollView = InspectorSection(
    "Scroll View",
    [
      InspectorRow(
        "Show Horizontal Indicator", ScrollViewElement.showsHorizontalScrollIndicator),
      InspectorRow("Show Vertical Indicator", ScrollViewElement.showsVerticalScrollIndicator),
      InspectorRow("Scrolling Enabled", ScrollViewElement.scrollEnabled),
      InspectorRow("Paging Enabled", ScrollViewElement.pagingEnabled),
      .flag("Direction Lock Enabled", "directionalLockEnabled", standard: false),
      InspectorRow("Bounce on Scroll", ScrollViewElement.bounces),
      InspectorRow("Bounce Horizontally", ScrollViewElement.alwaysBounceHorizontal),
      InspectorRow("Bounce Vertically", ScrollViewElement.alwaysBounceVertical),
      .number("Minimum Zoom", "minimumZoomScale", standard: "1"),
      .number("Maximum Zoom", "maximumZoomScale", standard: "1"),
      .flag("Delays Content Touches", "delaysContentTouches", standard: true),
      .flag("Cancellable Content Touches", "canCancelContentTouches", standard: true),
      .choice("Keyboard", "keyboardDismissMode", ["none", "onDrag", "interactive"]),
      InspectorRow(
        "Content Insets", ScrollViewElement.contentInsetAdjustmentBehavior,
        titles: [
          "automatic": "Automatic", "never": "Never", "always": "Always",
          "scrollableAxes": "Scrollable Axes",
        ]),
    ])
}
