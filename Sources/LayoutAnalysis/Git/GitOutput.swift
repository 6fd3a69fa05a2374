import Foundation

/// The output of a process on two pipes, read as it arrives, up to a limit.
struct GitOutput {
  /// The reason that reading ended.
  enum End {
    /// Both pipes were closed.
    case closed
    /// There was more output than the limit.
    case overlong
    /// The timeout was reached.
    case late
  }

  /// The bytes read from standard output.
  private(set) var output = Data()
  /// The bytes read from standard error, up to the limit for messages.
  private var errors = Data()

  /// The pipes of output and errors.
  private let handles: [FileHandle]
  /// The maximum number of bytes that are kept of each.
  private let limit: Int
  /// Selects among null-terminated texts, or is `nil` to keep all output.
  private let isKept: Filter?
  /// The beginning of a text whose end has not been read.
  private var beginning = Data()

  /// A filter for null-terminated texts, which are passed without the terminator.
  typealias Filter = @Sendable (Data) -> Bool

  /// The number of bytes of messages that are kept; only the first line is shown.
  private static let maxMessageLength = 4096
  /// The number of bytes read at a time: the capacity of a pipe on Linux.
  private static let chunk = 65_536

  /// Reads both pipes at the same time, so that a full one cannot block the program.
  init(output: FileHandle, errors: FileHandle, limit: Int, where isKept: Filter? = nil) {
    handles = [output, errors]
    self.limit = limit
    self.isKept = isKept
  }

  /// The first line of standard error, without git's prefix.
  var firstError: String {
    let text = String(decoding: errors, as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    for word in ["fatal: ", "error: "] where line.hasPrefix(word) {
      return String(line.dropFirst(word.count))
    }
    return line
  }

  /// Reads until both pipes are closed or `ProcessInfo.systemUptime` reaches the deadline.
  mutating func run(until deadline: Double) -> End {
    var open = [0, 1]
    while !open.isEmpty {
      let rest = deadline - ProcessInfo.processInfo.systemUptime
      guard rest > 0 else { return .late }
      var polled = open.map {
        pollfd(fd: handles[$0].fileDescriptor, events: Int16(POLLIN), revents: 0)
      }
      // Waking once a second keeps the number of milliseconds small for any deadline.
      _ = poll(&polled, nfds_t(polled.count), Int32(min(rest, 1) * 1000) + 1)
      for (place, index) in open.enumerated().reversed() where polled[place].revents != 0 {
        if !read(index) { open.remove(at: place) }
        if output.count + beginning.count > limit { return .overlong }
      }
    }
    return .closed
  }

  /// Reads once. Returns `false` at the end.
  private mutating func read(_ index: Int) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 1) { buffer in
      let count = Foundation.read(
        handles[index].fileDescriptor, buffer.baseAddress, buffer.count)
      guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
      if index == 0 {
        keep(buffer[..<count])
      } else {
        errors.append(contentsOf: buffer[..<min(count, Self.maxMessageLength - errors.count)])
      }
      return true
    }
  }

  /// Keeps output, or the selected texts in it.
  private mutating func keep(_ bytes: Slice<UnsafeMutableRawBufferPointer>) {
    guard let isKept else { return output.append(contentsOf: bytes) }
    beginning.append(contentsOf: bytes)
    let texts = beginning.split(separator: 0, omittingEmptySubsequences: false)
    for text in texts.dropLast() where isKept(text) {
      output.append(text)
      output.append(0)
    }
    beginning = Data(texts.last ?? Data())
  }
}
