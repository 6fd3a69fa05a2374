import Foundation

/// A stream to which the tool prints.
package struct Output: Sendable {
  /// Standard output.
  package static let standard = Output(descriptor: 1)
  /// Standard error.
  package static let standardError = Output(descriptor: 2)

  /// The file descriptor.
  private let descriptor: Int32

  /// Writes all of `text`, unbuffered.
  package func write(_ text: String) { write(Data(text.utf8)) }

  /// Writes all of `data`, unbuffered.
  func write(_ data: Data) {
    var bytes = data[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        // This is 128 + SIGPIPE, which a shell reports for a process that the closed pipe killed.
        exit(errno == EPIPE ? 141 : ExitStatus.cannotOpen.rawValue)
      }
    }
  }
}
