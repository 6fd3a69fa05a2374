import Foundation

extension InterfaceDocument {
  /// The document's bytes, which are those of the file unless it was edited.
  public var bytes: [UInt8] { tree.bytes }

  /// Returns the document after an edit, parsed from its new bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the edit was made for other bytes,
  ///   and of any other kind if the result is not a document.
  public func applying(_ edit: DocumentEdit) throws(InterfaceDocumentError) -> InterfaceDocument {
    guard let bytes = edit.applied(to: bytes) else {
      throw InterfaceDocumentError(
        .invalidEdit, file: name, "the edit was made for a different version of the document",
        hint: "create it again from the current document")
    }
    var changed = try InterfaceDocument(data: Data(bytes), name: name)
    changed.identifierSeed = identifierSeed
    changed.fonts = fonts
    return changed
  }
}
