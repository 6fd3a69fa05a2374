import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The traits of the view: those of the root, with the overrides of controllers and views between
  /// them.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  var traitValues: TraitValues {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.parent
    }
    var values = path.last?.rootTraits ?? TraitValues()
    for view in path.reversed() { values = view.overriding(values) }
    return values
  }

  /// The traits of a root before any overrides.
  private var rootTraits: TraitValues {
    TraitValues(storedEnvironment ?? UIScreen.main.environment)
  }

  /// Returns the traits of this view for the traits of its superview.
  private func overriding(_ outer: TraitValues) -> TraitValues {
    var values = outer
    if let controller = layoutObserver?.traitOverridesOfController {
      values.override(with: controller)
    }
    values.override(with: ownTraitOverrides)
    if let category = values.preferredContentSizeCategory {
      values.preferredContentSizeCategory = contentSizeLimits.limiting(category)
    }
    return values
  }

  /// The traits that the view sets for itself and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides) }
    set {
      guard ownTraitOverrides != newValue.values else { return }
      ownTraitOverrides = newValue.values
      TraitInheritance.isOverridden = true
      traitsMayHaveChanged()
    }
  }

  /// The interface style of the view and its descendants. If it is `unspecified`, the style is
  /// inherited.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle ?? .unspecified }
    set {
      var overrides = traitOverrides
      overrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue
      traitOverrides = overrides
    }
  }

  /// The limits of the text size that the view sets for itself and its descendants.
  var contentSizeLimits: ContentSizeLimits {
    get { uncommon?.contentSizeLimits ?? ContentSizeLimits() }
    set {
      guard contentSizeLimits != newValue else { return }
      madeUncommon.contentSizeLimits = newValue
      TraitInheritance.isOverridden = true
      traitsMayHaveChanged()
    }
  }

  /// A text with one line for each of the view and its superviews that limits the text size, from
  /// the outermost to the innermost.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  var baseDescriptionOfSizeLimits: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      let limits = current.contentSizeLimits
      if !limits.isEmpty {
        let names = [limits.minimum, limits.maximum].map { $0?.rawValue ?? "none" }
        lines.append("\(type(of: current)): minimum \(names[0]), maximum \(names[1])")
      }
      view = current.superview
    }
    return lines.reversed().joined(separator: "\n")
  }

  /// Registers a handler that is called with this object and its previous traits after one of the
  /// traits changes.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitSubscriptions.add(traits, handler) }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitSubscriptions.remove(registration)
  }

  // MARK: - Notifications

  /// Notifies this view and its descendants of changed traits, superviews first, and marks
  /// everything that depends on the traits for layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func traitsMayHaveChanged() {
    let outer = UITraitCollection(superview?.traitValues ?? rootTraits)
    announceTraits(from: outer, default: UITraitCollection(UIScreen.main.environment))
  }

  /// Views without overrides share the collection of their superview.
  private func announceTraits(from outer: UITraitCollection, default first: UITraitCollection) {
    let isPlain =
      layoutObserver == nil && ownTraitOverrides.isEmpty && contentSizeLimits.isEmpty
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

  /// Marks the sizes and constraints that depend on the traits for an update. The layout host
  /// handles the traits of the root.
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

/// The record of whether any view or controller overrides traits. Without overrides, the traits of
/// a root apply to all views, and views do not query their ancestors.
@MainActor
enum TraitInheritance {
  static var isOverridden = false
}

/// An object that keeps a tree of views consistent with its document when traits change.
@preconcurrency @MainActor
package protocol LiveContent: AnyObject {
  /// Tells the content that the traits of its view changed, before the view is notified.
  func traitsDidChange(to traits: UITraitCollection)
  /// Tells the content that a separate engine is about to lay out the tree, in the same way as a
  /// new tree.
  func prepareForFreshLayout()
}

/// A view whose size can depend on size classes.
@MainActor
protocol SizeClassDependent: UIView {}
