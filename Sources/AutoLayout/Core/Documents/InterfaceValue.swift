import Foundation

/// The value of a user-defined runtime attribute, with the types that Interface Builder's inspector
/// offers.
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
/// A custom type can conform if it can be created from one of the values, such as an enumeration
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
  /// Converts a value to this type. The initializer fails if the value has another type.
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
  /// The finite number, or `nil` if the value is not a number or not finite.
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
  /// Converts a number, without its fraction. The initializer fails if the number is too large.
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
