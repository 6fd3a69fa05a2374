import AutoLayout
import Foundation

/// The surface that a root is laid out on, with everything that is not in the document's
/// constraints.
///
/// The rules were measured on frames that Interface Builder recorded between Xcode 5 and 26.
public struct InterfaceCanvas: Sendable, Hashable {
  /// The root's size in points.
  public var size: CGSize
  /// Pixels per point; 1 if the document names no device, which means whole points.
  public var scale: CGFloat
  /// The device, if it is known.
  public var device: Device?
  /// The orientation of the device.
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
  /// Least side margins of the root in points; nil for those of its class.
  public var sideMargin: CGFloat?
  /// The release whose control sizes apply.
  public var release: Release
  /// Whether the canvas is Interface Builder's or a device.
  public var surface: Surface
  /// The margins of Interface Builder's canvas around the root in points, which a root that preserves
  /// the margins of its superview has at least.
  var marginsAroundRoot = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the root is a page sheet on Interface Builder's canvas.
  var isSheet = false
  /// The bars of the surrounding controllers that are over the root.
  var bars: [CanvasBar] = []

  /// What platform facts are looked up with.
  package var platform: Platform { Platform(release, on: surface, device: device) }

  /// The major version of iOS whose control sizes apply.
  public var systemVersion: Int { release.systemVersion }
}

extension InterfaceRoot {
  /// The canvas that a choice gives this root; by default the one that the document was saved with.
  ///
  /// - Parameter choice: What the root is laid out on.
  /// - Returns: The canvas for the root alone. A root in a container view of another root gets the
  ///   size of that view in `instantiate(on:classes:)`.
  public func canvas(_ choice: CanvasChoice = .document) -> InterfaceCanvas {
    CanvasRules(self, choice).canvas()
  }
}
