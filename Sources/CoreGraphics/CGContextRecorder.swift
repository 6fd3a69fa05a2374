import Foundation

/// An object that receives the painting of a context, in the user space at the time of each call.
package protocol CGContextRecorder: AnyObject {
  /// Saves the transform and the clip for `restore()`.
  func save()
  /// Restores the transform and the clip of the last `save()`.
  func restore()
  /// Prepends a transform to the current one for subsequent painting.
  func concatenate(_ transform: CGAffineTransform)
  /// Clips subsequent painting to the inside of a path.
  func clip(to path: CGPath, rule: CGPathFillRule)
  /// Fills a path in the fill color.
  func fill(_ path: CGPath, rule: CGPathFillRule, _ state: CGContextState)
  /// Strokes a path in the stroke color.
  func stroke(_ path: CGPath, _ state: CGContextState)
  /// Paints a gradient between two points or circles over the clip.
  func draw(_ gradient: PlacedGradient, _ state: CGContextState)
  /// Paints an image in a rectangle.
  func draw(_ image: CGImage, in rect: CGRect, _ state: CGContextState)
  /// Begins a group that is composited as a whole.
  func beginGroup(_ state: CGContextState)
  /// Ends the last group.
  func endGroup()
  /// Returns an empty recorder of the same type, for a layer of the context.
  func makeLayer() -> any CGContextRecorder
  /// Returns the recorded painting as an image with a size in points and a scale in pixels per
  /// point.
  func image(size: CGSize, scale: CGFloat) -> CGImage?
}
