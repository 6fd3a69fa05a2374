import AutoLayout
import Foundation
import InterfaceBuilder

/// Where the canvas shows views, in their superviews' coordinates: where they are recorded, and where
/// the layout puts those of which the document says nothing.
@MainActor
final class ShownFrames {
  private let document: InterfaceDocument
  private var solved: [String: CGRect]?

  init(_ document: InterfaceDocument) { self.document = document }

  func frame(of view: XMLTree.Element) -> CGRect {
    if let recorded = view.child("rect", key: "frame")?.rectValue { return recorded }
    if solved == nil { solved = layOut() }
    return view.id.flatMap { solved?[$0] } ?? .zero
  }

  private func layOut() -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for root in document.roots {
      for view in root.instantiate().snapshot().views {
        if let id = view.identifier { frames[id] = view.frame }
      }
    }
    return frames
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
