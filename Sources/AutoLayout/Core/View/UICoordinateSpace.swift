import Foundation

/// A frame of reference for points and rectangles: that of a view, or of a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the object in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point to the coordinates of another object, in points.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from the coordinates of another object, in points.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to the coordinates of another object, in points.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another object, in points.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point to the coordinates of another object, in points.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    return convert(point, to: window as UIView?)
  }
  /// Converts a point from the coordinates of another object, in points.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return convert(point, from: window as UIView?)
  }
  /// Converts a rectangle to the coordinates of another object, in points.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return convert(rect, to: window as UIView?)
  }
  /// Converts a rectangle from the coordinates of another object, in points.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(rect, from: window as UIView?)
  }
}

/// The coordinates of a screen are those of its windows, which cover it.
extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen in its orientation, in points.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in points. They are those of the orientation, too.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point to the coordinates of another object, in points.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { $0.convert(point, from: self) } ?? point
  }
  /// Converts a point from the coordinates of another object, in points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { $0.convert(point, to: self) } ?? point
  }
  /// Converts a rectangle to the coordinates of another object, in points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { $0.convert(rect, from: self) } ?? rect
  }
  /// Converts a rectangle from the coordinates of another object, in points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { $0.convert(rect, to: self) } ?? rect
  }
}

extension UIWindowScene {
  /// The coordinates of the scene, in points: those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
