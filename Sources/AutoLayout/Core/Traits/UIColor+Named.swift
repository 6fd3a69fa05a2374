import Foundation

/// Colors of asset catalogs and of patterns.
extension UIColor {
  /// Returns nil, because there are no asset catalogs outside Apple's platforms.
  public convenience init?(named name: String) { nil }

  /// Returns nil, because there are no asset catalogs outside Apple's platforms.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }

  /// Creates a transparent color, because patterns are not drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}
