import Foundation

/// The coordinates of a screen, in points.
@MainActor
private final class ScreenCoordinateSpace: NSObject, @MainActor UICoordinateSpace {
  let bounds: CGRect

  init(_ bounds: CGRect) { self.bounds = bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIView ? coordinateSpace.convert(point, from: self) : point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIView ? coordinateSpace.convert(point, to: self) : point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIView ? coordinateSpace.convert(rect, from: self) : rect
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIView ? coordinateSpace.convert(rect, to: self) : rect
  }
}

extension UIScreen {
  /// The coordinates of the screen in its orientation.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds) }
  /// The coordinates of the screen.
  ///
  /// - Remark: Partial. They rotate with the screen, like those of `coordinateSpace`.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}

extension UIWindowScene {
  /// The coordinates of the scene, which fills its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
