import AutoLayout
import Foundation

/// The size of a root and what covers its edges, in points.
struct RootPlacement: Hashable {
  var size: CGSize
  var insets: UIEdgeInsets
}
