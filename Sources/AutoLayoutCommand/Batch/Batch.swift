import Foundation
import InterfaceBuilder

/// Many documents and the task on each, spread over worker processes.
///
/// A worker costs some 50 milliseconds, and makes it possible to report a document that exceeds its time
/// limit or crashes, and to go on with the others. A single document is laid out in this process, which
/// ends at the limit. Without a limit, one job means that this process does the work.
///
/// Reports are delivered in the order of the documents, whichever process finishes first, so that
/// the output of a run does not depend on the number of processes.
///
///     let batch = Batch(task: task, documents: DocumentFinder.find(files), jobs: 4, limit: 20)
///     batch.run { report in … }
///
/// The closure is called on the main actor, once per document.
struct Batch<Task: DocumentTask> {
  /// The work on each document.
  let task: Task
  /// The documents, in the order in which they are reported.
  let documents: [FoundDocument]
  /// The number of documents that are worked on at the same time.
  let jobs: Int
  /// The time limit for one document, in seconds; nil for none.
  let limit: Double?

  /// Calls `deliver` with each document's report, in the order of the documents.
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

  /// Whether a document is a descriptor of this process, which its workers do not have.
  private var needsThisProcess: Bool {
    documents.contains { RegularFile.openDescriptor($0.path) != nil }
  }

  /// Does the work in this process, without a worker.
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
/// A report waits until those of all documents before it have arrived.
struct OrderedDelivery<Report> {
  /// The reports that arrived before their turn, by the index of the document.
  private var waiting: [Int: Report] = [:]
  /// The index of the first document whose report was not delivered.
  private var next = 0

  /// Takes the report of the document at `index`, and returns all reports whose turn has come.
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
