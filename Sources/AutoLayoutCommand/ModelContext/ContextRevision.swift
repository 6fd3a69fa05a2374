/// The revisions of the Model Context Protocol that the server supports.
///
/// Until 2025-11-25, a client negotiates the revision with `initialize`. Since 2026-07-28, the
/// protocol is stateless: every request declares its revision, and `server/discover` lists the
/// capabilities of the server. Source: the specification at modelcontextprotocol.io.
enum ContextRevision {
  /// The revision in which requests declare their revision.
  static let current = "2026-07-28"
  /// The revisions that `initialize` negotiates, in the order of their release.
  static let negotiated = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// All revisions, the most recent first.
  static let all = [current] + negotiated.reversed()

  /// Returns the revision for a client that requests one with `initialize`: the same revision if
  /// the server supports it, or else the most recent one that can be negotiated.
  static func negotiated(for requested: String?) -> String {
    requested.flatMap { negotiated.contains($0) ? $0 : nil } ?? negotiated[negotiated.count - 1]
  }
}
