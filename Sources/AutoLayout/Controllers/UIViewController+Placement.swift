import Foundation

extension UIViewController {
  /// Sets the frame of the view in a container, and the insets for the container's bars.
  ///
  /// The view fills the container. At an edge to which it does not extend, it begins at the end of
  /// the bar instead, and the bar does not cover it. The same applies to an opaque bar, unless
  /// `extendedLayoutIncludesOpaqueBars` is `true`.
  ///
  /// - Parameters:
  ///   - container: The view of the controller that contains this one.
  ///   - bars: The lengths of bars beyond the container's safe area, in points.
  ///   - opaqueEdges: The edges with opaque bars.
  func place(in container: UIView, under bars: UIEdgeInsets, opaqueEdges: UIRectEdge = []) {
    guard let content = viewIfLoaded else { return }
    var edges = edgesForExtendedLayout
    if !extendedLayoutIncludesOpaqueBars { edges.subtract(opaqueEdges) }
    // Bars of outer containers cover the container's view, and are part of its safe area.
    let outer = parent?.containerInsets ?? .zero
    var insets = bars
    var cut = UIEdgeInsets.zero
    if !edges.contains(.top), bars.top + outer.top > 0 {
      cut.top = container.safeAreaInsets.top + bars.top
      insets.top = 0
    }
    if !edges.contains(.bottom), bars.bottom + outer.bottom > 0 {
      cut.bottom = container.safeAreaInsets.bottom + bars.bottom
      insets.bottom = 0
    }
    content.frame = container.bounds.inset(by: cut)
    containerInsets = insets
  }
}
