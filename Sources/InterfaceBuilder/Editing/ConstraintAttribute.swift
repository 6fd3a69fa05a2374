import AutoLayout

/// A layout attribute of a constraint by its name, and the attributes that it can be compared with.
struct ConstraintAttribute: Equatable {
  /// The name in documents, such as `leading`.
  let name: String
  /// The attribute in UIKit.
  let attribute: NSLayoutConstraint.Attribute

  /// The kind of value of an attribute. Only attributes of the same kind can be compared.
  enum Kind { case horizontal, vertical, size }

  /// Creates the attribute with a name, or returns `nil` for an unknown name.
  init?(_ name: String) {
    guard let attribute = ConstraintElement.firstAttribute.form.read(name) else { return nil }
    self.name = name
    self.attribute = attribute
  }

  /// The kind of the attribute's value. Baselines and centers are positions like edges.
  var kind: Kind {
    switch attribute {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerX, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// A Boolean value that indicates whether the attribute is a left or right side, including
  /// margins, in any language.
  private var isAbsolute: Bool { name.hasPrefix("left") || name.hasPrefix("right") }
  /// A Boolean value that indicates whether the attribute, including margins, follows the direction
  /// of the interface.
  private var isDirectional: Bool { name.hasPrefix("leading") || name.hasPrefix("trailing") }

  /// Returns the reason for which UIKit would raise an exception for a constraint with the
  /// attributes, and advice, or `nil` if it would not.
  ///
  /// It rejects a position compared with a size, a position alone, and sides that follow the
  /// language compared with sides that do not.
  static func problem(_ first: Self, _ second: Self?) -> (message: String, hint: String)? {
    guard let second else {
      return first.kind == .size
        ? nil
        : (
          "'\(first.name)' needs a second item",
          "only a width or height can be compared with a number"
        )
    }
    guard first.kind == second.kind else {
      return (
        "'\(first.name)' and '\(second.name)' cannot be compared",
        "choose two positions along the same axis, or two sizes"
      )
    }
    if first.isAbsolute && second.isDirectional || first.isDirectional && second.isAbsolute {
      return (
        "'\(first.name)' and '\(second.name)' cannot be compared",
        "use leading and trailing for both items, or left and right for both"
      )
    }
    return nil
  }
}

extension InterfaceDocument {
  /// Checks the attributes of a constraint.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for unknown attributes, and for those
  ///   that UIKit does not accept in one constraint.
  func checkAttributes(_ first: String, _ second: String?) throws(InterfaceDocumentError) {
    let first = try constraintAttribute(first)
    let other: ConstraintAttribute? =
      if let second { try constraintAttribute(second) } else { nil }
    guard let problem = ConstraintAttribute.problem(first, other) else { return }
    throw invalidEdit(problem.message, hint: problem.hint)
  }

  /// Returns the attribute with a name.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for an unknown name.
  func constraintAttribute(_ name: String) throws(InterfaceDocumentError) -> ConstraintAttribute {
    guard let attribute = ConstraintAttribute(name) else {
      throw invalidEdit("unknown attribute '\(name)'", hint: "choose one, such as leading or width")
    }
    return attribute
  }
}
