import Foundation

/// Connects a language server with its client and its worker.
///
/// One thread waits for both. The worker performs the layouts, so that a document that causes a
/// crash, a hang or memory exhaustion affects only one answer; the next job starts another worker.
struct LanguageSession {
  /// The server.
  private let server: LanguageServer
  /// The work, with the options of the command line.
  private let task: LanguageTask
  /// The time limit of a job in seconds, or `nil` for none.
  private let limit: Double?
  /// The launch configuration of workers.
  private let launch: WorkerProcess.Launch
  /// The descriptor of the input.
  private let input: Int32
  /// The messages of the input.
  private var frames = MessageFrames(limit: Self.maxMessageLength)
  /// The worker, or `nil` before the first job, and after a failure.
  private var worker: StreamWorker?
  /// The project of the worker, or `nil` if there is no worker.
  private var workerProject: ProjectBoundary?
  /// The job of the worker, or `nil` if it has none.
  private var job: LanguageServer.Job?
  /// A Boolean value that indicates whether the input has ended.
  private var hasEnded = false

  /// The maximum length of a message, in bytes. The JSON text of a document can be twice as long as
  /// the document.
  static let maxMessageLength = 32 << 20
  /// The number of bytes per read, which is the capacity of a pipe on Linux.
  private static let chunk = 65_536

  /// Creates a session without starting a worker.
  ///
  /// - Parameters:
  ///   - server: The server, whose state the session changes.
  ///   - task: The work of the worker.
  ///   - limit: The time limit of a job in seconds, or `nil` for none.
  ///   - input: The descriptor from which messages are read.
  ///   - launch: The launch configuration of workers, which tests replace.
  init(
    _ server: LanguageServer, task: LanguageTask, limit: Double?, input: Int32 = 0,
    launch: WorkerProcess.Launch = WorkerProcess.Launch()
  ) {
    self.server = server
    self.task = task
    self.limit = limit
    self.input = input
    self.launch = launch
  }

  /// Answers messages until the client ends the server. The status is `fine` if the client shut the
  /// server down first.
  ///
  /// - Parameter deliver: A closure that sends a framed message to the client.
  /// - Returns: The status of the program.
  mutating func run(_ deliver: (Data) -> Void) -> ExitStatus {
    // A write to a worker that has died must fail instead of ending this process.
    signal(SIGPIPE, SIG_IGN)
    while server.state != .exited, !hasEnded {
      startJob()
      flush(deliver)
      wait()
      flush(deliver)
    }
    worker?.kill()
    return server.endedInOrder ? .fine : .findings
  }

  /// Sends the pending messages of the server.
  private func flush(_ deliver: (Data) -> Void) {
    for message in server.takeOutbox() { deliver(MessageFrames.framed(message)) }
  }

  // MARK: Input

  /// Waits for messages, for the worker, and for the next job.
  private mutating func wait() {
    var polled = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
    var deadline = job == nil ? server.nextTime : Double.infinity
    if let worker {
      polled += worker.polled
      deadline = min(deadline, worker.deadline)
    }
    _ = poll(&polled, nfds_t(polled.count), TimeLimit.milliseconds(until: deadline))
    let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
    if ready.contains(input) { read() }
    serveWorker(ready)
  }

  /// Reads all messages that have arrived. Requests that a later message cancels are not answered.
  private mutating func read() {
    var arrived: [MessageFrames.Frame] = []
    repeat {
      var buffer = [UInt8](repeating: 0, count: Self.chunk)
      let count = Foundation.read(input, &buffer, buffer.count)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else {
        hasEnded = true
        break
      }
      arrived += frames.take(buffer[..<count])
    } while hasInput
    var messages: [LanguageMessage] = []
    for frame in arrived {
      switch frame {
      case .tooLong(let length): server.refuse(length)
      case .broken:
        server.send(
          LanguageMessage.response(
            nil, LanguageError(.parseError, "the message has no Content-Length header")))
        hasEnded = true
      case .message(let content):
        do throws(LanguageError) {
          messages.append(try LanguageMessage(content))
        } catch {
          server.send(LanguageMessage.response(nil, error))
        }
      }
    }
    receive(messages)
  }

  /// A Boolean value that indicates whether more input has arrived.
  private var hasInput: Bool {
    var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLIN) != 0
  }

  /// Passes messages to the server in order, without those that a later message cancels.
  private mutating func receive(_ messages: [LanguageMessage]) {
    let cancelled = Set(
      messages.filter { $0.method == "$/cancelRequest" }
        .compactMap { LanguageMessage.identifier($0.parameters[of: .id]) })
    for message in messages {
      if let id = message.id, message.method != nil, cancelled.contains(id) {
        server.send(LanguageMessage.response(id, .cancelled))
      } else {
        server.receive(message)
      }
    }
    stopCancelled(cancelled)
  }

  /// Ends the worker if its job was cancelled.
  private mutating func stopCancelled(_ cancelled: Set<String>) {
    guard case .response(let id, _, _, _)? = job?.purpose, cancelled.contains(id) else { return }
    worker?.kill()
    (worker, job) = (nil, nil)
    server.send(LanguageMessage.response(id, .cancelled))
  }

  // MARK: The worker

  /// Starts the next job in the worker.
  private mutating func startJob() {
    guard job == nil, let next = server.takeJob(now: ProcessInfo.processInfo.systemUptime) else {
      return
    }
    do {
      if worker == nil || workerProject != server.project {
        worker?.kill()
        let assignment = WorkerAssignment(task, in: server.project)
        worker = StreamWorker(try WorkerProcess(assignment: assignment, launch: launch))
        workerProject = server.project
      }
      job = next
      worker?.start(1, try JSONEncoder().encode(next.request), limit: limit)
    } catch {
      job = nil
      server.finish(
        next, LanguageAnswer(failure: "a worker process could not be started: \(error)"))
    }
  }

  /// Exchanges data with the worker, and checks its time limit.
  private mutating func serveWorker(_ ready: Set<Int32>) {
    guard worker != nil else { return }
    worker?.send(ready)
    switch worker?.receive(ready) ?? .nothing {
    case .nothing:
      if let deadline = worker?.deadline, deadline < ProcessInfo.processInfo.systemUptime {
        fail("the layout exceeded the timeout of \(JSONText.number(limit ?? 0)) s")
      }
    case .answer(_, let line):
      let answer = try? JSONDecoder().decode(LanguageAnswer.self, from: line)
      finish(answer ?? LanguageAnswer(failure: "the worker process returned an invalid answer"))
    case .overlong: fail("the answer for this document is too large")
    case .ended:
      worker?.kill()
      let ending = worker?.ending ?? ""
      worker = nil
      finish(
        LanguageAnswer(
          failure: "the layout crashed or ran out of memory (\(ending))")
      )
    }
  }

  /// Ends the worker and its job.
  private mutating func fail(_ reason: String) {
    worker?.kill()
    worker = nil
    finish(LanguageAnswer(failure: reason))
  }

  /// Passes an answer to the server.
  private mutating func finish(_ answer: LanguageAnswer) {
    guard let finished = job else { return }
    job = nil
    server.finish(finished, answer)
  }
}
