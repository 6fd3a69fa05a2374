import Foundation

/// The description of a view, part by part, in the order in which UIKit prints the parts.
///
/// Oracle: `runtime`, dumps of 10,655 lines of public test suites.
package struct ViewDescription {
  /// The parts with a fixed position, in order.
  package enum Part: String, CaseIterable {
    case baseClass, frame, text, clipsToBounds, transform, alpha, hidden, opaque, autoresize
    case autoresizesSubviews, userInteractionEnabled, tag, tintColor, image
    case gestures = "gestureRecognizers"
    case backgroundColor, placeholder, borderStyle, background, layer
  }

  /// The class and the address.
  let opening: String
  private var values: [Part: String] = [:]
  /// The parts after the layer, which are printed with a colon.
  private var details: [(name: String, value: String)] = []

  init(opening: String) { self.opening = opening }

  /// The value of a part, or `nil` if it is not printed.
  package subscript(part: Part) -> String? {
    get { values[part] }
    set { values[part] = newValue }
  }

  /// Sets a part to `YES` or `NO`.
  mutating func set(_ part: Part, _ value: Bool) { values[part] = value ? "YES" : "NO" }

  /// Appends a part behind the layer.
  mutating func append(_ name: String, _ value: String) { details.append((name, value)) }

  /// The description, such as `<UIView: 0x…; frame = (0 0; 1 2); layer = <CALayer: 0x…>>`.
  var text: String {
    var text = "<" + opening
    for part in Part.allCases {
      if let value = values[part] { text += "; \(part.rawValue) = \(value)" }
    }
    for (name, value) in details { text += "; \(name): \(value)" }
    return text + ">"
  }
}

extension ViewDescription {
  /// Returns a reference to an object: its class and its address.
  static func reference(to object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    let name = NSObject.describedName(of: type(of: object))
    return "<\(name): \(ObjectIdentifier(object).addressText)>"
  }

  /// Returns four numbers in the form of a frame: `(x y; width height)`.
  static func text(_ frame: CGRect) -> String {
    let (origin, size) = (frame.origin, frame.size)
    return "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
      + "\(size.width.shortDescription) \(size.height.shortDescription))"
  }

  /// Returns the elements of a transform with all their digits.
  static func text(_ transform: CGAffineTransform) -> String {
    var text = ""
    for element in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      text += (text.isEmpty ? "[" : ", ") + String(format: "%.17g", Double(element))
    }
    return text + "]"
  }

  /// Returns insets in braces: top, left, bottom, right.
  static func text(_ insets: UIEdgeInsets) -> String {
    "{\(insets.top.shortDescription), \(insets.left.shortDescription), "
      + "\(insets.bottom.shortDescription), \(insets.right.shortDescription)}"
  }
}
