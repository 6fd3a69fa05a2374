extension ConstraintOperand {
  /// Returns the description of an anchor for the operand at `address`: `<NSLayoutXAxisAnchor:0x6…
  /// "UIView:0x7f….left">`.
  func anchorDescription(address: ObjectIdentifier) -> String {
    let side = ConstraintFacts.Side(self) { $0.descriptionItem }
    guard side.item != nil else { return "(null)" }
    let name =
      switch kind {
      case .horizontalLocation: "NSLayoutXAxisAnchor"
      case .verticalLocation: "NSLayoutYAxisAnchor"
      default: "NSLayoutDimension"
      }
    return "<\(name):\(address.addressText) \"\(side.term.text)\">"
  }
}
