import Foundation

extension UIView {
  /// The direction in which the view's content runs: its own attribute, or the application's.
  var baseLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutEnvironment.layoutDirection
    }
  }

  /// Whether content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What surrounds the view; setting it makes sense on a root.
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

  /// The margins in effect, in points: the view's own or the default, with the safe area added and
  /// the superview's margins and the readable width respected where the view asks for it.
  ///
  /// The setter sets the view's own margins.
  var baseLayoutMargins: UIEdgeInsets {
    get { effectiveMargins() }
    set {
      let flips = isRightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: flips ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: flips ? newValue.left : newValue.right)
    }
  }

  /// The margins in effect by direction; the setter sets the view's own.
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
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.union(superview.margins(for: self).reaching(into: self, of: superview))
    }
    if followsReadableWidth { margins = margins.union(readableInsets(within: margins)) }
    return margins
  }

  /// The margins that a subview may preserve; what scrolls keeps clear of no safe area.
  private func margins(for subview: UIView) -> UIEdgeInsets {
    let margins = marginsForSubviews
    guard subview.scrollsContent, insetsLayoutMarginsFromSafeArea else { return margins }
    let safeArea = safeAreaInsetsForSubviews
    return UIEdgeInsets(
      top: margins.top - safeArea.top, left: margins.left - safeArea.left,
      bottom: margins.bottom - safeArea.bottom, right: margins.right - safeArea.right)
  }

  /// The margins before the safe area: set ones are at least a controller's minimum.
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let minimum = systemMinimumLayoutMargins else {
      return explicitMargins ?? defaultLayoutMargins
    }
    guard let own = explicitMargins else { return minimum }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
  }

  /// Leading and trailing as left and right.
  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let flips = isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: flips ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: flips ? insets.leading : insets.trailing)
  }

  // MARK: - Readable width

  /// Width of comfortable lines at the default text size, in points (measured on an iPad 1024
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

  /// Distances of the readable content guide from the view's edges.
  var readableContentInsets: UIEdgeInsets { readableInsets(within: layoutMargins) }

  // MARK: - Safe area

  /// What of the view is covered by bars and rounded corners, in points from each edge.
  ///
  /// A root has its environment's; other views have what of the superview's reaches into them.
  var baseSafeAreaInsets: UIEdgeInsets {
    if let frozenSafeAreaInsets { return frozenSafeAreaInsets }
    guard let superview else {
      return (storedEnvironment?.safeAreaInsets ?? .zero) + additionalSafeAreaInsets
    }
    let outer = superview.safeAreaInsetsForSubviews
    guard outer != .zero else { return additionalSafeAreaInsets }
    // What sticks out of the superview has no more of it than the superview (recorded: a view that
    // its own margin moves up by a status bar's height, once).
    let reaching = outer.reaching(into: self, of: superview)
    let capped = UIEdgeInsets(
      top: min(reaching.top, outer.top), left: min(reaching.left, outer.left),
      bottom: min(reaching.bottom, outer.bottom), right: min(reaching.right, outer.right))
    return capped + additionalSafeAreaInsets
  }

  // MARK: - Guides

  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { insetGuide(.margins) }
  /// The rectangle that bars and corners leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { insetGuide(.safeArea) }
  /// The rectangle within the margins that is comfortable to read.
  public var readableContentGuide: UILayoutGuide { insetGuide(.readable) }

  /// The guide of a kind, made on first use.
  private func insetGuide(_ kind: InsetGuide.Kind) -> InsetGuide {
    if let guide = insetGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = InsetGuide(kind, owner: self)
    insetGuides.append(guide)
    return guide
  }

  /// Adds a guide to the view, taking it from the one it belonged to.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Removes a guide and the constraints that mention it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.heldConstraints
      where (constraint.firstOperand.items + constraint.secondOperand.items)
        .contains(where: { $0 === guide })
      { current.removeConstraint(constraint) }
      view = current.superview
    }
    layoutHost?.itemWillLeave(guide)
    layoutGuides.removeAll { $0 === guide }
    insetGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: - Changes

  /// Has insets and margins looked at before the next layout.
  package func setNeedsInsetsUpdate() { layoutHost?.insetsMayHaveChanged(of: self) }

  /// Called when the view runs the other way.
  func directionDidChange() {
    setNeedsInsetsUpdate()
    layoutHost?.directionDidChange(of: self)
  }

  /// Tells of a safe area that changed before a controller's view is laid out, as UIKit does in
  /// windows; the subviews are looked at after the pass.
  func announceSafeAreaBeforeLayout() {
    guard let host = layoutHost, host.root is UIWindow, safeAreaInsets != announcedSafeAreaInsets
    else { return }
    announceInsets()
    for view in subviews { host.insetsMayHaveChanged(of: view) }
  }

  /// Tells subclasses of changed insets and brings the guides up to date.
  func announceInsets() {
    let safeArea = safeAreaInsets
    if safeArea != announcedSafeAreaInsets {
      announcedSafeAreaInsets = safeArea
      safeAreaInsetsDidChange()
      layoutObserver?.viewSafeAreaInsetsDidChange()
    }
    let margins = layoutMargins
    if margins != announcedLayoutMargins {
      let isFirst = announcedLayoutMargins == nil
      announcedLayoutMargins = margins
      if !isFirst {
        layoutMarginsDidChange()
        layoutObserver?.viewLayoutMarginsDidChange()
      }
      layoutHost?.marginsDidChange(of: self)
    }
    for guide in insetGuides { guide.updateInsets() }
  }
}

extension UIEdgeInsets {
  /// What of a superview's insets reaches into a subview, at least 0 on each edge.
  @MainActor
  func reaching(into view: UIView, of superview: UIView) -> UIEdgeInsets {
    let outer = superview.bounds
    let inner = view.frame
    return UIEdgeInsets(
      top: max(0, top - (inner.minY - outer.minY)), left: max(0, left - (inner.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - inner.maxY)),
      right: max(0, right - (outer.maxX - inner.maxX)))
  }
}
