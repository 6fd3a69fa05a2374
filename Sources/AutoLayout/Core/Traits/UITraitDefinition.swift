import Foundation

/// A trait: a value that controllers and views inherit from their window.
///
/// A program defines a custom trait with a type:
///
///     enum Density: UITraitDefinition { static let defaultValue = 1 }
///     view.traitOverrides[Density.self] = 2
public protocol UITraitDefinition {
  /// The type of the trait's values. Equatable values allow changes to be detected.
  associatedtype Value: Sendable
  /// The value of the trait if it is not set.
  static var defaultValue: Value { get }
}

/// The type of a trait, as in `registerForTraitChanges(_:handler:)`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, which is stored in a property of `TraitValues`.
protocol BuiltInTrait: UITraitDefinition where Value: Hashable {
  static var place: WritableKeyPath<TraitValues, Value?> { get }
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The trait for the interface idiom.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// The trait for the interface style: light or dark.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The trait for the layout direction of the user interface.
public enum UITraitLayoutDirection: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}

/// The trait for the number of pixels per point. It is 0 if it is unknown.
public enum UITraitDisplayScale: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The trait for the text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

/// The trait for the text weight that the user prefers.
public enum UITraitLegibilityWeight: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// The trait for screens that measure the force of touches. It does not affect layout.
public enum UITraitForceTouchCapability: BuiltInTrait {
  /// The default value of the trait.
  public static let defaultValue = UIForceTouchCapability.unknown
  static var place: WritableKeyPath<TraitValues, UIForceTouchCapability?> {
    \.forceTouchCapability
  }
}

extension TraitValues {
  /// Returns the value of a trait, or `nil` if it is not specified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let known = trait as? any BuiltInTrait.Type { return read(known) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  private func read<Trait: BuiltInTrait>(_ trait: Trait.Type) -> Any? { self[keyPath: trait.place] }

  /// Sets the value of a trait, or removes it if `value` is `nil`.
  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, of trait: Trait.Type) {
    if let known = trait as? any BuiltInTrait.Type {
      write(value, known)
    } else {
      custom[ObjectIdentifier(trait)] = value.map { CustomTraitValue(value: $0) }
    }
  }

  private mutating func write<Trait: BuiltInTrait>(_ value: Any?, _ trait: Trait.Type) {
    self[keyPath: trait.place] = value as? Trait.Value
  }

  /// Returns a Boolean value that indicates whether the value of a trait differs from its value in
  /// `other`.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let known = trait as? any BuiltInTrait.Type { return differs(from: other, inKnown: known) }
    let id = ObjectIdentifier(trait)
    return custom[id] != other.custom[id]
  }

  private func differs<Trait: BuiltInTrait>(
    from other: TraitValues, inKnown trait: Trait.Type
  ) -> Bool { self[keyPath: trait.place] != other[keyPath: trait.place] }
}
