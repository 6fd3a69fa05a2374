import AutoLayout

/// The sections of views that are not controls.
extension InspectorSection {
  /// The sections of views that are not controls, by the name of their element.
  static let views: [ElementName: [InspectorSection]] = [
    .label: [label], .imageView: [imageView], .stackView: [stackView],
    .activityIndicatorView: [activityIndicator], .progressView: [progressView],
    .visualEffectView: [visualEffect],
    .tableViewCell: [tableViewCell],
    .collectionViewCell: [reusable], .collectionReusableView: [reusable],
    .mapView: [mapView], .wkWebView: [webView],
  ]

  /// The properties of labels, with those of the text.
  private static let label = InspectorSection(
    "Label",
    [
      InspectorRow("Text", LabelElement.text),
      InspectorRow("Color", TextElement.textColor),
      InspectorRow("Font", TextElement.fontDescription),
      InspectorRow(
        "Automatically Adjusts Font", TextElement.adjustsFontForContentSizeCategory),
      InspectorRow("Alignment", TextElement.textAlignment),
      InspectorRow("Lines", LabelElement.numberOfLines),
      .flag("Enabled", "enabled", standard: true),
      .flag("Highlighted", "highlighted", standard: false),
      .choice(
        "Baseline", LabelElement.baselineAdjustment.name,
        ["alignBaselines", "alignCenters", "none"]),
      InspectorRow("Line Break", LabelElement.lineBreakMode),
      InspectorRow("Adjust Font Size", LabelElement.adjustsFontSizeToFit),
      InspectorRow("Minimum Font Scale", LabelElement.minimumScaleFactor),
      InspectorRow("Highlighted Color", LabelElement.highlightedColor),
      InspectorRow("Preferred Width", LabelElement.preferredMaxLayoutWidth),
    ])

  /// The properties of image views.
  private static let imageView = InspectorSection(
    "Image View",
    [
      InspectorRow("Image", ImageViewElement.image),
      InspectorRow("Highlighted", ImageViewElement.highlightedImage),
      .flag(
        "Adjusts Image Size", "adjustsImageSizeForAccessibilityContentSizeCategory",
        standard: false),
    ])

  /// The properties of stack views. Those that the size inspector varies for size classes are in
  /// both inspectors.
  private static let stackView = InspectorSection(
    "Stack View",
    [
      InspectorRow("Axis", StackViewElement.axis),
      InspectorRow("Alignment", StackViewElement.alignment),
      InspectorRow("Distribution", StackViewElement.distribution),
      InspectorRow("Spacing", StackViewElement.spacing, standard: "0"),
      InspectorRow("Baseline Relative", StackViewElement.baselineRelativeArrangement),
    ])

  /// The properties of activity indicators.
  private static let activityIndicator = InspectorSection(
    "Activity Indicator View",
    [
      InspectorRow("Style", ActivityIndicatorElement.style),
      InspectorRow("Color", ActivityIndicatorElement.color),
      InspectorRow("Animating", ActivityIndicatorElement.animating),
      InspectorRow("Hides When Stopped", ActivityIndicatorElement.hidesWhenStopped),
    ])

  /// The properties of progress views.
  private static let progressView = InspectorSection(
    "Progress View",
    [
      InspectorRow("Style", ProgressViewElement.style),
      InspectorRow("Progress", ProgressViewElement.progress),
      InspectorRow("Progress Tint", ProgressViewElement.progressTintColor),
      InspectorRow("Track Tint", ProgressViewElement.trackTintColor),
    ])

  /// The properties of visual effect views with a blur.
  private static let visualEffect = InspectorSection(
    "Visual Effect View",
    [InspectorRow("Blur Style", BlurEffectElement.style, in: VisualEffectViewElement.blurEffect)])

  /// The properties of table view cells.
  private static let tableViewCell = InspectorSection(
    "Table View Cell",
    [
      InspectorRow("Style", TableViewCellElement.style, standard: ""),
      InspectorRow("Identifier", ReusableElement.reuseIdentifier),
      InspectorRow("Selection", TableViewCellElement.selectionStyle),
      InspectorRow("Accessory", TableViewCellElement.accessoryType),
      .choice(
        "Editing Accessory", "editingAccessoryType",
        ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]),
      .number("Indentation Level", "indentationLevel", standard: "0"),
      .number("Indentation Width", "indentationWidth", standard: "10"),
      .flag("Indent While Editing", "shouldIndentWhileEditing", standard: true),
      .flag("Shows Re-order Controls", "showsReorderControl", standard: false),
      InspectorRow("Row Height", TableViewCellElement.rowHeight),
    ])

  /// The properties of collection view cells and supplementary views.
  private static let reusable = InspectorSection(
    "Collection Reusable View", [InspectorRow("Identifier", ReusableElement.reuseIdentifier)])

  /// The properties of map views, which this package does not read.
  private static let mapView = InspectorSection(
    "Map View",
    [
      .choice("Type", "mapType", ["standard", "satellite", "hybrid"]),
      .flag("Zooming", "zoomEnabled", standard: true),
      .flag("Rotating", "rotateEnabled", standard: true),
      .flag("Scrolling", "scrollEnabled", standard: true),
      .flag("3D Perspective", "pitchEnabled", standard: true),
      .flag("Buildings", "showsBuildings", standard: true),
      .flag("Compass", "showsCompass", standard: true),
      .flag("Scale", "showsScale", standard: false),
      .flag("User Location", "showsUserLocation", standard: false),
    ])

  /// The properties of web views, which this package does not read.
  private static let webView = InspectorSection(
    "Web View",
    [
      .flag("Back/Forward Gestures", "allowsBackForwardNavigationGestures", standard: false),
      .flag("Link Preview", "allowsLinkPreview", standard: true),
    ])
}
