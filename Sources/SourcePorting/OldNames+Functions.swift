#if SourcePorting
  /// Global functions of Objective-C that became members of types.
  ///
  /// The source is Apple's published list of the renames of Swift 4.2, as its SDK gives them with
  /// `@available(swift, obsoleted: 4.2, renamed:)`.
  extension OldNames {
    /// The replacement for a call of a function.
    enum Replacement: Sendable {
      /// A function or initializer with the same arguments and these labels.
      case call(String, labels: [String])
      /// A property of the only argument.
      case property(String)
      /// A method of the first argument. The remaining arguments have these labels.
      case method(String, labels: [String])
      /// A property that replaces a call without arguments.
      case value(String)
      /// An operator between the two arguments.
      case infix(String)
    }

    /// The replacements, by function name. The table is in the order of the old names:
    ///
    /// - `CG…FromString`, `NSStringFrom…`, `UI…FromString`: conversions between values and text,
    ///   which moved to `NSCoder`.
    /// - `UIAccessibility…`: notifications and settings.
    /// - `UI…OrientationIs…`: checks of an orientation.
    /// - `UIEdgeInsets…`, `UIOffset…`: creation and comparison of structures.
    /// - `UIImage…Representation`: the data of an image.
    ///
    /// The number of labels is the number of arguments of a function. Functions of other modules
    /// with the same name and a different number of arguments are unchanged. A function of the
    /// ported module takes precedence over the table.
    ///
    /// Functions that Swift 3 already replaced, such as `CGRectMake`, are not listed: code that
    /// uses them is older than the port supports.
    static let functions: [String: Replacement] = [
      "CGAffineTransformFromString": .call("NSCoder.cgAffineTransform", labels: ["for"]),
      "CGPointFromString": .call("NSCoder.cgPoint", labels: ["for"]),
      "CGRectFromString": .call("NSCoder.cgRect", labels: ["for"]),
      "CGSizeFromString": .call("NSCoder.cgSize", labels: ["for"]),
      "CGVectorFromString": .call("NSCoder.cgVector", labels: ["for"]),
      "NSStringFromCGAffineTransform": .call("NSCoder.string", labels: ["for"]),
      "NSStringFromCGPoint": .call("NSCoder.string", labels: ["for"]),
      "NSStringFromCGRect": .call("NSCoder.string", labels: ["for"]),
      "NSStringFromCGSize": .call("NSCoder.string", labels: ["for"]),
      "NSStringFromCGVector": .call("NSCoder.string", labels: ["for"]),
      "NSStringFromUIEdgeInsets": .call("NSCoder.string", labels: ["for"]),
      "NSStringFromUIOffset": .call("NSCoder.string", labels: ["for"]),
      "UIAccessibilityDarkerSystemColorsEnabled":
        .value("UIAccessibility.isDarkerSystemColorsEnabled"),
      "UIAccessibilityIsBoldTextEnabled": .value("UIAccessibility.isBoldTextEnabled"),
      "UIAccessibilityIsClosedCaptioningEnabled":
        .value("UIAccessibility.isClosedCaptioningEnabled"),
      "UIAccessibilityIsGrayscaleEnabled": .value("UIAccessibility.isGrayscaleEnabled"),
      "UIAccessibilityIsGuidedAccessEnabled": .value("UIAccessibility.isGuidedAccessEnabled"),
      "UIAccessibilityIsInvertColorsEnabled": .value("UIAccessibility.isInvertColorsEnabled"),
      "UIAccessibilityIsReduceMotionEnabled": .value("UIAccessibility.isReduceMotionEnabled"),
      "UIAccessibilityIsReduceTransparencyEnabled":
        .value("UIAccessibility.isReduceTransparencyEnabled"),
      "UIAccessibilityIsSwitchControlRunning": .value("UIAccessibility.isSwitchControlRunning"),
      "UIAccessibilityIsVoiceOverRunning": .value("UIAccessibility.isVoiceOverRunning"),
      "UIAccessibilityPostNotification":
        .call("UIAccessibility.post", labels: ["notification", "argument"]),
      "UIDeviceOrientationIsLandscape": .property("isLandscape"),
      "UIDeviceOrientationIsPortrait": .property("isPortrait"),
      "UIDeviceOrientationIsValidInterfaceOrientation": .property("isValidInterfaceOrientation"),
      "UIEdgeInsetsEqualToEdgeInsets": .infix("=="),
      "UIEdgeInsetsFromString": .call("NSCoder.uiEdgeInsets", labels: ["for"]),
      "UIEdgeInsetsInsetRect": .method("inset", labels: ["by"]),
      "UIEdgeInsetsMake":
        .call("UIEdgeInsets", labels: ["top", "left", "bottom", "right"]),
      "UIImageJPEGRepresentation": .method("jpegData", labels: ["compressionQuality"]),
      "UIImagePNGRepresentation": .method("pngData", labels: []),
      "UIInterfaceOrientationIsLandscape": .property("isLandscape"),
      "UIInterfaceOrientationIsPortrait": .property("isPortrait"),
      "UIOffsetEqualToOffset": .infix("=="),
      "UIOffsetFromString": .call("NSCoder.uiOffset", labels: ["for"]),
      "UIOffsetMake": .call("UIOffset", labels: ["horizontal", "vertical"]),
    ]
  }
#endif
