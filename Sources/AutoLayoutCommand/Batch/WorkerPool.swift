import Foundation

/// Distributes documents to worker processes, and replaces workers that die.
///
/// One thread waits for all workers. A worker receives its next document after the report on the
/// previous one, so that a large document does not delay the others. If a worker crashes or exceeds
/// the time limit, only its current document is affected.
///
/// The life of a worker has these steps:
///
/// 1. It is started with a `WorkerAssignment`, which contains the task.
/// 2. It receives the path of a document, which has a deadline.
/// 3. It responds with a report, and continues with step 2 as long as there are documents.
/// 4. Its standard input is closed, and it exits.
///
/// A worker that exits or exceeds its deadline in step 2 is replaced.
struct WorkerPool<Task: DocumentTask> {
  /// The work on each document.
  private let task: Task
  /// The documents, in the order of the batch.
  private let documents: [FoundDocument]
  /// The maximum number of workers at the same time.
  private let workerCount: Int
  /// The running workers.
  private var workers: [WorkerProcess] = []
  /// The index of the first document that was not assigned to a worker.
  private var next = 0

  /// The time limit for one document in seconds, or `nil` for none.
  private let limit: Double?
  /// The launch configuration of workers, which tests replace.
  private let launch: WorkerProcess.Launch

  /// Creates a pool. It never has more workers than documents.
  init(
    task: Task, documents: [FoundDocument], workers: Int, limit: Double?,
    launch: WorkerProcess.Launch = WorkerProcess.Launch()
  ) {
    self.task = task
    self.documents = documents
    self.limit = limit
    self.launch = launch
    workerCount = min(workers, documents.count)
  }

  /// Processes all documents, and calls `finished` with the index and the report of each one.
  mutating func run(_ finished: (Int, Task.Report) -> Void) {
    // A write to a worker that has died must fail instead of ending this process.
    signal(SIGPIPE, SIG_IGN)
    fill(finished)
    while !workers.isEmpty {
      let ready = waitForReports()
      for index in workers.indices.reversed() {
        if ready.contains(workers[index].descriptor) {
          read(index, finished)
        } else if workers[index].deadline < ProcessInfo.processInfo.systemUptime {
          giveUp(index, finished)
        }
      }
      fill(finished)
    }
  }

  /// Starts workers until the pool is full or no documents remain.
  private mutating func fill(_ finished: (Int, Task.Report) -> Void) {
    while workers.count < workerCount, let (index, path) = takeDocument(finished) {
      do {
        var worker = try WorkerProcess(assignment: WorkerAssignment(task), launch: launch)
        worker.start(index, path: path, limit: limit)
        workers.append(worker)
      } catch {
        finished(index, failure(index, "a worker process could not be started: \(error)"))
      }
    }
  }

  /// Returns the next document that is a file, or `nil` if there is none. Preceding folders without
  /// documents are reported.
  private mutating func takeDocument(
    _ finished: (Int, Task.Report) -> Void
  ) -> (Int, String)? {
    while next < documents.count {
      defer { next += 1 }
      guard let failure = documents[next].failure else { return (next, documents[next].request) }
      finished(next, task.report(of: failure))
    }
    return nil
  }

  /// Waits until a worker reports or exceeds its time limit. Returns the readable descriptors.
  private func waitForReports() -> Set<Int32> {
    var polled = workers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let first = workers.map(\.deadline).min() ?? .infinity
    _ = poll(&polled, nfds_t(polled.count), TimeLimit.milliseconds(until: first))
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Reads the reports of a worker, and assigns its next document.
  private mutating func read(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    guard let lines = workers[index].receive() else { return bury(index, finished) }
    // The worker starts with its next document while this process reads the report.
    let reports = lines.compactMap { line in
      workers[index].finishCurrent().map { (document: $0, line: line) }
    }
    if workers[index].current == nil { assignNext(index, finished) }
    for (document, line) in reports {
      if let report = try? Task.Report(line: line) {
        finished(document, report)
      } else {
        finished(document, failure(document, "the worker process returned an invalid report"))
      }
    }
  }

  /// Assigns the next document to an idle worker, or ends the worker if there is none.
  private mutating func assignNext(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    if let (document, path) = takeDocument(finished) {
      workers[index].start(document, path: path, limit: limit)
    } else {
      workers.remove(at: index).close()
    }
  }

  /// Reports the document during which a worker died.
  private mutating func bury(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    let worker = workers.remove(at: index)
    worker.close()
    if let document = worker.current {
      finished(
        document,
        failure(document, "the layout crashed (\(worker.ending))"))
    }
  }

  /// Reports the document during which a worker exceeded the time limit, and ends the worker.
  private mutating func giveUp(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    let worker = workers.remove(at: index)
    worker.kill()
    if let document = worker.current {
      finished(
        document, task.report(of: TimeLimit.failure(of: documents[document].path, limit ?? 0)))
    }
  }

  /// Returns the report of a document for which an internal error occurred.
  private func failure(_ index: Int, _ message: String) -> Task.Report {
    task.report(
      of: DocumentFailure(
        file: documents[index].path, message: message,
        hint: DocumentFailure.reportHint, status: .fault))
  }
}
