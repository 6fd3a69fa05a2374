/// The user's rules for views that are the same in two sides.
public struct MatchingRules: Hashable, Sendable, Codable {
  /// A view of the first side and its counterpart in the second one, by name: an identifier, an
  /// accessibility or restoration identifier, or Interface Builder's label.
  public struct Pair: Hashable, Sendable, Codable {
    /// The name in the first side.
    public let first: String
    /// The name in the second side.
    public let second: String

    /// Creates a pair of names.
    public init(first: String, second: String) {
      self.first = first
      self.second = second
    }

    /// The pair as `ID=ID`.
    public var text: String { "\(first)=\(second)" }

    /// Reads `ID=ID`. Only the first equals sign separates names.
    ///
    /// - Returns: `nil` if there is no equals sign, or if a name is empty or too long.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2,
        parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= MatchingRules.maxNameLength })
      else { return nil }
      self.init(first: String(parts[0]), second: String(parts[1]))
    }
  }

  /// Views that are the same although the documents do not identify them as such.
  public var pairs: [Pair]
  /// Identifiers or other names of views that are not compared, with their subviews, in either
  /// side.
  public var ignored: Set<String>

  /// Creates rules. By default, there are none.
  public init(pairs: [Pair] = [], ignored: Set<String> = []) {
    self.pairs = pairs
    self.ignored = ignored
  }

  /// The maximum number of bytes of a name: identifiers have ten, and labels are short texts.
  public static let maxNameLength = 1_000
}
