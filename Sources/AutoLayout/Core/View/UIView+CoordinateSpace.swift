import Foundation

/// Views as coordinate spaces: the conversion between the coordinates of views and screens.
extension UIView: @MainActor UICoordinateSpace {
  /// Converts a point to other coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    let origin = window?.frame.origin ?? .zero
    let place = convert(point, to: nil)
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }
  /// Converts a point from other coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    let origin = window?.frame.origin ?? .zero
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }
  /// Converts a rectangle to other coordinates. Transforms produce a bounding box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.boundingBox { convert($0, to: coordinateSpace) }
  }
  /// Converts a rectangle from other coordinates. Transforms produce a bounding box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.boundingBox { convert($0, from: coordinateSpace) }
  }
}
