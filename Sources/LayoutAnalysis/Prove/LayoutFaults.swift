import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds failures in existing layouts, such as those that a preview shows.
///
/// Failures that the notes of an object switch off are not reported, and neither are consequences
/// of an ambiguity or a conflict.
public struct LayoutFaults {
  /// A failure at one view, or at two.
  public struct Fault: Hashable, Sendable {
    /// The failed check.
    public let check: LayoutCheck
    /// The index of the view in the snapshot.
    public let view: Int
    /// The index of the covered view for overlaps, or `nil` for other checks.
    public let other: Int?
    /// A sentence that describes the failure.
    public let message: String
  }

  /// The rules that the document switches off.
  private let suppressions: LintSuppressions

  /// Prepares the checks of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public init(of document: InterfaceDocument) {
    suppressions = LintSuppressions(document, settings: LintSettings())
  }

  /// Returns the failures in a layout of a root of the document, for checks that need only frames.
  /// The cost is that of the rules.
  public func faults(
    of checks: [LayoutCheck], in snapshot: LayoutSnapshot, of root: InterfaceRoot
  ) -> [Fault] {
    let layout = LintLayout(
      root: root, canvas: "", isOwnCanvas: false, snapshot: snapshot, misplacements: [:],
      growingCells: [:], diagnostics: [])
    let unsettled = UnsettledParts(layout)
    var places: [String: Int] = [:]
    for (index, view) in snapshot.views.enumerated() {
      if let id = view.identifier, places[id] == nil { places[id] = index }
    }
    var found: [Fault] = []
    for check in checks where check.readsFramesOnly {
      for rule in check.rules {
        guard case .layout(let find) = rule.check else { continue }
        for issue in find(layout, LintOptions()) where !unsettled.explain(issue) {
          let ids = ([issue.element.id] + issue.alsoAbout).compactMap { $0 }
          guard let view = issue.element.id.flatMap({ places[$0] }),
            !suppressions.suppress(rule.name, at: ids)
          else { continue }
          found.append(
            Fault(check: check, view: view, other: places[issue.key], message: issue.message))
        }
      }
    }
    return found
  }
}
