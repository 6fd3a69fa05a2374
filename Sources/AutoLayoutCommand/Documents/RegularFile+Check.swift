import InterfaceBuilder

extension RegularFile {
  /// Rejects a path that cannot be read, or whose reading could block or never end: a missing file,
  /// a folder, a pipe, a socket or a device. Descriptors that the caller opened are accepted.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`.
  static func check(_ path: String) throws(InterfaceDocumentError) {
    guard openDescriptor(path) == nil else { return }
    _ = try read(path, name: path, limit: 0)
  }

  /// Rejects such a path in an argument, and a symbolic link that leads out of its project.
  ///
  /// - Throws: `DocumentFailure`.
  static func checkArgument(_ path: String) throws(DocumentFailure) {
    try ProjectBoundary.rejectLinkOut(path)
    do throws(InterfaceDocumentError) {
      try check(path)
    } catch {
      throw DocumentFailure(error)
    }
  }
}
