extension XMLTree.Element {
  /// The element and its descendants, in document order.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements of the document, and O(1) for
  ///   each visited element.
  package var subtree: LazyMapSequence<Range<Int>, XMLTree.Element> {
    let tree = tree
    let end = tree.elements[Int(index)].end
    // Elements begin in ascending order, descendants of this one before its end.
    var (low, high) = (Int(index) + 1, tree.elementCount)
    while low < high {
      let middle = (low + high) / 2
      if tree.elements[middle].start < end { low = middle + 1 } else { high = middle }
    }
    return (Int(index)..<low).lazy.map { XMLTree.Element(tree: tree, index: Int32($0)) }
  }
}
