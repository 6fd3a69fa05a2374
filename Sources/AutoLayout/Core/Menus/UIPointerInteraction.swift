import Foundation

/// An interaction that changes a view's response to a pointer.
///
/// - Remark: Inert. There is no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: _UIViewInteraction {
  /// The object that provides regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled. The default is true.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Requests the region and the style from the delegate again.
  open func invalidate() {}
}

/// An object that provides the regions and styles of a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region for a location of the pointer, or `nil` for no region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region, or `nil` for the default.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the region of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A request for the region at a location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location in points in the coordinates of the view.
  public let location: CGPoint

  /// Creates a request for a location, for tests.
  public init(location: CGPoint) { self.location = location }
}

/// A part of a view with a style of the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part in points in the coordinates of the view.
  public let rect: CGRect
  /// An object that identifies the region, or `nil`.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// The changes of a view below a pointer.
public enum UIPointerEffect {
  /// The system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight of the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
}

/// The shapes of a pointer.
public enum UIPointerShape {
  /// A path in points, around the origin.
  case path(UIBezierPath)
  /// A rounded rectangle in points, with the radius of its corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line with a length in points.
  case horizontalBeam(length: CGFloat)
}

/// The shape of a pointer in a region, and its effect on the view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The change of the view, if any.
  let effect: UIPointerEffect?
  /// The shape of the pointer, if any.
  let shape: UIPointerShape?

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates a style that changes the view, with a shape of the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Creates a style with a pointer shape that is constrained along axes.
  public convenience init(shape: UIPointerShape) { self.init(nil, shape) }

  /// Returns the style of a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil) }
}
