import Foundation

/// A coordinate space for the conversion of points and rectangles: that of a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the object in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point to other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from other coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to other coordinates. Transforms produce a bounding box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from other coordinates. Transforms produce a bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
