import Foundation

/// The values of an image.
package struct ImageContent: Equatable {
  /// The name of the image in its asset catalog, or an empty string.
  package let name: String
  /// The size in points.
  package private(set) var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// A Boolean value that indicates whether the image is one of Apple's symbols.
  package var isSymbol = false
  /// The distances from the edges to the alignment rectangle, in points.
  package var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether the image keeps its colors.
  package var renderingMode = UIImage.RenderingMode.automatic
  /// What a program painted, or nil.
  package var drawing: Drawing?
  /// The bytes of a PNG or JPEG file, or nil.
  package var data: Data?
  /// The widths of the edges that keep their size, in points.
  var capInsets = UIEdgeInsets.zero
  /// The way in which the middle fills its area.
  var resizingMode = UIImage.ResizingMode.tile
  /// The way in which the pixels are turned.
  var orientation = UIImage.Orientation.up
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  var flipsForRightToLeftLayoutDirection = false
  /// The images of an animation, or nil.
  var images: [UIImage]?
  /// The duration of an animation in seconds.
  var duration: TimeInterval = 0
  /// The color that replaces those of the image, or nil.
  var tintColor: UIColor?
  /// The distance from the lower edge to the baseline in points, or nil.
  var baselineOffset: CGFloat?
  /// The configuration of a symbol, or nil.
  var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The variants of the image, an object of a class that is declared with the traits.
  @UncomparedReference var variants: AnyObject?

  /// Creates the values of an image of a size in points. A width or height that is negative or not
  /// finite is replaced by 0.
  package init(name: String, size: CGSize, scale: CGFloat) {
    self.name = name
    self.size = Self.valid(size)
    self.scale = scale
  }

  /// Changes the size, in points.
  mutating func resize(to size: CGSize) { self.size = Self.valid(size) }

  private static func valid(_ size: CGSize) -> CGSize {
    let side = { (length: CGFloat) in length.isFinite ? max(0, length) : 0 }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}

/// A reference that is not compared: images with the same values are equal, wherever they are from.
@propertyWrapper
package struct UncomparedReference: Equatable {
  package var wrappedValue: AnyObject?

  package init(wrappedValue: AnyObject?) { self.wrappedValue = wrappedValue }

  package static func == (_: UncomparedReference, _: UncomparedReference) -> Bool { true }
}
