import Foundation

/// A copy of this program that lays out documents one at a time.
///
/// Requests and reports are lines of JSON on the worker's standard input and output.
/// `WorkerCommand` is the other side.
///
///     parent: {"kind":"LintTask","task":{…}}
///     parent: "App/Main.storyboard"
///     worker: {"file":"App/Main.storyboard","findings":[…]}
struct WorkerProcess {
  /// The process, which is running until it dies or `close()` is called.
  private let process: Process
  /// The end of the pipe to the worker's standard input.
  private let requests: FileHandle
  /// The end of the pipe from the worker's standard output.
  private let reports: FileHandle
  /// The part of a report that has arrived without the end of its line.
  private var partial = Data()
  /// The number of bytes at the start of `partial` that are known to contain no newline.
  private var scanned = 0

  /// The index of the document that the worker is working on; nil for an idle worker.
  private(set) var current: Int?
  /// The time at which the worker is given up, in seconds of `ProcessInfo.systemUptime`.
  private(set) var deadline = Double.infinity

  /// The descriptor on which reports arrive.
  var descriptor: Int32 { reports.fileDescriptor }

  /// The descriptor on which requests leave.
  var requestDescriptor: Int32 { requests.fileDescriptor }

  /// The number of bytes that have arrived of an incomplete report.
  var pendingBytes: Int { partial.count }

  /// The number of bytes that are read at a time: the capacity of a pipe on Linux.
  private static let chunk = 65_536

  /// How workers are started: this program with the hidden command `worker`.
  struct Launch: Sendable {
    var executable = Bundle.main.executableURL
    var arguments = ["worker"]
  }

  /// Starts a worker on a `WorkerAssignment`.
  ///
  /// - Throws: If the process cannot be started, or ends before it reads the assignment.
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
    try send(assignment)
  }

  /// The environment of a worker. The Swift runtime takes seconds to print the backtrace of a
  /// crash, and the parent reports the crash anyway.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    return environment
  }

  /// Gives the worker the document at `index`, to be finished within `limit` seconds.
  mutating func start(_ index: Int, path: String, limit: Double?) {
    current = index
    deadline = ProcessInfo.processInfo.systemUptime + (limit ?? .infinity)
    // A worker that has died is noticed when its reports end; so the failure to write is not news.
    try? send(path)
  }

  /// Writes a value as one line of JSON; blocks while the pipe is full.
  ///
  /// - Throws: If the worker has closed its input.
  private func send(_ value: some Encodable) throws {
    var line = try JSONEncoder().encode(value)
    line.append(0x0A)
    try requests.write(contentsOf: line)
  }

  /// Reads what has arrived; nil at the end of the reports. Blocks when nothing has arrived.
  mutating func receive() -> [Data]? {
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    guard count > 0 else { return nil }
    partial.append(contentsOf: buffer[..<count])
    return takeLines()
  }

  /// Takes the complete lines out of `partial`. Linear in the bytes that arrived since the last
  /// call.
  private mutating func takeLines() -> [Data] {
    var lines: [Data] = []
    while let newline = partial[(partial.startIndex + scanned)...].firstIndex(of: 0x0A) {
      lines.append(Data(partial[partial.startIndex..<newline]))
      partial = Data(partial[(newline + 1)...])
      scanned = 0
    }
    scanned = partial.count
    return lines
  }

  /// Records that the worker has reported on its document, and returns the index of that document.
  mutating func finishCurrent() -> Int? {
    defer { current = nil }
    deadline = .infinity
    return current
  }

  /// Closes the worker's input, which ends it, and waits for its end.
  func close() {
    try? requests.close()
    process.waitUntilExit()
    try? reports.close()
  }

  /// Ends the worker immediately with a signal that it cannot ignore.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    close()
  }

  /// How a worker that has ended did so, as messages state it: `signal 11` or `exit code 70`.
  var ending: String {
    switch process.terminationReason {
    case .uncaughtSignal: "signal \(process.terminationStatus)"
    default: "exit code \(process.terminationStatus)"
    }
  }
}
