import Foundation

extension CGPath {
  /// Creates a closed rectangle, transformed if `transform` is not `nil`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates the ellipse that fills a rectangle, transformed if `transform` is not `nil`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a rectangle with elliptic corners, transformed if `transform` is not `nil`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Returns a Boolean value that indicates whether the path is one closed rectangle with sides
  /// along the axes. The rectangle is written.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let points = elements.flatMap(\.points)
    guard elements.count == 5, points.count == 4, case .move = elements[0], elements[4] == .close,
      elements[1...3].allSatisfy({ if case .line = $0 { true } else { false } })
    else { return false }
    let box = boundingBox
    let corners = CGPath(rect: box, transform: nil).elements.flatMap(\.points)
    guard Set(points) == Set(corners) else { return false }
    rect?.pointee = box
    return true
  }

  /// Returns a copy of the path, transformed if `transform` is not `nil`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Returns an immutable copy. Never `nil`; optional as in Core Graphics.
  public func copy() -> CGPath? { copy(using: nil) }

  /// Returns a mutable copy, transformed if `transform` is not `nil`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Returns a mutable copy. Never `nil`; optional as in Core Graphics.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
}

extension CGPath: NSCopying, NSMutableCopying {
  /// Returns an immutable copy.
  public func copy(with zone: NSZone?) -> Any { CGPath(elements: elements) }
  /// Returns a mutable copy.
  public func mutableCopy(with zone: NSZone?) -> Any { CGMutablePath(elements: elements) }
}
