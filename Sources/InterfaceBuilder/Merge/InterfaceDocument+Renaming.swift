extension InterfaceDocument {
  /// Returns the document with other identifiers of objects, and also of references to them.
  ///
  /// - Parameter names: The new identifiers by the old ones, as in `ThreeWayMerge.renamed`.
  /// - Returns: The document, unchanged if no object has another identifier.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if a new identifier cannot be
  ///   written.
  package func renamingObjects(
    _ names: [String: String]
  ) throws(InterfaceDocumentError) -> InterfaceDocument {
    guard !names.isEmpty else { return self }
    var editor = DocumentEditor(self)
    for element in tree.allElements {
      for attribute in element.attributes {
        let value = MergeReferences.renamed(attribute.name, attribute.value, names)
        if value != attribute.value { editor.set(attribute.name, of: element, to: value) }
      }
    }
    return try applying(editor.edit())
  }
}
