/// Why a platform fact is believed.
public enum Evidence: Hashable, Sendable {
  /// Apple's documentation states it; where.
  case documented(String)
  /// Interface Builder recorded it in at least so many roots of so many repositories.
  ///
  /// `contradictions` is how many recorded roots may disagree before the fact has to be looked at
  /// again: stale frames, and what nobody has explained yet.
  case recorded(roots: Int, repositories: Int, contradictions: Int = 0)
  /// View dumps that real UIKit printed show it; which.
  case measured(String)
  /// Nothing decides it; why this value is taken.
  case assumed(String)
}
