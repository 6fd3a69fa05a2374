import Foundation

extension UIView {
  /// The object with the uncommon properties, which is created if there is none.
  private var madeUncommon: UncommonViewProperties {
    if let uncommon { return uncommon }
    let made = UncommonViewProperties()
    uncommon = made
    return made
  }

  /// Sets the transform and tells observers.
  func setTransform(_ new: CGAffineTransform) {
    willChange("transform")
    let old = uncommon?.transform ?? .identity
    if uncommon != nil || !new.isIdentity { madeUncommon.transform = new }
    UIView.changeObserver?.transformDidChange(of: self, from: old)
    didChange("transform")
  }

  /// The environment of a root. Other views use the environment of their root.
  var storedEnvironment: LayoutEnvironment? {
    get { uncommon?.environment }
    set { if uncommon != nil || newValue != nil { madeUncommon.environment = newValue } }
  }

  /// The traits that the view sets for itself and its descendants.
  var ownTraitOverrides: TraitValues {
    get { uncommon?.traitOverrides ?? TraitValues() }
    set { madeUncommon.traitOverrides = newValue }
  }

  // MARK: Margins and safe area

  /// The margins that were set, or nil for the default margins.
  var explicitMargins: NSDirectionalEdgeInsets? {
    get { uncommon?.explicitMargins }
    set { if uncommon != nil || newValue != nil { madeUncommon.explicitMargins = newValue } }
  }

  /// The minimum margins that a view controller sets for its view, in points. They replace the
  /// default of 8.
  package var systemMinimumLayoutMargins: NSDirectionalEdgeInsets? {
    get { uncommon?.systemMinimumMargins }
    set {
      guard newValue != systemMinimumLayoutMargins else { return }
      madeUncommon.systemMinimumMargins = newValue
      setNeedsInsetsUpdate()
    }
  }

  /// The default margins of the class, in points. A plain view has 8 on every edge.
  package var defaultLayoutMargins: NSDirectionalEdgeInsets {
    get { uncommon?.defaultMargins ?? UncommonViewProperties.defaultMargins }
    set {
      guard newValue != defaultLayoutMargins else { return }
      madeUncommon.defaultMargins = newValue
      setNeedsInsetsUpdate()
    }
  }

  /// Safe area insets that do not derive from the superview, such as those of a controller or a
  /// cell.
  package var frozenSafeAreaInsets: UIEdgeInsets? {
    get { uncommon?.frozenSafeAreaInsets }
    set {
      guard newValue != frozenSafeAreaInsets else { return }
      madeUncommon.frozenSafeAreaInsets = newValue
      setNeedsInsetsUpdate()
    }
  }

  /// The insets that a view controller adds to the safe area of its view, in points: those of its
  /// bars and of the program.
  package var additionalSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      madeUncommon.additionalSafeAreaInsets = newValue
      setNeedsInsetsUpdate()
    }
  }
}
