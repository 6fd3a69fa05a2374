import Foundation

extension InterfaceDocument {
  /// The document's bytes; of one that was read and not edited, those of the file.
  public var bytes: [UInt8] { tree.bytes }

  /// The document after an edit, read again from its new bytes.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` when the edit was made for other bytes,
  ///   and of any other kind when what comes out is no document.
  public func applying(_ edit: DocumentEdit) throws(InterfaceDocumentError) -> InterfaceDocument {
    guard let bytes = edit.applied(to: bytes) else {
      throw InterfaceDocumentError(
        .invalidEdit, file: name, "the edit was made for another state of the document",
        hint: "create it again from the current document")
    }
    return try InterfaceDocument(data: Data(bytes), name: name)
  }
}
