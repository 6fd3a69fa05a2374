import Foundation
import InterfaceBuilder

/// The documents of a run and the task on each of them, distributed to worker processes.
///
/// Starting a worker takes about 50 milliseconds. In return, a document that exceeds its time limit
/// or causes a crash can be reported without affecting the others. A single document is laid out in
/// this process, which exits at the limit. Without a limit, one job means that this process does
/// the work.
///
/// Reports are delivered in the order of the documents, so that the output of a run does not depend
/// on the number of processes.
///
///     let batch = Batch(task: task, documents: DocumentFinder.find(files), jobs: 4, limit: 20)
///     batch.run { report in … }
///
/// The closure is called on the main actor, once per document.
struct Batch<Task: DocumentTask> {
  /// The work on each document.
  let task: Task
  /// The documents, in the order of their reports.
  let documents: [FoundDocument]
  /// The number of documents that are processed at the same time.
  let jobs: Int
  /// The time limit for one document in seconds, or `nil` for none.
  let limit: Double?

  /// Calls `deliver` with the report of each document, in the order of the documents.
  @MainActor
  func run(deliver: @escaping (Task.Report) -> Void) {
    var progress = ProgressBar(total: documents.count)
    var queue = OrderedDelivery<Task.Report>()
    let finished = { (index: Int, report: Task.Report) in
      let ready = queue.add(report, at: index)
      if !ready.isEmpty { progress.clear() }
      ready.forEach(deliver)
      progress.advance()
    }
    if needsThisProcess || documents.count == 1 || jobs <= 1 && limit == nil {
      runHere(finished)
    } else {
      var pool = WorkerPool(task: task, documents: documents, workers: max(1, jobs), limit: limit)
      pool.run(finished)
    }
    progress.clear()
  }

  /// A Boolean value that indicates whether a document is a descriptor of this process, which
  /// workers do not inherit.
  private var needsThisProcess: Bool {
    documents.contains { RegularFile.openDescriptor($0.path) != nil }
  }

  /// Processes the documents in this process, without workers.
  @MainActor
  private func runHere(_ finished: (Int, Task.Report) -> Void) {
    for (index, document) in documents.enumerated() {
      let report =
        document.failure.map(task.report)
        ?? TimeLimit.watching(document.path, limit) { task.run(document.request) }
      finished(index, report)
    }
  }
}

/// Sorts reports that arrive in any order into the order of their documents.
///
/// A report waits until the reports of all preceding documents have arrived.
struct OrderedDelivery<Report> {
  /// The reports that wait for preceding ones, by the index of the document.
  private var waiting: [Int: Report] = [:]
  /// The index of the first document with a report that was not delivered.
  private var next = 0

  /// Adds the report of the document at `index`, and returns all reports that can now be delivered.
  ///
  /// - Complexity: Amortized O(1).
  mutating func add(_ report: Report, at index: Int) -> [Report] {
    waiting[index] = report
    var ready: [Report] = []
    while let report = waiting.removeValue(forKey: next) {
      ready.append(report)
      next += 1
    }
    return ready
  }
}
