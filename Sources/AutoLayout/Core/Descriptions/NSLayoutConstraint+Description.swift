import Foundation

extension ConstraintDescription {
  /// Creates the description of a constraint in the format that UIKit prints since iOS 10.
  @preconcurrency @MainActor
  public init(_ constraint: NSLayoutConstraint) {
    self.init(
      ConstraintFacts(constraint) { $0.descriptionItem },
      className: constraint.printedClassName, address: ObjectIdentifier(constraint))
  }

  nonisolated init(_ facts: ConstraintFacts, className: String, address: ObjectIdentifier) {
    self.init()
    self.className = className
    handle = address.addressText
    identifier = facts.identifier
    body = facts.body
    priority = facts.priorityNumber.map { Priority(number: $0) }
    state = State(isActive: facts.isActive, names: facts.names(of: body))
    switch facts.kind {
    case .plain: break
    case .contentSize(let hugging, let compressionResistance):
      contentPriorities = ContentPriorities(
        hugging: Number(Double(hugging.rawValue)),
        compressionResistance: Number(Double(compressionResistance.rawValue)))
    case .mask(let facts): mask = Mask(facts.mask)
    }
  }
}

extension ConstraintDescription.Mask {
  /// Creates the text of a mask. A fixed part is `-`, and a flexible part is `&`.
  ///
  /// An axis without a flexible part is `--&`: the far margin takes up all changes. All 28 recorded
  /// lines of views that programs create print it. `---` was recorded only for constraints that
  /// encapsulate a layout, which have no mask.
  init(_ mask: UIView.AutoresizingMask?) {
    func text(_ parts: [UIView.AutoresizingMask]) -> String {
      guard let mask else { return "---" }
      let text = parts.map { mask.contains($0) ? "&" : "-" }.joined()
      return text == "---" ? "--&" : text
    }
    self.init(
      horizontal: text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
      vertical: text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint as an equation with its priority. `name` returns the names of items.
  package func equation(naming name: @MainActor (any LayoutItem) -> String) -> String {
    let facts = ConstraintFacts(self) { .named(name($0)) }
    let text = facts.equation.text
    guard facts.priority != .required else { return text }
    return text + ConstraintDescription.Priority.suffix(Double(facts.priority.rawValue))
  }

  /// The relation as descriptions print it.
  package var relationText: String { relation.text }
}
