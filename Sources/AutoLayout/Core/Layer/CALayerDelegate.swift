import Foundation

/// The delegate of a layer, which provides its content, layout and actions. The delegate of a
/// view's layer is the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the content of a layer without a view. The default implementation does nothing.
  func display(_ layer: CALayer)
  /// Draws the content of a layer without a view. The default implementation does nothing.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Lays out the sublayers of a layer. The default implementation does nothing. Views call it when
  /// they are laid out, if their layer was used before.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of a layer for an event, a null object for no action, or `nil` to continue
  /// the search. The default is `nil`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The ways in which the content of a layer is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The content is centered at its original size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The content is scaled to the bounds. Its proportions can change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The content is as large as possible within the bounds at its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The content covers the bounds at its proportions. It can extend beyond them.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the minimum x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the maximum x and minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the minimum x and maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the maximum x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shapes of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Corners that are quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners with a continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
