import Foundation
import LayoutEngine

/// The reporting of conflicts. An unchanged conflict is reported only once.
extension LayoutHost {
  /// A conflict: its rows, which are new after a constraint is activated again, and their
  /// constants, which change with the size of the root.
  struct Conflict: Hashable {
    private let rows: [LayoutEngine.Constraint: Double]

    init(_ handles: [LayoutEngine.Constraint], in engine: LayoutEngine) {
      rows = Dictionary(
        handles.map { ($0, engine.constant(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Logs that `victim` is broken, unless the last solution had the same conflict.
  func report(
    _ handles: [LayoutEngine.Constraint], _ constraints: [NSLayoutConstraint],
    breaking victim: NSLayoutConstraint
  ) {
    guard !isMeasuring, LayoutLog.reportsConflicts else { return }
    let conflict = Conflict(handles, in: engine)
    conflicts.insert(conflict)
    guard !knownConflicts.contains(conflict) else { return }
    var seen: Set<ObjectIdentifier> = []
    let distinct = constraints.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let entries = distinct.map {
      ConflictReport.Entry(
        identifier: $0.identifier ?? "", className: $0.printedClassName,
        description: $0.description,
        isAutoresizing: ($0 as? NSAutoresizingMaskLayoutConstraint)?.encapsulatesSize == false)
    }
    LayoutLog.write(
      ConflictReport(
        entries, breaking: victim.description, platform: root.layoutEnvironment.platform
      ).text)
  }
}
