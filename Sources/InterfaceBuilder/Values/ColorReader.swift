import AutoLayout
import Foundation

/// Reads `<color>` elements, in the light appearance.
struct ColorReader {
  /// The named and system colors that the document carries.
  let resources: InterfaceResources
  /// The colors of the project; nil for those of the document alone.
  var assets: DocumentAssets?

  /// The color of an element; nil for `<nil>`, and for a form that is not known.
  ///
  /// A system color is looked up by its name first, and then in the document's resources, where the
  /// Xcode that saved it wrote its components. Named colors are those of the project, or else in the
  /// resources, in the light appearance.
  ///
  ///     <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
  ///            customColorSpace="sRGB"/>
  ///     <color key="textColor" name="Accent"/>
  ///     <color key="textColor" systemColor="labelColor"/>
  func color(_ element: XMLTree.Element) -> UIColor? {
    if element.kind == .nilValue { return nil }
    for attribute in [ColorElement.systemColor, ColorElement.cocoaTouchSystemColor] {
      guard let name = element[attribute] else { continue }
      if let color = Self.systemColor(name) { return color }
      if let entry = resources.systemColors[name], let color = components(entry) { return color }
    }
    if let name = element[ColorElement.name], let color = assets?.color(named: name) {
      return color
    }
    if let name = element[ColorElement.name], let entry = resources.namedColors[name] {
      return components(entry)
    }
    return components(element)
  }

  /// The color of a system name such as `labelColor`; nil for a name that is not in the tables.
  private static func systemColor(_ name: String) -> UIColor? {
    if let color = UIColor.systemColor(named: name) { return color }
    return basicColors[name]
  }

  /// The colors that `UIColor` has had since iOS 2, which documents name like system colors.
  private static let basicColors: [String: UIColor] = [
    "blackColor": .black, "whiteColor": .white, "grayColor": .gray, "redColor": .red,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "greenColor": .green,
    "blueColor": .blue, "clearColor": UIColor(white: 0, alpha: 0),
  ]

  /// The color of an element's components: a white, or red, green and blue; nil if one is missing.
  ///
  /// Components are taken as sRGB unless the space is Display P3: colors do not change a layout.
  private func components(_ element: XMLTree.Element) -> UIColor? {
    let alpha = element[ColorElement.alpha]
    if let white = element[ColorElement.white] { return UIColor(white: white, alpha: alpha) }
    guard let red = element[ColorElement.red], let green = element[ColorElement.green],
      let blue = element[ColorElement.blue]
    else { return nil }
    let isWide =
      element[ColorElement.customColorSpace] == .displayP3
      || element[ColorElement.colorSpace] == .displayP3
    let (r, g, b) = isWide ? Self.fromDisplayP3(red, green, blue) : (red, green, blue)
    return UIColor(red: r, green: g, blue: b, alpha: alpha)
  }

  /// sRGB components of a Display P3 color, each clamped to 0…1.
  ///
  /// Both spaces have the transfer function of sRGB and the same white; the matrix is the product of
  /// P3 → XYZ and XYZ → sRGB (SMPTE EG 432-1, IEC 61966-2-1).
  private static func fromDisplayP3(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249 * r - 0.2247 * g), encoded(-0.0420 * r + 1.0419 * g),
      encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b)
    )
  }

  /// The linear intensity of an sRGB component; values outside of 0…1 are clamped (IEC 61966-2-1).
  private static func linear(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The sRGB component of a linear intensity, clamped to 0…1; the inverse of `linear`.
  private static func encoded(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
