import AutoLayout

/// The ambiguity and the conflicts of a root at run time.
///
/// A document does not state the size of a cell or a view of a xib at run time, so that such a root
/// has several layouts. An issue exists if each of them has it.
///
/// Only identifiers are stored, because views and constraints have other indices if size classes or
/// installed constraints differ.
struct RunTimeIssues: Sendable {
  /// The ambiguous parts that all layouts have in common, by the view's identifier.
  private var ambiguity: [String: LayoutSnapshot.Ambiguity]
  /// The identifiers of the members of each conflict, by layout.
  private let conflicts: [[Set<String>]]

  /// Finds the issues that layouts of one root have in common.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
  init(_ layouts: [LayoutSnapshot]) {
    ambiguity = layouts.first.map(Self.ambiguity) ?? [:]
    for layout in layouts.dropFirst() {
      let next = Self.ambiguity(in: layout)
      for (view, parts) in ambiguity { ambiguity[view] = parts.intersection(next[view] ?? []) }
    }
    conflicts = layouts.map { layout in layout.conflicts.map(layout.identifiers) }
  }

  /// Returns a Boolean value that indicates whether the position or size of a view is ambiguous in
  /// one of the parts.
  func isAmbiguous(_ parts: LayoutSnapshot.Ambiguity, of view: String) -> Bool {
    !parts.isDisjoint(with: ambiguity[view] ?? [])
  }

  /// Returns a Boolean value that indicates whether a constraint of a set takes part in a conflict
  /// of every layout. The engine may find a different irreducible set of the same contradiction in
  /// each layout, so that one common member is enough.
  func conflicts(among constraints: Set<String>) -> Bool {
    conflicts.allSatisfy { $0.contains { !$0.isDisjoint(with: constraints) } }
  }

  /// Returns the ambiguous parts by the view's identifier.
  private static func ambiguity(in layout: LayoutSnapshot) -> [String: LayoutSnapshot.Ambiguity] {
    var found: [String: LayoutSnapshot.Ambiguity] = [:]
    let stretches = SharedStretches(layout)
    for view in layout.views where !view.ambiguity.isEmpty {
      guard let id = view.identifier else { continue }
      let open = view.ambiguity.subtracting(stretches.negligibleParts(of: view))
      if !open.isEmpty { found[id] = open }
    }
    return found
  }
}

extension LayoutSnapshot {
  /// A Boolean value that indicates whether constraints are contradictory or ambiguous.
  var hasIssues: Bool { !conflicts.isEmpty || views.contains { !$0.ambiguity.isEmpty } }

  /// Returns the identifiers of the members of a conflict, except constraints that are not in the
  /// document.
  func identifiers(of conflict: Conflict) -> Set<String> {
    Set(conflict.members.compactMap { constraints[$0].identifier })
  }
}
