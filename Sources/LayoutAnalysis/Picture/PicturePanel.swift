import AutoLayout

/// One axis of a contradiction as a drawing: the items as boxes in each other, and beside them a
/// measure for each constraint.
///
/// Lengths are in units of the picture, along the axis (`start`, `end`) and across it.
struct PicturePanel {
  /// An item.
  struct Box {
    var label: String
    var start: Double
    var end: Double
    /// Where its band across the axis begins and ends.
    var near: Double
    var far: Double
    var depth: Int
  }

  /// A constraint.
  struct Measure {
    var line: Int
    var start: Double
    var end: Double
    /// Where it is drawn across the axis.
    var across: Double
    /// What it asks for, in words.
    var label: String
    /// Whether it is the one that gives way.
    var isVictim: Bool
  }

  let isHorizontal: Bool
  private(set) var boxes: [Box] = []
  private(set) var measures: [Measure] = []
  /// The panel's extent across the axis.
  private(set) var breadth = 0.0

  /// The extent along the axis.
  var length: Double { isHorizontal ? Self.width : 400 }
  /// The extent of a panel from left to right, without the lanes of columns.
  static let width = 640.0
  /// Most constraints and boxes that are drawn: more are no picture any more.
  static let limit = 48
  /// Across a box: its label and a gap; narrower for rows than for columns, which hold words.
  private var band: Double { isHorizontal ? 26 : 92 }
  private var gap: Double { isHorizontal ? 6 : 8 }
  private var lane: Double { isHorizontal ? 30 : 100 }

  /// Nil when no line of the conflict is about the axis.
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
    let gives = explanation.givesWay
    guard let places = LoggedPlaces(system, lowering: gives, isHorizontal: isHorizontal, tree)
    else { return nil }
    placeBoxes(tree, places, labels)
    placeMeasures(Array(lines), explanation, places)
    scale()
  }

  // MARK: - Boxes

  private mutating func placeBoxes(_ tree: ItemTree, _ places: LoggedPlaces, _ labels: ItemLabels) {
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
      guard let start = places.position(item, isHorizontal ? .left : .top),
        let end = places.position(item, isHorizontal ? .right : .bottom)
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

  private mutating func placeMeasures(
    _ lines: [Int], _ explanation: ConflictExplanation, _ places: LoggedPlaces
  ) {
    for line in lines {
      guard let relation = explanation.relations[line],
        let (first, last) = ends(of: relation, places)
      else { continue }
      let isVictim = explanation.givesWay.contains(line)
      var label = "[\(line)] " + Self.label(of: relation)
      if isVictim { label += ", has \(Self.shown(last - first))" }
      measures.append(
        Measure(
          line: line, start: min(first, last), end: max(first, last), across: breadth + lane / 2,
          label: label,
          isVictim: isVictim))
      breadth += lane
    }
  }

  /// A length as far as people read it.
  private static func shown(_ length: Double) -> String {
    ConflictExplanation.tidy((length * 100).rounded() / 100)
  }

  /// From where to where the constant counts.
  private func ends(
    of relation: LoggedRelation, _ places: LoggedPlaces
  ) -> (first: Double, last: Double)? {
    let first = relation.first
    guard first.start == nil, relation.second?.start == nil else { return nil }
    if first.attribute.isSize {
      let (near, far): (LoggedAttribute, LoggedAttribute) =
        isHorizontal ? (.left, .right) : (.top, .bottom)
      guard let start = places.position(first.item, near),
        let end = places.position(first.item, far)
      else { return nil }
      return (start, end)
    }
    guard let a = places.position(first.item, first.attribute) else { return nil }
    guard let second = relation.second else { return (a, a) }
    guard let b = places.position(second.item, second.attribute) else { return nil }
    return (b, a)
  }

  /// `≥ 20`, `= 0.5 × height of B + 8`
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

  /// From points to units of the picture.
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
