import Foundation

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// What parent and controller set of the traits around the view.
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

  /// Traits that the controller sets for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides) }
    set { if ownTraitOverrides != newValue.values { ownTraitOverrides = newValue.values } }
  }

  /// Sets traits for a child, its view and its children; nil has it inherit all of them.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    childViewController.parentTraitOverrides = collection?.values ?? TraitValues()
  }

  /// The traits that this controller sets for a child; nil where it sets none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let values = childViewController.parentTraitOverrides
    return childViewController.parent === self && !values.isEmpty
      ? UITraitCollection(values) : nil
  }

  /// Light or dark for the controller and everything in it; `unspecified` inherits.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle ?? .unspecified }
    set { ownTraitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
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

  func traitOverridesDidChange(from old: TraitValues) {
    TraitInheritance.isOverridden = true
    viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Tells of a change of traits that no window has told of, and runs what was put beside it.
  func announceTransition(to traits: UITraitCollection) {
    guard !isPartOfAnnouncedTransition else { return }
    let coordinator = TransitionCoordinator(container: viewIfLoaded)
    willTransition(to: traits, with: coordinator)
    coordinator.run {}
  }

  private var isPartOfAnnouncedTransition: Bool {
    isTransitionAnnounced || parent?.isPartOfAnnouncedTransition == true
  }

  /// Tells the controller of changed traits.
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
