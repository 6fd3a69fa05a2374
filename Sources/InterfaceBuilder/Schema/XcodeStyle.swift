import Foundation

/// Xcode's style of documents, as measured on 917 public ones of Xcode 5 to 26.
package enum XcodeStyle {
  /// Returns the positions of attribute names in an element's start tag. Other names are written
  /// before `id`.
  static func attributeOrder(of element: String) -> [String: Int] {
    switch ElementName(element) {
    case .constraint: constraintOrder
    case .rect, .size, .point: geometryOrder
    case .buttonConfiguration: configurationOrder
    case .color: colorOrder
    case .userDefinedRuntimeAttribute: runtimeAttributeOrder
    case .tableView: tableOrder
    case .segue: segueOrder
    case .placeholder: placeholderOrder
    case .capability: capabilityOrder
    case .image: imageOrder
    case .viewControllerLayoutGuide: places("type id")
    case .outlet, .outletCollection: outletOrder
    case .viewController, .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .splitViewController, .pageViewController, .viewControllerPlaceholder:
      controllerOrder
    case .tapGestureRecognizer, .pongPressGestureRecognizer, .swipeGestureRecognizer,
      .panGestureRecognizer, .screenEdgePanGestureRecognizer, .pinchGestureRecognizer,
      .rotationGestureRecognizer:
      gestureOrder
    default: viewOrder
    }
  }

  /// Returns a number in Xcode's notation: 17 significant digits without trailing zeros, so that
  /// 0.2 is `0.20000000000000001`, and whole numbers without a fraction.
  ///
  /// Geometry writes zero as `0.0`; constraints omit a zero constant. In the corpus, 6,126 of 6,129
  /// fractions with a shorter notation are written like this (held out: all of 4,821), without
  /// multipliers.
  package static func number(_ value: CGFloat, zero: String = "0.0") -> String {
    if value == 0 { return zero }
    return wholeNumber(value) ?? String(format: "%.17g", Double(value))
  }

  /// Returns the shortest text that is read as the same number. Multipliers are texts, which Xcode
  /// keeps as they are typed (in the corpus, all 165 with a longer notation; held out: all of 28).
  package static func shortest(_ value: CGFloat) -> String {
    wholeNumber(value) ?? "\(Double(value))"
  }

  private static func wholeNumber(_ value: CGFloat) -> String? {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : nil
  }

  /// Returns a value as it is written between double quotes.
  static func escaped(_ value: String, quote: UInt8 = UInt8(ascii: "\"")) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text between `<!--` and `-->`, in which two hyphens may not follow each other.
  static func comment(_ text: String) -> String {
    var result = ""
    for character in text where isWritable(String(character)) && !character.isNewline {
      if character == "-", result.last == "-" { result += " " }
      result.append(character)
    }
    return result.last == "-" ? result + " " : result
  }

  /// Returns a Boolean value that indicates whether XML can represent every character.
  static func isWritable(_ value: String) -> Bool {
    value.unicodeScalars.allSatisfy { XMLEntity.isLegal($0.value) }
  }

  /// Returns a Boolean value that indicates whether a text can be the name of an attribute.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first), first != 0x2D, first != 0x2E
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x3A, 0x80...: true
      default: false
      }
    }
  }

  private static func places(_ text: String) -> [String: Int] {
    let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    return Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  private static let constraintOrder = places(
    ConstraintElement.attributes.map(\.name).joined(separator: " "))

  private static let geometryOrder = places(
    ([ObjectElement.key] as [any AnySchemaAttribute] + RectElement.attributes).map(\.name)
      .joined(separator: " "))

  /// The order of all of 507 button configurations.
  private static let configurationOrder = places(
    """
    key style image catalog imagePlacement title titleAlignment imagePadding cornerStyle
    """)

  /// The order of all of 8,284 colors in 88 repositories, and of all of 5,063 in the 49 held-out
  /// ones (`Scripts/split-corpus.py`). Names that are not listed are in 15 of them.
  private static let colorOrder = places(
    """
    key systemColor name cocoaTouchSystemColor white red green blue alpha colorSpace customColorSpace
    """)

  /// The order of all of 896 runtime attributes in 37 repositories, and of all of 1,323 in the 18
  /// held-out ones. None of them has the attribute `catalog`, so its position is an assumption.
  private static let runtimeAttributeOrder = places("type keyPath value catalog")

  /// The order of all of 1,053 segues in the open part of the corpus, and of all of 571 in the
  /// held-out part (`Scripts/split-corpus.py`).
  private static let segueOrder = places(
    """
    destination kind relationship identifier reference customClass modalPresentationStyle
    modalTransitionStyle customModule customModuleProvider unwindAction destinationCreationSelector
    popoverAnchorBarButtonItem key inheritsFrom popoverAnchorView trigger
    splitViewControllerTargetIndex animates id userLabel
    """)

  /// The order of all of 692 images of resources (held out: all of 625).
  private static let imageOrder = places("name catalog width height")

  /// The order of all of 2,453 capabilities, and of all of 902 in the held-out part.
  private static let capabilityOrder = places("name minToolsVersion")

  /// The order of all of 2,965 placeholders, and of all of 1,284 in the held-out part.
  private static let placeholderOrder = places(
    """
    placeholderIdentifier id userLabel customClass sceneMemberID customModule customModuleProvider
    """)

  /// The order of all of 7,592 outlets and 97 outlet collections, and of all of 3,863 and 95 in the
  /// held-out part.
  private static let outletOrder = places("property destination collectionClass appends id")

  /// The order of all of 1,710 controllers, and of all of 851 in the held-out part. The positions
  /// of the attributes of a reference to another storyboard are assumptions.
  private static let controllerOrder = places(
    """
    minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction presentsWithGesture
    restorationIdentifier storyboardIdentifier autoresizesArchivedViewToFullSize title
    extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets
    definesPresentationContext transitionStyle modalTransitionStyle pageSpacing
    navigationOrientation spineLocation providesPresentationContextTransitionStyle
    modalPresentationStyle navigationBarHidden toolbarHidden wantsFullScreenLayout
    hidesBottomBarWhenPushed useStoryboardIdentifierAsRestorationIdentifier
    clearsSelectionOnViewWillAppear allowDoubleColumnStyle preferredDisplayMode behavior
    primaryBackgroundStyle interfaceStyle storyboardName bundleIdentifier referencedIdentifier id
    userLabel customClass customModule customModuleProvider sceneMemberID
    """)

  /// The order of all of 46 gesture recognizers, and of all of 19 in the held-out part. The
  /// positions of `scale` and `rotation`, which none has, are assumptions.
  private static let gestureOrder = places(
    """
    allowableMovement minimumPressDuration delaysTouchesEnded minimumNumberOfTouches
    maximumNumberOfTouches numberOfTouchesRequired delaysTouchesBegan enabled numberOfTapsRequired
    cancelsTouchesInView requiresExclusiveTouchType direction scale rotation id userLabel
    customClass customModule customModuleProvider
    """)

  private static let viewOrder = places(
    """
    key hidden autoresizesSubviews verifyAmbiguity opaque clipsSubviews multipleTouchEnabled
    clearsContextBeforeDrawing userInteractionEnabled tag alpha contentMode
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority fixedFrame ambiguous preservesSuperviewLayoutMargins
    hidesWhenStopped placeholderIntrinsicWidth placeholderIntrinsicHeight progress
    layoutMarginsFollowReadableWidth misplaced animating bounces mapType restorationIdentifier
    insetsLayoutMarginsFromSafeArea selectionStyle image axis alwaysBounceVertical distribution
    alignment spacing accessoryType hidesAccessoryWhenEditing indentationLevel spacingType catalog
    barStyle translucent baselineRelativeArrangement largeTitles highlightedImage searchBarStyle
    minimumZoomScale maximumZoomScale alwaysBounceHorizontal pagingEnabled scrollEnabled
    showsHorizontalScrollIndicator keyboardDismissMode showsVerticalScrollIndicator bouncesZoom
    contentInsetAdjustmentBehavior editable indentationWidth reuseIdentifier textLabel
    detailTextLabel imageView separatorStyle allowsMultipleSelection contentHorizontalAlignment
    numberOfPages on usesAttributedText value contentVerticalAlignment text minValue maxValue
    continuous maximumValue adjustsImageWhenHighlighted adjustsImageWhenDisabled stepValue title
    buttonType segmentControlStyle borderStyle placeholder textAlignment enabled lineBreakMode
    numberOfLines baselineAdjustment minimumScaleFactor selectedSegmentIndex datePickerMode style
    systemItem dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
    scrollDirection minimumLineSpacing minimumInteritemSpacing adjustsLetterSpacingToFitWidth
    adjustsFontForContentSizeCategory minimumFontSize adjustsFontSizeToFit clearButtonMode preferredMaxLayoutWidth selectable
    translatesAutoresizingMaskIntoConstraints tableViewCell collectionViewCell id userLabel
    customClass customModule customModuleProvider
    """)

  /// The order of table views: 405 of 406 elements in 53 repositories, and 239 of 240 in the 36
  /// held-out ones (`Scripts/split-corpus.py`). The style precedes the separators in all that have
  /// both (390 and 234). Names that are not listed are in 8 of them.
  private static let tableOrder = places(
    """
    key hidden opaque clipsSubviews multipleTouchEnabled clearsContextBeforeDrawing
    userInteractionEnabled tag alpha contentMode horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame
    ambiguous preservesSuperviewLayoutMargins misplaced bounces restorationIdentifier
    insetsLayoutMarginsFromSafeArea alwaysBounceVertical pagingEnabled scrollEnabled bouncesZoom
    showsHorizontalScrollIndicator showsVerticalScrollIndicator keyboardDismissMode
    contentInsetAdjustmentBehavior dataMode style separatorStyle allowsSelection
    allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
    springLoaded rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight
    sectionFooterHeight estimatedSectionFooterHeight contentViewInsetsToSafeArea
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
    customModuleProvider
    """)
}
