import AutoLayout
import Foundation
import InterfaceBuilder

/// Uses the solver to explain the positions of views, as the studio does.
extension ViewReasons {
  /// The maximum number of constraints along an axis.
  private static let most = 12
  /// The time limit for all roots of a document, in seconds. Roots beyond it have no reasons.
  private static let limit = 1.0

  /// Returns the constraints that determine the frames of views on the document's own canvas, by
  /// view identifier.
  ///
  /// - Parameter document: The document, which is laid out once for each root.
  /// - Returns: The reasons, without those of roots that were not reached in time.
  @MainActor
  static func all(in document: InterfaceDocument) -> [String: ViewReasons] {
    let end = ProcessInfo.processInfo.systemUptime + limit
    var found: [String: ViewReasons] = [:]
    for root in document.roots where ProcessInfo.processInfo.systemUptime < end {
      let snapshot = root.instantiate().view.layoutSnapshot(with: .affectingConstraints)
      let equations = snapshot.constraints.map { constraint in
        let written = constraint.identifier.flatMap(document.element(withIdentifier:))
        guard let written, written.kind == .constraint else { return constraint.text }
        return document.equation(of: written)
      }
      for view in snapshot.views {
        guard let id = view.identifier, found[id] == nil, let affecting = view.affectingConstraints
        else { continue }
        found[id] = ViewReasons(
          horizontal: affecting.horizontal.prefix(most).map { equations[$0] },
          vertical: affecting.vertical.prefix(most).map { equations[$0] })
      }
    }
    return found
  }
}
