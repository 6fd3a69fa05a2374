/// Edits that are made one after the other, each on the result of the previous ones, as one edit.
package struct EditSteps {
  /// The document after the steps so far.
  package private(set) var document: InterfaceDocument
  /// The edits so far, each for the document after the previous one.
  private var made: [DocumentEdit] = []
  /// The bytes of the document before the first step.
  private let original: [UInt8]

  /// Creates steps that begin with a document.
  package init(_ document: InterfaceDocument) {
    self.document = document
    original = document.bytes
  }

  /// Makes one step, after which the document is parsed again unless the edit is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` if the edit was made for another document, or if the result
  ///   is not a document.
  package mutating func make(_ edit: DocumentEdit) throws(InterfaceDocumentError) {
    guard !edit.isEmpty else { return }
    document = try document.applying(edit)
    made.append(edit)
  }

  /// Makes changes of elements as one step.
  ///
  /// - Throws: Errors of `change`, in which case the step is not made, and `InterfaceDocumentError`
  ///   of kind `invalidEdit` if the changes cannot be written.
  package mutating func make<Result>(
    _ change: (inout DocumentEditor) throws -> Result
  ) throws -> Result {
    var editor = DocumentEditor(document)
    let result = try change(&editor)
    try make(editor.edit())
    return result
  }

  /// Returns all steps as one edit of the document with which they began.
  ///
  /// - Complexity: O(*n* × *s*), where *n* is the number of bytes and *s* is the number of steps.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for an internal error.
  package func joined() throws(InterfaceDocumentError) -> DocumentEdit {
    guard let joined = DocumentEdit.chain(made, from: original) else {
      throw document.invalidEdit(
        "the changes contradict each other", hint: "this is a bug in AutoLayout; please report it")
    }
    return joined
  }
}
