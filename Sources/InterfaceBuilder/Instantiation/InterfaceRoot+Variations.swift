extension InterfaceRoot {
  /// The elements of the root that have variations, in document order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the root.
  var variedElements: [XMLTree.Element] {
    var found: [XMLTree.Element] = []
    for variation in element.subtree where variation.kind == .variation {
      guard let element = variation.parent, element.range.lowerBound != found.last?.range.lowerBound
      else { continue }
      found.append(element)
    }
    return found
  }
}
