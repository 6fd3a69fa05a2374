import Foundation

extension CGRect {
  /// The four corners of the rectangle.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Returns the smallest rectangle that contains the images of the corners.
  func boundingBox(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let points = corners.map(map)
    var (low, high) = (points[0], points[0])
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
