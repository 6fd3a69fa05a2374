import AutoLayout
import Foundation

/// Reads `<color>` elements, in the light appearance.
struct ColorReader {
  /// The named and system colors in the document.
  let resources: InterfaceResources
  /// The colors of the project, or `nil` for those of the document alone.
  var assets: DocumentAssets?

  /// Returns the color of an element, or `nil` for `<nil>` and for an unknown form.
  ///
  /// A system color is looked up by its name first, and then in the document's resources, where the
  /// Xcode that saved it wrote its components. Named colors are those of the project, or otherwise
  /// of the resources, in the light appearance.
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

  /// Returns the color with a system name such as `labelColor`, or `nil` for a name that is not in
  /// the tables.
  private static func systemColor(_ name: String) -> UIColor? {
    if let color = UIColor.systemColor(named: name) { return color }
    return basicColors[name]
  }

  /// The colors that `UIColor` has had since iOS 2, to which documents refer like system colors.
  private static let basicColors: [String: UIColor] = [
    "blackColor": .black, "whiteColor": .white, "grayColor": .gray, "redColor": .red,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "greenColor": .green,
    "blueColor": .blue, "clearColor": UIColor(white: 0, alpha: 0),
  ]

  /// Returns the color of an element's components: a white, or red, green and blue, or `nil` if one
  /// is missing.
  ///
  /// Components are treated as sRGB unless the space is Display P3: colors do not change a layout.
  private func components(_ element: XMLTree.Element) -> UIColor? {
    let alpha = element[ColorElement.alpha]
    if let white = element[ColorElement.white] { return UIColor(white: white, alpha: alpha) }
    guard let red = element[ColorElement.red], let green = element[ColorElement.green],
      let blue = element[ColorElement.blue]
    else { return nil }
    let isWide =
      element[ColorElement.customColorSpace] == .displayP3
      || element[ColorElement.colorSpace] == .displayP3
    return isWide
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
