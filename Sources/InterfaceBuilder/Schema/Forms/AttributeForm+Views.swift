import AutoLayout

extension AttributeForm<UIView.ContentMode> {
  /// The drawing mode of a view's content in its bounds. Xcode writes `TopLeft` with a capital and
  /// the other corners without: 13 documents of 7 repositories have the former, none the latter.
  static let contentMode = AttributeForm.names([
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "TopLeft": .topLeft, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension AttributeForm<UISemanticContentAttribute> {
  /// The setting that determines whether a view is mirrored in right-to-left languages.
  static let semanticContent = AttributeForm.names([
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ])
}

extension AttributeForm<IntrinsicLength> {
  /// A number of points, or `infinite` for no length.
  static let intrinsicLength = AttributeForm(
    "write a number, or infinite",
    read: { text in
      text == "infinite" ? IntrinsicLength.none : XMLTree.Element.number(text).map { .points($0) }
    },
    write: { length in
      switch length {
      case .none: "infinite"
      case .points(let points): XcodeStyle.number(points, zero: "0")
      }
    })
}

/// A width or height that the document states for the content of a view instead of the real one.
package enum IntrinsicLength: Equatable, Sendable {
  /// The content has no intrinsic length.
  case none
  /// A number of points.
  case points(CGFloat)

  /// The number of points, or `nil` for none.
  var points: CGFloat? {
    if case .points(let points) = self { points } else { nil }
  }

  /// The length in the form of views.
  @MainActor var value: CGFloat {
    switch self {
    case .none: UIView.noIntrinsicMetric
    case .points(let points): points
    }
  }
}

extension AttributeForm<NSLayoutConstraint.Axis> {
  /// The direction in which a stack view arranges views.
  static let axis = AttributeForm.names(["horizontal": .horizontal, "vertical": .vertical])
}

extension AttributeForm<UIStackView.Distribution> {
  /// The distribution of arranged views along the axis of a stack view.
  static let distribution = AttributeForm.names([
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ])
}

extension AttributeForm<UIStackView.Alignment> {
  /// The alignment of arranged views across the axis of a stack view. Vertical ones use `top` for
  /// leading and `bottom` for trailing.
  static let stackAlignment = AttributeForm.names(
    [
      "fill": .fill, "top": .leading, "leading": .leading, "bottom": .trailing,
      "trailing": .trailing, "center": .center, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ], keepsNames: true)
}

extension AttributeForm<StackSpacing> {
  /// The source of a stack view's spacing.
  static let spacingType = AttributeForm.names(["standard": .standard])
}

/// A spacing that a document states by name instead of by number.
package enum StackSpacing: Sendable {
  /// The standard spacing of the platform.
  case standard
}

extension AttributeForm<UIScrollView.ContentInsetAdjustmentBehavior> {
  /// The behavior with which a scroll view adds the safe area to its content insets.
  static let insetAdjustment = AttributeForm.names([
    "automatic": .automatic, "never": .never, "always": .always,
    "scrollableAxes": .scrollableAxes,
  ])
}

extension AttributeForm<UIBlurEffect.Style> {
  /// The look of a blur; materials that are always light or dark count as those that are not.
  static let blurStyle = AttributeForm.names(
    [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterial,
      "systemUltraThinMaterialDark": .systemUltraThinMaterial,
      "systemThinMaterialLight": .systemThinMaterial, "systemThinMaterialDark": .systemThinMaterial,
      "systemMaterialLight": .systemMaterial, "systemMaterialDark": .systemMaterial,
      "systemThickMaterialLight": .systemThickMaterial,
      "systemThickMaterialDark": .systemThickMaterial,
      "systemChromeMaterialLight": .systemChromeMaterial,
      "systemChromeMaterialDark": .systemChromeMaterial,
    ], keepsNames: true)
}
