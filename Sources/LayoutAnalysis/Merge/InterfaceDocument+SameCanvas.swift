import InterfaceBuilder

extension InterfaceDocument {
  /// Returns the document as if the Xcode that saved another one had saved it, for the device of
  /// its canvas.
  ///
  /// Versions of a document that were saved for different devices, or by versions of Xcode with
  /// different tables of margins, have different frames although no view was moved.
  ///
  /// - Parameter other: The document with the release and device to use.
  /// - Returns: The document, unchanged if it has no device or cannot be changed.
  func onCanvas(of other: InterfaceDocument) -> InterfaceDocument {
    var editor = DocumentEditor(self)
    editor.set(
      DocumentElement.toolsVersion, of: tree.root, to: other.tree.root[DocumentElement.toolsVersion]
    )
    if let device = tree.root.child(.device), let wanted = other.tree.root.child(.device) {
      for name in Set((device.attributes + wanted.attributes).map(\.name)).sorted() {
        editor.set(name, of: device, to: wanted[name])
      }
    }
    guard let edit = try? editor.edit(), let result = try? applying(edit) else { return self }
    return result
  }
}
