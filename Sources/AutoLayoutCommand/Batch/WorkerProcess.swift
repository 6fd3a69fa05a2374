import Foundation

/// A copy of this program that lays out documents for it, one at a time.
///
/// Requests and reports are lines of JSON on the worker's standard input and output.
struct WorkerProcess {
  private let process: Process
  private let requests: FileHandle
  private let reports: FileHandle
  /// What was read of a report that is not complete.
  private var partial = Data()
  /// How far `partial` is known to hold no end of line.
  private var scanned = 0

  /// The document that the worker is on, as its place in the batch.
  private(set) var current: Int?
  /// When the worker is given up, in seconds of `ProcessInfo.systemUptime`.
  private(set) var deadline = Double.infinity

  /// The descriptor on which reports arrive.
  var descriptor: Int32 { reports.fileDescriptor }

  /// The descriptor on which requests leave.
  var requestDescriptor: Int32 { requests.fileDescriptor }

  /// Bytes that have arrived of a report that is not complete.
  var pendingBytes: Int { partial.count }

  /// Bytes that are read at a time: what a pipe holds on Linux.
  private static let chunk = 65_536

  /// How workers are started: this program with the hidden command `worker`.
  struct Launch: Sendable {
    var executable = Bundle.main.executableURL
    var arguments = ["worker"]
  }

  /// Starts a worker on `assignment`.
  init(assignment: WorkerAssignment, launch: Launch = Launch()) throws {
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

  /// A crash is reported as a line of ours; the runtime's backtrace would take seconds to make.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    return environment
  }

  /// Gives the worker document `index`, to be done in `limit` seconds.
  mutating func start(_ index: Int, path: String, limit: Double) {
    current = index
    deadline = ProcessInfo.processInfo.systemUptime + limit
    // A worker that has died is noticed when its reports end; so the failure to write is not news.
    try? send(path)
  }

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

  /// Notes that the worker has reported on its document.
  mutating func finishCurrent() -> Int? {
    defer { current = nil }
    deadline = .infinity
    return current
  }

  /// Ends a worker that has nothing more to do and waits for it.
  func close() {
    try? requests.close()
    process.waitUntilExit()
    try? reports.close()
  }

  /// Ends a worker at once.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    close()
  }

  /// How a worker that has ended did so, in words.
  var ending: String {
    switch process.terminationReason {
    case .uncaughtSignal: "signal \(process.terminationStatus)"
    default: "exit code \(process.terminationStatus)"
    }
  }
}
