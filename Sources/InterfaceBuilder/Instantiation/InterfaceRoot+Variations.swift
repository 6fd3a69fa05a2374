extension InterfaceRoot {
  /// The elements of the root that have variations, in document order. O(elements of the document).
  var variedElements: [XMLTree.Element] {
    var found: [XMLTree.Element] = []
    for variation in document.tree.allElements
    where variation.kind == .variation && range.contains(variation.range.lowerBound) {
      guard let element = variation.parent, element.range.lowerBound != found.last?.range.lowerBound
      else { continue }
      found.append(element)
    }
    return found
  }
}
