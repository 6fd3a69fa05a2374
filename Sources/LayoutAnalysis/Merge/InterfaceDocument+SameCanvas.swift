import InterfaceBuilder

extension InterfaceDocument {
  /// The document as if the Xcode that saved another one had saved it, for the device of its canvas.
  ///
  /// Versions of a document that were saved for different devices, or by Xcodes with different tables of
  /// margins, have different frames although nobody moved a view.
  ///
  /// - Parameter other: The document whose release and device are taken.
  /// - Returns: The document; itself if it has no device, or if it cannot be changed.
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
