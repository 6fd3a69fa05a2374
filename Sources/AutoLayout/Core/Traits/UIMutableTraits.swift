import Foundation

/// A set of traits that can be changed: a trait collection during initialization, or overrides.
@preconcurrency @MainActor
public protocol UIMutableTraits {
  /// The value of a trait, or its default value.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The interface idiom, such as phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The layout direction of the user interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The text weight that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The ability of the screen to measure the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

/// The traits that a view or a controller sets for itself and its descendants.
@preconcurrency @MainActor
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// The value that is set, or the default value of the trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) ?? Trait.defaultValue }
    set { values.set(newValue, of: trait) }
  }

  /// Returns a Boolean value that indicates whether a value is set.
  public func contains(_ trait: UITrait) -> Bool {
    values.differs(from: TraitValues(), in: trait)
  }

  /// Removes the override of a trait, which is then inherited.
  public mutating func remove(_ trait: UITrait) { remove(opened: trait) }

  private mutating func remove<Trait: UITraitDefinition>(opened trait: Trait.Type) {
    values.set(nil, of: trait)
  }
}
