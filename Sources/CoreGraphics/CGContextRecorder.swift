import Foundation

/// What receives the painting of a context, in the user space at the time of each call.
package protocol CGContextRecorder: AnyObject {
  /// Keeps the transform and the clip for `restore()`.
  func save()
  /// Returns to the transform and the clip of the last `save()`.
  func restore()
  /// Maps what follows before the maps that apply already.
  func concatenate(_ transform: CGAffineTransform)
  /// Limits what follows to the inside of a path.
  func clip(to path: CGPath, rule: CGPathFillRule)
  /// Paints the inside of a path in the fill color.
  func fill(_ path: CGPath, rule: CGPathFillRule, _ state: CGContextState)
  /// Paints the line of a path in the stroke color.
  func stroke(_ path: CGPath, _ state: CGContextState)
  /// Paints a gradient between two points or circles over the clip.
  func draw(_ gradient: PlacedGradient, _ state: CGContextState)
  /// Paints an image in a rectangle.
  func draw(_ image: CGImage, in rect: CGRect, _ state: CGContextState)
  /// Begins a group that is composited as a whole.
  func beginGroup(_ state: CGContextState)
  /// Ends the last group.
  func endGroup()
  /// Returns a recorder of the same kind without painting, for a layer of the context.
  func makeLayer() -> any CGContextRecorder
  /// Returns what was painted as an image of a size in points, with a number of pixels per point.
  func image(size: CGSize, scale: CGFloat) -> CGImage?
}
