import AutoLayout
import Foundation
import InterfaceBuilder

/// Why an edge is where it is: the constraints that it follows from, from the root to the edge.
struct ExplanationModel: Encodable {
  var view: String
  var attribute: String
  /// Points in the root's coordinates, or the length of a size.
  var value: Double
  var isAmbiguous: Bool
  var steps: [Step]

  struct Step: Encodable {
    var constraint: String
    /// The equation in words.
    var text: String
    var origin: String
    /// What the first side comes to with its numbers: `20 = 0 + 20`.
    var numbers: String
    var line: ConstraintLine?
  }
}

extension StudioWindow {
  func explain(_ key: String, _ attribute: String) throws -> ExplanationModel {
    let (snapshot, model) = try scene()
    guard let index = model.views.firstIndex(where: { $0.key == key }),
      let view = instance?.view.descendants[index]
    else { throw StudioError("the view is gone", hint: "select another one") }
    let places = SolvedPlaces(snapshot, isRightToLeft: isRightToLeft)
    guard let value = places.value(of: attribute, view: index) else {
      throw StudioError("unknown edge '\(attribute)'", hint: "such as leading or width")
    }
    let isVertical = SolvedPlaces.isVertical(attribute)
    let found = view.constraints(affecting: attribute)
    let indices = found.compactMap { constraint in
      snapshot.constraints.firstIndex { $0.isSame(as: constraint, in: snapshot) }
    }
    let ordered = ExplanationOrder(snapshot, isVertical).ordered(Set(indices), from: index)
    let drawing = ConstraintDrawing(snapshot, isRightToLeft: isRightToLeft)
    let open: LayoutSnapshot.Ambiguity =
      isVertical ? [.verticalPosition, .height] : [.horizontalPosition, .width]
    return ExplanationModel(
      view: key, attribute: attribute, value: value,
      isAmbiguous: !snapshot.views[index].ambiguity.isDisjoint(with: open),
      steps: ordered.map { position in
        let constraint = snapshot.constraints[position]
        return ExplanationModel.Step(
          constraint: model.constraints[position].key, text: constraint.text,
          origin: constraint.origin.rawValue, numbers: places.numbers(of: constraint),
          line: drawing.line(of: position, key: model.constraints[position].key))
      })
  }
}

extension UIView {
  /// The constraints that one of the view's edges, centres or sizes follows from.
  fileprivate func constraints(affecting attribute: String) -> [NSLayoutConstraint] {
    switch attribute {
    case "leading": leadingAnchor.constraintsAffectingLayout
    case "trailing": trailingAnchor.constraintsAffectingLayout
    case "left": leftAnchor.constraintsAffectingLayout
    case "right": rightAnchor.constraintsAffectingLayout
    case "top": topAnchor.constraintsAffectingLayout
    case "bottom": bottomAnchor.constraintsAffectingLayout
    case "width": widthAnchor.constraintsAffectingLayout
    case "height": heightAnchor.constraintsAffectingLayout
    case "centerX": centerXAnchor.constraintsAffectingLayout
    case "centerY": centerYAnchor.constraintsAffectingLayout
    default: []
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether a live constraint is the one that the snapshot tells of.
  @MainActor
  fileprivate func isSame(
    as constraint: NSLayoutConstraint, in snapshot: LayoutSnapshot
  ) -> Bool {
    if let own = constraint.identifier ?? constraint.documentIdentifier, origin == .user {
      return own == identifier
    }
    guard constant == constraint.constant, multiplier == constraint.multiplier,
      Float(priority) == constraint.priority.rawValue || origin == .contentSize
    else { return false }
    return snapshot.views[first.view].identifier
      == (constraint.firstItem as? UIView)?.documentIdentifier
      && second.map { snapshot.views[$0.view].identifier }
        == constraint.secondItem.map { ($0 as? UIView)?.documentIdentifier }
  }
}

/// Puts the constraints behind an edge in the order in which a person would work it out.
struct ExplanationOrder {
  private let snapshot: LayoutSnapshot
  private let isVertical: Bool

  init(_ snapshot: LayoutSnapshot, _ isVertical: Bool) {
    self.snapshot = snapshot
    self.isVertical = isVertical
  }

  /// First what ties views to the root, then what ties others to those; the constraints of the view
  /// itself come last.
  func ordered(_ indices: Set<Int>, from view: Int) -> [Int] {
    var distances: [Int: Int] = [view: 0]
    var queue = [view][...]
    var depth: [Int: Int] = [:]
    while let next = queue.popFirst() {
      let distance = distances[next, default: 0]
      for index in indices.sorted() where depth[index] == nil {
        let constraint = snapshot.constraints[index]
        let items = [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
        guard items.contains(next) else { continue }
        depth[index] = distance
        for item in items where item != 0 && distances[item] == nil {
          distances[item] = distance + 1
          queue.append(item)
        }
      }
    }
    return indices.sorted {
      (depth[$0] ?? Int.max, $0) > (depth[$1] ?? Int.max, $1)
    }
  }
}

/// Where edges are in a solved layout, in the root's coordinates.
struct SolvedPlaces {
  private let snapshot: LayoutSnapshot
  private let isRightToLeft: Bool
  private let origin: CGPoint

  init(_ snapshot: LayoutSnapshot, isRightToLeft: Bool) {
    self.snapshot = snapshot
    self.isRightToLeft = isRightToLeft
    origin = snapshot.views.first?.frameInRoot.origin ?? .zero
  }

  static func isVertical(_ attribute: String) -> Bool {
    ["top", "bottom", "centerY", "height", "firstBaseline", "lastBaseline", "baseline"]
      .contains(attribute) || attribute.hasPrefix("top") || attribute.hasPrefix("bottom")
      || attribute.hasPrefix("centerY")
  }

  func value(of attribute: String, view index: Int, guide: String? = nil) -> Double? {
    let view = snapshot.views[index]
    let frame = view.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    var rect = frame.inset(by: view.alignmentRectInsets)
    if let guide = guide?.lowercased() {
      rect = frame.inset(by: guide.contains("safearea") ? view.safeAreaInsets : view.layoutMargins)
    }
    let margins = frame.inset(by: view.layoutMargins)
    let value: CGFloat? =
      switch attribute {
      case "left": rect.minX
      case "right": rect.maxX
      case "leading": isRightToLeft ? rect.maxX : rect.minX
      case "trailing": isRightToLeft ? rect.minX : rect.maxX
      case "top": rect.minY
      case "bottom": rect.maxY
      case "width": rect.width
      case "height": rect.height
      case "centerX": rect.midX
      case "centerY": rect.midY
      case "leftMargin": margins.minX
      case "rightMargin": margins.maxX
      case "leadingMargin": isRightToLeft ? margins.maxX : margins.minX
      case "trailingMargin": isRightToLeft ? margins.minX : margins.maxX
      case "topMargin": margins.minY
      case "bottomMargin": margins.maxY
      case "centerXWithinMargins": margins.midX
      case "centerYWithinMargins": margins.midY
      case "firstBaseline": view.firstBaseline.map { frame.minY + $0 }
      case "lastBaseline", "baseline": view.lastBaseline.map { frame.minY + $0 }
      default: nil
      }
    return value.map { Double($0).shortened }
  }

  /// A constraint with the numbers of the solution in its attributes' place.
  func numbers(of constraint: LayoutSnapshot.Constraint) -> String {
    func text(_ side: LayoutSnapshot.Constraint.Side) -> String {
      value(of: side.attribute, view: side.view, guide: side.guide)
        .map { ConstraintDrawing.number($0) } ?? "?"
    }
    let sign = ["==": "=", "<=": "≤", ">=": "≥"][constraint.relation] ?? "="
    var right = constraint.second.map(text) ?? ""
    if constraint.multiplier != 1, constraint.second != nil {
      right = "\(ConstraintDrawing.number(constraint.multiplier)) × \(right)"
    }
    let constant = constraint.constant
    if right.isEmpty {
      right = ConstraintDrawing.number(constant)
    } else if constant != 0 {
      right += (constant > 0 ? " + " : " − ") + ConstraintDrawing.number(abs(constant))
    }
    return "\(text(constraint.first)) \(sign) \(right)"
  }
}
