/// Elements that are not read.
extension ElementSchema {
  static let others: [ElementSchema] = [
    ElementSchema(
      .accessibilityOverrides, unread: Unread(flags: "isEnabled", numbers: "dynamicTypePreference")),
    ElementSchema(.adaptation, unread: Unread(texts: "id")),
    ElementSchema(.animations),
    ElementSchema(.archive),
    ElementSchema(.array, of: [.key], children: [SchemaChild(.string)]),
    ElementSchema(.attributedString, of: [.key], children: [SchemaChild(.fragment)]),
    ElementSchema(.audiovisualMediaTypes, of: [.key], unread: Unread(flags: "audio none video")),
    ElementSchema(
      .backgroundConfiguration, of: [.key],
      children: [
        SchemaChild(.color, key: "backgroundColor"), SchemaChild(.color, key: "strokeColor"),
      ],
      unread: Unread(
        numbers: "cornerRadius strokeOutset strokeWidth", texts: "image imageContentMode")),
    ElementSchema(
      .capability,
      unread: Unread(numbers: "minToolsVersion", texts: "message name requiredIntegratedClassName")),
    ElementSchema(
      .cells, children: [SchemaChild(.collectionViewCell), SchemaChild(.tableViewCell)]),
    ElementSchema(.children, children: [SchemaChild(.command)]),
    ElementSchema(
      .classDescription,
      children: [SchemaChild(.relationships), SchemaChild(.source, key: "sourceIdentifier")],
      unread: Unread(texts: "className superclassName")),
    ElementSchema(.classes, children: [SchemaChild(.classDescription)]),
    ElementSchema(.command, unread: Unread(texts: "id title")),
    ElementSchema(
      .connections,
      children: [
        SchemaChild(.outlet), SchemaChild(.action), SchemaChild(.segue),
        SchemaChild(.outletCollection),
      ]),
    ElementSchema(.constraints, children: [SchemaChild(.constraint)]),
    ElementSchema(
      .customFonts, of: [.key], children: [SchemaChild(.array), SchemaChild(.mutableArray)]),
    ElementSchema(
      .dataDetectorType, of: [.key],
      unread: Unread(
        flags:
          "address calendarEvent flightNumber link lookupSuggestion phoneNumber shipmentTrackingNumber"
      )),
    ElementSchema(
      .dataDetectorTypes, of: [.key],
      unread: Unread(
        flags:
          "address calendarEvent flightNumber link lookupSuggestion none phoneNumber trackingNumber"
      )),
    ElementSchema(.date, of: [.key], unread: Unread(intervals: "timeIntervalSinceReferenceDate")),
    ElementSchema(
      .dependencies,
      children: [
        SchemaChild(.capability), SchemaChild(.plugIn), SchemaChild(.deployment),
        SchemaChild(.development),
      ]),
    ElementSchema(
      .deployment, unread: Unread(numbers: "defaultVersion version", words: ["identifier": "iOS"])),
    ElementSchema(.designables, children: [SchemaChild(.designable)]),
    ElementSchema(.development, unread: Unread(numbers: "version", words: ["identifier": "xcode"])),
    ElementSchema(.exclude, [InstallationEntry.reference]),
    ElementSchema(.freeformSimulatedSizeMetrics, of: [.key]),
    ElementSchema(.gestureRecognizers),
    ElementSchema(.hierarchicalColors, children: [SchemaChild(.color)]),
    ElementSchema(.include, [InstallationEntry.reference]),
    ElementSchema(.inferredMetricsTieBreakers, children: [SchemaChild(.segue)]),
    ElementSchema(
      .items,
      children: [
        SchemaChild(.barButtonItem), SchemaChild(.navigationItem), SchemaChild(.tabBarItem),
      ]),
    ElementSchema(
      .keyCommand, of: [.key], unread: Unread(texts: "id input modifierFlags selector title")),
    ElementSchema(.keyCommands, children: [SchemaChild(.keyCommand)]),
    ElementSchema(.layoutGuides, children: [SchemaChild(.viewControllerLayoutGuide)]),
    ElementSchema(.leftBarButtonItems, children: [SchemaChild(.barButtonItem)]),
    ElementSchema(
      .listContentConfiguration, of: [.key], unread: Unread(texts: "secondaryText text")),
    ElementSchema(.locale, of: [.key], unread: Unread(texts: "localeIdentifier")),
    ElementSchema(
      .mask, [VariationElement.key], children: [SchemaChild(.include), SchemaChild(.exclude)]),
    ElementSchema(
      .menu, of: [.key], children: [SchemaChild(.children)], unread: Unread(texts: "id title")),
    ElementSchema(.modalFormSheetSimulatedSizeMetrics),
    ElementSchema(.modalPageSheetSimulatedSizeMetrics, of: [.key]),
    ElementSchema(.mutableArray, of: [.key], children: [SchemaChild(.string)]),
    ElementSchema(.mutableData, of: [.key]),
    ElementSchema(
      .navigationBarAppearance, of: [.key], children: [SchemaChild(.color, key: "backgroundColor")]),
    ElementSchema(.nilValue, of: [.key], unread: Unread(texts: "name")),
    ElementSchema(.objects),
    ElementSchema(.offsetWrapper, of: [.key], unread: Unread(numbers: "horizontal vertical")),
    ElementSchema(.options),
    ElementSchema(.plugIn, unread: Unread(texts: "identifier version")),
    ElementSchema(.point, of: [.key], PointElement.attributes),
    ElementSchema(.popoverArrowDirection, of: [.key], ArrowDirectionElement.directions),
    ElementSchema(.popoverPassthroughViews),
    ElementSchema(.prototypes, children: [SchemaChild(.tableViewCell)]),
    ElementSchema(
      .relationship,
      unread: Unread(
        texts: "candidateClass name", words: ["kind": "action outlet outletCollection"])),
    ElementSchema(.relationships, children: [SchemaChild(.relationship)]),
    ElementSchema(
      .resources,
      children: [SchemaChild(.systemColor), SchemaChild(.image), SchemaChild(.namedColor)]),
    ElementSchema(.rightBarButtonItems, children: [SchemaChild(.barButtonItem)]),
    ElementSchema(.scenes, children: [SchemaChild(.scene)]),
    ElementSchema(.scopeButtonTitles, children: [SchemaChild(.string)]),
    ElementSchema(.sections, children: [SchemaChild(.tableViewSection)]),
    ElementSchema(.segments, children: [SchemaChild(.segment)]),
    ElementSchema(
      .simulatedMetricsContainer, of: [.key],
      children: [
        SchemaChild(.simulatedScreenMetrics, key: "destination"),
        SchemaChild(.simulatedOrientationMetrics, key: "orientation"),
        SchemaChild(.simulatedStatusBarMetrics, key: "statusBar"),
      ]),
    ElementSchema(
      .simulatedNavigationBarMetrics, of: [.key],
      unread: Unread(flags: "prompted translucent", words: ["barStyle": "black"])),
    ElementSchema(
      .simulatedOrientationMetrics, of: [.key],
      unread: Unread(words: ["orientation": "landscapeRight"])),
    ElementSchema(
      .simulatedScreenMetrics, of: [.key],
      children: [
        SchemaChild(.size, key: "landscapeSize"), SchemaChild(.size, key: "portraitSize"),
      ], unread: Unread(words: ["type": "retina4 retina47 retina4_7.fullscreen"])),
    ElementSchema(
      .simulatedStatusBarMetrics, of: [.key],
      unread: Unread(words: ["statusBarStyle": "blackOpaque lightContent"])),
    ElementSchema(
      .simulatedTabBarMetrics, of: [.key],
      unread: Unread(flags: "translucent", words: ["barStyle": "black"])),
    ElementSchema(
      .simulatedToolbarMetrics, of: [.key],
      unread: Unread(flags: "translucent", words: ["barStyle": "black"])),
    ElementSchema(.size, of: [.key], SizeElement.attributes),
    ElementSchema(.source, of: [.key], unread: Unread(texts: "relativePath type")),
    ElementSchema(.splitViewDetailSimulatedSizeMetrics, of: [.key]),
    ElementSchema(.splitViewMasterSimulatedSizeMetrics, of: [.key]),
    ElementSchema(.standardMapConfiguration, of: [.key]),
    ElementSchema(.hybridMapConfiguration, of: [.key]),
    ElementSchema(.imageryMapConfiguration, of: [.key]),
    ElementSchema(.subviews),
    ElementSchema(
      .tabBarAppearance, of: [.key],
      children: [
        SchemaChild(.color, key: "backgroundColor"), SchemaChild(.color, key: "shadowColor"),
      ], unread: Unread(words: ["backgroundEffect": "none", "stackedItemPositioning": "fill"])),
    ElementSchema(.tabStops, children: [SchemaChild(.textTab)]),
    ElementSchema(
      .textAttributes, of: [.key],
      children: [
        SchemaChild(.color, key: "textColor"), SchemaChild(.offsetWrapper, key: "textShadowOffset"),
        SchemaChild(.fontDescription, key: "fontDescription"),
        SchemaChild(.color, key: "textShadowColor"),
      ]),
    ElementSchema(
      .textTab, children: [SchemaChild(.options)],
      unread: Unread(numbers: "location", words: ["alignment": "left"])),
    ElementSchema(.toolbarAppearance, of: [.key]),
    ElementSchema(.toolbarItems, children: [SchemaChild(.barButtonItem)]),
    ElementSchema(
      .userDefinedRuntimeAttributes, children: [SchemaChild(.userDefinedRuntimeAttribute)]),
    ElementSchema(
      .value, of: [.key], unread: Unread(numbers: "height width", words: ["type": "size"])),
    ElementSchema(.userGuides, children: [SchemaChild(.userLayoutGuide)]),
    ElementSchema(
      .userLayoutGuide,
      unread: Unread(numbers: "location", words: ["affinity": "minX minY maxX maxY"])),
    ElementSchema(.variation, [VariationElement.key]),
    ElementSchema(
      .viewControllers,
      children: [
        SchemaChild(.viewController), SchemaChild(.tableViewController),
        SchemaChild(.collectionViewController), SchemaChild(.navigationController),
        SchemaChild(.tabBarController), SchemaChild(.splitViewController),
        SchemaChild(.pageViewController),
      ]),
    ElementSchema(
      .vibrancyEffect, children: [SchemaChild(.blurEffect)],
      unread: Unread(words: ["style": "label"])),
    ElementSchema(
      .wkPreferences, of: [.key],
      unread: Unread(
        flags: "javaScriptCanOpenWindowsAutomatically javaScriptEnabled",
        numbers: "minimumFontSize")),
    ElementSchema(
      .wkWebViewConfiguration, of: [.key],
      children: [
        SchemaChild(.wkPreferences, key: "preferences"),
        SchemaChild(.audiovisualMediaTypes, key: "mediaTypesRequiringUserActionForPlayback"),
        SchemaChild(.dataDetectorTypes, key: "dataDetectorTypes"),
      ],
      unread: Unread(
        flags:
          "allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback suppressesIncrementalRendering",
        texts: "applicationNameForUserAgent",
        words: ["selectionGranularity": "character"])),
  ]
}
