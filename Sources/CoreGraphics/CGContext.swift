import Foundation

/// A context that records what is painted.
///
/// There are no pixels: painting is recorded as shapes, which pictures show at any scale. UIKit
/// creates contexts with the origin at the upper left and y pointing down.
public final class CGContext: NSObject {
  /// The recorder that receives the painting.
  package let recorder: any CGContextRecorder
  /// The current graphics state.
  package var state = CGContextState()
  /// The stack of saved states, the most recent last.
  private var saved: [CGContextState] = []
  /// The number of `saveGState()` calls beyond the limit, whose states are not kept.
  private var unkeptSaves = 0
  /// The number of open transparency layers.
  private var openLayers = 0
  /// The current path, in user space.
  var currentPath = CGMutablePath()
  /// The size in pixels.
  public let width, height: Int
  /// The size in points, or `nil` if it equals the size in pixels.
  package var imageSize: CGSize?
  /// The text matrix, which pictures do not use.
  public var textMatrix = CGAffineTransform.identity
  /// The position of text, in points, which pictures do not use.
  public var textPosition = CGPoint.zero

  /// The maximum number of saved states. Saves beyond it are never restored.
  private static let saveLimit = 10_000

  /// Creates a context with a size in pixels that reports to a recorder.
  package init(recorder: any CGContextRecorder, width: Int = 0, height: Int = 0) {
    self.recorder = recorder
    self.width = width
    self.height = height
  }

  /// Always returns `nil`: there are no bitmaps. Use `UIGraphicsImageRenderer` for drawings.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { nil }

  // MARK: State

  /// Saves the graphics state, including the transform and the clip, until `restoreGState()`.
  public func saveGState() {
    guard saved.count < Self.saveLimit else { return unkeptSaves += 1 }
    saved.append(state)
    recorder.save()
  }

  /// Restores the most recently saved state. Does nothing if there is none.
  public func restoreGState() {
    guard unkeptSaves == 0 else { return unkeptSaves -= 1 }
    guard let last = saved.popLast() else { return }
    let path = currentPath.moved(from: state.transform, to: last.transform)
    state = last
    currentPath = path
    recorder.restore()
  }

  /// Begins a layer that is composited as a whole with the alpha, blend mode and shadow of the
  /// context, which are reset inside.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    recorder.beginGroup(state)
    openLayers += 1
    saveGState()
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Begins a layer. The rectangle, which Core Graphics uses to save memory, is ignored.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }

  /// Ends the last layer. Does nothing if there is none.
  public func endTransparencyLayer() {
    guard openLayers > 0 else { return }
    openLayers -= 1
    restoreGState()
    recorder.endGroup()
  }

  // MARK: Transform

  /// The transform from user space to the space at the start of the context.
  public var ctm: CGAffineTransform { state.transform }
  /// The transform from user space to device space, which is `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Prepends a transform to the current one for subsequent painting. The current path stays where
  /// it is. A transform with an entry that is not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return }
    let new = transform.concatenating(state.transform)
    currentPath = currentPath.moved(from: state.transform, to: new)
    state.transform = new
    recorder.concatenate(transform)
  }

  /// Translates subsequent painting by distances in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales subsequent painting by factors.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates subsequent painting by an angle in radians, clockwise on the screen if it is positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
  /// Converts a rectangle from user space to device space and returns its bounding box.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform.inverted())
  }

  /// Does nothing: painting is recorded immediately.
  public func flush() {}
  /// Does nothing: painting is recorded immediately.
  public func synchronize() {}
}

extension CGMutablePath {
  /// Returns the path in another user space, at the same position. A path without elements is not
  /// copied.
  fileprivate func moved(from old: CGAffineTransform, to new: CGAffineTransform) -> CGMutablePath {
    guard !isEmpty, old != new else { return self }
    let map = old.concatenating(new.inverted())
    return CGMutablePath(elements: elements.map { $0.applying(map) })
  }
}
