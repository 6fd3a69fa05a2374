import Foundation

extension UIColor {
  /// The description in UIKit's format, such as `UIExtendedGrayColorSpace 1 1`.
  ///
  /// Colors that depend on the appearance print a class and their name instead of components.
  var consoleDescription: String {
    if let name = systemName {
      return "<\(Self.className(ofSystemColor: name)): \(addressText); name = \(name)>"
    }
    let light = snapshotColor.light
    guard light == snapshotColor.dark else {
      let provider = "<__NSMallocBlock__: \(addressText)>"
      return "<UIDynamicProviderColor: \(addressText); provider = \(provider)>"
    }
    let alpha = light.alpha.shortDescription
    if isGray { return "UIExtendedGrayColorSpace \(light.red.shortDescription) \(alpha)" }
    let components = [light.red, light.green, light.blue]
    var text = "UIExtendedSRGBColorSpace"
    for component in components { text += " \(component.shortDescription)" }
    return "\(text) \(alpha)"
  }

  private var addressText: String { ObjectIdentifier(self).addressText }

  /// The name of the color if it is a system color, such as `systemBackgroundColor`.
  private var systemName: String? {
    let dependsOnAppearance = snapshotColor.light != snapshotColor.dark
    guard dependsOnAppearance || self === Self.systemGray else { return nil }
    for (name, color) in Self.systemColors where color === self {
      return name.hasSuffix(Self.nameEnding) ? name : name + Self.nameEnding
    }
    return nil
  }

  /// The suffix of the names of system colors.
  private static let nameEnding = "Color"

  /// Returns the private class of a system color. In recorded descriptions, backgrounds have the
  /// class `UIDynamicSystemColor`, and labels, red and blue the class
  /// `UIDynamicCatalogSystemColor`.
  private static func className(ofSystemColor name: String) -> String {
    name.contains("Background") ? "UIDynamicSystemColor" : "UIDynamicCatalogSystemColor"
  }
}
