import InterfaceBuilder

extension InterfaceDocument {
  /// The identifiers of the objects to which outlets lead: the program may change them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  var connectedIdentifiers: Set<String> {
    Set(
      tree.allElements.compactMap { element in
        ConnectionElement.isOutlet(element) ? element[ConnectionElement.destination] : nil
      })
  }
}
