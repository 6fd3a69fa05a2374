import AutoLayout
import Foundation

/// The size of a root and its insets, in points.
struct RootPlacement: Hashable {
  /// The width and height.
  var size: CGSize
  /// The insets for status bar, home indicator and bars at each edge.
  var insets: UIEdgeInsets
  /// A Boolean value that indicates whether the root is a page sheet on Interface Builder's canvas,
  /// by its size.
  var isSheet = false
}
