/// Collects which rows of platform facts were used, to compare them with what was recorded.
///
/// Views belong to the main actor, so that one trace at a time is enough; a task-local value keeps
/// the collection out of every other task.
public final class FactTrace: @unchecked Sendable {
  /// The trace that is being recorded; nil for none, which costs a comparison.
  @TaskLocal static var current: FactTrace?

  /// The rows in the order of their first use.
  private var rows: [String] = []

  private init() {}

  /// Adds a row that was used, once.
  func record(_ row: String) {
    if !rows.contains(row) { rows.append(row) }
  }

  /// The rows that work uses, in the order of their first use, as `name#index`.
  @MainActor
  public static func rows<Result>(usedBy work: @MainActor () -> Result) -> (Result, [String]) {
    let trace = FactTrace()
    let result = $current.withValue(trace) { work() }
    return (result, trace.rows)
  }
}
