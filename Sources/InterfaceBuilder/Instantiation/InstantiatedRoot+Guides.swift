import AutoLayout
import Foundation

/// A layout guide that constraints of the document position, after the layout.
package struct PlacedGuide {
  /// The identifier of the guide in the document.
  package let id: String
  /// The identifier of the view that owns the guide.
  package let view: String
  /// The name of the guide in constraints of snapshots, or an empty string.
  package let name: String
  /// The frame in points, in the coordinates of the view.
  package let frame: CGRect
}

extension InstantiatedRoot {
  /// The guides of views that the document creates, and on a canvas those of the keyboard, in
  /// document order. Guides whose frames follow from insets, such as the safe area, are excluded.
  ///
  /// The root must be laid out.
  package var guides: [PlacedGuide] {
    guard let builder = view.liveContent as? TreeBuilder else { return [] }
    return builder.ownGuides.compactMap { guide in
      guard let id = guide.documentIdentifier, let view = guide.owningView?.documentIdentifier
      else { return nil }
      return PlacedGuide(id: id, view: view, name: guide.identifier, frame: guide.layoutFrame)
    }
  }
}
