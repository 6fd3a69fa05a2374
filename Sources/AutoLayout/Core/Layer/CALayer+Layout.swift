import Foundation

/// The layout of layers: by their views, or by the layers themselves if they have no view.
extension CALayer {
  /// A Boolean value that indicates whether the layer or its view is marked for layout.
  var isMarkedForLayout: Bool { view?.needsLayoutFlag ?? extras?.needsLayout ?? false }

  /// Marks the view of the layer for layout, or else the layer.
  func markForLayout() {
    if let view { view.setNeedsLayout() } else { madeExtras.needsLayout = true }
  }

  /// Lays out the view of the layer, or else the layer, if it is marked.
  func layOutIfMarked() {
    if let view { return view.layoutIfNeeded() }
    guard let extras, extras.needsLayout else { return }
    extras.needsLayout = false
    layoutSublayers()
  }
}
