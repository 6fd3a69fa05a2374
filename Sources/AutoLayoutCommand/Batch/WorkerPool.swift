import Foundation

/// Spreads documents over worker processes, and replaces the workers that die.
///
/// One thread waits on all workers. Each gets its next document when it has reported on the last,
/// so that a large document does not hold up the others. A worker that crashes or takes too long
/// costs only the document it was on.
struct WorkerPool<Task: DocumentTask> {
  private let task: Task
  private let documents: [FoundDocument]
  private let workerCount: Int
  private var workers: [WorkerProcess] = []
  /// The first document that no worker was given.
  private var next = 0

  /// Seconds for one document.
  private let limit: Double
  private let launch: WorkerProcess.Launch

  /// The slowest real document takes a fraction of a second; a worker that needs a hundred times as
  /// long has met something that will not end.
  static var usualLimit: Double { 60 }

  init(
    task: Task, documents: [FoundDocument], workers: Int, limit: Double = Self.usualLimit,
    launch: WorkerProcess.Launch = WorkerProcess.Launch()
  ) {
    self.task = task
    self.documents = documents
    self.limit = limit
    self.launch = launch
    workerCount = min(workers, documents.count)
  }

  /// Works on all documents; calls `finished` with the place and report of each as it is done.
  mutating func run(_ finished: (Int, Task.Report) -> Void) {
    // A write to a worker that has died is to fail, not to end this process.
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

  /// Starts workers until there are enough of them or no document is left.
  private mutating func fill(_ finished: (Int, Task.Report) -> Void) {
    while workers.count < workerCount, let (index, path) = takeDocument(finished) {
      do {
        var worker = try WorkerProcess(assignment: task.assignment, launch: launch)
        worker.start(index, path: path, limit: limit)
        workers.append(worker)
      } catch {
        finished(index, failure(index, "a worker process cannot be started: \(error)"))
      }
    }
  }

  /// The next document that is a file; folders without documents are reported on the way.
  private mutating func takeDocument(
    _ finished: (Int, Task.Report) -> Void
  ) -> (Int, String)? {
    while next < documents.count {
      defer { next += 1 }
      switch documents[next] {
      case .file(let path): return (next, path)
      case .emptyFolder(let path): finished(next, task.report(of: .emptyFolder(path)))
      }
    }
    return nil
  }

  /// Waits until a worker reports or runs out of time; returns the descriptors with news.
  private func waitForReports() -> Set<Int32> {
    var polled = workers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let first = workers.map(\.deadline).min() ?? .infinity
    let seconds = min(max(0, first - ProcessInfo.processInfo.systemUptime), limit)
    _ = poll(&polled, nfds_t(polled.count), Int32(seconds * 1000) + 1)
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }

  private mutating func read(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    guard let lines = workers[index].receive() else { return bury(index, finished) }
    for line in lines {
      guard let document = workers[index].finishCurrent() else { continue }
      if let report = try? JSONDecoder().decode(Task.Report.self, from: line) {
        finished(document, report)
      } else {
        finished(document, failure(document, "the worker's report cannot be read"))
      }
    }
    if workers[index].current == nil { assignNext(index, finished) }
  }

  /// Gives an idle worker its next document, or sends it home.
  private mutating func assignNext(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    if let (document, path) = takeDocument(finished) {
      workers[index].start(document, path: path, limit: limit)
    } else {
      workers.remove(at: index).close()
    }
  }

  /// Reports the document on which a worker died.
  private mutating func bury(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    let worker = workers.remove(at: index)
    worker.close()
    if let document = worker.current {
      finished(
        document,
        failure(document, "the layout of this document ended in a crash (\(worker.ending))"))
    }
  }

  /// Reports the document that a worker does not come to an end with.
  private mutating func giveUp(_ index: Int, _ finished: (Int, Task.Report) -> Void) {
    let worker = workers.remove(at: index)
    worker.kill()
    if let document = worker.current {
      finished(
        document,
        failure(document, "the layout of this document takes over \(JSONText.number(limit)) s"))
    }
  }

  private func failure(_ index: Int, _ message: String) -> Task.Report {
    task.report(
      of: DocumentFailure(
        file: documents[index].path, message: message,
        hint: "this is a fault of autolayout; please report it with the document", status: .fault))
  }
}
