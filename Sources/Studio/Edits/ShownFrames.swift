import AutoLayout
import Foundation
import InterfaceBuilder

/// Where the canvas shows views, in their superviews' coordinates: where they are recorded, and where
/// the layout puts those of which the document says nothing.
@MainActor
final class ShownFrames {
  private let document: InterfaceDocument
  private let views: [XMLTree.Element]
  private var solved: [String: LayoutSnapshot.View]?

  /// The frames of some views, which are laid out only where one of them asks for it.
  init(_ document: InterfaceDocument, of views: [XMLTree.Element]) {
    self.document = document
    self.views = views
  }

  func frame(of view: XMLTree.Element) -> CGRect {
    if let recorded = view.child("rect", key: "frame")?.rectValue { return recorded }
    if solved == nil { solved = document.solvedViews(around: views) }
    return view.id.flatMap { solved?[$0]?.frame } ?? .zero
  }
}

extension InterfaceDocument {
  /// The layout of the roots that some elements lie in, on the document's own canvas, by identifier.
  ///
  /// Costs a layout of each of these roots; the other scenes of the document are not looked at.
  @MainActor
  func solvedViews(around elements: [XMLTree.Element]) -> [String: LayoutSnapshot.View] {
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

extension DocumentChange {
  /// Records another origin, where a frame is recorded.
  mutating func place(_ view: XMLTree.Element, at origin: CGPoint) {
    guard let rect = view.child("rect", key: "frame") else { return }
    for (name, value) in [("x", origin.x), ("y", origin.y)]
    where rect[name].flatMap(Double.init) != Double(value) {
      editor.set(name, of: rect, to: XcodeStyle.number(value))
    }
  }
}
