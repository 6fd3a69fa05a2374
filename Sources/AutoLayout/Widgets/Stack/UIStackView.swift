import Foundation

/// A view that lays out a row or a column of views with constraints that it creates.
///
/// The constraints are ordinary `NSLayoutConstraint` objects with identifiers that begin with
/// `UISV-`, and appear in `constraints`. The stack view creates them in `updateConstraints()` when
/// a value on which they depend has changed: one group along the axis and one perpendicular to it.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views that the stack view lays out, in order. All of them are subviews of the stack view,
  /// which can also have subviews that it does not arrange.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which the views are laid out.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { invalidate(axis != oldValue) } }

  /// The distribution of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { invalidate(distribution != oldValue) }
  }

  /// The alignment of the views perpendicular to the axis.
  open var alignment: Alignment = .fill { didSet { invalidate(alignment != oldValue) } }

  /// The distance between adjacent views in points, or the minimum distance if the distribution
  /// makes gaps equal. The value can be negative or `spacingUseSystem`.
  open var spacing: CGFloat = 0 { didSet { invalidate(spacing != oldValue) } }

  /// A Boolean value that indicates whether a vertical stack view measures the spacing from the
  /// last baseline of a view to the first baseline of the next one.
  open var isBaselineRelativeArrangement = false {
    didSet { invalidate(isBaselineRelativeArrangement != oldValue) }
  }

  /// A Boolean value that indicates whether the views fill the stack view's margins instead of its
  /// bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { invalidate(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// The distances after individual views, in points.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var roomKeepers: Set<ObjectIdentifier> = []
  /// The constraints perpendicular to the axis.
  private var alignmentArrangement = StackArrangement()
  /// The values from which the constraints perpendicular to the axis were created.
  private var alignmentInputs: StackAlignment.Inputs?
  /// The constraints along the axis.
  private var distributionArrangement = StackArrangement()
  /// The values from which the constraints along the axis were created.
  private var distributionInputs: StackDistribution.Inputs?

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    guard !PlatformMetrics.stackLayersDraw[layoutEnvironment.platform] else { return }
    describeLayer(as: "CATransformLayer", &description)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack view.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack view that arranges the given views and adds them as subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Arranged views

  /// Adds a view to the end of the arranged views, and as a subview if it is not one. A view that
  /// is already arranged moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index of the arranged views.
  ///
  /// Raises `NSInternalInconsistencyException` if the index is negative or beyond the end.
  ///
  /// - Parameters:
  ///   - view: The view. If it is not a subview, it is added as the topmost subview. If it is
  ///     already arranged, it moves to the index.
  ///   - stackIndex: The index in `arrangedSubviews`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) "
          + "expected to be less than or equal to \(arrangedSubviews.count)")
      return
    }
    arrangedSubviews.removeFirst(identicalTo: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    invalidate()
  }

  /// Removes a view from the arranged views. The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    if arranges(view) { forget(view) }
  }

  /// Returns a Boolean value that indicates whether a view is arranged.
  private func arranges(_ view: UIView) -> Bool {
    arrangedSubviews.firstIndex(identicalTo: view) != nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Removes a view from the arranged views, with its custom spacing.
  private func forget(_ view: UIView) {
    arrangedSubviews.removeFirst(identicalTo: view)
    customSpacings[ObjectIdentifier(view)] = nil
    roomKeepers.remove(ObjectIdentifier(view))
    alignmentArrangement.remove(mentioning: view)
    alignmentInputs = nil
    distributionArrangement.remove(mentioning: view)
    distributionInputs = nil
    invalidate()
  }

  // MARK: - Spacing

  /// Sets the distance after an arranged view.
  ///
  /// The custom spacing moves with the view and is removed when the view leaves `arrangedSubviews`.
  /// As in UIKit, it has no effect while the view is hidden, or for a view that is not arranged.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points, or `spacingUseDefault` to restore `spacing`.
  ///   - arrangedSubview: The view after which the distance applies.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    invalidate()
  }

  /// Returns the custom spacing after an arranged view in points, or `spacingUseDefault` if there
  /// is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Hidden views

  /// Keeps the space of an arranged view on a canvas while it is hidden.
  ///
  /// Interface Builder's canvas does so for activity indicators, which documents mark as hidden
  /// because they hide when they stop. A device does not.
  package func keepRoom(for view: UIView) {
    roomKeepers.insert(ObjectIdentifier(view))
    invalidate()
  }

  /// Arranges the views again if some of them keep their space only on a canvas.
  package func surfaceDidChange() {
    if !roomKeepers.isEmpty { invalidate() }
  }

  package override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    guard arranges(subview) else { return }
    if subview.isHidden {
      // A view that becomes hidden stays visible until its space is closed.
      AnimationContext.note(subview, .hiding, from: [0], to: [1])
    }
    invalidate()
  }

  package override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicContentSizeDidChange(subview)
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    superview?.subviewIntrinsicContentSizeDidChange(self)
  }

  // MARK: - Constraints

  /// Requests an update of the constraints before the next layout, and notifies an enclosing stack
  /// view that the size of the content can change.
  private func invalidate(_ isNeeded: Bool = true) {
    guard isNeeded else { return }
    setNeedsUpdateConstraints()
    superview?.subviewIntrinsicContentSizeDidChange(self)
    AnimationContext.noteArrangement(of: self)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  package override var ordersOwnConstraintsLast: Bool { true }

  /// Updates the constraints of the arranged views.
  ///
  /// Constraints that an edit does not affect remain.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  open override func updateConstraints() {
    let keepsRoom = !roomKeepers.isEmpty && layoutEnvironment.surface == .canvas
    let items = StackItems(arrangedSubviews, roomKeepers: keepsRoom ? roomKeepers : [])
    let isAlignmentChanged = updateAlignment(items)
    let isDistributionChanged = updateDistribution(items)
    if isAlignmentChanged || isDistributionChanged { orderArrangedConstraints() }
    super.updateConstraints()
  }

  /// Updates the constraints perpendicular to the axis if their inputs have changed.
  ///
  /// - Returns: `true` if they have changed.
  private func updateAlignment(_ items: StackItems) -> Bool {
    let alignment = effectiveAlignment
    let inputs = StackAlignment.Inputs(
      axis: axis, alignment: alignment,
      isMarginsRelative: isLayoutMarginsRelativeArrangement, items: items.identities,
      // Only the spanner depends on visibility, and items that fill the stack view do not need it.
      isVisible: alignment == .fill ? [] : items.isVisible)
    guard inputs != alignmentInputs else { return false }
    alignmentInputs = inputs
    alignmentArrangement = StackAlignment.build(
      for: self, items: items, replacing: alignmentArrangement)
    return true
  }

  /// Updates the constraints along the axis if their inputs have changed.
  ///
  /// - Returns: `true` if they have changed.
  private func updateDistribution(_ items: StackItems) -> Bool {
    let inputs = distributionInputs(items)
    guard inputs != distributionInputs else { return false }
    distributionInputs = inputs
    distributionArrangement = StackDistribution.build(
      for: self, items: items, inputs: inputs, replacing: distributionArrangement)
    return true
  }

  /// Reorders the constraints of the arrangements as in a new stack view: alignment, then
  /// distribution.
  private func orderArrangedConstraints() {
    orderArrangedConstraints(
      alignmentArrangement.constraints + distributionArrangement.constraints)
  }

  private func distributionInputs(_ items: StackItems) -> StackDistribution.Inputs {
    StackDistribution.Inputs(
      axis: axis, distribution: distribution,
      spacings: resolvedSpacings(after: items.all),
      rawSpacing: spacing == Self.spacingUseDefault ? 0 : spacing,
      isMarginsRelative: isLayoutMarginsRelativeArrangement,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      lengths: distribution == .fillProportionally
        ? items.visible.map { ProportionalLength.of($0, along: axis) } : [],
      textShares: distribution == .fill && axis == .horizontal ? textShares(items.visible) : [],
      hidingPriority: items.isVisible.contains(false)
        ? PlatformMetrics.stackHidingPriority[layoutEnvironment.platform] : 0,
      items: items.identities, isVisible: items.isVisible)
  }

  /// Returns for each view the priority of an equal share of the width, or an empty array if no
  /// view has one.
  ///
  /// Labels that wrap have shares if there are at least two. On the canvas since Xcode 13, buttons
  /// with a configuration count, and none does unless all views do. Up to iOS 14, a single label
  /// also has a share, with a priority that depends on its compression resistance.
  private func textShares(_ views: [UIView]) -> [Float?] {
    let platform = layoutEnvironment.platform
    let buttonsShare = PlatformMetrics.configuredButtonsShareWidth[platform]
    let wraps = views.map { view in
      if let label = view as? any LineBreakingView { return label.numberOfLines != 1 }
      return buttonsShare && (view as? UIButton)?.wrapsConfiguredTitle == true
    }
    if buttonsShare, wraps.contains(false) { return [] }
    let isAlone = PlatformMetrics.singleTextsShareWidth[platform]
    guard views.count > 1, wraps.count(where: { $0 }) > (isAlone ? 0 : 1) else { return [] }
    return zip(views, wraps).map { view, wraps in
      guard wraps else { return nil }
      guard isAlone else { return StackPriority.textWidthDisambiguation }
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      return min(
        resistance + StackPriority.textWidthAboveResistance, UILayoutPriority.required.rawValue)
    }
  }

  /// Returns the distances after views in points, with `spacingUseSystem` and `spacingUseDefault`
  /// replaced by their values.
  private func resolvedSpacings(after views: [UIView]) -> [CGFloat] {
    let standard = resolved(spacing)
    guard !customSpacings.isEmpty else { return Array(repeating: standard, count: views.count) }
    var spacings: [CGFloat] = []
    for view in views {
      spacings.append(customSpacings[ObjectIdentifier(view)].map(resolved) ?? standard)
    }
    return spacings
  }

  /// Returns a distance in points: 8 for `spacingUseSystem`, and 0 for `spacingUseDefault`.
  private func resolved(_ spacing: CGFloat) -> CGFloat {
    if spacing == Self.spacingUseSystem { return SystemSpacing.siblings }
    return spacing == Self.spacingUseDefault ? 0 : spacing
  }

  /// The item to which the views are pinned: the stack view or its margins guide.
  var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  /// The alignment in effect. In a vertical stack view, baselines do not apply and are equivalent
  /// to `leading`.
  var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    return alignment == .firstBaseline || alignment == .lastBaseline ? .leading : alignment
  }

  // MARK: - Baselines

  /// The view that provides the first baseline: the first visible view of a vertical stack view or
  /// the tallest of a horizontal one, or the view that it returns for this property.
  open override var forFirstBaselineLayout: UIView {
    baselineView(arrangedSubviews.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  /// The view that provides the last baseline: the last visible view of a vertical stack view or
  /// the tallest of a horizontal one, or the view that it returns for this property.
  open override var forLastBaselineLayout: UIView {
    baselineView(arrangedSubviews.last { !$0.isHidden })?.forLastBaselineLayout ?? self
  }

  private func baselineView(_ outermost: UIView?) -> UIView? {
    guard axis == .horizontal else { return outermost }
    var tallest: (view: UIView, height: CGFloat)?
    for view in arrangedSubviews where !view.isHidden {
      let height = max(view.intrinsicContentSize.height, view.bounds.height)
      if height > tallest?.height ?? -.infinity { tallest = (view, height) }
    }
    return tallest?.view
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .stack(axis: axis == .horizontal ? "horizontal" : "vertical")
  }
}
