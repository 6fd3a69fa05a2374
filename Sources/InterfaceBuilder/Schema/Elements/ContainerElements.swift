import AutoLayout

/// A `<stackView>`.
package enum StackViewElement {
  /// The direction in which views follow each other.
  package static let axis = DefaultedAttribute("axis", .axis, default: .horizontal)
  /// The distribution of views along the axis.
  package static let distribution = DefaultedAttribute(
    "distribution", .distribution, default: .fill)
  /// The alignment of views across the axis.
  package static let alignment = DefaultedAttribute(
    "alignment", .stackAlignment, default: .fill)
  /// The spacing in points.
  package static let spacing = SchemaAttribute("spacing", .number)
  /// The spacing type, which replaces a number.
  package static let spacingType = SchemaAttribute("spacingType", .spacingType)
  /// A flag that indicates whether spacing is measured between baselines.
  package static let baselineRelativeArrangement = DefaultedAttribute(
    "baselineRelativeArrangement", .flag, default: false)

  /// The names of the attributes that determine the positions of arranged views.
  package static let arranging: Set = [
    axis.name, alignment.name, distribution.name, spacing.name,
  ]
}

/// Attributes and children that the elements of all scroll views have.
package enum ScrollViewElement {
  /// A flag that indicates whether the view scrolls.
  package static let scrollEnabled = DefaultedAttribute("scrollEnabled", .flag, default: true)
  /// A flag that indicates whether scrolling stops at multiples of the bounds.
  package static let pagingEnabled = DefaultedAttribute("pagingEnabled", .flag, default: false)
  package static let bounces = DefaultedAttribute("bounces", .flag, default: true)
  package static let alwaysBounceHorizontal = DefaultedAttribute(
    "alwaysBounceHorizontal", .flag, default: false)
  package static let alwaysBounceVertical = DefaultedAttribute(
    "alwaysBounceVertical", .flag, default: false)
  package static let showsHorizontalScrollIndicator = DefaultedAttribute(
    "showsHorizontalScrollIndicator", .flag, default: true)
  package static let showsVerticalScrollIndicator = DefaultedAttribute(
    "showsVerticalScrollIndicator", .flag, default: true)
  /// The behavior that determines whether the safe area is added to the content insets.
  package static let contentInsetAdjustmentBehavior = DefaultedAttribute(
    "contentInsetAdjustmentBehavior", .insetAdjustment, default: .automatic)
  /// The guide of the content.
  package static let contentLayoutGuide = SchemaChild(
    .viewLayoutGuide, key: "contentLayoutGuide")
  /// The guide of the frame, which does not scroll.
  package static let frameLayoutGuide = SchemaChild(.viewLayoutGuide, key: "frameLayoutGuide")
}

/// A `<visualEffectView>`.
package enum VisualEffectViewElement {
  /// The blur behind the content.
  package static let blurEffect = SchemaChild(.blurEffect)
  /// The effect on the content, with the blur below it.
  package static let vibrancyEffect = SchemaChild(.vibrancyEffect)
}

/// A `<blurEffect>`.
package enum BlurEffectElement {
  package static let style = DefaultedAttribute("style", .blurStyle, default: .regular)
}
