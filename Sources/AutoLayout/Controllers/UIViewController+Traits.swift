import Foundation

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that the parent and the controller override for the view.
  var overridesOfTraits: TraitValues {
    var values = parentTraitOverrides
    values.override(with: ownTraitOverrides)
    return values
  }

  var traitValues: TraitValues {
    var values: TraitValues
    if let container = viewIfLoaded?.superview {
      values = container.traitValues
    } else if let root = viewIfLoaded?.storedEnvironment {
      values = TraitValues(root)
    } else {
      values = parent?.traitValues ?? TraitValues(UIScreen.main.environment)
    }
    values.override(with: overridesOfTraits)
    return values
  }

  /// The traits that the controller overrides for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides) }
    set { if ownTraitOverrides != newValue.values { ownTraitOverrides = newValue.values } }
  }

  /// Overrides traits for a child, its view and its children, or removes the overrides if the
  /// collection is `nil`.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    childViewController.parentTraitOverrides = collection?.values ?? TraitValues()
  }

  /// Returns the traits that this controller overrides for a child, or `nil` if there are none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let values = childViewController.parentTraitOverrides
    return childViewController.parent === self && !values.isEmpty
      ? UITraitCollection(values) : nil
  }

  /// The light or dark appearance of the controller and its content, or `unspecified` to inherit
  /// it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle ?? .unspecified }
    set { ownTraitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// Registers a handler that is called with this object and its previous traits after one of the
  /// traits has changed.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitSubscriptions.add(traits, handler) }

  /// Removes a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitSubscriptions.remove(registration)
  }

  func traitOverridesDidChange(from old: TraitValues) {
    TraitInheritance.isOverridden = true
    viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Reports a change of traits that was not reported by a window, and runs the closures alongside
  /// it.
  func announceTransition(to traits: UITraitCollection) {
    guard !isPartOfAnnouncedTransition else { return }
    let coordinator = TransitionCoordinator(container: viewIfLoaded)
    willTransition(to: traits, with: coordinator)
    coordinator.run {}
  }

  private var isPartOfAnnouncedTransition: Bool {
    isTransitionAnnounced || parent?.isPartOfAnnouncedTransition == true
  }

  /// Notifies the controller that its traits have changed.
  func viewTraitsDidChange(from old: UITraitCollection, wasKnown: Bool) {
    let traits = traitCollection
    traits.performAsCurrent {
      for handler in traitSubscriptions.concerned(by: traits.values, insteadOf: old.values) {
        handler.call(self, old)
      }
      traitCollectionDidChange(wasKnown ? old : nil)
    }
  }
}
