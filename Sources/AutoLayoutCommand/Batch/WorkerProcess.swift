import Foundation

/// A copy of this program that lays out documents one at a time.
///
/// Requests and reports are lines on the worker's standard input and output. The assignment is
/// JSON; a request is an `EscapedLine` with a path, and the answer is a `WorkerReport`.
/// `WorkerCommand` implements the worker.
///
///     parent: {"kind":"LintTask","task":{…}}
///     parent: App/Main.storyboard
///     worker: {"file":"App/Main.storyboard","findings":[…]}
struct WorkerProcess {
  /// The process, which runs until it dies or `close()` is called.
  private let process: Process
  /// The end of the pipe to the worker's standard input.
  private let requests: FileHandle
  /// The end of the pipe from the worker's standard output.
  private let reports: FileHandle
  /// The start of a report that has not arrived completely.
  private var partial = Data()
  /// The number of bytes at the start of `partial` that are known to contain no newline.
  private var scanned = 0

  /// The index of the worker's current document, or `nil` for an idle worker.
  private(set) var current: Int?
  /// The time at which the worker is killed, in seconds of `ProcessInfo.systemUptime`.
  private(set) var deadline = Double.infinity

  /// The descriptor from which reports are read.
  var descriptor: Int32 { reports.fileDescriptor }

  /// The descriptor to which requests are written.
  var requestDescriptor: Int32 { requests.fileDescriptor }

  /// The number of bytes of the incomplete report that have arrived.
  var pendingBytes: Int { partial.count }

  /// The maximum number of bytes per read, which is the capacity of a pipe on Linux.
  private static let chunk = 65_536

  /// The launch configuration of workers: this program with the hidden command `worker`.
  struct Launch: Sendable {
    var executable = Bundle.main.executableURL
    var arguments = ["worker"]
  }

  /// Starts a worker with a `WorkerAssignment`.
  ///
  /// - Throws: An error if the process cannot be started, or exits before it reads the assignment.
  init(assignment: some Encodable, launch: Launch = Launch()) throws {
    let input = Pipe()
    let output = Pipe()
    process = Process()
    process.executableURL = launch.executable
    process.arguments = launch.arguments
    process.environment = Self.environment
    process.standardInput = input
    process.standardOutput = output
    requests = input.fileHandleForWriting
    reports = output.fileHandleForReading
    try process.run()
    try send(JSONEncoder().encode(assignment))
  }

  /// The environment of a worker. The Swift runtime takes seconds to print the backtrace of a
  /// crash, and the parent reports the crash anyway.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    return environment
  }

  /// Assigns the document at `index` to the worker. It must be finished within `limit` seconds.
  mutating func start(_ index: Int, path: String, limit: Double?) {
    current = index
    deadline = ProcessInfo.processInfo.systemUptime + (limit ?? .infinity)
    // If a worker has died, its reports end, which is detected while reading. The error is ignored
    // here.
    try? send(EscapedLine.joining([path]))
  }

  /// Writes a line, which has no newline. The method blocks while the pipe is full.
  ///
  /// - Throws: An error if the worker has closed its input.
  private func send(_ line: Data) throws { try requests.write(contentsOf: line + [0x0A]) }

  /// Returns the reports that have arrived, or `nil` at the end of the reports. The method blocks
  /// until bytes are available.
  mutating func receive() -> [Data]? {
    let count = withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 1) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { partial.append(contentsOf: buffer[..<count]) }
      return count
    }
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    return count > 0 ? takeLines() : nil
  }

  /// Removes and returns the complete lines of `partial`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes that arrived since the last call.
  private mutating func takeLines() -> [Data] {
    var lines: [Data] = []
    var start = 0
    partial.withUnsafeBytes { bytes in
      while let newline = bytes[max(start, scanned)...].firstIndex(of: 0x0A) {
        lines.append(Data(bytes[start..<newline]))
        start = newline + 1
      }
    }
    if start > 0 { partial = Data(partial.dropFirst(start)) }
    scanned = partial.count
    return lines
  }

  /// Records that the worker has reported on its document, and returns the index of the document,
  /// or `nil` if the worker had none.
  mutating func finishCurrent() -> Int? {
    defer { current = nil }
    deadline = .infinity
    return current
  }

  /// Closes the worker's input, which ends the worker, and waits for its exit.
  func close() {
    try? requests.close()
    process.waitUntilExit()
    try? reports.close()
  }

  /// Kills the worker with a signal that it cannot ignore.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    close()
  }

  /// The reason for the worker's exit in messages, such as `signal 11` or `exit code 70`.
  var ending: String {
    switch process.terminationReason {
    case .uncaughtSignal: "signal \(process.terminationStatus)"
    default: "exit code \(process.terminationStatus)"
    }
  }
}
