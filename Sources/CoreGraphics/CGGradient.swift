import Foundation

/// Colors at locations along a gradient.
public final class CGGradient: NSObject, Sendable {
  /// The colors in the order of the locations.
  package let colors: [CGColor]
  /// The locations from 0 to 1 in ascending order, one for each color.
  package let locations: [CGFloat]

  /// Creates a gradient from colors, which are `CGColor` values, and their locations from 0 to 1,
  /// or `nil` for equal intervals. Returns `nil` without a color.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colors: colors,
      at: locations.map { list in colors.indices.map { list[$0] } })
  }

  /// Creates a gradient from an array of `CGColor` objects and their locations from 0 to 1, or
  /// `nil` for equal intervals. Other objects are skipped. Returns `nil` without a color.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colorsSpace: space, colors: (0..<colors.count).compactMap { colors[$0] as? CGColor },
      locations: locations)
  }

  /// Creates a gradient from color components.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of the colors, each followed by alpha.
  ///   - locations: The locations of the colors from 0 to 1, or `nil` for equal intervals.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    self.init(colors: colors, at: locations.map { list in colors.indices.map { list[$0] } })
  }

  /// Creates a gradient. Missing or non-finite locations are spaced equally; a location less than
  /// the one before it is replaced by that location. Returns `nil` without a color.
  package init?(colors: [CGColor], at locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    let given = locations ?? []
    var last: CGFloat = 0
    self.locations = colors.indices.map { index in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let wanted = index < given.count && given[index].isFinite ? given[index] : even
      last = max(last, min(max(wanted, 0), 1))
      return last
    }
  }
}
