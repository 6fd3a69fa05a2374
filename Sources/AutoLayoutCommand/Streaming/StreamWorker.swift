import Foundation

/// A worker process that is sent lines and never waited for: neither to take one nor to answer.
struct StreamWorker {
  /// What has come from a worker.
  enum News {
    case nothing
    /// The answer to a line, with the line's number.
    case answer(Int, Data)
    /// More than `largestAnswer`.
    case overlong
    /// The worker has closed its output.
    case ended
  }

  private var process: WorkerProcess
  /// The line that the worker is on, with its number, until it is answered.
  private(set) var current: (number: Int, line: Data)?
  /// When the worker is given up, in seconds of `ProcessInfo.systemUptime`.
  private(set) var deadline = Double.infinity
  /// What is to be sent, and how much of it was.
  private var request = Data()
  private var sent = 0

  /// Bytes of the largest answer. Frames take about a hundred bytes a view and canvas: this is a
  /// document of a thousand views on every device in every orientation, several times over.
  static let largestAnswer = 64 << 20

  init(_ process: WorkerProcess) {
    self.process = process
    let flags = fcntl(process.requestDescriptor, F_GETFL)
    _ = fcntl(process.requestDescriptor, F_SETFL, flags | O_NONBLOCK)
  }

  var isIdle: Bool { current == nil }

  var ending: String { process.ending }

  /// What to wait for.
  var polled: [pollfd] {
    var polled = [pollfd(fd: process.descriptor, events: Int16(POLLIN), revents: 0)]
    if sent < request.count {
      polled.append(pollfd(fd: process.requestDescriptor, events: Int16(POLLOUT), revents: 0))
    }
    return polled
  }

  /// Gives the worker a line, to be answered in `limit` seconds.
  mutating func start(_ number: Int, _ line: Data, limit: Double) {
    current = (number, line)
    deadline = ProcessInfo.processInfo.systemUptime + limit
    request = Data("\(number) ".utf8) + line + [0x0A]
    sent = 0
    send()
  }

  /// Sends on where the worker's pipe is among the descriptors that have room.
  mutating func send(_ ready: Set<Int32>) {
    if sent < request.count && ready.contains(process.requestDescriptor) { send() }
  }

  /// Sends as much as the pipe takes. A worker that has died is noticed when its answers end.
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

  /// Reads on where the worker's output is among the descriptors that have news.
  mutating func receive(_ ready: Set<Int32>) -> News {
    guard ready.contains(process.descriptor) else { return .nothing }
    guard let lines = process.receive() else { return .ended }
    guard let line = lines.first, let current else {
      return process.pendingBytes > Self.largestAnswer ? .overlong : .nothing
    }
    self.current = nil
    deadline = .infinity
    return .answer(current.number, line + [0x0A])
  }

  /// Ends a worker that has nothing more to do.
  func close() { process.close() }

  /// Ends a worker at once.
  func kill() { process.kill() }
}
