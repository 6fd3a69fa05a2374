import Foundation

extension UIView {
  /// The layout direction of the view's content. It follows the semantic content attribute of the
  /// view, or else the application.
  var baseLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: inheritedLayoutDirection
    }
  }

  /// The layout direction of the environment. It is read for every constraint on a leading or
  /// trailing edge, without a copy of the environment.
  private var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    guard !TraitInheritance.isOverridden else { return layoutEnvironment.layoutDirection }
    return rootView.uncommon?.environment?.layoutDirection
      ?? LayoutEnvironment.defaultLayoutDirection
  }

  /// A Boolean value that indicates whether content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The environment of the root in which the view is laid out. Set it on a root.
  package var layoutEnvironment: LayoutEnvironment {
    get {
      let environment = rootView.storedEnvironment ?? LayoutEnvironment()
      return TraitInheritance.isOverridden ? environment.overridden(by: traitValues) : environment
    }
    set {
      let old = storedEnvironment
      guard old != newValue else { return }
      storedEnvironment = newValue
      setNeedsInsetsUpdate()
      layoutHost?.environmentDidChange(from: old ?? LayoutEnvironment(), to: newValue)
      traitsMayHaveChanged()
    }
  }

  /// The effective margins, in points: the margins of the view or the default. Depending on the
  /// properties of the view, they include the safe area, the superview's margins and the readable
  /// width.
  ///
  /// Setting it sets the margins of the view.
  var baseLayoutMargins: UIEdgeInsets {
    get { effectiveMargins() }
    set {
      let flips = isRightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: flips ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: flips ? newValue.left : newValue.right)
    }
  }

  /// The effective margins by layout direction. Setting it sets the margins of the view.
  var baseDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveMargins()
      let flips = isRightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: flips ? margins.right : margins.left, bottom: margins.bottom,
        trailing: flips ? margins.left : margins.right)
    }
    set {
      guard explicitMargins != newValue else { return }
      explicitMargins = newValue
      setNeedsInsetsUpdate()
    }
  }

  private func effectiveMargins() -> UIEdgeInsets {
    var margins = absolute(ownMargins)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsetsForSubviews }
    if preservesSuperviewLayoutMargins {
      margins = margins.union(
        superview?.preservedMargins(of: self) ?? layoutEnvironment.marginsAroundRoot)
    }
    if followsReadableWidth { margins = margins.union(readableInsets(within: margins)) }
    return margins
  }

  /// Returns the margins of the view that a subview preserves: the part that overlaps the subview.
  private func preservedMargins(of subview: UIView) -> UIEdgeInsets {
    let margins = margins(for: subview)
    let reaching = margins.reaching(into: subview, of: self)
    // Content has at most the margins of the view that scrolls it (recorded: three views that end
    // below the bounds, in two projects, both of the held-out third). Without the limit, content
    // whose height includes its margins would grow with every pass.
    return scrollsContent ? reaching.limited(to: margins) : reaching
  }

  /// Returns the margins that a subview can preserve. For scrolling subviews they do not include
  /// the safe area.
  private func margins(for subview: UIView) -> UIEdgeInsets {
    let margins = marginsForSubviews
    guard subview.scrollsContent, insetsLayoutMarginsFromSafeArea else { return margins }
    let safeArea = safeAreaInsetsForSubviews
    return UIEdgeInsets(
      top: margins.top - safeArea.top, left: margins.left - safeArea.left,
      bottom: margins.bottom - safeArea.bottom, right: margins.right - safeArea.right)
  }

  /// The margins without the safe area. Margins that were set are at least the minimum of the view
  /// controller.
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let minimum = systemMinimumLayoutMargins else {
      return explicitMargins ?? defaultLayoutMargins
    }
    guard let own = explicitMargins else { return minimum }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
  }

  /// Converts leading and trailing insets to left and right insets.
  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let flips = insets.leading != insets.trailing && isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: flips ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: flips ? insets.leading : insets.trailing)
  }

  // MARK: - Readable width

  /// The readable width at the default text size, in points (measured on an iPad that is 1024
  /// points wide, where it leaves 176 on either side).
  package static let readableWidth: CGFloat = 672

  private func readableInsets(within margins: UIEdgeInsets) -> UIEdgeInsets {
    let room = bounds.width - margins.left - margins.right
    guard room > Self.readableWidth else { return margins }
    let side = (bounds.width - Self.readableWidth) / 2
    return UIEdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom,
      right: max(margins.right, side))
  }

  /// The distances of the readable content guide from the edges of the view, in points.
  var readableContentInsets: UIEdgeInsets { readableInsets(within: layoutMargins) }

  // MARK: - Safe area

  /// The distances from the edges of the view to its safe area, in points. Bars and rounded corners
  /// cover the part outside it.
  ///
  /// A root has the insets of its environment. Other views have the part of the superview's insets
  /// that overlaps them.
  var baseSafeAreaInsets: UIEdgeInsets {
    if let frozenSafeAreaInsets { return frozenSafeAreaInsets }
    guard let parent else {
      // Read for every view, without a copy of the environment.
      return (uncommon?.environment?.safeAreaInsets ?? .zero) + additionalSafeAreaInsets
    }
    let outer = parent.safeAreaInsetsForSubviews
    guard outer != .zero else { return additionalSafeAreaInsets }
    if let kept = uncommon?.keptInsets, kept.superview == outer {
      return kept.own + additionalSafeAreaInsets
    }
    // A view that extends beyond its superview has at most the insets of the superview (recorded: a
    // view that is moved up by its own margin by a status bar's height, once).
    let capped = outer.reaching(into: self, of: parent).limited(to: outer)
    return capped + additionalSafeAreaInsets
  }

  /// Keeps the insets of a child controller's view that the program is about to move, or ends this
  /// if the view is resized or constraints move it.
  ///
  /// The view keeps insets that it has had in a layout, until those of its superview change (a
  /// published observation about child controllers in containers of programs).
  func keepInsets(whenMovedBy program: Bool, isResized: Bool) {
    guard program, !isResized, announcedSafeAreaInsets != .zero, let parent,
      layoutObserver?.isChildOfProgram == true
    else {
      if uncommon?.keptInsets != nil { uncommon?.keptInsets = nil }
      return
    }
    let outer = parent.safeAreaInsetsForSubviews
    guard uncommon?.keptInsets?.superview != outer else { return }
    let insets = baseSafeAreaInsets
    let added = additionalSafeAreaInsets
    madeUncommon.keptInsets = (
      UIEdgeInsets(
        top: insets.top - added.top, left: insets.left - added.left,
        bottom: insets.bottom - added.bottom, right: insets.right - added.right), outer
    )
  }

  // MARK: - Guides

  /// A layout guide for the area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { insetGuide(.margins) }
  /// A layout guide for the area that bars and rounded corners do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { insetGuide(.safeArea) }
  /// A layout guide for the area inside the margins that has a readable width.
  public var readableContentGuide: UILayoutGuide { insetGuide(.readable) }

  /// Returns the guide with a kind of insets. It is created on first use.
  private func insetGuide(_ kind: InsetGuide.Kind) -> InsetGuide {
    if let guide = insetGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = InsetGuide(kind, owner: self)
    insetGuides.append(guide)
    return guide
  }

  /// Adds a layout guide to the view and removes it from its previous owner.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView = self
  }

  /// Includes a guide that the view now owns, and installs the constraints that were waiting for
  /// it.
  func guideDidEnter(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.installWaitingConstraints()
  }

  /// Removes a layout guide and the constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.owningView = nil
  }

  /// Removes a guide that is about to have another owner, and the constraints that refer to it.
  func guideWillLeave(_ guide: UILayoutGuide) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.heldConstraints
      where constraint.items.contains(where: { $0 === guide }) {
        current.removeConstraint(constraint)
      }
      view = current.parent
    }
    layoutHost?.itemWillLeave(guide)
    layoutGuides.removeAll { $0 === guide }
    insetGuides.removeAll { $0 === guide }
  }

  // MARK: - Changes

  /// Marks insets and margins for an update before the next layout.
  package func setNeedsInsetsUpdate() { layoutHost?.insetsMayHaveChanged(of: self) }

  /// Called when the layout direction of the view changes.
  func directionDidChange() {
    setNeedsInsetsUpdate()
    layoutHost?.directionDidChange(of: self)
  }

  /// Reports a changed safe area before the view of a controller is laid out, as UIKit does in
  /// windows. The subviews are updated after the pass.
  func announceSafeAreaBeforeLayout() {
    guard window != nil, safeAreaInsets != announcedSafeAreaInsets else { return }
    announceInsets()
    guard let host = layoutHost else { return }
    for view in subviews { host.insetsMayHaveChanged(of: view) }
  }

  /// A Boolean value that indicates whether the insets of the view can depend on its frame: because
  /// they have not been reported yet, a guide follows them, or a part of the superview's insets
  /// overlaps the view.
  var hasInsetsOfFrame: Bool {
    guard announcedLayoutMargins != nil, insetGuides.isEmpty, !preservesSuperviewLayoutMargins,
      !followsReadableWidth, let parentReference
    else { return true }
    return parentReference.withInstance { parent in
      parent.announcedSafeAreaInsets != .zero || InsetOverrides.include(type(of: self))
        || InsetOverrides.include(type(of: parent))
    }
  }

  /// Reports changed insets to subclasses and updates the guides.
  func announceInsets() {
    InsetOverrides.note(type(of: self)) {
      safeAreaInsets != baseSafeAreaInsets || layoutMargins != baseLayoutMargins
    }
    let safeArea = safeAreaInsets.limitedForLayout
    if safeArea != announcedSafeAreaInsets {
      announcedSafeAreaInsets = safeArea
      safeAreaInsetsDidChange()
      layoutObserver?.viewSafeAreaInsetsDidChange()
    }
    let margins = layoutMargins.limitedForLayout
    if margins != announcedLayoutMargins {
      let isFirst = announcedLayoutMargins == nil
      announcedLayoutMargins = margins
      if !isFirst {
        layoutMarginsDidChange()
        layoutObserver?.viewLayoutMarginsDidChange()
      }
      if hasMarginConstraints { layoutHost?.marginsDidChange(of: self) }
    }
    for guide in insetGuides { guide.updateInsets() }
  }
}

extension UIView {
  /// The object with the uncommon properties, which is created if there is none.
  var madeUncommon: UncommonViewProperties {
    if let uncommon { return uncommon }
    let made = UncommonViewProperties()
    uncommon = made
    return made
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

  /// The margins that were set, or `nil` for the default margins.
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

  /// Safe area insets in points that do not derive from the superview, such as those of a
  /// controller or a cell, or `nil` for derived insets.
  package var frozenSafeAreaInsets: UIEdgeInsets? {
    get { uncommon?.frozenSafeAreaInsets }
    set {
      guard newValue != frozenSafeAreaInsets else { return }
      madeUncommon.frozenSafeAreaInsets = newValue
      setNeedsInsetsUpdate()
    }
  }

  /// The insets that a view controller adds to the safe area of its view, in points: those of its
  /// bars and those that the app sets.
  package var additionalSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      madeUncommon.additionalSafeAreaInsets = newValue
      setNeedsInsetsUpdate()
    }
  }
}

extension UIEdgeInsets {
  /// Returns the part of a superview's insets that overlaps a subview. It is at least 0 on each
  /// edge.
  @MainActor
  func reaching(into view: UIView, of superview: UIView) -> UIEdgeInsets {
    let outer = superview.bounds
    let inner = view.frame
    return UIEdgeInsets(
      top: max(0, top - (inner.minY - outer.minY)), left: max(0, left - (inner.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - inner.maxY)),
      right: max(0, right - (outer.maxX - inner.maxX)))
  }

  /// Returns the insets limited on each edge.
  fileprivate func limited(to limit: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, limit.top), left: min(left, limit.left), bottom: min(bottom, limit.bottom),
      right: min(right, limit.right))
  }
}
