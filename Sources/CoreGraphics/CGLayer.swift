import Foundation

/// Content that is painted once and drawn several times.
public final class CGLayer: NSObject {
  /// The size in points.
  public let size: CGSize
  /// The context that paints the layer, with the origin at the upper left as in UIKit. Never `nil`;
  /// optional as in Core Graphics.
  public let context: CGContext?

  /// Creates an empty layer with a size in points for a context. Returns `nil` unless the width and
  /// the height are positive and less than 1,000,000 points. `auxiliaryInfo` is ignored.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return nil }
    self.size = size
    let inner = CGContext(
      recorder: context.recorder.makeLayer(), width: Int(size.width.rounded(.up)),
      height: Int(size.height.rounded(.up)))
    inner.state.clipBox = CGRect(origin: .zero, size: size)
    self.context = inner
  }
}

extension CGContext {
  /// Returns the content painted so far as an image, with one pixel per point, or `nil` for an
  /// empty context.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    // Without saved states, the clip is the whole context, in points.
    let size = imageSize ?? CGSize(width: width, height: height)
    return recorder.image(size: size, scale: CGFloat(width) / size.width)
  }

  /// Paints a layer with its upper-left corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Paints a layer in a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.recorder.image(size: layer.size, scale: 1) else { return }
    recorder.draw(image, in: rect, state)
  }
}
