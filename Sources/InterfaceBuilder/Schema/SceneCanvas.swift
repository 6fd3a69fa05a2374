import AutoLayout
import Foundation

/// The canvas for which new scenes are written.
struct SceneCanvas {
  /// The size of the root views, in points.
  var size: CGSize
  /// The distance of a navigation bar from the top, in points.
  var top: CGFloat
  /// A Boolean value that indicates whether views have a safe area, rather than the two layout
  /// guides of their controller.
  var usesSafeAreas: Bool
}
