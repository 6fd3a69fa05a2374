import Foundation

/// The arrangement of a stack view's items along its axis.
///
/// The constraints have the forms, identifiers and priorities that appear in UIKit's logs. Hidden
/// items are positioned as Interface Builder's recorded frames show.
@MainActor
struct StackDistribution {
  /// The values that determine the constraints.
  struct Inputs: Equatable {
    /// The stack view's axis.
    let axis: NSLayoutConstraint.Axis
    /// The distribution of the items along the axis.
    let distribution: UIStackView.Distribution
    /// The distance after each arranged view in points.
    let spacings: [CGFloat]
    /// The spacing as it was set, which `fillProportionally` uses.
    let rawSpacing: CGFloat
    /// A Boolean value that indicates whether the items lie within the stack view's margins.
    let isMarginsRelative: Bool
    /// A Boolean value that indicates whether distances are measured from baseline to baseline.
    let isBaselineRelative: Bool
    /// The lengths of the visible items in points. Empty if the distribution does not use them.
    let lengths: [CGFloat]
    /// For each visible item, the priority of an equal share of the length, or `nil` for none. Empty
    /// if no item has an equal share.
    let textShares: [Float?]
    /// The priority that collapses hidden items.
    let hidingPriority: Float
    /// The items in order.
    let items: [ObjectIdentifier]
    /// For each item, a Boolean value that indicates whether it takes up space.
    let isVisible: [Bool]
  }

  private unowned let stack: UIStackView
  /// The arranged views.
  private let items: StackItems
  /// The values that determine the constraints.
  private let inputs: Inputs
  /// The item that the views fill: the stack view or its margins guide.
  private let canvas: any LayoutItem
  /// The attributes along the axis.
  private let axis: StackAxis
  /// The constraints created so far.
  private var result: StackArrangement

  private init(
    stack: UIStackView, items: StackItems, inputs: Inputs, replacing former: StackArrangement
  ) {
    result = StackArrangement(replacing: former)
    self.stack = stack
    self.items = items
    self.inputs = inputs
    canvas = stack.canvas
    axis = StackAxis(along: stack.axis)
  }

  /// Creates and activates the constraints, and deactivates those of the former arrangement that
  /// are not reused.
  ///
  /// 1. Pins the first and the last visible item to the stack view.
  /// 2. Keeps the spacing between visible items.
  /// 3. Divides the length according to the distribution.
  /// 4. Attaches the hidden items to the visible ones.
  static func build(
    for stack: UIStackView, items: StackItems, inputs: Inputs, replacing former: StackArrangement
  ) -> StackArrangement {
    var distribution = StackDistribution(
      stack: stack, items: items, inputs: inputs, replacing: former)
    distribution.connectCanvas()
    distribution.space()
    distribution.divide()
    distribution.hangHiddenItems()
    distribution.result.install(on: stack)
    return distribution.result
  }

  // MARK: - 1. Canvas

  private mutating func connectCanvas() {
    let visible = items.visible
    guard let first = visible.first, let last = visible.last else {
      let spacer = result.spacer("UISV-empty-spacer", in: stack)
      connect(spacer, axis.start, spacer, axis.end)
      result.constrain(
        .canvasFit, spacer, axis.size, constant: 0, priority: StackPriority.canvasFit)
      return
    }
    connect(first, startAttribute(of: first), last, endAttribute(of: last))
  }

  private mutating func connect(
    _ first: any LayoutItem, _ start: NSLayoutConstraint.Attribute,
    _ last: any LayoutItem, _ end: NSLayoutConstraint.Attribute
  ) {
    result.constrain(.canvasConnection, canvas, axis.start, .equal, first, start)
    result.constrain(.canvasConnection, canvas, axis.end, .equal, last, end)
  }

  /// A Boolean value that indicates whether the margins are measured to the baselines of text, as
  /// in a baseline-relative stack view that is relative to its margins.
  private var measuresMarginsToBaselines: Bool {
    inputs.isBaselineRelative && inputs.isMarginsRelative
  }

  /// Returns the attribute of a view that faces the preceding item.
  private func startAttribute(of view: UIView) -> NSLayoutConstraint.Attribute {
    measuresMarginsToBaselines && view.baselineOffsetFromTop != nil ? .firstBaseline : axis.start
  }

  /// Returns the attribute of a view that faces the following item.
  private func endAttribute(of view: UIView) -> NSLayoutConstraint.Attribute {
    measuresMarginsToBaselines && view.baselineOffsetFromBottom != nil ? .lastBaseline : axis.end
  }

  // MARK: - 2. Spacing

  /// The relation of the spacing. Distributions with equal gaps allow larger ones.
  private var spacingRelation: NSLayoutConstraint.Relation {
    switch inputs.distribution {
    case .fill, .fillEqually, .fillProportionally: .equal
    case .equalSpacing, .equalCentering: .greaterThanOrEqual
    }
  }

  private mutating func space() {
    var previous: Int?
    for index in items.all.indices where items.isVisible[index] {
      if let previous {
        space(items.all[previous], items.all[index], inputs.spacings[previous], spacingRelation)
      }
      previous = index
    }
  }

  private mutating func space(
    _ previous: UIView, _ next: UIView, _ distance: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) {
    let isBaseline = inputs.isBaselineRelative
    result.constrain(
      .spacing, next, isBaseline ? .firstBaseline : axis.start, relation, previous,
      isBaseline ? .lastBaseline : axis.end, constant: distance)
  }

  // MARK: - 3. Division

  /// Adds the constraints that the distribution requires in addition to the spacing.
  private mutating func divide() {
    let visible = items.visible
    guard let first = visible.first else { return }
    switch inputs.distribution {
    case .fill: disambiguateTextWidths(visible)
    case .fillEqually: equalize(visible, with: first)
    case .fillProportionally: divideProportionally(visible)
    case .equalSpacing:
      addGaps(
        visible, from: inputs.isBaselineRelative ? .lastBaseline : axis.end,
        to: inputs.isBaselineRelative ? .firstBaseline : axis.start,
        priority: UILayoutPriority.required.rawValue)
    case .equalCentering:
      addGaps(visible, from: axis.center, to: axis.center, priority: StackPriority.equalCentering)
    }
  }

  private mutating func equalize(_ visible: [UIView], with first: UIView) {
    for item in visible.dropFirst() {
      result.constrain(.fillEqually, item, axis.size, .equal, first, axis.size)
    }
  }

  /// Gives equal shares to labels that wrap their text, because such labels have no intrinsic
  /// width.
  private mutating func disambiguateTextWidths(_ visible: [UIView]) {
    guard inputs.axis == .horizontal, !inputs.textShares.isEmpty else { return }
    let count = CGFloat(visible.count)
    let spacing = gapLengths.reduce(0, +)
    for (item, priority) in zip(visible, inputs.textShares) {
      guard let priority else { continue }
      result.constrain(
        .textWidthDisambiguation, item, axis.size, .equal, canvas, axis.size,
        multiplier: 1 / count, constant: -spacing / count, priority: priority)
    }
  }

  /// The distances between visible items in points.
  private var gapLengths: [CGFloat] {
    items.all.indices.filter { items.isVisible[$0] }.dropLast().map { inputs.spacings[$0] }
  }

  /// Gives each item a share of the stack view's length: its own length divided by the sum of all
  /// lengths and spacings. Constraints of later items break first.
  private mutating func divideProportionally(_ visible: [UIView]) {
    let lengths = inputs.lengths
    let count = lengths.filter { $0 > 0 }.count
    guard count > 0 else { return equalize(visible, with: visible[0]) }
    let total = lengths.reduce(0, +) + inputs.rawSpacing * CGFloat(visible.count - 1)
    let isExact = count == 1 && (visible.count == 1 || inputs.rawSpacing == 0)
    for (index, item) in visible.enumerated() {
      guard lengths[index] > 0, total > 0 else {
        result.constrain(.fillProportionally, item, axis.size, constant: 0)
        continue
      }
      let priority = isExact ? UILayoutPriority.required.rawValue : Self.sharePriority(index)
      result.constrain(
        .fillProportionally, item, axis.size, .equal, stack, axis.size,
        multiplier: lengths[index] / total, priority: priority)
    }
  }

  /// Returns the priority of an item's share, which decreases by one with each item down to 1.
  private static func sharePriority(_ index: Int) -> Float {
    max(StackPriority.fillProportionally - Float(min(index, 998)), 1)
  }

  /// Adds a guide between each two adjacent items and makes the guides equally long.
  private mutating func addGaps(
    _ visible: [UIView], from leaving: NSLayoutConstraint.Attribute,
    to arriving: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: _UIOLAGapGuide?
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = result.add(_UIOLAGapGuide(), to: stack)
      result.constrain(.distributingEdge, gap, axis.start, .equal, previous, leaving)
      result.constrain(.distributingEdge, next, arriving, .equal, gap, axis.end)
      if let first {
        result.constrain(.fillEqually, gap, axis.size, .equal, first, axis.size, priority: priority)
      } else {
        first = gap
      }
    }
    result.constrain(
      .canvasFit, stack, axis.size, constant: 0, priority: StackPriority.canvasFit)
  }

  // MARK: - 4. Hidden items

  /// Attaches the hidden items to the visible ones, which close the gap. A hidden item is centered
  /// in the spacing after the preceding visible item. Before the first visible item, it ends where
  /// that item begins; after the last one, it begins where that item ends.
  private mutating func hangHiddenItems() {
    guard items.visible.count < items.all.count else { return }
    var previous: Int?
    var next = items.isVisible.firstIndex(of: true)
    for index in items.all.indices {
      if items.isVisible[index] {
        previous = index
        next = items.isVisible[(index + 1)...].firstIndex(of: true)
        continue
      }
      let item = items.all[index]
      hang(item, after: previous, before: next)
      result.constrain(
        .hiding, item, axis.size, constant: 0, priority: inputs.hidingPriority)
    }
  }

  private mutating func hang(_ item: UIView, after previous: Int?, before next: Int?) {
    switch (previous, next) {
    case (let previous?, let next):
      let distance = next == nil ? 0 : inputs.spacings[previous] / 2
      result.constrain(
        .spacing, item, axis.start, .equal, items.all[previous], axis.end, constant: distance)
    case (nil, let next?):
      result.constrain(.spacing, items.all[next], axis.start, .equal, item, axis.end)
    case (nil, nil):
      result.constrain(.spacing, item, axis.start, .equal, canvas, axis.start)
    }
  }
}
