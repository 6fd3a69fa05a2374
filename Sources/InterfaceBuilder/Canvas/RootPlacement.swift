import AutoLayout
import Foundation

/// The size of a root and what covers its edges, in points.
struct RootPlacement: Hashable {
  /// Width and height.
  var size: CGSize
  /// What status bar, home indicator and bars cover at each edge.
  var insets: UIEdgeInsets
  /// A Boolean value that indicates whether the root is a page sheet on Interface Builder's canvas,
  /// by its size.
  var isSheet = false
}
