import Foundation

/// The arrangement of a stack view's items perpendicular to its axis.
///
/// The constraints have the forms, identifiers and priorities that appear in UIKit's logs.
@MainActor
struct StackAlignment {
  /// The values that determine the constraints.
  struct Inputs: Equatable {
    let axis: NSLayoutConstraint.Axis
    let alignment: UIStackView.Alignment
    let isMarginsRelative: Bool
    /// The items in order.
    let items: [ObjectIdentifier]
    /// For each item, a Boolean value that indicates whether it takes up space. Empty if the
    /// alignment does not depend on it.
    let isVisible: [Bool]
  }

  private unowned let stack: UIStackView
  /// The arranged views.
  private let items: StackItems
  /// The item within which the items are aligned: the stack view or its margins guide.
  private let canvas: any LayoutItem
  /// The axis perpendicular to that of the stack view.
  private let axis: StackAxis
  /// The alignment of the items.
  private let alignment: UIStackView.Alignment
  /// The constraints created so far.
  private var result: StackArrangement

  private init(stack: UIStackView, items: StackItems, replacing former: StackArrangement) {
    result = StackArrangement(replacing: former)
    self.stack = stack
    self.items = items
    canvas = stack.canvas
    axis = StackAxis(across: stack.axis)
    alignment = stack.effectiveAlignment
  }

  /// Creates and activates the constraints, and deactivates those of the former arrangement that
  /// are not reused.
  ///
  /// 1. Pins the first item, or a spanner around all items, to the stack view.
  /// 2. Aligns all other items with the first one.
  /// 3. Fits the spanner around the visible items.
  /// 4. Resolves ambiguity.
  static func build(
    for stack: UIStackView, items: StackItems, replacing former: StackArrangement
  ) -> StackArrangement {
    var alignment = StackAlignment(stack: stack, items: items, replacing: former)
    if let first = items.all.first { alignment.arrange(first) }
    alignment.result.install(on: stack)
    return alignment.result
  }

  private mutating func arrange(_ first: UIView) {
    let spanner = makeSpanner()
    connectCanvas(first, spanner: spanner)
    align(with: first)
    if let spanner { fit(spanner) }
    settle()
  }

  /// The sides on which an item can be inset from the spanner.
  private var weakSides: (start: Bool, end: Bool) {
    switch alignment {
    case .fill: (false, false)
    case .leading: (false, true)
    case .trailing: (true, false)
    case .center, .firstBaseline, .lastBaseline: (true, true)
    }
  }

  /// Creates a spanner if there is more than one item and the items do not fill the stack view.
  private mutating func makeSpanner() -> _UILayoutSpacer? {
    guard alignment != .fill, items.all.count > 1 else { return nil }
    return result.spacer("UISV-alignment-spanner", in: stack)
  }

  // MARK: - 1. Canvas

  /// Pins the aligned edge to the first item and the other edge to the spanner. A single item
  /// replaces the spanner; its other edge can be inset from the canvas.
  private mutating func connectCanvas(_ first: UIView, spanner: _UILayoutSpacer?) {
    let around: any LayoutItem = spanner ?? first
    let isLoose = spanner == nil
    switch alignment {
    case .fill:
      connectStart(to: first)
      connectEnd(to: first)
    case .leading:
      connectStart(to: first)
      connectEnd(to: around, loosely: isLoose)
    case .trailing:
      connectStart(to: around, loosely: isLoose)
      connectEnd(to: first)
    case .center:
      connectStart(to: around, loosely: isLoose)
      connectEnd(to: around, loosely: isLoose)
      result.constrain(.canvasConnection, canvas, axis.center, .equal, first, axis.center)
    case .firstBaseline:
      connectStart(to: first, loosely: true)
      connectEnd(to: around)
    case .lastBaseline:
      connectStart(to: around)
      connectEnd(to: first, loosely: true)
    }
  }

  /// Pins the start of the canvas to an item.
  private mutating func connectStart(to item: any LayoutItem, loosely isLoose: Bool = false) {
    result.constrain(
      .canvasConnection, canvas, axis.start, isLoose ? .lessThanOrEqual : .equal, item, axis.start)
  }

  /// Pins the end of the canvas to an item.
  private mutating func connectEnd(to item: any LayoutItem, loosely isLoose: Bool = false) {
    result.constrain(
      .canvasConnection, canvas, axis.end, isLoose ? .greaterThanOrEqual : .equal, item, axis.end)
  }

  // MARK: - 2. Alignment

  /// Aligns the other items with the first one.
  private mutating func align(with first: UIView) {
    for attribute in alignedAttributes {
      for item in items.all.dropFirst() {
        result.constrain(.alignment, first, attribute, .equal, item, attribute)
      }
    }
  }

  /// The attributes that are equal for all items.
  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [axis.end, axis.start]
    case .leading: [axis.start]
    case .trailing: [axis.end]
    case .center: [axis.center]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  // MARK: - 3. Spanner

  private mutating func fit(_ spanner: _UILayoutSpacer) {
    for item in items.visible {
      bound(spanner, axis.start, weakly: weakSides.start, .lessThanOrEqual, item)
      bound(spanner, axis.end, weakly: weakSides.end, .greaterThanOrEqual, item)
    }
    result.constrain(
      .spanningFit, spanner, axis.size, constant: 0, priority: StackPriority.spanningFit)
  }

  private mutating func bound(
    _ spanner: _UILayoutSpacer, _ side: NSLayoutConstraint.Attribute, weakly isWeak: Bool,
    _ weakRelation: NSLayoutConstraint.Relation, _ item: UIView
  ) {
    result.constrain(
      .spanningBoundary, spanner, side, isWeak ? weakRelation : .equal, item, side,
      priority: isWeak ? UILayoutPriority.required.rawValue : StackPriority.spanningBoundary)
  }

  // MARK: - 4. Ambiguity

  private mutating func settle() {
    guard alignment != .fill else { return }
    for item in items.all {
      result.constrain(
        .ambiguitySuppression, item, axis.size, constant: 0,
        priority: StackPriority.ambiguitySuppression)
    }
    guard result.connectsByInequality else { return }
    result.constrain(
      .canvasFit, stack, axis.size, constant: 0, priority: StackPriority.canvasFit)
  }
}
