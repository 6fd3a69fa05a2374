import InterfaceBuilder

/// Changes made one after the other, each on what those before it leave, as one edit.
struct EditSteps {
  /// The document after the steps so far.
  private(set) var document: InterfaceDocument
  private var made: [DocumentEdit] = []
  private let original: [UInt8]

  init(_ document: InterfaceDocument) {
    self.document = document
    original = document.bytes
  }

  /// Makes one step; an empty one costs nothing.
  mutating func make(_ edit: DocumentEdit) throws {
    guard !edit.isEmpty else { return }
    document = try document.applying(edit)
    made.append(edit)
  }

  /// Makes changes of elements as one step.
  mutating func make<Result>(
    _ body: (inout DocumentChange) throws -> Result
  ) throws -> Result {
    var change = DocumentChange(document)
    let result = try body(&change)
    try make(change.editor.edit())
    return result
  }

  /// All steps as one edit of the document that they began with.
  func joined() throws -> DocumentEdit {
    guard let joined = DocumentEdit.chain(made, from: original) else {
      throw StudioError("the changes do not fit together", hint: "this is a fault of the program")
    }
    return joined
  }
}
