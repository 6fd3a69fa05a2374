import EmbeddedFiles

/// The files of a folder, embedded in the program so that it works without other files.
///
/// `Scripts/embed-files.py` generates the C target `EmbeddedFiles` from the folders. Bytes are
/// copied when they are read.
public struct FileTable: Sendable {
  /// The bytes of every file, by file name.
  private nonisolated(unsafe) let contents: [String: UnsafeRawBufferPointer]

  /// Creates the table of a folder.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files.
  package init(_ folder: EmbeddedFolder) {
    let files = UnsafeBufferPointer(start: folder.files, count: folder.count)
    contents = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (String(cString: file.name), UnsafeRawBufferPointer(start: file.bytes, count: file.count))
      })
  }

  /// The names of all files.
  public var names: Set<String> { Set(contents.keys) }

  /// Returns the bytes of a file, or `nil` if the folder has no file with that name.
  public subscript(name: String) -> [UInt8]? { contents[name].map(Array.init) }
}
