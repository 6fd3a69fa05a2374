import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds what is wrong in layouts that were made, such as those that a preview shows.
///
/// What is switched off in the notes of an object is not reported, and neither is what follows from an
/// ambiguity or a conflict.
public struct LayoutFaults {
  /// Something that is wrong at one view, or at two.
  public struct Fault: Hashable, Sendable {
    /// The failed check.
    public let check: LayoutCheck
    /// The index of the view in the snapshot.
    public let view: Int
    /// The index of the view that is covered, for overlaps; nil otherwise.
    public let other: Int?
    /// One sentence that says what is wrong.
    public let message: String
  }

  /// The rules that the document switches off.
  private let suppressions: LintSuppressions

  /// Prepares the checks of a document. Linear in its elements.
  public init(of document: InterfaceDocument) {
    suppressions = LintSuppressions(document, settings: LintSettings())
  }

  /// The failures in a layout of a root of the document, of checks that need nothing but frames. The cost
  /// is that of the rules.
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
