import Foundation

/// An edge of a view that is rounded to the nearest pixel of the screen. Positions halfway between
/// two pixels are rounded up.
struct PixelEdge {
  /// The rounded position in pixels, relative to the superview's rounded origin.
  let pixel: CGFloat
  /// The minimum shift of the superview, in points, with which the edge has the same pixel.
  let minShift: CGFloat
  /// The maximum shift of the superview, in points, with which the edge has the same pixel.
  let maxShift: CGFloat

  /// The rounding tolerance in pixels. A value that rounding errors move by less than this below
  /// the exact midpoint of two pixels is treated as the midpoint and rounded up. Solved values have
  /// errors near 10⁻¹² of their magnitude.
  static let tieAllowance: CGFloat = 1e-6

  /// Rounds the edge at `value` points in a superview whose position on the screen differs by
  /// `shift` points from its pixels. `scale` is the number of pixels per point.
  init(_ value: CGFloat, shift: CGFloat, scale: CGFloat) {
    let position = (value + shift) * scale + 0.5 + Self.tieAllowance
    pixel = position.rounded(.down)
    let rest = (position - pixel) / scale
    minShift = shift - rest
    maxShift = shift + (1 / scale - rest)
  }
}
