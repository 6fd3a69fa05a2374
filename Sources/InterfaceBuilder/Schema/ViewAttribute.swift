/// Attributes of the elements of views, which edits write and inspectors show.
package enum ViewAttribute {
  package static let hidden = SchemaAttribute("hidden", .flag)
  /// From 0, which is transparent, to 1.
  package static let alpha = SchemaAttribute("alpha", .number)
  package static let opaque = SchemaAttribute("opaque", .flag)
  package static let clipsSubviews = SchemaAttribute("clipsSubviews", .flag)
  package static let multipleTouchEnabled = SchemaAttribute("multipleTouchEnabled", .flag)
  package static let userInteractionEnabled = SchemaAttribute("userInteractionEnabled", .flag)
  /// How the content is scaled or aligned in the bounds of the view.
  package static let contentMode = SchemaAttribute(
    "contentMode",
    .word(
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight"))

  package static let horizontalHugging = SchemaAttribute("horizontalHuggingPriority", .priority)
  package static let verticalHugging = SchemaAttribute("verticalHuggingPriority", .priority)
  package static let horizontalCompressionResistance = SchemaAttribute(
    "horizontalCompressionResistancePriority", .priority)
  package static let verticalCompressionResistance = SchemaAttribute(
    "verticalCompressionResistancePriority", .priority)

  package static let preservesSuperviewLayoutMargins = SchemaAttribute(
    "preservesSuperviewLayoutMargins", .flag)
  package static let layoutMarginsFollowReadableWidth = SchemaAttribute(
    "layoutMarginsFollowReadableWidth", .flag)
  package static let insetsLayoutMarginsFromSafeArea = SchemaAttribute(
    "insetsLayoutMarginsFromSafeArea", .flag)
}

// MARK: - Stack views

extension ViewAttribute {
  package static let axis = SchemaAttribute("axis", .word("horizontal", "vertical"))
  package static let alignment = SchemaAttribute(
    "alignment",
    .word(
      "fill", "leading", "center", "trailing", "top", "bottom", "firstBaseline", "lastBaseline"))
  package static let distribution = SchemaAttribute(
    "distribution",
    .word("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"))
  /// The least distance between arranged views, in points.
  package static let spacing = SchemaAttribute("spacing", .number)
  /// Whether spacing is measured from baseline to baseline.
  package static let baselineRelativeArrangement = SchemaAttribute(
    "baselineRelativeArrangement", .flag)

  /// The attributes that determine where a stack view places its arranged views.
  package static let arranging = Set([
    axis.name, alignment.name, distribution.name, spacing.name,
  ])
}

// MARK: - Variations

extension ViewAttribute {
  /// The attributes that `<variation>` elements of views and constraints can have.
  package static let varied: [any AnySchemaAttribute] = [
    alignment, alpha, axis, ConstraintElement.constant, contentMode, distribution, hidden, spacing,
  ]
}
