import InterfaceBuilder

/// The innermost element at an offset of a document, and the attribute at the offset, if any.
struct ElementPlace {
  /// The innermost element around the offset.
  let element: XMLTree.Element
  /// The attribute whose name, equals sign or value is at the offset, or `nil` for other positions.
  let attribute: XMLTree.Element.Attribute?
  /// A Boolean value that indicates whether the offset is in the value of the attribute.
  let isInValue: Bool
  /// A Boolean value that indicates whether the offset is in a tag of the element and not between
  /// its tags.
  let isInTag: Bool

  /// Finds the element at an offset. Fails outside the document element.
  ///
  /// - Parameters:
  ///   - offset: An offset in bytes.
  ///   - tree: The elements.
  /// - Complexity: O(log *n* + *d*), where *n* is the number of elements and *d* is their depth.
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
