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
  /// Converts a truth value, or a number: 0 is false, and all others are true.
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
  /// Converts a number. The initializer fails if it is not finite.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite else { return nil }
    self = number
  }
}

extension CGFloat: InterfaceInspectable {
  /// Converts a number. The initializer fails if it is not finite.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite else { return nil }
    self.init(number)
  }
}

extension Float: InterfaceInspectable {
  /// Converts a number to the nearest `Float`. The initializer fails if it is not finite.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite else { return nil }
    self.init(number)
  }
}

extension Int: InterfaceInspectable {
  /// Converts a number, without its fraction. The initializer fails if the magnitude of the number
  /// is 10¹⁵ or more.
  public init?(_ value: InterfaceValue) {
    guard let number = value.finite, abs(number) < 1e15 else { return nil }
    self.init(number)
  }
}

extension String: InterfaceInspectable {
  /// Converts a value of the type String or Localized String.
  public init?(_ value: InterfaceValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
}

extension CGPoint: InterfaceInspectable {
  /// Converts a value of the type Point.
  public init?(_ value: InterfaceValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: InterfaceInspectable {
  /// Converts a value of the type Size.
  public init?(_ value: InterfaceValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: InterfaceInspectable {
  /// Converts a value of the type Rect.
  public init?(_ value: InterfaceValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}

extension NSRange: InterfaceInspectable {
  /// Converts a value of the type Range.
  public init?(_ value: InterfaceValue) {
    guard case .range(let range) = value else { return nil }
    self = range
  }
}
