import EmbeddedFiles

/// The files of a folder that are part of the program, so that it works when it is copied alone.
///
/// `Scripts/embed-files.py` makes the C target `EmbeddedFiles` from the folders. Bytes are copied
/// when they are read.
public struct FileTable: Sendable {
  /// Where the bytes of every file are, by the name of the file.
  private nonisolated(unsafe) let contents: [String: UnsafeRawBufferPointer]

  /// Creates the table of a folder. Linear in the number of its files.
  package init(_ folder: EmbeddedFolder) {
    let files = UnsafeBufferPointer(start: folder.files, count: folder.count)
    contents = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (String(cString: file.name), UnsafeRawBufferPointer(start: file.bytes, count: file.count))
      })
  }

  /// The names of all files.
  public var names: Set<String> { Set(contents.keys) }

  /// Returns the bytes of a file; nil if the folder has none of that name.
  public subscript(name: String) -> [UInt8]? { contents[name].map(Array.init) }
}
