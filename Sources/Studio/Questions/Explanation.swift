import AutoLayout
import Foundation
import InterfaceBuilder

/// The explanation of an edge: the constraints that determine it, from the root to the edge.
///
/// Values are those of the layout on the canvas. The page uses them for the lines of the steps.
struct ExplanationModel: Encodable {
  /// The key of the view.
  var view: String
  /// The name of the attribute, such as `leading`.
  var attribute: String
  /// The value in points in the coordinates of the root, or the length of a size.
  var value: Double
  /// A Boolean value that indicates whether the attribute is ambiguous.
  var isAmbiguous: Bool
  /// The constraints that determine the value, in an order that is easy to follow.
  var steps: [Step]

  /// A constraint of the explanation.
  struct Step: Encodable {
    /// The key of the constraint.
    var constraint: String
    /// The description of the equation.
    var text: String
    /// The origin of the constraint, such as `user` or `contentSize`.
    var origin: String
    /// The equation with solved values in place of the attributes, such as `20 = 0 + 20`.
    var numbers: String
    /// The line on the canvas, or `nil` for constraints that cannot be drawn.
    var line: ConstraintLine?
  }
}

extension StudioWindow {
  /// Explains an edge or a size of a view with the constraints that determine it.
  ///
  /// - Throws: `StudioError` if the view or the attribute does not exist.
  func explain(_ key: String, _ attribute: String) throws -> ExplanationModel {
    let (snapshot, model) = try scene()
    guard let index = model.views.firstIndex(where: { $0.key == key }),
      let view = instance?.view.descendants[index]
    else { throw StudioError("the view was deleted", hint: "select another view") }
    let places = SolvedPlaces(snapshot, isRightToLeft: isRightToLeft)
    guard let value = places.value(of: attribute, view: index) else {
      throw StudioError("unknown edge '\(attribute)'", hint: "choose one, such as leading or width")
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
  /// Returns the constraints that determine an edge, center or size of the view.
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
  /// Returns a Boolean value that indicates whether a live constraint corresponds to one of the
  /// snapshot.
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
