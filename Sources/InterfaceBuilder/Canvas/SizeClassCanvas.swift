import AutoLayout
import Foundation

extension Device.SizeClass {
  /// The side in points of the canvas that represents a size class, as in Xcode 6 and 7.
  ///
  /// 600 is the side for any class in both directions: roots of 89 controllers without a device in
  /// 14 repositories, and of 40 in the 7 held-out ones (`Scripts/split-corpus.py`). The other two
  /// are assumptions, because documents have no frames of the root for them.
  package var canvasSide: CGFloat {
    switch self {
    case .compact: 400
    case .any: 600
    case .regular: 800
    }
  }
}
