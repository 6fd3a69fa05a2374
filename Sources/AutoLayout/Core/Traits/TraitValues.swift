import Foundation

/// The values of traits. Each value can be unspecified.
struct TraitValues: Hashable, Sendable {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  /// The interface style: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle?
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The number of pixels per point.
  var displayScale: CGFloat?
  /// The text size that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory?
  /// The text weight that the user prefers.
  var legibilityWeight: UILegibilityWeight?
  /// The ability of the screen to measure the force of touches.
  var forceTouchCapability: UIForceTouchCapability?
  /// The values of custom traits by the type of the trait.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  init() {}

  /// Creates values for all built-in traits of an environment.
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

  /// A Boolean value that indicates whether no trait has a value.
  var isEmpty: Bool { self == TraitValues() }

  /// Replaces the values of the traits that `other` specifies.
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
    forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
    custom.merge(other.custom) { $1 }
  }

  /// Returns a Boolean value that indicates whether these values include all values that `other`
  /// specifies.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.override(with: other)
    return merged == self
  }
}

/// The value of a custom trait. Values that are not equatable are always different.
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

  /// Does not use the value, which may not be hashable.
  func hash(into hasher: inout Hasher) {}
}

extension LayoutEnvironment {
  /// Returns the environment with the traits that `values` specifies.
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
