import Foundation

extension NSLayoutConstraint {
  /// The relation as it is written in descriptions.
  package var relationText: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The constraint as an equation, with items named by `name`.
  package func equation(naming name: (any LayoutItem) -> String) -> String {
    var text = "\(side(firstOperand, name)) \(relationText) "
    guard secondOperand.reference.item != nil else {
      text += constant.shortDescription
      return text + priorityText
    }
    if multiplier != 1 { text += "\(multiplier.shortDescription)*" }
    text += side(secondOperand, name)
    if constant != 0 {
      text += constant < 0 ? " - " : " + "
      text += abs(constant).shortDescription
    }
    return text + priorityText
  }

  private var priorityText: String {
    priority == .required ? "" : " priority:\(priority.rawValue.shortDescription)"
  }

  private func side(_ operand: ConstraintOperand, _ name: (any LayoutItem) -> String) -> String {
    func text(_ reference: ConstraintOperand.Reference) -> String {
      "\(reference.item.map(name) ?? "(null)").\(reference.attribute.name)"
    }
    guard let start = operand.offsetStart else { return text(operand.reference) }
    return "(\(text(operand.reference)) - \(text(start)))"
  }
}

extension BinaryFloatingPoint {
  /// The number with six significant digits and no needless zeros, as C's `%g` prints it.
  package var shortDescription: String { String(format: "%g", Double(self)) }
}
