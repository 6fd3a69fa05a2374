import Foundation

/// Colors that depend on traits. A color has one value for light and one for dark appearance.
extension UIColor {
  /// Creates a color from a function that returns the color for traits.
  ///
  /// The function is called immediately, for the light and for the dark appearance.
  /// - Remark: Partial. Other traits have the values of the current traits at the time of the
  ///   creation.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      LayoutSnapshot.Color(
        light: dynamicProvider(Self.traits(.light)).snapshotColor.light,
        dark: dynamicProvider(Self.traits(.dark)).snapshotColor.dark))
  }

  /// Returns the current traits with another appearance.
  private static func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    MainActor.readUnchecked {
      var values = UITraitCollection.current.values
      values.userInterfaceStyle = style
      return UITraitCollection(values)
    }
  }

  /// Returns the color for the appearance of traits, which does not depend on the appearance. For
  /// traits without an appearance, the color for light appearance is returned.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard snapshotColor.light != snapshotColor.dark else { return self }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(
      LayoutSnapshot.Color(light: isDark ? snapshotColor.dark : snapshotColor.light))
  }
}
