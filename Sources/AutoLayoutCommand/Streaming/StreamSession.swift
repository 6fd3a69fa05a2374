import Foundation

/// Answers each line of a stream with one line, in order.
///
/// One thread waits for the input and for all workers. Everything that depends on the content of a
/// line happens in a worker. A worker that crashes, hangs or needs too much memory loses only its
/// current line, which is answered with an error, and is replaced. The number of lines in memory is
/// limited, so that memory does not grow with the stream.
struct StreamSession<Task: StreamTask> {
  /// The work on each line.
  private let task: Task
  /// The folder that paths must not leave.
  private let project: ProjectBoundary
  /// The maximum number of workers.
  private let workerCount: Int
  /// The lines of the input.
  private var input: DescriptorLines
  /// The workers that are running.
  private var workers: [StreamWorker] = []
  /// The answers that wait for those of earlier lines.
  private var answers = OrderedDelivery<Data>()
  /// The number of lines that were read from the input.
  private var taken = 0
  /// The number of lines that were answered.
  private var delivered = 0

  /// The time limit for one line in seconds, or `nil` for none.
  private let limit: Double?
  /// The maximum length of a line, in bytes.
  private let maxLineLength: Int
  /// The launch configuration of workers, which tests replace.
  private let launch: WorkerProcess.Launch

  /// The maximum number of lines in memory per worker. It is large enough that workers continue
  /// while a slow document delays the answers after it, and small enough that these answers fit in
  /// memory.
  static var linesPerWorker: Int { 32 }

  /// Creates a session that reads from a descriptor, without starting a worker.
  init(
    task: Task, project: ProjectBoundary, workers: Int, input: Int32 = 0,
    limit: Double?, maxLineLength: Int = StreamOptions.maxLineLength,
    launch: WorkerProcess.Launch = WorkerProcess.Launch()
  ) {
    self.task = task
    self.project = project
    workerCount = max(1, workers)
    self.limit = limit
    self.maxLineLength = maxLineLength
    self.launch = launch
    self.input = DescriptorLines(descriptor: input, limit: maxLineLength)
  }

  /// Answers lines until the input ends, and calls `deliver` with each answer, which ends in a
  /// newline.
  ///
  /// Errors of a document are part of its answer; the returned status is that of the stream.
  mutating func run(_ deliver: (Data) -> Void) -> ExitStatus {
    // A write to a worker that has died must fail instead of ending this process.
    signal(SIGPIPE, SIG_IGN)
    while true {
      assign(deliver)
      if input.hasEnded && !input.hasReady && workers.allSatisfy(\.isIdle) { break }
      wait(deliver)
    }
    for worker in workers { worker.close() }
    return input.fault == nil ? .fine : .cannotOpen
  }

  // MARK: - Lines

  /// A Boolean value that indicates whether another line can be read from the input.
  private var hasRoom: Bool { taken - delivered < workerCount * Self.linesPerWorker }

  /// Assigns lines that have arrived to idle workers.
  private mutating func assign(_ deliver: (Data) -> Void) {
    while hasRoom, input.hasReady {
      let worker = idleWorker()
      if case .failure(.allBusy) = worker { return }
      guard let line = input.takeReady() else { return }
      taken += 1
      switch (line, worker) {
      case (.tooLong, _):
        finish(taken, .overlongLine(taken, limit: maxLineLength), answering: nil, deliver)
      case (.bytes(let bytes), .success(let index)):
        workers[index].start(taken, bytes, limit: limit)
      case (.bytes(let bytes), .failure(let shortage)):
        let failure = fault(bytes, taken, "a worker process could not be started: \(shortage)")
        finish(taken, failure, answering: bytes, deliver)
      }
    }
  }

  /// The reasons why no worker is available for a line.
  private enum Shortage: Error {
    case allBusy
    case unstarted(any Error)
  }

  /// Returns the index of an idle worker, which is started if there are too few workers.
  private mutating func idleWorker() -> Result<Int, Shortage> {
    if let idle = workers.firstIndex(where: \.isIdle) { return .success(idle) }
    guard workers.count < workerCount else { return .failure(.allBusy) }
    do {
      let assignment = WorkerAssignment(task, in: project)
      let process = try WorkerProcess(assignment: assignment, launch: launch)
      workers.append(StreamWorker(process))
      return .success(workers.count - 1)
    } catch {
      return .failure(workers.isEmpty ? .unstarted(error) : .allBusy)
    }
  }

  // MARK: - Waiting

  /// Waits for input, for an answer, for space in a worker's pipe, or for the time limit of a
  /// worker.
  private mutating func wait(_ deliver: (Data) -> Void) {
    let wantsInput = !input.hasEnded && !input.hasReady && hasRoom
    var polled = workers.flatMap(\.polled)
    if wantsInput { polled.append(pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)) }
    let first = workers.map(\.deadline).min() ?? .infinity
    _ = poll(&polled, nfds_t(polled.count), TimeLimit.milliseconds(until: first))
    let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
    for index in workers.indices.reversed() { serve(index, ready, deliver) }
    if wantsInput && ready.contains(input.descriptor) { input.read() }
  }

  /// Exchanges data with one worker, and checks its time limit.
  private mutating func serve(_ index: Int, _ ready: Set<Int32>, _ deliver: (Data) -> Void) {
    workers[index].send(ready)
    switch workers[index].receive(ready) {
    case .nothing:
      if workers[index].deadline < ProcessInfo.processInfo.systemUptime {
        removeLate(index, deliver)
      }
    case .answer(let number, let answer): finish(number, answer, deliver)
    case .overlong:
      let size = StreamWorker.maxAnswerSize >> 20
      remove(index, deliver) { _ in "the answer is larger than \(size) MB" }
    case .ended:
      remove(index, deliver) { worker in
        "the layout crashed or ran out of memory (\(worker.ending))"
      }
    }
  }

  /// Ends a worker that has exceeded the time limit, and answers its line.
  private mutating func removeLate(_ index: Int, _ deliver: (Data) -> Void) {
    let worker = workers.remove(at: index)
    worker.kill()
    guard let (number, line) = worker.current else { return }
    var failure = fault(line, number, "")
    let late = TimeLimit.failure(of: failure.file, limit ?? 0)
    (failure.message, failure.hint) = (late.message, late.hint)
    finish(number, failure, answering: line, deliver)
  }

  /// Ends a worker. Its current line, if any, is answered with the reason.
  private mutating func remove(
    _ index: Int, _ deliver: (Data) -> Void, reason: (StreamWorker) -> String
  ) {
    let worker = workers.remove(at: index)
    worker.kill()
    guard let (number, line) = worker.current else { return }
    finish(number, fault(line, number, reason(worker)), answering: line, deliver)
  }

  // MARK: - Answers

  /// Records the failure of a line as its answer.
  private mutating func finish(
    _ number: Int, _ failure: DocumentFailure, answering line: Data?, _ deliver: (Data) -> Void
  ) {
    finish(number, Data(task.answer(of: failure, to: line).utf8), deliver)
  }

  /// Records an answer, and delivers all answers that are next in order.
  private mutating func finish(_ number: Int, _ answer: Data, _ deliver: (Data) -> Void) {
    for answer in answers.add(answer, at: number - 1) {
      deliver(answer)
      delivered += 1
    }
  }

  /// Returns the failure for an internal error on the document of a line.
  private func fault(_ line: Data, _ number: Int, _ message: String) -> DocumentFailure {
    let path = task.path(in: line)
    return DocumentFailure(
      file: path ?? DocumentFailure.streamName, line: path == nil ? number : nil, message: message,
      hint: DocumentFailure.reportHint, status: .fault)
  }
}
