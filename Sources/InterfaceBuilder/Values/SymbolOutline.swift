import Foundation

/// The sizes of system symbols that Xcode writes into the resources of documents: the shape of the
/// symbol, with the longer side at 128 points.
///
///     <image name="gear" catalog="system" width="128" height="122"/>
enum SymbolOutline {
  /// The catalog of symbols.
  static let catalog = "system"

  /// Returns the size of a symbol, or `nil` if it is unknown.
  static func size(of name: String) -> CGSize? { sizes[name] }

  /// The sizes, in points, by the name of the symbol: those that at least three documents of two
  /// repositories record. Xcode writes the size of its own release, which can differ by some
  /// points.
  private static let sizes = [
    "chevron.right": CGSize(width: 97, height: 128),
    "gear": CGSize(width: 128, height: 122),
    "magnifyingglass": CGSize(width: 128, height: 117),
    "xmark": CGSize(width: 128, height: 113),
  ]
}
