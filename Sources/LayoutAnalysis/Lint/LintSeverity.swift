/// The severity of a finding.
public enum LintSeverity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// A finding that never fails a run.
  case note
  /// A finding that users of the screen may notice. It fails a strict run.
  case warning
  /// An error wherever the screen is shown. It fails a run.
  case error

  /// Higher severities are greater.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// The position in ascending order of severity.
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
