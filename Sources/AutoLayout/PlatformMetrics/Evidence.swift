/// The evidence for a platform fact.
public enum Evidence: Hashable, Sendable {
  /// Apple's documentation, with its location.
  case documented(String)
  /// Frames that Interface Builder recorded in at least a number of roots of a number of
  /// repositories.
  ///
  /// `contradictions` is the number of recorded roots that may disagree before the fact must be
  /// reviewed. They include outdated frames and unexplained ones.
  case recorded(roots: Int, repositories: Int, contradictions: Int = 0)
  /// Other data that Apple's software produced, with its description: view dumps, console logs,
  /// crash reports, issues that quote them, and frames of documents that were counted by hand.
  case measured(String)
  /// No evidence. The value states the reason for the assumption.
  case assumed(String)
}
