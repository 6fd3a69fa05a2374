import Foundation

/// A trait: a value that is handed down from the window to all controllers and views in it.
///
/// A program defines its own with a type:
///
///     enum Density: UITraitDefinition { static let defaultValue = 1 }
///     view.traitOverrides[Density.self] = 2
public protocol UITraitDefinition {
  /// What the trait's values are; those that can be compared tell changes from settings.
  associatedtype Value: Sendable
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The type of a trait, as `registerForTraitChanges(_:handler:)` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's: a place in `TraitValues`.
protocol BuiltInTrait: UITraitDefinition where Value: Hashable {
  static var place: WritableKeyPath<TraitValues, Value?> { get }
}

/// How much room there is across.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}

/// How much room there is along the height.
public enum UITraitVerticalSizeClass: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// Phone or tablet.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The direction in which the user interface reads.
public enum UITraitLayoutDirection: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}

/// Pixels a point; 0 where it is not known.
public enum UITraitDisplayScale: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

/// Whether the user asked for bold text.
public enum UITraitLegibilityWeight: BuiltInTrait {
  /// The value where nobody states one.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

extension TraitValues {
  /// The value of a trait; nil where none is stated.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let known = trait as? any BuiltInTrait.Type { return read(known) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  private func read<Trait: BuiltInTrait>(_ trait: Trait.Type) -> Any? { self[keyPath: trait.place] }

  /// States the value of a trait; nil states none.
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

  /// Whether a trait has another value here than there.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let known = trait as? any BuiltInTrait.Type { return differs(from: other, inKnown: known) }
    let id = ObjectIdentifier(trait)
    return custom[id] != other.custom[id]
  }

  private func differs<Trait: BuiltInTrait>(
    from other: TraitValues, inKnown trait: Trait.Type
  ) -> Bool { self[keyPath: trait.place] != other[keyPath: trait.place] }
}
