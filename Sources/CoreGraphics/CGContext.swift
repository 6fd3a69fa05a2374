import Foundation

/// A context that records what is painted.
///
/// There are no pixels: what a program paints is kept as shapes, and pictures show it at any scale.
/// Contexts are made by UIKit, with the origin at the upper left and y pointing down.
public final class CGContext: NSObject {
  /// What receives the painting.
  package let recorder: any CGContextRecorder
  /// The parameters of painting.
  package var state = CGContextState()
  /// The parameters that were saved, the last one at the end.
  private var saved: [CGContextState] = []
  /// The number of saved states beyond the limit, which are not kept.
  private var unkeptSaves = 0
  /// The number of open transparency layers.
  private var openLayers = 0
  /// The current path, in user space.
  var currentPath = CGMutablePath()
  /// The size in pixels.
  public let width, height: Int
  /// The size in points; nil where it is that in pixels.
  package var imageSize: CGSize?
  /// The map for text, which pictures do not use.
  public var textMatrix = CGAffineTransform.identity
  /// The position of text, in points, which pictures do not use.
  public var textPosition = CGPoint.zero

  /// The states that are kept at most. A program that saves more often never restores them.
  private static let saveLimit = 10_000

  /// Creates a context of a size in pixels that reports to a recorder.
  package init(recorder: any CGContextRecorder, width: Int = 0, height: Int = 0) {
    self.recorder = recorder
    self.width = width
    self.height = height
  }

  /// Always returns nil: there are no bitmaps. Use `UIGraphicsImageRenderer` for drawings.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { nil }

  // MARK: State

  /// Keeps the parameters of painting, the transform and the clip until `restoreGState()`.
  public func saveGState() {
    guard saved.count < Self.saveLimit else { return unkeptSaves += 1 }
    saved.append(state)
    recorder.save()
  }

  /// Returns to the last parameters that were saved. Does nothing if there are none.
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

  /// Begins a layer. The rectangle, which Core Graphics uses to save memory, is not used.
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

  /// The map from user space to the space at the start of the context.
  public var ctm: CGAffineTransform { state.transform }
  /// The map from user space to device space, which is `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Maps what follows before the maps that apply already. The current path stays where it is.
  /// A map with a number that is not finite is ignored.
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

  /// Moves what follows by distances in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what follows by factors.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates what follows by an angle in radians, clockwise on the screen if it is positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// The point in device space for one in user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
  /// The rectangle in device space around one in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
  /// The point in user space for one in device space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform.inverted())
  }

  /// Does nothing: what is painted is kept immediately.
  public func flush() {}
  /// Does nothing: what is painted is kept immediately.
  public func synchronize() {}
}

extension CGMutablePath {
  /// The path in another user space, at the same place. A path without steps is not copied.
  fileprivate func moved(from old: CGAffineTransform, to new: CGAffineTransform) -> CGMutablePath {
    guard !isEmpty, old != new else { return self }
    let map = old.concatenating(new.inverted())
    return CGMutablePath(elements: elements.map { $0.applying(map) })
  }
}
