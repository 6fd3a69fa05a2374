import Foundation

#if !canImport(Darwin)
  extension DrawingRecorder {
    /// Returns a recorder without commands.
    func makeLayer() -> any CGContextRecorder { DrawingRecorder() }

    /// Returns the drawing as an image of a size in points.
    func image(size: CGSize, scale: CGFloat) -> CGImage? {
      UIImage(drawing: drawing, size: size, scale: scale).cgImage
    }
  }
#endif
