import InterfaceBuilder

/// What is at an offset of a document: the innermost element, and the attribute if there is one.
struct ElementPlace {
  /// The innermost element around the offset.
  let element: XMLTree.Element
  /// The attribute whose name, sign or value is there, or `nil` for other places.
  let attribute: XMLTree.Element.Attribute?
  /// A Boolean value that indicates whether the offset is in the value of the attribute.
  let isInValue: Bool
  /// A Boolean value that indicates whether the offset is in a tag of the element, and not between
  /// its tags.
  let isInTag: Bool

  /// The place of an offset, or `nil` outside of the document element.
  ///
  /// - Parameters:
  ///   - offset: An offset in bytes.
  ///   - tree: The elements.
  /// - Complexity: O(log elements + depth).
  init?(_ offset: Int, in tree: XMLTree) {
    let all = tree.allElements
    var (low, high) = (0, tree.elementCount)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var candidate: XMLTree.Element? = low > 0 ? all[low - 1] : nil
    while let element = candidate, element.range.upperBound <= offset { candidate = element.parent }
    guard let element = candidate else { return nil }
    self.element = element
    let attribute = element.attributes.first {
      $0.range.lowerBound <= offset && offset < $0.range.upperBound
    }
    self.attribute = attribute
    isInValue =
      attribute.map { $0.valueRange.lowerBound <= offset && offset <= $0.valueRange.upperBound }
      ?? false
    isInTag = !element.contentRange.contains(offset) || element.startTagRange.contains(offset)
  }
}
