import AutoLayout
import Foundation

/// A color in the form in which documents contain it.
///
///     <color key="textColor" systemColor="labelColor"/>
///     <color key="textColor" name="Accent"/>
///     <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" …/>
public enum DocumentColor: Hashable, Sendable {
  /// A system color by its name in documents, such as `labelColor`.
  case system(String)
  /// A color of an asset catalog.
  case named(String)
  /// Components in sRGB, from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)

  /// Creates the color of a text: `#RRGGBB`, `#RRGGBBAA`, `named:Accent`, or the name of a system
  /// color. Returns `nil` for any other text.
  public init?(_ text: String) {
    if text.hasPrefix("#") {
      guard let color = Self.components(hexadecimal: text.dropFirst()) else { return nil }
      self = color
    } else if text.hasPrefix(Self.namedPrefix) {
      let name = String(text.dropFirst(Self.namedPrefix.count))
      guard !name.isEmpty else { return nil }
      self = .named(name)
    } else {
      guard UIColor.systemColor(named: text) != nil, text.hasSuffix("Color") else { return nil }
      self = .system(text)
    }
  }

  private static let namedPrefix = "named:"

  /// The text of the color, from which `init(_:)` creates an equal one. Components are rounded to
  /// bytes.
  public var text: String {
    switch self {
    case .system(let name): return name
    case .named(let name): return Self.namedPrefix + name
    case .components(let red, let green, let blue, let alpha):
      let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
      return "#"
        + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
  }

  /// Returns the color of six or eight hexadecimal digits, or `nil` for any other text.
  private static func components(hexadecimal digits: Substring) -> DocumentColor? {
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return .components(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension DocumentColor {
  /// The attributes of an element with the color.
  var attributes: [NewElement.Attribute] {
    switch self {
    case .system(let name): [ColorElement.systemColor.assigned(name)]
    case .named(let name): [ColorElement.name.assigned(name)]
    case .components(let red, let green, let blue, let alpha):
      [
        Self.component(ColorElement.red.name, red), Self.component(ColorElement.green.name, green),
        Self.component(ColorElement.blue.name, blue),
        Self.component(ColorElement.alpha.name, alpha), ColorElement.colorSpace.assigned(.custom),
        ColorElement.customColorSpace.assigned(.sRGB),
      ]
    }
  }

  /// Returns a component as it is written.
  static func component(_ name: String, _ value: Double) -> NewElement.Attribute {
    ViewTemplate.plain(name, XcodeStyle.number(CGFloat(value)))
  }

  /// Returns the components of an element's color in the light and in the dark appearance, as texts
  /// such as `#RRGGBB`, or `nil` if they are unknown.
  package static func shades(
    of element: XMLTree.Element, in document: InterfaceDocument
  ) -> (light: String, dark: String)? {
    guard let color = ColorReader(resources: document.resources).color(element)?.snapshotColor
    else { return nil }
    func text(_ shade: LayoutSnapshot.Color.RGBA) -> String {
      components(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha).text
    }
    return (text(color.light), text(color.dark))
  }

  /// Creates the color of an element, or returns `nil` for `<nil>` or if its components are
  /// unknown.
  package init?(_ element: XMLTree.Element, in document: InterfaceDocument) {
    if let name = element[ColorElement.systemColor] {
      self = .system(name)
    } else if let name = element[ColorElement.name] {
      self = .named(name)
    } else if let color = ColorReader(resources: document.resources).color(element) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self = .components(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    } else {
      return nil
    }
  }
}
