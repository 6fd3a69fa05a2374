import Foundation

/// A stream that the tool prints to.
///
/// Writing to a pipe whose reader has left (`autolayout frames … | head`) ends the process quietly,
/// as it does other command-line tools.
struct Output: Sendable {
  static let standard = Output(descriptor: 1)
  static let standardError = Output(descriptor: 2)

  private let descriptor: Int32

  /// Writes all of `text`, unbuffered.
  func write(_ text: String) { write(Data(text.utf8)) }

  /// Writes all of `data`, unbuffered.
  func write(_ data: Data) {
    var bytes = data[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        // 128 + SIGPIPE, what a shell reports for a process that the closed pipe killed.
        exit(errno == EPIPE ? 141 : ExitStatus.cannotOpen.rawValue)
      }
    }
  }
}
