import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that hold here: the root's, with what controllers and views on the way override.
  ///
  /// Linear in depth.
  var traitValues: TraitValues {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.superview
    }
    var values = path.last?.rootTraits ?? TraitValues()
    for view in path.reversed() { values = view.overriding(values) }
    return values
  }

  /// What a root starts from.
  private var rootTraits: TraitValues {
    TraitValues(storedEnvironment ?? UIScreen.main.environment)
  }

  /// The traits in this view where those around it are known.
  private func overriding(_ outer: TraitValues) -> TraitValues {
    var values = outer
    if let controller = layoutObserver?.traitOverridesOfController {
      values.override(with: controller)
    }
    values.override(with: ownTraitOverrides)
    return values
  }

  /// Traits that the view sets for itself and everything in it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides) }
    set {
      guard ownTraitOverrides != newValue.values else { return }
      ownTraitOverrides = newValue.values
      TraitInheritance.isOverridden = true
      traitsMayHaveChanged()
    }
  }

  /// Light or dark for this view and everything in it; `unspecified` inherits.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle ?? .unspecified }
    set {
      var overrides = traitOverrides
      overrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue
      traitOverrides = overrides
    }
  }

  /// Has `handler` called with this object and its old traits after one of the traits has another
  /// value.
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitSubscriptions.add(traits, handler) }

  /// Ends being told.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitSubscriptions.remove(registration)
  }

  // MARK: - Announcing

  /// Tells this view and those in it of traits that changed, superviews first, and has what depends
  /// on the traits laid out again. Linear in the views.
  func traitsMayHaveChanged() {
    let outer = UITraitCollection(superview?.traitValues ?? rootTraits)
    announceTraits(from: outer, default: UITraitCollection(UIScreen.main.environment))
  }

  /// Views that override nothing share the collection of the view around them.
  private func announceTraits(from outer: UITraitCollection, default first: UITraitCollection) {
    let isPlain = layoutObserver == nil && ownTraitOverrides.isEmpty
    let traits = isPlain ? outer : UITraitCollection(overriding(outer.values))
    let before = traitSubscriptions.announced
    traitSubscriptions.announced = traits
    let old = before ?? first
    if old !== traits, old.values != traits.values {
      announce(traits, insteadOf: old, wasKnown: before != nil)
    }
    for view in subviews { view.announceTraits(from: traits, default: first) }
  }

  private func announce(
    _ traits: UITraitCollection, insteadOf old: UITraitCollection, wasKnown: Bool
  ) {
    layoutDependsOnTraits(traits.values, insteadOf: old.values)
    let previous = wasKnown ? old : nil
    guard let controller = layoutObserver else {
      tell(of: traits, insteadOf: old, previous: previous)
      return
    }
    controller.viewTraitsWillChange(to: traits)
    tell(of: traits, insteadOf: old, previous: previous)
    controller.viewTraitsDidChange(from: old, wasKnown: wasKnown)
  }

  private func tell(
    of traits: UITraitCollection, insteadOf old: UITraitCollection, previous: UITraitCollection?
  ) {
    traits.performAsCurrent {
      liveContent?.traitsDidChange(to: traits)
      if traits.preferredContentSizeCategory != old.preferredContentSizeCategory {
        followContentSizeCategory(traits.preferredContentSizeCategory)
      }
      for handler in traitSubscriptions.concerned(by: traits.values, insteadOf: old.values) {
        handler.call(self, old)
      }
      traitCollectionDidChange(previous)
    }
  }

  /// Marks what has to be measured and lowered again; the root's own traits are the host's
  /// business.
  private func layoutDependsOnTraits(_ values: TraitValues, insteadOf old: TraitValues) {
    if values.layoutDirection != old.layoutDirection, superview != nil { directionDidChange() }
    guard TraitInheritance.isOverridden, superview != nil else { return }
    let hasOtherPixels = values.displayScale != old.displayScale
    let hasOtherText = values.preferredContentSizeCategory != old.preferredContentSizeCategory
    let hasOtherSizes =
      values.verticalSizeClass != old.verticalSizeClass
      || values.horizontalSizeClass != old.horizontalSizeClass
    if hasOtherPixels || hasOtherText || hasOtherSizes && self is any SizeClassDependent {
      layoutHost?.contentSizeDidChange(of: self)
    }
  }
}

/// Whether any view or controller overrides traits: where none does, a root's traits hold
/// throughout and views need not look at those around them.
@MainActor
enum TraitInheritance {
  static var isOverridden = false
}

/// What keeps a tree of views as its document says when traits change.
@preconcurrency @MainActor
package protocol LiveContent: AnyObject {
  /// Told of the traits of the view that the content belongs to, before the view is.
  func traitsDidChange(to traits: UITraitCollection)
  /// Told before the tree is laid out by an engine of its own, as a new tree is.
  func prepareForFreshLayout()
}

/// A view whose size may depend on size classes.
@MainActor
protocol SizeClassDependent: UIView {}
