import Foundation

/// What a view may know of its surroundings: size classes, idiom, scale, direction, and a program's
/// own traits.
///
/// A collection need not state every trait: one that a program makes to override or to compare with
/// states those that it was made of.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The values of the traits.
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  convenience init(_ environment: LayoutEnvironment) { self.init(TraitValues(environment)) }

  /// A collection that states nothing.
  public override convenience init() { self.init(TraitValues()) }

  private convenience init(stating body: (inout TraitValues) -> Void) {
    var values = TraitValues()
    body(&values)
    self.init(values)
  }

  /// States the width class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// States the height class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// States the idiom alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// States alone whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// States the direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// States the pixels a point alone.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }
  /// States the preferred size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// States alone whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// States what any of the collections states; where several do, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in for other in traitCollections { values.override(with: other.values) } }
  }

  /// States what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides(TraitValues())
    mutations(&traits)
    self.init((traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  /// The collection with what `mutations` sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(values)
    mutations(&traits)
    return UITraitCollection((traits as? UITraitOverrides)?.values ?? values)
  }

  /// The collection with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values.set(value, of: trait)
    return UITraitCollection(values)
  }

  // MARK: - Reading

  /// The value of a trait; the trait's default where the collection states none.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait) ?? Trait.defaultValue
  }

  /// How much room there is across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// How much room there is along the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The direction in which the application's user interface reads.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  /// Pixels a point; 0 where the collection does not state it.
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// Whether the user asked for bold text.
  open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

  /// Whether all that `trait` states holds here, too.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    values.contains(trait?.values ?? TraitValues())
  }

  /// Whether colours may look different than under `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// The traits that a program may read where no view is at hand: those of the main screen, or of
  /// the view or controller that is being told of a change.
  public static var current: UITraitCollection {
    get { stored ?? UITraitCollection(UIScreen.main.environment) }
    set { stored = newValue }
  }
  private static var stored: UITraitCollection?

  /// Runs `actions` with the collection as `current`.
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
