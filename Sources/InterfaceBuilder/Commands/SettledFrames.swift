import AutoLayout
import Foundation

/// The frames of a document's views on its own canvas, cached between edits.
///
/// An edit records the frames that it moves, for which it needs the layout before and after. The
/// layout after an edit is the one before the next, so that a series of edits needs one layout
/// each.
@MainActor
package final class SettledFrames {
  /// The frame of a view in the file and on the canvas.
  package struct Frame {
    /// The recorded frame, in points in the coordinates of the superview, or `nil` if there is
    /// none.
    package var recorded: CGRect?
    /// The solved frame, with the recorded values where constraints do not determine them.
    package var known: CGRect
  }

  /// The frames of one state of a root.
  private struct State {
    /// The bytes of the document.
    var bytes: [UInt8]
    /// The frames by the identifier of the view.
    var frames: [String: Frame]
  }

  /// The last state of each root, by the root's identifier.
  private var states: [String: State] = [:]
  /// The views of the last layout, or `nil` after `take(_:)` has removed them.
  private var laidOut: (bytes: [UInt8], instance: InstantiatedRoot)?
  /// The number of layouts, for tests.
  package private(set) var layouts = 0

  /// The images and colors of the project for pictures of the layouts, or `nil` for those of the
  /// document.
  package var assets: DocumentAssets? {
    // The views of the last layout have the old colors.
    didSet { laidOut = nil }
  }

  /// Creates an empty cache.
  package init(assets: DocumentAssets? = nil) { self.assets = assets }

  /// Returns the frames of a root, by the identifier of the view. The root is laid out unless it
  /// equals the last state.
  package func frames(of root: InterfaceRoot) -> [String: Frame] {
    if let state = states[root.id], state.bytes == root.document.bytes {
      return state.frames
    }
    return layOut(root).frames
  }

  /// Lays out a root and caches its frames.
  ///
  /// - Returns: The layout, which has the views, and the frames by the identifier of the view.
  func layOut(_ root: InterfaceRoot) -> (layout: CanvasLayout, frames: [String: Frame]) {
    layouts += 1
    let layout = CanvasLayout(root, assets: assets)
    var frames: [String: Frame] = [:]
    for view in layout.views {
      frames[view.id] = Frame(
        recorded: view.recorded,
        known: view.ambiguity.frame(recorded: view.recorded ?? view.solved, solved: view.solved))
    }
    states[root.id] = State(bytes: root.document.bytes, frames: frames)
    forgetRoots(notIn: root.document)
    laidOut = (root.document.bytes, layout.instance)
    return (layout, frames)
  }

  /// Removes roots that a document no longer has, with the bytes of their last states.
  private func forgetRoots(notIn document: InterfaceDocument) {
    let current = Set(document.roots.map(\.id))
    states = states.filter { current.contains($0.key) }
  }

  /// Changes the state of the roots of a document to another, which differs in recorded frames
  /// only.
  ///
  /// Frames of views that are not in `frames` are unchanged.
  func record(_ frames: [String: CGRect], from old: InterfaceDocument, to new: InterfaceDocument) {
    for (id, state) in states where state.bytes == old.bytes {
      var next = State(bytes: new.bytes, frames: state.frames)
      for (view, frame) in frames { next.frames[view]?.recorded = frame }
      states[id] = next
    }
    guard let (bytes, instance) = laidOut, bytes == old.bytes,
      let root = new.roots.first(where: { $0.id == instance.root.id })
    else { return }
    var moved = instance
    moved.root = root
    moved.view.record(frames)
    laidOut = (new.bytes, moved)
  }

  /// Keeps the frames of a root that an edit does not change, for the document after the edit.
  ///
  /// `id` is the root's identifier.
  func keep(_ id: String, from old: InterfaceDocument, to new: InterfaceDocument) {
    if let state = states[id], state.bytes == old.bytes { states[id]?.bytes = new.bytes }
  }

  /// Returns the views of the last layout, and removes them from the cache, so that no other code
  /// changes them. The result is `nil` if the last layout is not that of the root in the current
  /// state of its document.
  package func take(_ root: InterfaceRoot) -> InstantiatedRoot? {
    guard let (bytes, instance) = laidOut, instance.root.id == root.id,
      bytes == root.document.bytes
    else { return nil }
    laidOut = nil
    return instance
  }
}

extension UIView {
  /// Changes the recorded frames of the view's descendants, by identifier.
  fileprivate func record(_ frames: [String: CGRect]) {
    guard !frames.isEmpty else { return }
    if let frame = documentIdentifier.flatMap({ frames[$0] }) { documentFrame = frame }
    for view in subviews { view.record(frames) }
  }
}
