import AutoLayout

/// Attributes and children that the elements of all views have.
package enum ViewElement {
  /// Whether the view keeps its recorded frame because no constraint places it.
  package static let fixedFrame = DefaultedAttribute("fixedFrame", .flag, default: false)
  /// Whether the mask places the view, not constraints.
  package static let translatesAutoresizingMask = DefaultedAttribute(
    "translatesAutoresizingMaskIntoConstraints", .flag, default: true)
  /// Whether Interface Builder found the recorded frame to differ from the solution.
  package static let misplaced = DefaultedAttribute("misplaced", .flag, default: false)
  /// Whether Interface Builder found the layout ambiguous.
  package static let ambiguous = DefaultedAttribute("ambiguous", .flag, default: false)
  /// Whether Interface Builder reports ambiguous positions and sizes.
  package static let verifyAmbiguity = SchemaAttribute("verifyAmbiguity", .ambiguityCheck)

  /// How strongly the view resists growing wider than its content.
  package static let horizontalHuggingPriority = SchemaAttribute(
    "horizontalHuggingPriority", .priority)
  /// How strongly the view resists growing higher than its content.
  package static let verticalHuggingPriority = SchemaAttribute(
    "verticalHuggingPriority", .priority)
  /// How strongly the view resists becoming narrower than its content.
  package static let horizontalCompressionResistancePriority = SchemaAttribute(
    "horizontalCompressionResistancePriority", .priority)
  /// How strongly the view resists becoming lower than its content.
  package static let verticalCompressionResistancePriority = SchemaAttribute(
    "verticalCompressionResistancePriority", .priority)
  /// The width of the content on the canvas, in points.
  package static let placeholderIntrinsicWidth = SchemaAttribute(
    "placeholderIntrinsicWidth", .intrinsicLength)
  /// The height of the content on the canvas, in points.
  package static let placeholderIntrinsicHeight = SchemaAttribute(
    "placeholderIntrinsicHeight", .intrinsicLength)
  /// Whether the margins reach at least as far in as those of the superview.
  package static let preservesSuperviewLayoutMargins = DefaultedAttribute(
    "preservesSuperviewLayoutMargins", .flag, default: false)
  /// Whether the margins start at the safe area.
  package static let insetsLayoutMarginsFromSafeArea = DefaultedAttribute(
    "insetsLayoutMarginsFromSafeArea", .flag, default: true)
  /// Whether the margins leave the readable width.
  package static let layoutMarginsFollowReadableWidth = DefaultedAttribute(
    "layoutMarginsFollowReadableWidth", .flag, default: false)

  /// The place of the view in its superview, in points.
  package static let frame = SchemaChild(.rect, key: "frame")
  /// The place of the view as distances to its superview's edges, which Xcode 8.0 wrote.
  package static let frameInset = SchemaChild(.frame, key: "frameInset")
  /// What the view does when the size of its superview changes.
  package static let mask = SchemaChild(.autoresizingMask, key: "autoresizingMask")
  /// Margins by left and right, in points.
  package static let layoutMargins = SchemaChild(.edgeInsets, key: "layoutMargins")
  /// Margins by leading and trailing, in points.
  package static let directionalLayoutMargins = SchemaChild(
    .directionalEdgeInsets, key: "directionalLayoutMargins")
  /// The guide of the area that bars do not cover.
  package static let safeArea = SchemaChild(.viewLayoutGuide, key: "safeArea")
  /// The guide of the area that the keyboard covers.
  package static let keyboard = SchemaChild(.keyboardLayoutGuide, key: "keyboard")
  /// The view that holds the subviews of a cell or of a visual effect.
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

/// What a view looks like.
extension ViewElement {
  /// How the content is drawn; every view that Xcode writes has it.
  package static let contentMode = SchemaAttribute("contentMode", .contentMode)
  /// Whether the view is not shown.
  package static let hidden = DefaultedAttribute("hidden", .flag, default: false)
  /// From 0, transparent, to 1.
  package static let alpha = DefaultedAttribute("alpha", .number, default: 1)
  package static let opaque = DefaultedAttribute("opaque", .flag, default: true)
  /// Whether what reaches over the bounds is not drawn.
  package static let clipsSubviews = DefaultedAttribute("clipsSubviews", .flag, default: false)
  /// Whether the view takes several touches at a time.
  package static let multipleTouchEnabled = UnreadAttribute("multipleTouchEnabled", .flag)
  /// Whether the masks of subviews apply.
  package static let autoresizesSubviews = DefaultedAttribute(
    "autoresizesSubviews", .flag, default: true)
  /// Whether the view takes touches.
  package static let userInteractionEnabled = DefaultedAttribute(
    "userInteractionEnabled", .flag, default: true)
  /// A number by which a program finds the view.
  package static let tag = DefaultedAttribute("tag", .integer, default: 0)
  /// Whether the view is mirrored in languages from right to left.
  package static let semanticContent = DefaultedAttribute(
    "semanticContentAttribute", .semanticContent, default: .unspecified)

  package static let backgroundColor = SchemaChild(.color, key: "backgroundColor")
  package static let tintColor = SchemaChild(.color, key: "tintColor")
  /// What assistive technology says of the view.
  package static let accessibility = SchemaChild(
    .accessibility, key: "accessibilityConfiguration")
}

extension AttributeForm<AmbiguityCheck> {
  /// What Interface Builder reports of an ambiguous layout.
  static let ambiguityCheck = AttributeForm.names([
    "off": .off, "ignoreSizes": .ignoreSizes, "ignorePositions": .ignorePositions,
  ])
}

/// What Interface Builder leaves out when it reports an ambiguous layout.
package enum AmbiguityCheck: Sendable {
  case off, ignoreSizes, ignorePositions
}
