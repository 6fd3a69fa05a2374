/// The content of a file of the work tree, compared with an object of a repository.
///
/// Git would compare them by running the filters that the repository configures. The common forms
/// of stored content need no program: the bytes themselves, with line feeds instead of Windows line
/// ends, and the pointer of Git LFS.
///
///     GitBlob(bytes: Array("test\n".utf8)).isStored(as: "9daeafb9864cf43055ae93beb0afd6c7d144bfa4")
package struct GitBlob {
  /// The bytes of the file.
  private let bytes: [UInt8]

  /// Creates the content of a file from its bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns a Boolean value that indicates whether an object contains the content in one of its
  /// forms. The object's name is a hash: SHA-1, or SHA-256 in repositories that use it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func isStored(as name: String) -> Bool {
    if Self.name(of: bytes, like: name) == name { return true }
    if let text = withLineFeeds, Self.name(of: text, like: name) == name { return true }
    return Self.name(of: pointer, like: name) == name
  }

  /// Returns the hash by which git names a blob, with the algorithm of another hash.
  private static func name(of content: [UInt8], like other: String) -> String {
    let object = Array("blob \(content.count)\0".utf8) + content
    return other.utf8.count == SHA1.digits
      ? SHA1.hexadecimal(of: object) : SHA256.hexadecimal(of: object)
  }

  /// The bytes with a line feed for each carriage return and line feed, or `nil` if there are none.
  private var withLineFeeds: [UInt8]? {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == feed, text.last == carriage { text.removeLast() }
      text.append(byte)
    }
    return text.count == bytes.count ? nil : text
  }

  /// The text that Git LFS stores instead of the bytes (version 1 of its specification).
  private var pointer: [UInt8] {
    let digest = SHA256.hexadecimal(of: bytes)
    return Array("\(Self.pointerStart)oid sha256:\(digest)\nsize \(bytes.count)\n".utf8)
  }

  /// The first line of a pointer of Git LFS.
  private static let pointerStart = "version https://git-lfs.github.com/spec/v1\n"

  /// A Boolean value that indicates whether the bytes are a pointer of Git LFS.
  package var isPointer: Bool { bytes.starts(with: Self.pointerStart.utf8) }
}
