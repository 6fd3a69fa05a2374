/// A fact about Apple's platforms that layouts depend on and no document states: the height of a bar,
/// the margin of a cell, the size of a control.
///
/// A fact is a list of rows. The first row that holds for a platform gives the value; the last row
/// holds for all, so that there always is one. All facts are members of `PlatformMetrics`.
public struct PlatformFact<Value: Hashable & Sendable>: Sendable {
  /// The fact's name, unique among all facts, such as `navigation-bar.height`.
  public let name: String
  /// What the fact is in different releases and places, most special first.
  public let rows: [Row]

  /// A value with the platforms that it holds for.
  public struct Row: Sendable {
    /// The value; lengths are in points.
    public let value: Value
    /// The platforms that have the value where no row before holds.
    public let scope: PlatformScope
    /// Why the value is believed.
    public let evidence: Evidence
  }

  init(_ name: String, _ rows: [Row]) {
    precondition(rows.last?.scope == .everywhere, "\(name): the last row must hold everywhere")
    self.name = name
    self.rows = rows
  }

  /// The value on a platform. O(number of rows).
  public subscript(platform: Platform) -> Value {
    let index = rows.firstIndex { $0.scope.contains(platform) } ?? rows.count - 1
    if let trace = FactTrace.current { trace.record("\(name)#\(index)") }
    return rows[index].value
  }
}

extension PlatformFact.Row {
  /// A value, where it holds, and why it is believed.
  static func row(_ value: Value, _ scope: PlatformScope, _ evidence: Evidence) -> Self {
    Self(value: value, scope: scope, evidence: evidence)
  }

  /// The value wherever no row before holds, and why it is believed.
  static func row(_ value: Value, _ evidence: Evidence) -> Self {
    Self(value: value, scope: .everywhere, evidence: evidence)
  }
}
