import Foundation

/// Images of asset catalogs.
extension UIImage {
  /// Returns nil, because there are no asset catalogs outside Apple's platforms.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }
}
