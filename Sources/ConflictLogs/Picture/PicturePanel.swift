import AutoLayout

/// One axis of a conflict as a drawing: the items as nested boxes, and next to them a dimension
/// line for each constraint.
///
/// Lengths are in units of the picture, along the axis (`start`, `end`) and across it.
struct PicturePanel {
  /// An item.
  struct Box {
    /// The item's short name.
    var label: String
    /// The start of the box along the axis.
    var start: Double
    /// The end of the box along the axis.
    var end: Double
    /// The start of its band across the axis.
    var near: Double
    /// The end of its band across the axis.
    var far: Double
    /// The number of boxes that contain it.
    var depth: Int
  }

  /// A constraint.
  struct Measure {
    /// The position of the constraint in the report.
    var line: Int
    var start: Double
    var end: Double
    /// The position of its line across the axis.
    var across: Double
    /// The label of its line, such as `[2] ≥ 20`.
    var label: String
    /// A Boolean value that indicates whether it is the broken one.
    var isBroken: Bool
  }

  /// A Boolean value that indicates whether the axis runs from left to right.
  let isHorizontal: Bool
  /// The items, containers before their contents.
  private(set) var boxes: [Box] = []
  /// The constraints, in the order of the report.
  private(set) var measures: [Measure] = []
  /// The panel's extent across the axis.
  private(set) var breadth = 0.0

  /// The extent of the panel along its axis.
  var length: Double { isHorizontal ? Self.width : 400 }
  /// The length of a horizontal panel, from left to right.
  static let width = 640.0
  /// The maximum number of constraints and boxes that are drawn; a picture of more would be
  /// illegible.
  static let limit = 48
  /// The breadth of a box: that of its label, which is wide in columns and low in rows.
  private var band: Double { isHorizontal ? 26 : 92 }
  /// The gap between boxes across the axis.
  private var gap: Double { isHorizontal ? 6 : 8 }
  /// The breadth of a dimension line with its label.
  private var lane: Double { isHorizontal ? 30 : 100 }

  /// Creates the panel of one axis, or returns `nil` if no constraint of the conflict is on the
  /// axis, or if the items cannot be positioned.
  init?(_ explanation: ConflictExplanation, isHorizontal: Bool, _ labels: ItemLabels) {
    self.isHorizontal = isHorizontal
    let lines = explanation.conflict.filter {
      explanation.relations[$0]?.first.attribute.isHorizontal == isHorizontal
    }.prefix(Self.limit)
    guard !lines.isEmpty, let system = explanation.system, let hierarchy = explanation.hierarchy
    else { return nil }
    var items: [String] = []
    for item in lines.flatMap({ explanation.relations[$0]?.items ?? [] })
    where !items.contains(item) { items.append(item) }
    let tree = ItemTree(Array(items.prefix(Self.limit)), hierarchy)
    let gives = explanation.brokenLines
    guard let positions = LoggedPositions(system, lowering: gives, isHorizontal: isHorizontal, tree)
    else { return nil }
    addBoxes(tree, positions, labels)
    addMeasures(Array(lines), explanation, positions)
    scale()
  }

  // MARK: - Boxes

  /// Adds the items: along the axis by the solution, across it nested like the views.
  private mutating func addBoxes(
    _ tree: ItemTree, _ positions: LoggedPositions, _ labels: ItemLabels
  ) {
    var across = 0.0
    var open: [Int] = []
    var boxes: [Box] = []
    func close(_ depth: Int) {
      while let last = open.last, boxes[last].depth >= depth {
        across += gap
        boxes[last].far = across
        open.removeLast()
      }
    }
    for item in tree.items {
      guard let start = positions.position(item, isHorizontal ? .left : .top),
        let end = positions.position(item, isHorizontal ? .right : .bottom)
      else { continue }
      let depth = tree.depths[item] ?? 0
      close(depth)
      across += gap
      boxes.append(
        Box(label: labels[item], start: start, end: end, near: across, far: across, depth: depth))
      open.append(boxes.count - 1)
      across += band
    }
    close(0)
    self.boxes = boxes
    breadth = across + 3 * gap
  }

  // MARK: - Measures

  /// Adds the constraints next to the boxes, one lane each.
  private mutating func addMeasures(
    _ lines: [Int], _ explanation: ConflictExplanation, _ positions: LoggedPositions
  ) {
    for line in lines {
      guard let relation = explanation.relations[line],
        let (first, last) = ends(of: relation, positions)
      else { continue }
      let isBroken = explanation.brokenLines.contains(line)
      var label = "[\(line)] " + Self.label(of: relation)
      if isBroken { label += ", has \(Self.shown(last - first))" }
      measures.append(
        Measure(
          line: line, start: min(first, last), end: max(first, last), across: breadth + lane / 2,
          label: label,
          isBroken: isBroken))
      breadth += lane
    }
  }

  /// Returns a length for a label, rounded to hundredths of a point.
  private static func shown(_ length: Double) -> String {
    ConflictExplanation.tidy((length * 100).rounded() / 100)
  }

  /// Returns the ends of the dimension line of a relation: the edges between which the constant is
  /// measured, or those of the item if the relation is about its size. The result is `nil` if a
  /// position is unknown.
  private func ends(
    of relation: LoggedRelation, _ positions: LoggedPositions
  ) -> (first: Double, last: Double)? {
    let first = relation.first
    guard first.start == nil, relation.second?.start == nil else { return nil }
    if first.attribute.isSize {
      let (near, far): (LoggedAttribute, LoggedAttribute) =
        isHorizontal ? (.left, .right) : (.top, .bottom)
      guard let start = positions.position(first.item, near),
        let end = positions.position(first.item, far)
      else { return nil }
      return (start, end)
    }
    guard let a = positions.position(first.item, first.attribute) else { return nil }
    guard let second = relation.second else { return (a, a) }
    guard let b = positions.position(second.item, second.attribute) else { return nil }
    return (b, a)
  }

  /// Returns the requirement of a constraint, such as `≥ 20` or `0.5 × other + 8`.
  private static func label(of relation: LoggedRelation) -> String {
    let sign =
      switch relation.relation {
      case .equal: ""
      case .lessThanOrEqual: "≤ "
      case .greaterThanOrEqual: "≥ "
      }
    let constant = ConflictExplanation.tidy(relation.constant)
    guard relation.second != nil, relation.first.attribute.isSize else { return sign + constant }
    let factor =
      relation.multiplier == 1 ? "other" : "\(relation.multiplier.shortDescription) × other"
    return sign + factor + (relation.constant == 0 ? "" : " + \(constant)")
  }

  // MARK: - Scale

  /// Scales positions from points to units of the picture, so that the panel fills its length.
  private mutating func scale() {
    let ends = boxes.flatMap { [$0.start, $0.end] } + measures.flatMap { [$0.start, $0.end] }
    guard let low = ends.min(), let high = ends.max() else { return }
    let factor = high > low ? length / (high - low) : 1
    for index in boxes.indices {
      boxes[index].start = (boxes[index].start - low) * factor
      boxes[index].end = (boxes[index].end - low) * factor
    }
    for index in measures.indices {
      measures[index].start = (measures[index].start - low) * factor
      measures[index].end = (measures[index].end - low) * factor
    }
  }
}
