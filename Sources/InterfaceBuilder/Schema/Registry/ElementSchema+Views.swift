/// Views that show content or arrange other views.
extension ElementSchema {
  static let views: [ElementSchema] = [
    ElementSchema(.view, of: [.view]),
    ElementSchema(.containerView, of: [.view]),
    ElementSchema(.window, of: [.view], unread: Unread(flags: "visibleAtLaunch")),
    ElementSchema(
      .glkView, of: [.view],
      unread: Unread(
        flags: "enableSetNeedsDisplay",
        texts:
          "drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat")),
    ElementSchema(
      .mtkView, of: [.view],
      unread: Unread(
        flags: "autoResizeDrawable enableSetNeedsDisplay framebufferOnly paused",
        numbers: "clearDepth clearStencil preferredFramesPerSecond sampleCount",
        texts: "colorPixelFormat depthStencilPixelFormat")),
    ElementSchema(
      .sceneKitView, of: [.view],
      unread: Unread(
        flags:
          "allowsCameraControl autoenablesDefaultLighting jitteringEnabled wantsMultisampling",
        texts: "sceneName")),
    ElementSchema(.skView, of: [.view]),
    ElementSchema(.arscnView, of: [.view]),
    ElementSchema(.arskView, of: [.view]),
    ElementSchema(.arView, of: [.view]),
    ElementSchema(.hostingView, of: [.view]),
    ElementSchema(.adBannerView, of: [.view]),
    ElementSchema(.inputView, of: [.view]),
    ElementSchema(.pdfView, of: [.view]),
    ElementSchema(.playerView, of: [.view]),
    ElementSchema(.tableHeaderView, of: [.view]),
    ElementSchema(.tableFooterView, of: [.view]),
    ElementSchema(.tableViewCellContentView, of: [.view], unread: Unread(texts: "tableViewCell")),
    ElementSchema(.collectionViewCellContentView, of: [.view]),
    ElementSchema(.pickerView, of: [.view]),
    ElementSchema(
      .mapView, of: [.view],
      children: [
        SchemaChild(.standardMapConfiguration, key: "preferredConfiguration"),
        SchemaChild(.hybridMapConfiguration, key: "preferredConfiguration"),
        SchemaChild(.imageryMapConfiguration, key: "preferredConfiguration"),
      ],
      unread: Unread(
        flags:
          "pitchEnabled rotateEnabled scrollEnabled showsBuildings showsCompass showsPointsOfInterest showsScale showsUserLocation zoomEnabled",
        words: ["mapType": "hybrid standard"])),
    ElementSchema(
      .webView, of: [.view],
      children: [SchemaChild(.dataDetectorType, key: "dataDetectorTypes")],
      unread: Unread(
        flags:
          "allowsInlineMediaPlayback keyboardDisplayRequiresUserAction mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction scalesPageToFit suppressesIncrementalRendering",
        words: ["paginationMode": "leftToRight"])),
    ElementSchema(
      .wkWebView, of: [.view],
      children: [SchemaChild(.wkWebViewConfiguration, key: "configuration")],
      unread: Unread(
        flags: "allowsBackForwardNavigationGestures allowsLinkPreview", texts: "customUserAgent")),
    ElementSchema(
      .label, of: [.view, .text],
      [
        LabelElement.text, LabelElement.numberOfLines, LabelElement.lineBreakMode,
        LabelElement.preferredMaxLayoutWidth, LabelElement.adjustsFontSizeToFit,
        LabelElement.minimumScaleFactor, LabelElement.baselineAdjustment,
      ],
      children: [
        SchemaChild(.nilValue, key: "highlightedColor"), LabelElement.highlightedColor,
        SchemaChild(.size, key: "shadowOffset"),
        SchemaChild(.color, key: "shadowColor"),
      ],
      unread: Unread(
        flags:
          "adjustsLetterSpacingToFitWidth enabled highlighted showsExpansionTextWhenTruncated",
        numbers: "minimumFontSize",
        words: ["sizingRule": "oversize"])),
    ElementSchema(
      .imageView, of: [.view, .picture],
      [ImageViewElement.image, ImageViewElement.highlightedImage],
      unread: Unread(flags: "adjustsImageSizeForAccessibilityContentSizeCategory highlighted")),
    ElementSchema(
      .stackView, of: [.view],
      [
        StackViewElement.axis, StackViewElement.distribution, StackViewElement.alignment,
        StackViewElement.spacing, StackViewElement.spacingType,
        StackViewElement.baselineRelativeArrangement,
      ]),
    ElementSchema(
      .visualEffectView, of: [.view],
      children: [VisualEffectViewElement.blurEffect, VisualEffectViewElement.vibrancyEffect]),
    ElementSchema(
      .activityIndicatorView, of: [.view],
      [
        ActivityIndicatorElement.style, ActivityIndicatorElement.hidesWhenStopped,
        ActivityIndicatorElement.animating,
      ], children: [ActivityIndicatorElement.color]),
    ElementSchema(
      .progressView, of: [.view], [ProgressViewElement.style, ProgressViewElement.progress],
      children: [ProgressViewElement.progressTintColor, ProgressViewElement.trackTintColor],
      unread: Unread(texts: "progressImage trackImage")),
    ElementSchema(
      .searchBar, of: [.view, .text],
      [
        SearchBarElement.text, SearchBarElement.placeholder, SearchBarElement.prompt,
        SearchBarElement.searchBarStyle, SearchBarElement.showsCancelButton,
        SearchBarElement.showsScopeBar,
      ],
      children: [
        SearchBarElement.scopeButtonTitles, SchemaChild(.color, key: "barTintColor"),
        SchemaChild(.offsetWrapper, key: "searchTextPositionAdjustment"),
        SchemaChild(.offsetWrapper, key: "searchFieldBackgroundPositionAdjustment"),
      ],
      unread: Unread(
        flags: "showsSearchResultsButton translucent", words: ["barStyle": "black blackTranslucent"]
      )),
    ElementSchema(
      .navigationBar, of: [.view], [BarElement.translucent, BarElement.largeTitles],
      children: [
        BarElement.barTintColor, BarElement.items, SchemaChild(.navigationBarAppearance),
        SchemaChild(.textAttributes, key: "titleTextAttributes"),
        SchemaChild(.textAttributes, key: "largeTitleTextAttributes"),
      ], unread: Unread(texts: "shadowImage", words: ["barStyle": "black blackTranslucent"])),
    ElementSchema(
      .toolbar, of: [.view], [BarElement.translucent, BarElement.largeTitles],
      children: [
        BarElement.barTintColor, BarElement.items,
        SchemaChild(.toolbarAppearance, key: "scrollEdgeAppearance"),
        SchemaChild(.toolbarAppearance, key: "standardAppearance"),
      ], unread: Unread(words: ["barStyle": "black"])),
    ElementSchema(
      .tabBar, of: [.view], [BarElement.translucent, BarElement.largeTitles],
      children: [
        BarElement.barTintColor, BarElement.items,
        SchemaChild(.color, key: "selectedImageTintColor"),
        SchemaChild(.tabBarAppearance, key: "scrollEdgeAppearance"),
        SchemaChild(.tabBarAppearance, key: "standardAppearance"),
      ],
      unread: Unread(
        numbers: "itemSpacing itemWidth",
        words: ["barStyle": "black", "itemPositioning": "centered fill"])),
  ]
}
