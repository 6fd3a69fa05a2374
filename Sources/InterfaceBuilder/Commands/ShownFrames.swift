import AutoLayout
import Foundation

/// The displayed frames of views on the canvas, in the coordinates of their superviews: recorded
/// frames, and solved ones for views without a recorded frame.
@MainActor
final class ShownFrames {
  private let document: InterfaceDocument
  private let views: [XMLTree.Element]
  private var solved: [String: LayoutSnapshot.View]?

  /// Creates the frames of some views, which are laid out only if one of them has no recorded
  /// frame.
  init(_ document: InterfaceDocument, of views: [XMLTree.Element]) {
    self.document = document
    self.views = views
  }

  /// Returns the frame of a view, in points, or zero for views that are not on the canvas.
  func frame(of view: XMLTree.Element) -> CGRect {
    if let recorded = view.recordedFrame { return recorded }
    if solved == nil { solved = document.solvedViews(around: views) }
    return view.id.flatMap { solved?[$0]?.frame } ?? .zero
  }
}

extension InterfaceDocument {
  /// Returns the views of the roots that contain some elements, on the document's own canvas, by
  /// identifier.
  ///
  /// The cost is that of laying out each of these roots; other scenes of the document are not laid
  /// out.
  @MainActor
  package func solvedViews(
    around elements: [XMLTree.Element]
  ) -> [String: LayoutSnapshot.View] {
    var views: [String: LayoutSnapshot.View] = [:]
    for root in roots
    where elements.contains(where: { root.range.contains($0.range.lowerBound) }) {
      for view in root.instantiate().snapshot().views {
        if let id = view.identifier { views[id] = view }
      }
    }
    return views
  }
}
