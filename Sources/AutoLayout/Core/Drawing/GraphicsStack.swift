import Foundation

/// The stack of graphics contexts of a thread, with the current one at the end.
final class GraphicsStack {
  /// The contexts, from the outermost to the current one.
  private var contexts: [CGContext] = []
  /// The contexts of `UIGraphicsBeginImageContext`, with the size of their images.
  private var images: [(context: CGContext, size: CGSize, scale: CGFloat)] = []

  /// The key in the dictionary of a thread.
  private static let key = "AutoLayout.GraphicsStack"
  /// The maximum number of contexts. A program with more of them never ends its contexts.
  private static let limit = 1000

  /// The stack of the thread.
  static var current: GraphicsStack {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    values[key] = stack
    return stack
  }

  /// The current context, if any.
  var context: CGContext? { contexts.last }

  /// Makes a context the current one.
  func push(_ context: CGContext) {
    if contexts.count < Self.limit { contexts.append(context) }
  }

  /// Returns to the context before.
  func pop() { _ = contexts.popLast() }

  #if !canImport(Darwin)
    /// The recorder of the current context, if any.
    static var recorder: DrawingRecorder? { current.context?.recorder as? DrawingRecorder }

    /// Calls a function with a new current context, and returns the drawing.
    func record(
      owner: AnyObject? = nil, in rect: CGRect, scale: CGFloat = 1, _ body: (CGContext) -> Void
    ) -> Drawing {
      let recorder = DrawingRecorder(owner: owner)
      let context = CGContext.recording(recorder, in: rect, scale: scale)
      contexts.append(context)
      body(context)
      contexts.removeAll { $0 === context }
      return recorder.drawing
    }

    /// Begins a context for an image of a size in points.
    func beginImage(_ size: CGSize, scale: CGFloat) {
      guard images.count < Self.limit else { return }
      let context = CGContext.recording(
        DrawingRecorder(), in: CGRect(origin: .zero, size: size), scale: scale)
      images.append((context, size, scale))
      push(context)
    }

    /// The image of the current image context so far, if any.
    var image: UIImage? {
      guard let last = images.last, last.context === context,
        let recorder = last.context.recorder as? DrawingRecorder
      else { return nil }
      return UIImage(drawing: recorder.drawing, size: last.size, scale: last.scale)
    }

    /// Ends the last image context.
    func endImage() {
      guard let last = images.popLast() else { return }
      contexts.removeAll { $0 === last.context }
    }
  #endif
}

#if !canImport(Darwin)
  extension CGContext {
    /// Creates a context that reports to a recorder. Its clip is a rectangle in points.
    static func recording(_ recorder: DrawingRecorder, in rect: CGRect, scale: CGFloat)
      -> CGContext
    {
      let context = CGContext(
        recorder: recorder, width: pixels(rect.width * scale), height: pixels(rect.height * scale)
      )
      context.state.clipBox = rect
      if rect.width > 0 { context.imageSize = rect.size }
      return context
    }
  }

  /// Returns a length as a whole number of pixels. The result is 0 if the length is negative, not
  /// finite, or larger than any image.
  func pixels(_ length: CGFloat) -> Int {
    length > 0 && length < 1e6 ? Int(length.rounded(.up)) : 0
  }
#endif

/// Returns the context into which the program draws: that of a view in `draw(_:)`, or of an image,
/// or `nil` outside both.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Makes the context before the current one current again.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a line of one point inside the edges of a rectangle with the fill color of the current
/// context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

#if !canImport(Darwin)
  /// Begins an image context of a size in points, with one pixel per point.
  public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
  }

  /// Begins an image context of a size in points. A scale of 0 is one pixel per point.
  public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
  ) { GraphicsStack.current.beginImage(size, scale: scale > 0 ? scale : 1) }

  /// Returns the image that was drawn in the current image context, or `nil` if there is none.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsStack.current.image
  }

  /// Ends the last image context.
  public func UIGraphicsEndImageContext() { GraphicsStack.current.endImage() }
#endif
