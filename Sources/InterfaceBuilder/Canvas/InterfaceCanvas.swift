import AutoLayout
import Foundation

/// The surface that a root lies on, with everything that is not in the document's constraints.
///
/// The rules were measured on frames that Interface Builder recorded between Xcode 5 and 26.
public struct InterfaceCanvas: Sendable, Hashable {
  /// The root's size in points.
  public var size: CGSize
  /// Pixels a point; 1 where the document names no device, which then has whole points.
  public var scale: CGFloat
  /// The device, if it is known.
  public var device: Device?
  /// Which way the device is held.
  public var orientation: Device.Orientation
  /// The width class that chooses variations.
  public var horizontalSizeClass: Device.SizeClass
  /// The height class that chooses variations.
  public var verticalSizeClass: Device.SizeClass
  /// What status bar, home indicator and bars cover of the root, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// Length of the controller's top layout guide in points.
  public var topGuideLength: CGFloat
  /// Length of the controller's bottom layout guide in points.
  public var bottomGuideLength: CGFloat
  /// Least side margins of the root in points; nil where the class's own hold.
  public var sideMargin: CGFloat?
  /// The version of iOS whose control sizes hold.
  public var systemVersion: Int
  /// The bars of the surrounding controllers that lie over the root.
  var bars: [CanvasBar] = []
}

extension InterfaceRoot {
  /// The canvas that a choice gives this root.
  public func canvas(_ choice: CanvasChoice = .document) -> InterfaceCanvas {
    CanvasRules(self, choice).canvas()
  }
}
