import AutoLayout

/// Attributes and children that the elements of all views have.
package enum ViewElement {
  /// A flag that indicates whether the view keeps its recorded frame because no constraint
  /// positions it.
  package static let fixedFrame = DefaultedAttribute("fixedFrame", .flag, default: false)
  /// A flag that indicates whether the mask positions the view, rather than constraints.
  package static let translatesAutoresizingMask = DefaultedAttribute(
    "translatesAutoresizingMaskIntoConstraints", .flag, default: true)
  /// A flag that indicates whether the recorded frame differs from the solution according to
  /// Interface Builder.
  package static let misplaced = DefaultedAttribute("misplaced", .flag, default: false)
  /// A flag that indicates whether the layout is ambiguous according to Interface Builder.
  package static let ambiguous = DefaultedAttribute("ambiguous", .flag, default: false)
  /// The setting that determines whether Interface Builder reports ambiguous positions and sizes.
  package static let verifyAmbiguity = SchemaAttribute("verifyAmbiguity", .ambiguityCheck)

  /// The priority with which the view resists growing wider than its content.
  package static let horizontalHuggingPriority = SchemaAttribute(
    "horizontalHuggingPriority", .priority)
  /// The priority with which the view resists growing higher than its content.
  package static let verticalHuggingPriority = SchemaAttribute(
    "verticalHuggingPriority", .priority)
  /// The priority with which the view resists becoming narrower than its content.
  package static let horizontalCompressionResistancePriority = SchemaAttribute(
    "horizontalCompressionResistancePriority", .priority)
  /// The priority with which the view resists becoming lower than its content.
  package static let verticalCompressionResistancePriority = SchemaAttribute(
    "verticalCompressionResistancePriority", .priority)
  /// The width of the content on the canvas, in points.
  package static let placeholderIntrinsicWidth = SchemaAttribute(
    "placeholderIntrinsicWidth", .intrinsicLength)
  /// The height of the content on the canvas, in points.
  package static let placeholderIntrinsicHeight = SchemaAttribute(
    "placeholderIntrinsicHeight", .intrinsicLength)
  /// A flag that indicates whether the margins extend inward at least as far as those of the
  /// superview.
  package static let preservesSuperviewLayoutMargins = DefaultedAttribute(
    "preservesSuperviewLayoutMargins", .flag, default: false)
  /// A flag that indicates whether the margins start at the safe area.
  package static let insetsLayoutMarginsFromSafeArea = DefaultedAttribute(
    "insetsLayoutMarginsFromSafeArea", .flag, default: true)
  /// A flag that indicates whether the margins leave the readable width.
  package static let layoutMarginsFollowReadableWidth = DefaultedAttribute(
    "layoutMarginsFollowReadableWidth", .flag, default: false)

  /// The frame of the view in its superview, in points.
  package static let frame = SchemaChild(.rect, key: "frame")
  /// The frame of the view as distances to its superview's edges, which Xcode 8.0 wrote.
  package static let frameInset = SchemaChild(.frame, key: "frameInset")
  /// The autoresizing mask: the behavior of the view when the size of its superview changes.
  package static let mask = SchemaChild(.autoresizingMask, key: "autoresizingMask")
  /// The margins by left and right, in points.
  package static let layoutMargins = SchemaChild(.edgeInsets, key: "layoutMargins")
  /// The margins by leading and trailing, in points.
  package static let directionalLayoutMargins = SchemaChild(
    .directionalEdgeInsets, key: "directionalLayoutMargins")
  /// The guide of the area that bars do not cover.
  package static let safeArea = SchemaChild(.viewLayoutGuide, key: "safeArea")
  /// The guide of the area that the keyboard covers.
  package static let keyboard = SchemaChild(.keyboardLayoutGuide, key: "keyboard")
  /// The view that contains the subviews of a cell or of a visual effect.
  package static let contentView = SchemaChild(key: "contentView")

  /// The subviews, back to front.
  package static let subviews = SchemaChild(.subviews)

  /// The mask of a view with a fixed frame, as Interface Builder writes it.
  package static var fixedFrameMask: NewElement {
    NewElement(
      .autoresizingMask,
      mask.marks + [
        MaskElement.flexibleMaxX.assigned(true), MaskElement.flexibleMaxY.assigned(true),
      ])
  }
}

/// Attributes of the appearance of a view.
extension ViewElement {
  /// The drawing mode of the content, which every view that Xcode writes has.
  package static let contentMode = SchemaAttribute("contentMode", .contentMode)
  /// A flag that indicates whether the view is hidden.
  package static let hidden = DefaultedAttribute("hidden", .flag, default: false)
  /// The opacity, from 0 (transparent) to 1.
  package static let alpha = DefaultedAttribute("alpha", .number, default: 1)
  package static let opaque = DefaultedAttribute("opaque", .flag, default: true)
  /// A flag that indicates whether content outside the bounds is clipped.
  package static let clipsSubviews = DefaultedAttribute("clipsSubviews", .flag, default: false)
  /// A flag that indicates whether the view receives several touches at a time.
  package static let multipleTouchEnabled = UnreadAttribute("multipleTouchEnabled", .flag)
  /// A flag that indicates whether the masks of subviews apply.
  package static let autoresizesSubviews = DefaultedAttribute(
    "autoresizesSubviews", .flag, default: true)
  /// A flag that indicates whether the view receives touches.
  package static let userInteractionEnabled = DefaultedAttribute(
    "userInteractionEnabled", .flag, default: true)
  /// A number by which a program finds the view.
  package static let tag = DefaultedAttribute("tag", .integer, default: 0)
  /// The setting that determines whether the view is mirrored in right-to-left languages.
  package static let semanticContent = DefaultedAttribute(
    "semanticContentAttribute", .semanticContent, default: .unspecified)

  package static let backgroundColor = SchemaChild(.color, key: "backgroundColor")
  package static let tintColor = SchemaChild(.color, key: "tintColor")
  /// The properties of the view for assistive technology.
  package static let accessibility = SchemaChild(
    .accessibility, key: "accessibilityConfiguration")
}

extension AttributeForm<AmbiguityCheck> {
  /// The values of the attribute `verifyAmbiguity`.
  static let ambiguityCheck = AttributeForm.names([
    "off": .off, "ignoreSizes": .ignoreSizes, "ignorePositions": .ignorePositions,
  ])
}

/// The parts that Interface Builder omits when it reports an ambiguous layout.
package enum AmbiguityCheck: Sendable {
  case off, ignoreSizes, ignorePositions
}
