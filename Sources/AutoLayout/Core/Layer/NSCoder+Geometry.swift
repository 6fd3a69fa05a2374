import Foundation

// Conversions of structures from and to text, such as `{10, 20}` and `{{0, 0}, {10, 20}}`.

extension NSCoder {
  /// Returns the point that a text such as `{10, 20}` describes, or zero if the text has another
  /// format.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the size that a text such as `{10, 20}` describes, or zero if the text has another
  /// format.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the vector that a text such as `{10, 20}` describes, or zero if the text has another
  /// format.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// Returns the rectangle that a text such as `{{0, 0}, {10, 20}}` describes, or zero if the text
  /// has another format.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the insets that a text such as `{1, 2, 3, 4}` describes, from the top
  /// counterclockwise, or zero if the text has another format.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Returns the offset that a text such as `{10, 20}` describes, or zero if the text has another
  /// format.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
  /// Returns the transform that a text such as `[1, 0, 0, 1, 10, 20]` describes, or the identity if
  /// the text has another format.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, count: 6)
    guard numbers.contains(where: { $0 != 0 }) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the text of a vector.
  public class func string(for vector: CGVector) -> String {
    "{\(text(vector.dx)), \(text(vector.dy))}"
  }
  /// Returns the text of an offset.
  public class func string(for offset: UIOffset) -> String {
    "{\(text(offset.horizontal)), \(text(offset.vertical))}"
  }
  /// Returns the text of a transform.
  public class func string(for transform: CGAffineTransform) -> String {
    let values = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(values.map(text).joined(separator: ", "))]"
  }
  /// Returns the text of a point.
  public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
  /// Returns the text of a size.
  public class func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }
  /// Returns the text of a rectangle.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns the text of insets.
  public class func string(for insets: UIEdgeInsets) -> String {
    let values = [insets.top, insets.left, insets.bottom, insets.right]
    return "{\(values.map(text).joined(separator: ", "))}"
  }

  /// Returns a number without needless digits.
  private class func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Returns the numbers in a text, or zeros if their count differs from `count`.
  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && parts.count == count
      ? numbers : Array(repeating: 0, count: count)
  }
}
