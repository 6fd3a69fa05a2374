import AutoLayout
import Foundation
import InterfaceBuilder

extension StudioEdit {
  /// Returns the edit of a document's bytes with all its consequences, so that the document is
  /// consistent.
  ///
  /// 1. Perform the edit.
  /// 2. If it sets the frame of a view that constraints place, change the constants of these
  ///    constraints to give the frame.
  /// 3. Record the frames of all views that moved.
  ///
  /// - Throws: The errors of `edit(of:)`, and `StudioError` if constraints or a stack view do not
  ///   allow the frame.
  @MainActor
  func settledEdit(
    of document: InterfaceDocument, _ assets: DocumentAssets? = nil
  ) throws -> DocumentEdit {
    try settle(document, SettledFrames(assets: assets)).edit
  }

  /// Returns the edit of `settledEdit(of:)`, and the document after it.
  ///
  /// - Parameters:
  ///   - document: The document to change.
  ///   - settled: The cached frames of the document. Afterwards, they are those of the result.
  /// - Returns: The edit, and the document after it.
  /// - Throws: The errors of `settledEdit(of:)`.
  @MainActor
  func settle(
    _ document: InterfaceDocument, _ settled: SettledFrames
  ) throws -> (edit: DocumentEdit, document: InterfaceDocument) {
    var steps = EditSteps(document)
    try steps.make(edit(of: document, settled.assets))
    guard steps.document.bytes != document.bytes else { return (DocumentEdit(), document) }
    let before = try isOfFrames ? Self.frames(of: framedViews.map(\.view), document, settled) : [:]
    try updateConstants(&steps)
    try steps.recordFrames(movedSince: document, settled)
    if isOfFrames {
      let after = try Self.frames(of: framedViews.map(\.view), steps.document, settled)
      try refuse(document, before, after, isUnchanged: steps.document.bytes == document.bytes)
    }
    return (try steps.joined(), steps.document)
  }

  /// Changes the constants of the constraints that place the views whose frames are set.
  @MainActor
  private func updateConstants(_ steps: inout EditSteps) throws {
    var options = CommandOptions()
    options.views = framedViews.map(\.view).filter { steps.document.isPlacedByConstraints($0) }
    options.allowsWorse = true
    guard !options.views.isEmpty else { return }
    try steps.make(steps.document.performing(.updateConstraintConstants, options).edit)
  }

  /// Throws an error if all views keep their old frames instead of the ones that the edit sets, or
  /// if the document is unchanged.
  @MainActor
  private func refuse(
    _ document: InterfaceDocument, _ before: [String: CGRect], _ after: [String: CGRect],
    isUnchanged: Bool
  ) throws {
    let kept = framedViews.allSatisfy { view, frame in
      guard let old = before[view], let new = after[view] else { return false }
      return old.isNear(new, within: Self.movement) && !frame.isNear(new, within: Self.movement)
    }
    guard kept || isUnchanged, let view = framedViews.first?.view else { return }
    let name = document.title(of: try document.view(withIdentifier: view))
    throw StudioError(
      "the frame of “\(name)” cannot be changed",
      hint: "change the constraints, the content or the stack view that determine it")
  }

  /// The minimum difference between frames that counts as a movement, in points.
  private static let movement: CGFloat = 0.01

  /// Returns the frames by identifier, on the document's own canvas, of all views in the roots that
  /// contain the specified views.
  @MainActor
  private static func frames(
    of views: [String], _ document: InterfaceDocument, _ settled: SettledFrames
  ) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    let elements = try views.map { try document.view(withIdentifier: $0) }
    for root in document.roots
    where elements.contains(where: { root.range.contains($0.range.lowerBound) }) {
      for (id, frame) in settled.frames(of: root) { frames[id] = frame.known }
    }
    return frames
  }

  /// A Boolean value that indicates whether the edit only sets frames.
  private var isOfFrames: Bool {
    switch self {
    case .setFrame: true
    case .all(let edits): !edits.isEmpty && edits.allSatisfy(\.isOfFrames)
    default: false
    }
  }

  /// The views whose frames the edit sets, with these frames.
  private var framedViews: [(view: String, frame: CGRect)] {
    switch self {
    case .setFrame(let view, let numbers) where numbers.count == 4:
      [(view, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))]
    case .all(let edits): edits.flatMap(\.framedViews)
    default: []
    }
  }
}

extension InterfaceDocument {
  /// Returns a Boolean value that indicates whether constraints place a view, instead of its
  /// autoresizing mask or a stack view.
  fileprivate func isPlacedByConstraints(_ id: String) -> Bool {
    guard let element = element(withIdentifier: id), element.superview != nil else { return false }
    return element[ViewElement.translatesAutoresizingMask] == false
      && element[ViewElement.fixedFrame] != true && !element.isArranged
  }
}
