import AutoLayout
import Foundation

/// "Add Missing Constraints": adds the constraints that the recorded frames suggest until no view
/// is ambiguous.
///
/// Apple does not describe an algorithm. Views that no constraints position get those of
/// `SuggestedConstraints`, first horizontally, because the width determines the heights of text,
/// then vertically. The remaining ambiguity is resolved view by view: every candidate is laid out,
/// and the first that reduces the ambiguity and breaks no constraint is kept.
@MainActor
struct MissingConstraints {
  let session: RepairSession
  let method: SuggestionMethod

  init(_ session: RepairSession, _ method: SuggestionMethod = .ranked) {
    self.session = session
    self.method = method
  }

  /// The maximum number of passes. Views often depend on each other; a chain is resolved from its
  /// near end in one pass, and from its far end in one pass per link. Longer chains keep their
  /// findings.
  private static let maxPasses = 4

  /// Adds the constraints: 1. Free fixed views. 2. Add the suggested constraints. 3. From the
  /// outside in and from the top left, resolve the remaining ambiguity, one axis after the other,
  /// until a pass finds nothing to do.
  func run(_ targets: [String]) throws(InterfaceDocumentError) {
    let chosen = Set(targets)
    try free(chosen)
    for axis in LayoutAxis.allCases {
      try suggest(chosen, axis)
      try ArrangedSizes(session, axis).run(chosen)
    }
    for _ in 0..<Self.maxPasses {
      let count = session.edits.count
      for axis in LayoutAxis.allCases {
        for id in order(chosen, axis) { try close(id, axis) }
      }
      if session.edits.count == count { break }
    }
  }

  /// Adds the suggested constraints of all views, unless they conflict with those that are kept.
  private func suggest(
    _ chosen: Set<String>, _ axis: LayoutAxis
  ) throws(InterfaceDocumentError) {
    let suggested = SuggestedConstraints(session.layout, chosen, axis, method)
    let broken = session.findings.brokenConstraints.count
    _ = try session.attempt { editor in
      editor.add(suggested.drafts())
    } isWanted: {
      $0.findings.brokenConstraints.count <= broken
        && session.deviceWithMoreConflicts($0.layout) == nil
    }
  }

  /// Ends the fixed frames of the views, so that only constraints position them.
  private func free(_ chosen: Set<String>) throws(InterfaceDocumentError) {
    try session.make { editor in
      for view in session.layout.views where chosen.contains(view.id) { editor.unfix(view) }
    }
  }

  /// Returns containers before their contents, then by position along the axis.
  private func order(_ chosen: Set<String>, _ axis: LayoutAxis) -> [String] {
    session.layout.views.filter { chosen.contains($0.id) }
      .map { ($0.depth, axis.start($0.frame), $0.index, $0.id) }
      .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }

  /// The maximum number of constraints per axis: a position, a size, and another size if the
  /// content size differs from that on the canvas.
  private static let maxPerAxis = 3

  /// Adds constraints to a view until it is not ambiguous along the axis or no candidate helps.
  private func close(_ id: String, _ axis: LayoutAxis) throws(InterfaceDocumentError) {
    for _ in 0..<Self.maxPerAxis {
      guard let view = session.layout.view(id) else { return }
      let open = view.ambiguity.intersection(axis.all)
      let candidates = open.isEmpty ? resize(view, axis) : self.candidates(view, axis)
      guard try addFirst(candidates, view, axis) else { return }
    }
  }

  /// Returns a size constraint for a view that its content makes larger or smaller than recorded.
  private func resize(_ view: PlacedView, _ axis: LayoutAxis) -> [ConstraintDraft] {
    guard session.findings.views([.misplaced]).contains(view.id),
      !session.before.views([.misplaced]).contains(view.id),
      abs(axis.extent(view.frame) - axis.extent(view.solved)) > session.layout.tolerance
    else { return [] }
    return [size(view, axis)].compactMap { $0 }
  }

  /// Adds the first candidate that reduces the ambiguity, or that makes the view's frame equal to
  /// the recorded one, and that breaks no further constraint on the canvas or another device.
  ///
  /// - Returns: A Boolean value that indicates whether a candidate was added.
  private func addFirst(
    _ candidates: [ConstraintDraft], _ view: PlacedView, _ axis: LayoutAxis
  ) throws(InterfaceDocumentError) -> Bool {
    let open = session.findings.views.filter { LayoutFindings.ambiguities.contains($0.kind) }
    let misplaced = session.findings.views([.misplaced])
    for draft in candidates {
      let isKept = try session.attempt { editor in
        editor.add([draft])
      } isWanted: { proposal in
        let left = proposal.findings.views.filter { LayoutFindings.ambiguities.contains($0.kind) }
        let broken = proposal.findings.brokenConstraints
        let newlyMisplaced = proposal.findings.views([.misplaced]).subtracting(misplaced)
        guard broken.count <= session.findings.brokenConstraints.count,
          left.subtracting(open).isEmpty
        else { return false }
        let isBetter =
          left.count < open.count
          || newlyMisplaced.isEmpty && misplaced.contains(view.id)
            && !proposal.findings.views([.misplaced]).contains(view.id)
        return isBetter && session.deviceWithMoreConflicts(proposal.layout) == nil
      }
      if isKept { return true }
    }
    return false
  }
}

// MARK: - Candidates

extension MissingConstraints {
  /// The maximum distance in points between centers that are considered equal: half a pixel each,
  /// and Interface Builder's snapping.
  private static let centering: CGFloat = 1

  /// Returns the candidates for resolving the ambiguity along an axis, the most likely first.
  private func candidates(_ view: PlacedView, _ axis: LayoutAxis) -> [ConstraintDraft] {
    let size = size(view, axis)
    guard !view.isArranged else { return [size].compactMap { $0 } }
    let neighbors = Neighbors(layout: session.layout)
    let spans = spans(view, axis, neighbors)
    let pins = pins(view, axis, neighbors, spans: spans)
    // A far or middle line resolves nothing while the extent is ambiguous; a size does.
    if !spans, axis.isSizeOpen(view.ambiguity) || !axis.isPositionOpen(view.ambiguity) {
      return [size].compactMap { $0 } + pins
    }
    return pins + [size].compactMap { $0 }
  }

  private func size(_ view: PlacedView, _ axis: LayoutAxis) -> ConstraintDraft? {
    let rect = view.aligned(view.frame)
    guard axis.extent(rect) > 0 else { return nil }
    return ConstraintDraft(
      owner: view.element.element, firstItem: view.id, firstAttribute: axis.size,
      constant: axis.extent(rect))
  }

  /// Returns a Boolean value that indicates whether the view fills most of its container along the
  /// axis.
  private func spans(_ view: PlacedView, _ axis: LayoutAxis, _ neighbors: Neighbors) -> Bool {
    guard let container = view.container,
      let place = session.layout.snapshotView(of: container), place.contentSize == nil
    else { return false }
    let room = axis.extent(neighbors.containerBounds(container, place))
    guard room > 0 else { return false }
    return axis.extent(view.frame) > room * SuggestionLayout.stretchedShare
      && (axis == .horizontal || axis.isSizeOpen(view.ambiguity))
  }

  /// Returns the constraints to siblings and the container: a shared baseline, a shared center,
  /// then distances.
  private func pins(
    _ view: PlacedView, _ axis: LayoutAxis, _ neighbors: Neighbors, spans: Bool
  ) -> [ConstraintDraft] {
    // To the nearest sibling, then to the container: a sibling may be ambiguous itself.
    var lines = [axis.near, axis.far].flatMap { edge in
      [neighbors.sibling(edge, of: view), neighbors.container(edge, of: view)]
        .compactMap { $0 }.map { (edge: edge, line: $0) }
    }
    // A view that spans its container is pinned on both sides, in this order.
    if !spans {
      lines = lines.enumerated().sorted {
        ($0.element.line.distance, $0.offset) < ($1.element.line.distance, $1.offset)
      }.map(\.element)
    }
    var drafts = lines.compactMap { neighbors.draft($0.edge, of: view, to: $0.line) }
    if !spans, let center = center(view, axis, neighbors) { drafts.insert(center, at: 0) }
    if axis == .vertical, let row = baseline(view, neighbors) { drafts.insert(row, at: 0) }
    return drafts
  }

  private func center(
    _ view: PlacedView, _ axis: LayoutAxis, _ neighbors: Neighbors
  ) -> ConstraintDraft? {
    guard let container = view.container, let owner = neighbors.owner(of: view),
      let place = session.layout.snapshotView(of: container), place.contentSize == nil
    else { return nil }
    let middle = axis.middle(neighbors.containerBounds(container, place))
    guard abs(axis.middle(view.aligned(view.frame)) - middle) <= Self.centering else { return nil }
    return ConstraintDraft(
      owner: owner, firstItem: view.id, firstAttribute: axis.center, secondItem: owner.id,
      secondAttribute: axis.center)
  }

  /// Returns a shared baseline for a text in the row of another one that already has its position,
  /// or `nil` if there is none.
  private func baseline(_ view: PlacedView, _ neighbors: Neighbors) -> ConstraintDraft? {
    guard let container = view.container, let owner = neighbors.owner(of: view),
      let mine = line(view)
    else { return nil }
    let row = session.layout.children(of: container).filter {
      $0.id != view.id && !$0.isHidden && $0.ambiguity.intersection(LayoutAxis.vertical.all).isEmpty
    }.first { other in line(other).map { abs($0 - mine) <= Self.centering } ?? false }
    return row.map {
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: "baseline", secondItem: $0.id,
        secondAttribute: "baseline")
    }
  }

  private func line(_ view: PlacedView) -> CGFloat? {
    session.layout.snapshot.views[view.index].lastBaseline.map { view.frame.minY + $0 }
  }
}

extension PlacedView {
  /// The number of elements around the element of the view.
  var depth: Int {
    var count = 0
    var current = element.element.parent
    while let outer = current {
      count += 1
      current = outer.parent
    }
    return count
  }
}
