import AutoLayout
import Foundation

/// A measure of how well suggested constraints of a root agree with its author's on other devices.
package struct SuggestionMeasurement: Sendable, Codable {
  /// The identifier of the root, or its element's name.
  package var root: String
  /// The method that chose the constraints.
  package var method: SuggestionMethod
  /// The number of views that constraints position, times the number of devices.
  package var views = 0
  /// The number of views whose edges agree within `tolerance`.
  package var equal = 0
  /// The number of views whose horizontal edges agree.
  package var equalHorizontally = 0
  /// The number of views whose vertical edges agree.
  package var equalVertically = 0
  /// The number of views on the document's own canvas whose edges agree.
  package var equalOnCanvas = 0
  /// The number of constraints that the author wrote.
  package var constraintsBefore = 0
  /// The number of constraints that were suggested.
  package var constraints = 0
  /// The time in seconds for choosing the constraints, including its layouts.
  package var seconds = 0.0
  /// The views that differ, as identifier, device and both frames.
  package var differences: [String] = []

  /// The number of points by which edges may differ.
  static let tolerance: CGFloat = 1
  /// The number of devices, without the document's own.
  static let deviceCount = 5
}

extension InterfaceDocument {
  /// Removes the constraints of each root that its author constrained completely and without
  /// conflicts, suggests constraints from the resulting frames, and compares the layouts on other
  /// devices.
  ///
  /// - Throws: The error of the first root for which constraints cannot be suggested.
  @MainActor
  package func measureSuggestions(
    _ methods: [SuggestionMethod], on devices: [CanvasChoice], listing: Bool = false
  ) throws -> [SuggestionMeasurement] {
    try LayoutLog.withoutConflicts {
      try roots.indices.flatMap { index in
        guard let author = AuthorLayout(self, root: index) else { return [SuggestionMeasurement]() }
        let others = devices.filter { !author.isOwn($0) }.prefix(SuggestionMeasurement.deviceCount)
        return try methods.map { try author.measure($0, on: Array(others), listing: listing) }
      }
    }
  }
}

/// A root with its author's constraints.
@MainActor
private struct AuthorLayout {
  let document: InterfaceDocument
  let index: Int
  let layout: CanvasLayout
  let targets: [PlacedView]

  /// Returns `nil` for roots that are ambiguous or have conflicts on their canvas, or have no
  /// constraints.
  init?(_ document: InterfaceDocument, root index: Int) {
    self.document = document
    self.index = index
    layout = CanvasLayout(document.roots[index])
    targets = layout.views.filter(\.isConstrained)
    let findings = LayoutFindings(layout)
    guard !targets.isEmpty, targets.allSatisfy(\.ambiguity.isEmpty),
      findings.brokenConstraints.isEmpty, !ConstraintElement.all(in: layout).isEmpty
    else { return nil }
  }

  /// Returns a Boolean value that indicates whether the device is the document's own.
  func isOwn(_ choice: CanvasChoice) -> Bool {
    choice.device?.id == layout.canvas.device?.id
      && choice.orientation == layout.canvas.orientation
  }

  /// Measures a method: 1. Record the frames that the constraints determine. 2. Clear. 3. Suggest.
  /// 4. Compare.
  func measure(
    _ method: SuggestionMethod, on devices: [CanvasChoice], listing: Bool
  ) throws(InterfaceDocumentError) -> SuggestionMeasurement {
    let session = RepairSession(document, root: index)
    try session.make { editor in
      for view in targets where !view.isHidden { editor.record(view.solved, of: view) }
    }
    try ConstraintClearing(session, isWhole: true).run(targets.map(\.id), fixing: false)
    let start = ContinuousClock.now
    try MissingConstraints(session, method).run(targets.map(\.id))
    let time = ContinuousClock.now - start
    var result = SuggestionMeasurement(
      root: layout.root.element.id ?? layout.root.element.name, method: method)
    result.seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    result.constraintsBefore = ConstraintElement.all(in: layout).count
    result.constraints = ConstraintElement.all(in: session.layout).count
    compare(session, devices, &result, listing)
    return result
  }

  private func compare(
    _ session: RepairSession, _ devices: [CanvasChoice], _ result: inout SuggestionMeasurement,
    _ listing: Bool
  ) {
    let changed = session.layout.root
    for choice in devices {
      let (author, suggested) = (frames(layout.root, choice), frames(changed, choice))
      for view in targets {
        guard let a = author[view.id], let b = suggested[view.id] else { continue }
        result.add(a, b)
        if listing, !SuggestionMeasurement.isEqual(a, b) {
          result.differences.append("\(view.id) \(choice.device?.id ?? ""): \(a) \(b)")
        }
      }
    }
    for view in targets where !view.isHidden {
      guard let b = session.layout.view(view.id)?.solved else { continue }
      if SuggestionMeasurement.isEqual(view.solved, b) { result.equalOnCanvas += 1 }
    }
  }

  private func frames(_ root: InterfaceRoot, _ choice: CanvasChoice) -> [String: CGRect] {
    let views = root.instantiate(on: choice).snapshot().views.filter { !$0.isHidden }
    return Dictionary(
      views.compactMap { view in view.identifier.map { ($0, view.frame) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension SuggestionMeasurement {
  fileprivate mutating func add(_ a: CGRect, _ b: CGRect) {
    views += 1
    let isEqualX = Self.isNear(a.minX, b.minX) && Self.isNear(a.maxX, b.maxX)
    let isEqualY = Self.isNear(a.minY, b.minY) && Self.isNear(a.maxY, b.maxY)
    equalHorizontally += isEqualX ? 1 : 0
    equalVertically += isEqualY ? 1 : 0
    equal += isEqualX && isEqualY ? 1 : 0
  }

  fileprivate static func isEqual(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.minX, b.minX) && isNear(a.maxX, b.maxX) && isNear(a.minY, b.minY)
      && isNear(a.maxY, b.maxY)
  }

  private static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
}
