extension NSLayoutConstraint {
  /// Why the two attributes do not compare, in UIKit's words; nil when they do.
  var illegalPairing: String? {
    let first = firstOperand.kind
    let second = secondOperand.kind
    let isLocation = first == .horizontalLocation || first == .verticalLocation
    if first == .none && secondOperand.reference.item == nil && firstOperand.reference.item == nil {
      return nil
    }
    if first == .none { return Self.invalidPairing }
    if isLocation && (second == .none || multiplier == 0) { return Self.locationEqualToConstant }
    if second != .none && first != second { return Self.invalidPairing }
    let a = firstOperand.reference.attribute
    let b = secondOperand.reference.attribute
    if (a.isDirectional && b.isAbsoluteSide) || (a.isAbsoluteSide && b.isDirectional) {
      return Self.directionalWithAbsolute
    }
    return nil
  }

  private static let locationEqualToConstant =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. "
    + "Location attributes must be specified in pairs."

  private static let directionalWithAbsolute =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
    + "Use leading/trailing for both or neither."

  private static let invalidPairing = "Invalid pairing of layout attributes"
}
