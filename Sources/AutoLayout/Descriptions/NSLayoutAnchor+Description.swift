extension ConstraintOperand {
  /// The operand as the anchor that would name it, at `address`:
  /// `<NSLayoutXAxisAnchor:0x6… "UIView:0x7f….left">`.
  func anchorDescription(address: ObjectIdentifier) -> String {
    let side = ConstraintFacts.Side(self) { $0.descriptionItem }
    guard side.item != nil else { return "(null)" }
    let name =
      switch kind {
      case .horizontalLocation: "NSLayoutXAxisAnchor"
      case .verticalLocation: "NSLayoutYAxisAnchor"
      default: "NSLayoutDimension"
      }
    var writer = DescriptionWriter()
    var term = side.term
    // A writer throws nothing, and looks for no end.
    try? term.transcribe(&writer, before: .end)
    return "<\(name):\(address.addressText) \"\(writer.text)\">"
  }
}
