import Foundation

extension NSString {
  /// Returns the size of the text in points, not rounded. Lines break only at line breaks of the
  /// text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(description, attributes, width: .infinity).size
  }

  /// Returns the rectangle of the text within a size in points, not rounded. Text is wrapped at the
  /// width if the options contain `usesLineFragmentOrigin`. If they do not, it is one line, whose
  /// baseline is at y = 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let text = DrawnText(description, attributes, width: size.width, isSingleLine: !wraps)
    let ascender = text.layout.firstAscender ?? 0
    return CGRect(origin: CGPoint(x: 0, y: wraps ? 0 : -ascender), size: text.size)
  }

  /// Draws the text with its upper-left corner at a point of the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    let text = DrawnText(description, attributes, width: .infinity)
    text.draw(in: CGRect(origin: point, size: text.size))
  }

  /// Draws the text in a rectangle of the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    DrawnText(description, attributes, width: rect.width).draw(in: rect)
  }

  /// Draws the text in a rectangle, from its upper edge, wrapped if the options contain
  /// `usesLineFragmentOrigin`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    DrawnText(description, attributes, width: rect.width, isSingleLine: !wraps).draw(in: rect)
  }
}
