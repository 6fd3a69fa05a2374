import Foundation

/// Converts a visual format into constraints. Names are resolved in the order of the text.
@MainActor
struct VisualFormatBuilder {
  /// The parsed format.
  private let format: VisualFormat
  /// The alignment, direction and spacing.
  private let options: NSLayoutConstraint.FormatOptions
  /// The metrics by name.
  private let metrics: [String: Any]
  /// The views and guides by name.
  private let views: [String: Any]
  /// The constraints that have been created.
  private var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// Returns the constraints of the text in order, followed by the alignments.
  ///
  /// 1. For each view: the distance to the previous item, then the sizes.
  /// 2. The distance to the far edge of the superview.
  /// 3. The alignments of adjacent views.
  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for (index, view) in format.views.enumerated() {
      let item = try item(of: view)
      var distances: [Length] = []
      if index > 0 || format.startsAtSuperview { distances = try lengths(of: view.connection) }
      let sizes = try lengths(of: view.sizes, isSize: true)
      // An incomplete view is only checked for errors that UIKit reports earlier.
      guard let end = view.end else { break }
      if let previous = items.last {
        connect(previous, item, distances)
      } else if format.startsAtSuperview {
        connectStart(try superitem(of: item, view.name, at: end), item, distances)
      }
      for size in sizes { add(sizeConstraint(item, size), size) }
      if index > 0 { try checkAlignment(at: end) }
      items.append(item)
    }
    if let connection = format.connectionToSuperview, let offset = format.endBarOffset,
      let item = items.last, let name = format.views.last?.name
    {
      connectEnd(
        item, try superitem(of: item, name, at: offset), try lengths(of: connection))
    }
    align(items)
    return constraints
  }

  // MARK: - Lookup

  /// A length with resolved names.
  private struct Length {
    enum Value {
      case constant(CGFloat)
      case standard
      case item(any LayoutItem)
    }
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required

    var constant: CGFloat { if case .constant(let constant) = value { constant } else { 0 } }
  }

  private func error(
    _ problem: VisualFormatError.Problem, at offset: Int
  ) -> VisualFormatError { VisualFormatError(problem, at: offset, in: format.text) }

  /// Returns the item that a view of the format refers to.
  private func item(of view: VisualFormat.View) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[view.name] else {
      throw error(.unknownView(view.name, known: views.keys.sorted()), at: view.nameEnd)
    }
    guard let item = value as? any LayoutItem else {
      throw error(.notAnItem(view.name), at: view.nameEnd)
    }
    return item
  }

  /// Returns the item that the bar next to an item refers to.
  private func superitem(
    of item: any LayoutItem, _ name: String, at offset: Int
  ) throws(VisualFormatError) -> UIView {
    guard let superitem = item.superitem else {
      throw error(.noSuperview(view: name), at: offset)
    }
    return superitem
  }

  private func lengths(
    of connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> [Length] {
    switch connection {
    case .flush: [Length(value: .constant(0))]
    case .standard: [Length(value: .standard)]
    case .lengths(let predicates): try lengths(of: predicates, isSize: false)
    }
  }

  private func lengths(
    of predicates: [VisualFormat.Predicate], isSize: Bool
  ) throws(VisualFormatError) -> [Length] {
    var lengths: [Length] = []
    for predicate in predicates {
      var length = Length(
        relation: predicate.relation, value: try value(of: predicate.value, isSize: isSize))
      if let operand = predicate.priority { length.priority = try priority(operand) }
      lengths.append(length)
    }
    return lengths
  }

  private func value(
    of operand: VisualFormat.Operand, isSize: Bool
  ) throws(VisualFormatError) -> Length.Value {
    if isSize, case .name(let name) = operand.value, metrics[name] == nil, let view = views[name] {
      guard let item = view as? any LayoutItem else {
        throw error(.notAnItem(name), at: operand.end)
      }
      return .item(item)
    }
    let number = try number(operand)
    guard number.isFinite else { throw error(.notFinite(number), at: operand.end) }
    return .constant(CGFloat(number))
  }

  /// Returns the number of an operand, or of the metric that it refers to.
  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand.value {
    case .number(let number): return number
    case .name(let name):
      guard let value = metrics[name] else {
        throw error(.unknownMetric(name, known: metrics.keys.sorted()), at: operand.end)
      }
      guard let number = VisualFormatMetric.number(value) else {
        throw error(.expectedNumber, at: operand.end)
      }
      return number
    }
  }

  private func priority(
    _ operand: VisualFormat.Operand
  ) throws(VisualFormatError) -> UILayoutPriority {
    let number = try number(operand)
    let priority = UILayoutPriority(Float(number))
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw error(.illegalPriority(number), at: operand.end)
    }
    return priority
  }

  // MARK: - Distances

  /// A Boolean value that indicates whether the format runs from right to left.
  private var isReversed: Bool {
    format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The attributes of an item's edges in the direction of the text.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.left, .right)
    case .directionRightToLeft: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  /// Constrains `edge1` of `a` to `length` after `edge2` of `b`, in the direction of increasing
  /// coordinates.
  private mutating func connect(
    _ a: any LayoutItem, _ edge1: NSLayoutConstraint.Attribute, behind b: any LayoutItem,
    _ edge2: NSLayoutConstraint.Attribute, _ length: Length, standard: CGFloat
  ) {
    var isStandard = false
    if case .standard = length.value { isStandard = true }
    let constant = isStandard ? standard : length.constant
    let constraint =
      isReversed
      ? NSLayoutConstraint(checking: b, edge2, length.relation, a, edge1, constant: constant)
      : NSLayoutConstraint(checking: a, edge1, length.relation, b, edge2, constant: constant)
    if isStandard { constraint.spacingSymbol = .standard }
    add(constraint, length)
  }

  private mutating func connect(
    _ previous: any LayoutItem, _ next: any LayoutItem, _ lengths: [Length]
  ) {
    var (near, far) = edges
    var standard = SystemSpacing.siblings
    if format.axis == .vertical && options.contains(.spacingBaselineToBaseline) {
      if next.firstBaselineView != nil { near = .firstBaseline }
      if previous.lastBaselineView != nil { far = .lastBaseline }
      let upper = ConstraintOperand(previous.lastBaselineView ?? previous, far).reference
      let lower = ConstraintOperand(next.firstBaselineView ?? next, near).reference
      standard = SystemSpacing.below(descent: upper.descent, above: lower.ascent)
    }
    for length in lengths {
      connect(next, near, behind: previous, far, length, standard: standard)
    }
  }

  private mutating func connectStart(
    _ superview: UIView, _ item: any LayoutItem, _ lengths: [Length]
  ) {
    let edge = edges.near
    for length in lengths {
      let target = target(of: superview, edge, length)
      connect(item, edge, behind: superview, target.edge, length, standard: target.distance)
    }
  }

  private mutating func connectEnd(
    _ item: any LayoutItem, _ superview: UIView, _ lengths: [Length]
  ) {
    let edge = edges.far
    for length in lengths {
      let target = target(of: superview, edge, length)
      connect(superview, target.edge, behind: item, edge, length, standard: target.distance)
    }
  }

  /// The standard distance to the edge of the superview before iOS 8, in points.
  private static let standardInset: CGFloat = 20

  /// Returns the edge from which a distance to a superview is measured, and the standard distance
  /// from that edge in points. Since iOS 8, the standard distance is the margin, which is an edge
  /// at distance 0.
  private func target(
    of superview: UIView, _ edge: NSLayoutConstraint.Attribute, _ length: Length
  ) -> (edge: NSLayoutConstraint.Attribute, distance: CGFloat) {
    guard case .standard = length.value else { return (edge, 0) }
    guard PlatformMetrics.visualFormatUsesMargins[superview.layoutEnvironment.platform] else {
      return (edge, Self.standardInset)
    }
    return (edge.margin, 0)
  }

  // MARK: - Sizes and alignment

  /// Returns a constraint for the length of an item along the axis of the format.
  private func sizeConstraint(_ item: any LayoutItem, _ size: Length) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute =
      format.axis == .horizontal ? .width : .height
    if case .item(let other) = size.value {
      return NSLayoutConstraint(checking: item, attribute, size.relation, other, attribute)
    }
    return NSLayoutConstraint(
      checking: item, attribute, size.relation, constant: size.constant)
  }

  /// Adds a constraint to the result with the priority of its length.
  private mutating func add(_ constraint: NSLayoutConstraint, _ length: Length) {
    constraint.priority = length.priority
    constraints.append(constraint)
  }

  /// Rejects options that align along the axis of the format.
  private func checkAlignment(at offset: Int) throws(VisualFormatError) {
    if options.alignments.contains(where: { $0.axis == format.axis }) {
      throw error(.alignmentAlongAxis(format.axis), at: offset)
    }
  }

  /// Aligns adjacent items according to the options.
  private mutating func align(_ items: [any LayoutItem]) {
    for (previous, next) in zip(items, items.dropFirst()) {
      for attribute in options.alignments {
        constraints.append(
          NSLayoutConstraint(checking: previous, attribute, .equal, next, attribute))
      }
    }
  }
}

extension LayoutItem {
  /// The view whose text has the first baseline, if any.
  fileprivate var firstBaselineView: UIView? {
    (self as? UIView)?.forFirstBaselineLayout.bearingText
  }

  /// The view whose text has the last baseline, if any.
  fileprivate var lastBaselineView: UIView? {
    (self as? UIView)?.forLastBaselineLayout.bearingText
  }
}

extension UIView {
  fileprivate var bearingText: UIView? {
    baselineOffsetFromTop != nil || baselineOffsetFromMiddle != nil ? self : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin for an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
