import Foundation

extension InterfaceDocument {
  /// The document's bytes; those of the file if it was read and not edited.
  public var bytes: [UInt8] { tree.bytes }

  /// The document after an edit, read again from its new bytes. O(bytes).
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the edit was made for other bytes,
  ///   and of any other kind if the result is not a document.
  public func applying(_ edit: DocumentEdit) throws(InterfaceDocumentError) -> InterfaceDocument {
    guard let bytes = edit.applied(to: bytes) else {
      throw InterfaceDocumentError(
        .invalidEdit, file: name, "the edit was made for another state of the document",
        hint: "create it again from the current document")
    }
    var changed = try InterfaceDocument(data: Data(bytes), name: name)
    changed.identifierSeed = identifierSeed
    changed.fonts = fonts
    return changed
  }
}
