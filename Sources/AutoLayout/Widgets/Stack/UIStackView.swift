import Foundation

/// A view that lays out a row or a column of views by making constraints for them.
///
/// The constraints are ordinary `NSLayoutConstraint`s with identifiers that begin with `UISV-`, and
/// appear in `constraints`. They are made in `updateConstraints()` when something they depend on
/// changed, in one group for the axis and one across it.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views that the stack view lays out, in order; each is a subview, not each subview is one.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The direction in which the views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { invalidate(axis != oldValue) } }

  /// How the views share the length of the axis.
  open var distribution: Distribution = .fill {
    didSet { invalidate(distribution != oldValue) }
  }

  /// How the views are placed across the axis.
  open var alignment: Alignment = .fill { didSet { invalidate(alignment != oldValue) } }

  /// The distance between neighbours in points, or the least one where the distribution makes gaps
  /// equal; may be negative, or `spacingUseSystem`.
  open var spacing: CGFloat = 0 { didSet { invalidate(spacing != oldValue) } }

  /// Whether the distance between the views of a vertical stack view is measured from the last
  /// baseline to the next first one.
  open var isBaselineRelativeArrangement = false {
    didSet { invalidate(isBaselineRelativeArrangement != oldValue) }
  }

  /// Whether the views fill the stack view's margins instead of its bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { invalidate(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// Distances after single views, in points.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var roomKeepers: Set<ObjectIdentifier> = []
  /// The constraints across the axis.
  private var alignmentArrangement = StackArrangement()
  /// What the constraints across the axis were made from.
  private var alignmentInputs: StackAlignment.Inputs?
  /// The constraints along the axis.
  private var distributionArrangement = StackArrangement()
  /// What the constraints along the axis were made from.
  private var distributionInputs: StackDistribution.Inputs?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Raises no error: a stack view that comes from an archive is an empty one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack view of views that need no superview yet.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Arranged views

  /// Adds a view after the others, as a subview where it is not one; a view that is arranged
  /// already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view so that it has index `stackIndex`, as the topmost subview where it is not one; a
  /// view that is arranged already moves there.
  ///
  /// Raises `NSInternalInconsistencyException` for an index that is negative or beyond the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) "
          + "expected to be less than or equal to \(arrangedSubviews.count)")
      return
    }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    invalidate()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    forget(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Removes a view from the arranged views and their distances.
  private func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    roomKeepers.remove(ObjectIdentifier(view))
    alignmentArrangement.remove()
    alignmentInputs = nil
    distributionArrangement.remove()
    distributionInputs = nil
    invalidate()
  }

  // MARK: - Spacing

  /// Sets the distance after an arranged view in points; `spacingUseDefault` takes `spacing` again.
  ///
  /// It moves with the view, ends when the view leaves `arrangedSubviews`, and does nothing while
  /// the view is hidden or for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    invalidate()
  }

  /// The distance set after an arranged view in points, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance after a view in points, with the names for values replaced by values.
  private func resolvedSpacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    if value == Self.spacingUseSystem { return SystemSpacing.siblings }
    return value == Self.spacingUseDefault ? 0 : value
  }

  // MARK: - Hidden views

  /// Makes a hidden arranged view take its room all the same.
  ///
  /// On Interface Builder's canvas that is so for activity indicators, which are marked hidden
  /// there because they hide when they stop.
  package func keepRoom(for view: UIView) {
    roomKeepers.insert(ObjectIdentifier(view))
    invalidate()
  }

  package override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    if subview.isHidden, arrangedSubviews.contains(where: { $0 === subview }) {
      // What is hidden shows until its room is gone.
      AnimationContext.note(subview, .hiding, from: [0], to: [1])
    }
    invalidate(arrangedSubviews.contains { $0 === subview })
  }

  package override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicContentSizeDidChange(subview)
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    superview?.subviewIntrinsicContentSizeDidChange(self)
  }

  // MARK: - Constraints

  /// Has the constraints looked at before the next layout, and tells a stack view around this one
  /// that its content may have another size.
  private func invalidate(_ isNeeded: Bool = true) {
    guard isNeeded else { return }
    setNeedsUpdateConstraints()
    superview?.subviewIntrinsicContentSizeDidChange(self)
    AnimationContext.noteArrangement(of: self)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  package override var ordersOwnConstraintsLast: Bool { true }

  /// Brings the constraints of the arranged views up to date.
  ///
  /// Linear in the number of arranged views when something changed; otherwise nothing is touched.
  open override func updateConstraints() {
    let items = StackItems(
      all: arrangedSubviews,
      isVisible: arrangedSubviews.map {
        !$0.isHidden || roomKeepers.contains(ObjectIdentifier($0))
      })
    updateAlignment(items)
    updateDistribution(items)
    super.updateConstraints()
  }

  /// Makes the constraints across the axis again if their inputs changed.
  private func updateAlignment(_ items: StackItems) {
    let inputs = StackAlignment.Inputs(
      axis: axis, alignment: effectiveAlignment,
      isMarginsRelative: isLayoutMarginsRelativeArrangement, items: items.key)
    guard inputs != alignmentInputs else { return }
    alignmentArrangement.remove()
    alignmentInputs = inputs
    alignmentArrangement = StackAlignment.build(for: self, items: items)
    // Constraints keep the order that a new stack view gives them: alignment, then distribution.
    distributionInputs = nil
  }

  /// Makes the constraints along the axis again if their inputs changed.
  private func updateDistribution(_ items: StackItems) {
    let inputs = distributionInputs(items)
    guard inputs != distributionInputs else { return }
    distributionArrangement.remove()
    distributionInputs = inputs
    distributionArrangement = StackDistribution.build(for: self, items: items, inputs: inputs)
  }

  private func distributionInputs(_ items: StackItems) -> StackDistribution.Inputs {
    StackDistribution.Inputs(
      axis: axis, distribution: distribution,
      spacings: items.all.map { resolvedSpacing(after: $0) },
      rawSpacing: spacing == Self.spacingUseDefault ? 0 : spacing,
      isMarginsRelative: isLayoutMarginsRelativeArrangement,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      lengths: distribution == .fillProportionally
        ? items.visible.map { ProportionalLength.of($0, along: axis) } : [],
      breaksLines: items.visible.map {
        ($0 as? any LineBreakingView).map { $0.numberOfLines != 1 } ?? false
      },
      items: items.key)
  }

  /// What the views are tied to: the stack view, or its margins.
  var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  /// Baselines mean nothing across a vertical axis, where they are as good as `fill`.
  var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    return alignment == .firstBaseline || alignment == .lastBaseline ? .leading : alignment
  }

  // MARK: - Baselines

  /// The first visible view of a vertical stack view, the tallest of a horizontal one, or what that
  /// names in turn.
  open override var forFirstBaselineLayout: UIView {
    baselineView(arrangedSubviews.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  /// The last visible view of a vertical stack view, the tallest of a horizontal one, or what that
  /// names in turn.
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
