import Foundation

/// A worker process to which lines are sent without blocking, either for space in its pipe or for
/// its answer.
struct StreamWorker {
  /// The results of reading from a worker.
  enum News {
    /// No complete answer.
    case nothing
    /// The answer to the line with a number.
    case answer(Int, Data)
    /// An answer that exceeds `maxAnswerSize`.
    case overlong
    /// The end of the worker's output.
    case ended
  }

  /// The process and its pipes.
  private var process: WorkerProcess
  /// The worker's current line and its number, or `nil` for an idle worker.
  private(set) var current: (number: Int, line: Data)?
  /// The time at which the worker is ended, in seconds of `ProcessInfo.systemUptime`.
  private(set) var deadline = Double.infinity
  /// The bytes to send.
  private var request = Data()
  /// The number of bytes of `request` that have been sent.
  private var sent = 0

  /// The maximum size of an answer, in bytes. Frames need about a hundred bytes per view and
  /// canvas; the limit is several times that of a document of a thousand views on every device in
  /// every orientation.
  static let maxAnswerSize = 64 << 20

  /// Makes the pipe to a process nonblocking.
  init(_ process: WorkerProcess) {
    self.process = process
    let flags = fcntl(process.requestDescriptor, F_GETFL)
    _ = fcntl(process.requestDescriptor, F_SETFL, flags | O_NONBLOCK)
  }

  /// A Boolean value that indicates whether the worker has no current line.
  var isIdle: Bool { current == nil }

  /// The description of how the process ended.
  var ending: String { process.ending }

  /// The descriptors to poll.
  var polled: [pollfd] {
    var polled = [pollfd(fd: process.descriptor, events: Int16(POLLIN), revents: 0)]
    if sent < request.count {
      polled.append(pollfd(fd: process.requestDescriptor, events: Int16(POLLOUT), revents: 0))
    }
    return polled
  }

  /// Assigns a line to the worker, which must answer it within `limit` seconds. There is no time
  /// limit if the value is `nil`.
  mutating func start(_ number: Int, _ line: Data, limit: Double?) {
    current = (number, line)
    deadline = ProcessInfo.processInfo.systemUptime + (limit ?? .infinity)
    request = Data("\(number) ".utf8) + line + [0x0A]
    sent = 0
    send()
  }

  /// Continues sending if the worker's pipe is among the descriptors that are ready for writing.
  mutating func send(_ ready: Set<Int32>) {
    if sent < request.count && ready.contains(process.requestDescriptor) { send() }
  }

  /// Sends as many bytes as the pipe accepts. The death of a worker is detected when its answers
  /// end.
  private mutating func send() {
    while sent < request.count {
      let count = request.withUnsafeBytes { bytes in
        let rest = bytes[sent...]
        return write(
          process.requestDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
    request = Data()
    sent = 0
  }

  /// Reads if the worker's output is among the descriptors that are ready for reading.
  mutating func receive(_ ready: Set<Int32>) -> News {
    guard ready.contains(process.descriptor) else { return .nothing }
    guard let lines = process.receive() else { return .ended }
    guard let line = lines.first, let current else {
      return process.pendingBytes > Self.maxAnswerSize ? .overlong : .nothing
    }
    self.current = nil
    deadline = .infinity
    return .answer(current.number, line + [0x0A])
  }

  /// Ends a worker that has no more work.
  func close() { process.close() }

  /// Ends a worker immediately.
  func kill() { process.kill() }
}
