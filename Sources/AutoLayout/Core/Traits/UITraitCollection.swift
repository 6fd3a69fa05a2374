import Foundation

/// The traits of a view or controller: size classes, idiom, scale, direction, and custom traits.
///
/// A collection does not have to specify every trait. A collection that a program creates for
/// overrides or comparisons specifies only the traits from which it was created.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The values of the traits that the collection specifies.
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  convenience init(_ environment: LayoutEnvironment) { self.init(TraitValues(environment)) }

  /// Creates a collection that specifies no traits.
  public override convenience init() { self.init(TraitValues()) }

  private convenience init(stating body: (inout TraitValues) -> Void) {
    var values = TraitValues()
    body(&values)
    self.init(values)
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates a collection with an interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection with a number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }
  /// Creates a collection with a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates a collection with a preferred text weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// Creates a collection with the force touch capability of a screen.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// Creates a collection with the traits of several collections. The last collection takes
  /// precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in for other in traitCollections { values.override(with: other.values) } }
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides(TraitValues())
    mutations(&traits)
    self.init((traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  /// Returns the collection with the changes that `mutations` makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(values)
    mutations(&traits)
    return UITraitCollection((traits as? UITraitOverrides)?.values ?? values)
  }

  /// Returns the collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values.set(value, of: trait)
    return UITraitCollection(values)
  }

  // MARK: - Values

  /// The value of a trait, or its default value if the collection does not specify it.
  public nonisolated subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait) ?? Trait.defaultValue
  }

  /// The size class of the width.
  nonisolated open var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }
  /// The size class of the height.
  nonisolated open var verticalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitVerticalSizeClass.self]
  }
  /// The interface idiom, such as phone or pad.
  nonisolated open var userInterfaceIdiom: UIUserInterfaceIdiom {
    self[UITraitUserInterfaceIdiom.self]
  }
  /// The interface style: light or dark.
  nonisolated open var userInterfaceStyle: UIUserInterfaceStyle {
    self[UITraitUserInterfaceStyle.self]
  }
  /// The layout direction of the application's user interface.
  nonisolated open var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  /// The number of pixels per point, or 0 if the collection does not specify it.
  nonisolated open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The text size that the user prefers.
  nonisolated open var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// The text weight that the user prefers.
  nonisolated open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The ability of the screen to measure the force of touches.
  nonisolated open var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }

  /// Returns a Boolean value that indicates whether this collection includes all traits that
  /// `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    values.contains(trait?.values ?? TraitValues())
  }

  /// Returns a Boolean value that indicates whether colors can differ from those for
  /// `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// The current traits for code without access to a view. During a notification of changed traits,
  /// they are those of the notified view or controller. At all other times, they are those of the
  /// main screen.
  public static var current: UITraitCollection {
    get { stored ?? UITraitCollection(UIScreen.main.environment) }
    set { stored = newValue }
  }
  private static var stored: UITraitCollection?

  /// Calls `actions` with this collection as `current`.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = Self.stored
    Self.stored = self
    defer { Self.stored = before }
    actions()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return MainActor.readUnchecked { values == other.values }
  }

  nonisolated open override var hash: Int { MainActor.readUnchecked { values.hashValue } }
}
