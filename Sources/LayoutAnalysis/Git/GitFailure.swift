/// The reason that a git command failed.
package enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program `git` was not found.
  case missing
  /// Git ended with an error. The text is its message, or empty if it printed none.
  case refused(String)
  /// The output is longer than the limit, in bytes.
  case overlong(limit: Int)
  /// Git did not finish within the timeout, in seconds.
  case late(seconds: Double)

  /// A description of the failure, without a period.
  package var description: String {
    switch self {
    case .missing: "git is not installed"
    case .refused(let words): words.isEmpty ? "git failed" : "git failed: \(words)"
    case .overlong(let limit): "the output of git is larger than \(limit >> 20) MB"
    case .late(let seconds): "git did not finish within \(Int(seconds)) s"
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
