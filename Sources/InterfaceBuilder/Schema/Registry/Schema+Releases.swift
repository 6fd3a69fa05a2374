import AutoLayout

extension Schema {
  /// Returns the release of Xcode that first wrote elements with a name, or `nil` if it is unknown,
  /// or older than the supported releases.
  package static func firstRelease(of element: ElementName) -> Release? { elementReleases[element] }

  /// Returns the release of Xcode that first wrote an attribute, or `nil` if it is unknown, or
  /// older than the supported releases.
  package static func firstRelease(of attribute: some AnySchemaAttribute) -> Release? {
    attributeReleases[attribute.name]
  }

  /// The releases that introduced the features of the elements; of 1,731 public documents, none of
  /// an earlier release has them.
  private static let elementReleases: [ElementName: Release] = [
    .variation: .xcode(6, 0), .mask: .xcode(6, 0), .visualEffectView: .xcode(6, 0),
    .stackView: .xcode(7, 0), .viewControllerPlaceholder: .xcode(7, 0),
    .viewLayoutGuide: .xcode(9, 0), .directionalEdgeInsets: .xcode(9, 0),
    .namedColor: .xcode(9, 0), .wkWebView: .xcode(9, 0),
    .preferredSymbolConfiguration: .xcode(11, 0), .systemColor: .xcode(12, 0),
    .buttonConfiguration: .xcode(13, 0), .imageReference: .xcode(15, 0),
  ]

  /// The releases that introduced the features of the attributes; of 1,731 public documents, none
  /// of an earlier release has them.
  private static let attributeReleases: [String: Release] = [
    DocumentElement.useTraitCollections.name: .xcode(6, 0),
    DocumentElement.launchScreen.name: .xcode(6, 0),
    ViewElement.layoutMarginsFollowReadableWidth.name: .xcode(7, 0),
    DocumentElement.useSafeAreas.name: .xcode(9, 0),
    ViewElement.insetsLayoutMarginsFromSafeArea.name: .xcode(9, 0),
    TextElement.adjustsFontForContentSizeCategory.name: .xcode(9, 0),
    ScrollViewElement.contentInsetAdjustmentBehavior.name: .xcode(9, 0),
    BarElement.largeTitles.name: .xcode(9, 0),
    NavigationItemElement.largeTitleDisplayMode.name: .xcode(9, 0),
    StackViewElement.spacingType.name: .xcode(9, 0),
    DeviceElement.appearance.name: .xcode(11, 0), ImageElement.symbolScale.name: .xcode(11, 0),
  ]
}
