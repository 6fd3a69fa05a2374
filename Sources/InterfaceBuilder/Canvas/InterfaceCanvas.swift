import AutoLayout
import Foundation

/// The surface on which a root is laid out, with all properties that are not in the document's
/// constraints.
///
/// The rules were measured on frames that Interface Builder recorded between Xcode 5 and 26.
public struct InterfaceCanvas: Sendable, Hashable {
  /// The root's size in points.
  public var size: CGSize
  /// The number of pixels per point. If the document states no device, it follows from the
  /// fractions of points in the document's frames, and is 1 if there are none.
  public var scale: CGFloat
  /// The device, or `nil` if it is not known.
  public var device: Device?
  /// The orientation of the device.
  public var orientation: Device.Orientation
  /// The width class, which selects variations.
  public var horizontalSizeClass: Device.SizeClass
  /// The height class, which selects variations.
  public var verticalSizeClass: Device.SizeClass
  /// The insets of the root for status bar, home indicator and bars, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// The length of the controller's top layout guide in points.
  public var topGuideLength: CGFloat
  /// The length of the controller's bottom layout guide in points.
  public var bottomGuideLength: CGFloat
  /// The minimum side margins of the root in points, or `nil` for those of its class.
  public var sideMargin: CGFloat?
  /// The release whose control sizes apply.
  public var release: Release
  /// Interface Builder's canvas or a device.
  public var surface: Surface
  /// The margins of Interface Builder's canvas around the root in points. They are minimums for a
  /// root that preserves the margins of its superview.
  var marginsAroundRoot = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the root is a page sheet on Interface Builder's canvas.
  var isSheet = false
  /// The bars of the surrounding controllers that are over the root.
  var bars: [CanvasBar] = []

  /// The platform for which facts are looked up.
  package var platform: Platform { Platform(release, on: surface, device: device) }

  /// The major version of iOS whose control sizes apply.
  public var systemVersion: Int { release.systemVersion }
}

extension InterfaceRoot {
  /// Returns the canvas that results from a choice for this root. By default, it is the one with
  /// which the document was saved.
  ///
  /// - Parameter choice: The surface and settings.
  /// - Returns: The canvas for the root alone. A root in a container view of another root gets the
  ///   size of that view in `instantiate(on:classes:)`.
  public func canvas(_ choice: CanvasChoice = .document) -> InterfaceCanvas {
    CanvasRules(self, choice).canvas()
  }
}
