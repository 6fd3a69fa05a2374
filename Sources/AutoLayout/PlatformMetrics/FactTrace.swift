/// Collects the rows of platform facts that are used, for comparison with recorded frames.
///
/// One trace at a time is enough, because views belong to the main actor. A task-local value
/// separates the collection from all other tasks.
public final class FactTrace: @unchecked Sendable {
  /// The trace that collects rows in this task, or `nil` if no rows are collected.
  @TaskLocal static var current: FactTrace?

  /// The rows in the order of their first use.
  private var rows: [String] = []

  private init() {}

  /// Adds a row that was used, unless it is in the trace.
  func record(_ row: String) {
    if !rows.contains(row) { rows.append(row) }
  }

  /// Returns the result of a closure, and the rows that it uses, in the order of their first use,
  /// as `name#index`.
  @MainActor
  public static func rows<Result>(usedBy work: @MainActor () -> Result) -> (Result, [String]) {
    let trace = FactTrace()
    let result = $current.withValue(trace) { work() }
    return (result, trace.rows)
  }
}
