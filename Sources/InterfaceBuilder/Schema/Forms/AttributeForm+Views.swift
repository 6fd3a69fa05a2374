import AutoLayout

extension AttributeForm<UIView.ContentMode> {
  /// The values of the attribute `contentMode`. Xcode writes `TopLeft` with a capital and the other
  /// corners without: 13 documents of 7 repositories have the former, none the latter.
  static let contentMode = AttributeForm.names([
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "TopLeft": .topLeft, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension AttributeForm<UISemanticContentAttribute> {
  /// The values of the attribute `semanticContentAttribute`.
  static let semanticContent = AttributeForm.names([
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ])
}

extension AttributeForm<IntrinsicLength> {
  /// The values of the attributes `placeholderIntrinsicWidth` and `placeholderIntrinsicHeight`: a
  /// number of points, or `infinite` for no length.
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
  /// The values of the attribute `axis` of stack views.
  static let axis = AttributeForm.names(["horizontal": .horizontal, "vertical": .vertical])
}

extension AttributeForm<UIStackView.Distribution> {
  /// The values of the attribute `distribution` of stack views.
  static let distribution = AttributeForm.names([
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ])
}

extension AttributeForm<UIStackView.Alignment> {
  /// The values of the attribute `alignment` of stack views. Vertical ones use `top` for leading
  /// and `bottom` for trailing.
  static let stackAlignment = AttributeForm.names(
    [
      "fill": .fill, "top": .leading, "leading": .leading, "bottom": .trailing,
      "trailing": .trailing, "center": .center, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ], keepsNames: true)
}

extension AttributeForm<StackSpacing> {
  /// The values of the attribute `spacingType` of stack views.
  static let spacingType = AttributeForm.names(["standard": .standard])
}

/// A spacing that a document states by name instead of by number.
package enum StackSpacing: Sendable {
  /// The standard spacing of the platform.
  case standard
}

extension AttributeForm<UIScrollView.ContentInsetAdjustmentBehavior> {
  /// The values of the attribute `contentInsetAdjustmentBehavior` of scroll views.
  static let insetAdjustment = AttributeForm.names([
    "automatic": .automatic, "never": .never, "always": .always,
    "scrollableAxes": .scrollableAxes,
  ])
}

extension AttributeForm<UIBlurEffect.Style> {
  /// The values of the attribute `style` of blur effects. Materials that are always light or dark
  /// are read as those that follow the appearance.
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
