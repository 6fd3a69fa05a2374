import Foundation

/// Values of traits, each of which may be left open.
struct TraitValues: Hashable, Sendable {
  /// The room along the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The room along the height.
  var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle?
  /// Where lines of text begin.
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// Pixels per point.
  var displayScale: CGFloat?
  /// The size of text that the user chose.
  var preferredContentSizeCategory: UIContentSizeCategory?
  /// Whether text is bold for legibility.
  var legibilityWeight: UILegibilityWeight?
  /// Values of a program's own traits, by the trait's type.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  init() {}

  /// Every built-in trait of an environment.
  init(_ environment: LayoutEnvironment) {
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    userInterfaceIdiom = environment.userInterfaceIdiom
    userInterfaceStyle = environment.userInterfaceStyle
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = environment.displayScale
    preferredContentSizeCategory = environment.preferredContentSizeCategory
    legibilityWeight = environment.legibilityWeight
  }

  /// Whether nothing is said.
  var isEmpty: Bool { self == TraitValues() }

  /// Takes over what `other` says; the rest stays.
  mutating func override(with other: TraitValues) {
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    layoutDirection = other.layoutDirection ?? layoutDirection
    displayScale = other.displayScale ?? displayScale
    preferredContentSizeCategory =
      other.preferredContentSizeCategory ?? preferredContentSizeCategory
    legibilityWeight = other.legibilityWeight ?? legibilityWeight
    custom.merge(other.custom) { $1 }
  }

  /// Whether everything that `other` says holds here.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.override(with: other)
    return merged == self
  }
}

/// A value of a program's own trait; values that cannot be compared count as different.
struct CustomTraitValue: Hashable, Sendable {
  let value: any Sendable

  static func == (a: Self, b: Self) -> Bool {
    guard let first = a.value as? any Equatable, let second = b.value as? any Equatable else {
      return false
    }
    return isSame(first, second)
  }

  private static func isSame<Value: Equatable>(_ a: Value, _ b: any Equatable) -> Bool {
    (b as? Value) == a
  }

  /// All values hash alike: they may not be hashable.
  func hash(into hasher: inout Hasher) {}
}

extension LayoutEnvironment {
  /// The environment with the traits that `values` states.
  func overridden(by values: TraitValues) -> LayoutEnvironment {
    var result = self
    result.horizontalSizeClass = values.horizontalSizeClass ?? horizontalSizeClass
    result.verticalSizeClass = values.verticalSizeClass ?? verticalSizeClass
    result.userInterfaceIdiom = values.userInterfaceIdiom ?? userInterfaceIdiom
    result.userInterfaceStyle = values.userInterfaceStyle ?? userInterfaceStyle
    switch values.layoutDirection {
    case .leftToRight: result.layoutDirection = .leftToRight
    case .rightToLeft: result.layoutDirection = .rightToLeft
    case .unspecified, nil: break
    }
    result.displayScale = values.displayScale ?? displayScale
    result.preferredContentSizeCategory =
      values.preferredContentSizeCategory ?? preferredContentSizeCategory
    result.legibilityWeight = values.legibilityWeight ?? legibilityWeight
    return result
  }
}
