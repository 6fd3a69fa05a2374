import Foundation
import InterfaceBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unsaved state of a document in a hidden file next to it, from which the changes are
/// recovered after the program was killed.
///
/// While the changes of an earlier session wait for a decision, their journal is kept, and this
/// session uses another one.
///
/// The file has a line with a checksum, and the bytes of the document. It is written after changes,
/// and removed when the document is saved. It is only read if it is a regular file of the same
/// user, and only used if it is complete and a valid document. Its content does not refer to other
/// files.
struct Journal {
  /// The path of the journal, such as `.Main.storyboard.studio-journal`.
  let path: String
  /// The name of the document in messages.
  private let name: String

  /// The maximum size of a journal that is written and read, in bytes.
  static let limit = 32 << 20
  /// The beginning of the first line, with the version of the format.
  private static let magic = "AutoLayout Studio journal 1 "
  /// The maximum length of the first line, in bytes.
  private static let maxHeadLength = 120

  /// Creates the journal of a document.
  ///
  /// - Parameters:
  ///   - document: The path of the document.
  ///   - number: The number of the journal, from 1. The first one has no number in its name.
  init(document: String, number: Int = 1) {
    let target = URL(fileURLWithPath: document).resolvingSymlinksInPath()
    let suffix = number == 1 ? "" : ".\(number)"
    path =
      target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent)\(suffix).studio-journal").path
    name = document
  }

  /// Returns the journals of a document: one for the changes of an earlier session, and one for the
  /// current session in the meantime.
  static func all(document: String) -> [Journal] {
    (1...2).map { Journal(document: document, number: $0) }
  }

  /// Writes the state of the document atomically. Nothing is written if the state exceeds the limit
  /// or the folder is not writable.
  func write(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit else { return remove() }
    let head = "\(Self.magic)\(bytes.count) \(String(Self.checksum(bytes), radix: 16))\n"
    try? DocumentFile.writeReplaceable(Data(head.utf8) + Data(bytes), to: path)
  }

  /// Removes the journal.
  func remove() { unlink(path) }

  /// Returns the document in the journal, or `nil` if there is no trustworthy journal.
  func read() -> InterfaceDocument? {
    guard let content = content(), let end = content.prefix(Self.maxHeadLength).firstIndex(of: 10)
    else { return nil }
    let head = String(decoding: content[..<end], as: UTF8.self)
    let bytes = Array(content[(end + 1)...])
    guard head.hasPrefix(Self.magic) else { return nil }
    let numbers = head.dropFirst(Self.magic.count).split(separator: " ")
    guard numbers.count == 2, Int(numbers[0]) == bytes.count,
      UInt64(numbers[1], radix: 16) == Self.checksum(bytes)
    else { return nil }
    return try? InterfaceDocument(data: Data(bytes), name: name)
  }

  /// Returns the bytes of the file, or `nil` for links, devices, files of other users and large
  /// files.
  private func content() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= Self.limit + Self.maxHeadLength,
      let data = try? handle.read(upToCount: Self.limit + Self.maxHeadLength)
    else { return nil }
    return Array(data)
  }

  /// Returns the FNV-1a checksum, which finds files that were not written completely.
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return sum
  }
}
