import Foundation

/// A font file on disk or in memory. Only the required tables are read.
///
/// Files are not mapped into memory: truncating a mapped file would end every process that reads
/// it.
enum FontSource: Sendable {
  /// A regular file. Symbolic links are not followed.
  case file(String)
  /// Bytes in memory.
  case bytes([UInt8])

  /// The path, or an empty string for bytes in memory.
  var path: String {
    switch self {
    case .file(let path): path
    case .bytes: ""
    }
  }

  /// Calls a closure that reads parts of the file.
  ///
  /// - Throws: `FontFileError` if the file cannot be opened or is not a regular file.
  func reading<Result>(
    _ body: (borrowing Reader) throws(FontFileError) -> Result
  ) throws(FontFileError) -> Result {
    switch self {
    case .bytes(let bytes):
      return try body(Reader(path: "", size: bytes.count, descriptor: -1, bytes: bytes))
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw FontFileError(.unreadable, path, String(cString: strerror(errno)))
      }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw FontFileError(.unreadable, path, "the path does not refer to a regular file")
      }
      return try body(
        Reader(path: path, size: Int(status.st_size), descriptor: descriptor, bytes: []))
    }
  }

  /// An open file.
  struct Reader: ~Copyable {
    /// The path for messages.
    let path: String
    /// The number of bytes.
    let size: Int
    fileprivate let descriptor: Int32
    fileprivate let bytes: [UInt8]

    /// Returns the bytes of a range, or fewer at the end of the file.
    func read(at offset: Int, count: Int) -> [UInt8] {
      let count = min(count, size - offset)
      guard offset >= 0, count > 0 else { return [] }
      guard descriptor >= 0 else { return Array(bytes[offset..<offset + count]) }
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
        while length < count {
          let part = pread(
            descriptor, buffer.baseAddress! + length, count - length, off_t(offset + length))
          guard part > 0 else { break }
          length += part
        }
      }
    }
  }
}
