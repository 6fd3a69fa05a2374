import AutoLayout
import Foundation

/// The value of a user-defined runtime attribute, with the types that Interface Builder's inspector
/// has.
///
///     <userDefinedRuntimeAttribute type="number" keyPath="count">
///         <integer key="value" value="3"/>
///     </userDefinedRuntimeAttribute>
public enum InterfaceValue {
  /// A truth value, of the type Boolean.
  case boolean(Bool)
  /// An integer or a decimal fraction, of the type Number.
  case number(Double)
  /// A text, of the type String or Localized String.
  case string(String)
  /// An x- and a y-coordinate, of the type Point.
  case point(CGPoint)
  /// A width and a height, of the type Size.
  case size(CGSize)
  /// An origin and a size, of the type Rect.
  case rect(CGRect)
  /// A location and a length, of the type Range.
  case range(NSRange)
  /// A color of the document or of a catalog, of the type Color.
  case color(UIColor)
  /// An image by its name, of the type Image.
  case image(UIImage)
  /// No value, of the type Nil.
  case none
}

/// A type of properties that runtime attributes can set, as `@IBInspectable` allows.
///
/// A type of the program conforms if it can be made from one of the values, such as an enumeration
/// from a number:
///
///     extension Shape: InterfaceInspectable {
///       init?(_ value: InterfaceValue) {
///         guard let number = Int(value) else { return nil }
///         self.init(rawValue: number)
///       }
///     }
@MainActor
public protocol InterfaceInspectable {
  /// The value as this type; nil for a value of another type.
  init?(_ value: InterfaceValue)
}

extension Bool: InterfaceInspectable {
  /// A truth value, or a number that is not 0.
  public init?(_ value: InterfaceValue) {
    switch value {
    case .boolean(let flag): self = flag
    case .number(let number): self = number != 0
    default: return nil
    }
  }
}

extension InterfaceValue {
  /// The number; nil for other values and those that are not finite.
  fileprivate var finite: Double? {
    if case .number(let number) = self, number.isFinite { return number }
    return nil
  }
}

extension Double: InterfaceInspectable {
  /// A finite number.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite else { return nil }
    self = number
  }
}

extension CGFloat: InterfaceInspectable {
  /// A finite number.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite else { return nil }
    self.init(number)
  }
}

extension Float: InterfaceInspectable {
  /// A finite number, rounded to the nearest `Float`.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite else { return nil }
    self.init(number)
  }
}

extension Int: InterfaceInspectable {
  /// A number, without its fraction; nil if it is too large.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite, abs(number) < 1e15 else { return nil }
    self.init(number)
  }
}

extension String: InterfaceInspectable {
  /// A text.
  public init?(_ value: InterfaceValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
}

extension CGPoint: InterfaceInspectable {
  /// A point.
  public init?(_ value: InterfaceValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: InterfaceInspectable {
  /// A size.
  public init?(_ value: InterfaceValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: InterfaceInspectable {
  /// A rectangle.
  public init?(_ value: InterfaceValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}

extension NSRange: InterfaceInspectable {
  /// A range.
  public init?(_ value: InterfaceValue) {
    guard case .range(let range) = value else { return nil }
    self = range
  }
}

extension InterfaceValue {
  /// The value of a `<userDefinedRuntimeAttribute>`; nil for one that cannot be read.
  ///
  /// The type decides what is read: the attribute `value` or a child with the key `value`. Colors
  /// and images are read by the caller, which has the resources of the document.
  @MainActor
  init?(
    _ attribute: XMLTree.Element, color: (XMLTree.Element) -> UIColor?,
    image: (XMLTree.Element) -> UIImage?
  ) {
    let child = attribute.child(RuntimeAttributeElement.valueChild)
    if child?.kind == .nilValue {
      self = .none
      return
    }
    let text = attribute[RuntimeAttributeElement.value]
    switch attribute[RuntimeAttributeElement.type] {
    case .boolean:
      let text = text ?? child?.text(of: NumberElement.value)
      self = .boolean(text.flatMap(AttributeForm.flag.interpret) ?? false)
    case .number:
      let text = child?.text(of: NumberElement.value) ?? text
      guard let number = text.flatMap(NumberElement.value.form.read) else { return nil }
      self = .number(Double(number))
    case .string: self = .string(text ?? child?.text ?? "")
    case .color:
      guard let made = child.flatMap(color) else { return nil }
      self = .color(made)
    case .image:
      guard let made = image(attribute) else { return nil }
      self = .image(made)
    case .none?: self = .none
    case .point, .size, .rect, .range, nil:
      guard let child, let made = Self.geometry(child) else { return nil }
      self = made
    }
  }

  /// A point, size, rectangle, range or number of a child; a missing part is 0. Ranges lose
  /// fractions.
  private static func geometry(_ child: XMLTree.Element) -> InterfaceValue? {
    func number(_ attribute: SchemaAttribute<CGFloat>) -> CGFloat { child[attribute] ?? 0 }
    var origin: CGPoint { CGPoint(x: number(RectElement.x), y: number(RectElement.y)) }
    var size: CGSize {
      CGSize(width: number(RectElement.width), height: number(RectElement.height))
    }
    switch child.kind {
    case .point: return .point(origin)
    case .size: return .size(size)
    case .rect: return .rect(CGRect(origin: origin, size: size))
    case .range:
      return .range(
        NSRange(
          location: Int(number(RangeElement.location)), length: Int(number(RangeElement.length))))
    case .real, .integer: return child[NumberElement.value].map { .number(Double($0)) }
    default: return nil
    }
  }
}
