import Foundation

/// Many documents and the work on each, done in this process or spread over worker processes.
struct Batch<Task: DocumentTask> {
  let task: Task
  let documents: [FoundDocument]
  /// Documents that are worked on at a time; one means in this process.
  let jobs: Int

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
    if jobs <= 1 {
      runHere(finished)
    } else {
      var pool = WorkerPool(task: task, documents: documents, workers: jobs)
      pool.run(finished)
    }
    progress.clear()
  }

  @MainActor
  private func runHere(_ finished: (Int, Task.Report) -> Void) {
    for (index, document) in documents.enumerated() {
      switch document {
      case .file(let path): finished(index, task.run(path))
      case .emptyFolder(let path): finished(index, task.report(of: .emptyFolder(path)))
      }
    }
  }
}

/// Reports that come in any order, given on in the order of their documents.
struct OrderedDelivery<Report> {
  private var waiting: [Int: Report] = [:]
  /// The first document whose report was not given on.
  private var next = 0

  /// Takes the report of document `index`; returns those whose turn has come.
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
