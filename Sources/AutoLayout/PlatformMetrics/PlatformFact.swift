/// A fact about Apple's platforms that affects layouts and is not part of documents, such as the
/// height of a bar, the margin of a cell, or the size of a control.
///
/// A fact is a list of rows. The first row that applies to a platform provides the value. The last
/// row applies to all platforms, so that there is always a value. All facts are members of
/// `PlatformMetrics`.
public struct PlatformFact<Value: Hashable & Sendable>: Sendable {
  /// The name of the fact, such as `navigation-bar.height`, which is unique.
  public let name: String
  /// The values for different platforms, from the most specific to the most general.
  public let rows: [Row]

  /// A value with the platforms to which it applies.
  public struct Row: Sendable {
    /// The value, with lengths in points.
    public let value: Value
    /// The platforms to which the value applies unless an earlier row does.
    public let scope: PlatformScope
    /// The evidence for the value.
    public let evidence: Evidence
  }

  init(_ name: String, _ rows: [Row]) {
    precondition(rows.last?.scope == .everywhere, "\(name): the last row must hold everywhere")
    self.name = name
    self.rows = rows
  }

  /// Returns the value for a platform.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public subscript(platform: Platform) -> Value {
    // The last row applies to all platforms. Rows are not copied, since their evidence is large.
    var index = 0
    while index < rows.count - 1, !rows[index].scope.contains(platform) { index += 1 }
    if let trace = FactTrace.current { trace.record("\(name)#\(index)") }
    return rows[index].value
  }
}

extension PlatformFact.Row {
  /// Returns a row with a value, its scope and its evidence.
  static func row(_ value: Value, _ scope: PlatformScope, _ evidence: Evidence) -> Self {
    Self(value: value, scope: scope, evidence: evidence)
  }

  /// Returns a row with a value for all remaining platforms, and its evidence.
  static func row(_ value: Value, _ evidence: Evidence) -> Self {
    Self(value: value, scope: .everywhere, evidence: evidence)
  }
}
