/// How much a finding matters.
public enum LintSeverity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Worth knowing; never fails a run.
  case note
  /// Something that people who use the screen may notice; fails a strict run.
  case warning
  /// Something that is wrong wherever the screen is shown; fails a run.
  case error

  /// Worse severities are greater.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// The position in the order of importance, least important first.
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
