/// Why git did not answer.
package enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no program `git`.
  case missing
  /// Git ended with an error, which it called that; empty where it said nothing.
  case refused(String)
  /// The answer is longer than the limit, in bytes.
  case overlong(limit: Int)
  /// There was no answer within the time, in seconds.
  case late(seconds: Double)

  /// A description of the failure, without a full stop.
  package var description: String {
    switch self {
    case .missing: "git is not installed"
    case .refused(let words): words.isEmpty ? "git ended with an error" : "git says: \(words)"
    case .overlong(let limit): "git's answer is longer than \(limit >> 20) MB"
    case .late(let seconds): "git did not answer within \(Int(seconds)) s"
    }
  }

  /// A Boolean value that indicates whether git found no repository in the folder or above it.
  package var meansNoRepository: Bool { says("not a git repository") }

  /// A Boolean value that indicates whether git refused a repository that belongs to another user.
  package var meansForeignOwner: Bool { says("dubious ownership") }

  /// Returns whether git refused with a text that contains other text.
  private func says(_ text: String) -> Bool {
    if case .refused(let words) = self { words.contains(text) } else { false }
  }
}
