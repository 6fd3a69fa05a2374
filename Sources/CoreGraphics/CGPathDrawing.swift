import Foundation

/// The rules that determine the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The parts of a path to paint.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fills the path by the winding rule.
  case fill
  /// Fills the path by the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path by the winding rule, then strokes it.
  case fillStroke
  /// Fills the path by the even-odd rule, then strokes it.
  case eoFillStroke
}

/// The shapes of the ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line stops at its end point.
  case butt
  /// The line ends with a semicircle.
  case round
  /// The line ends with half a square.
  case square
}

/// The shapes of the corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner, which is beveled beyond the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// The modes of blending painted content with the content below it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Painting covers the background. This is the default.
  case normal
  /// Modes of Adobe's imaging model, under the names they have there.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Modes of Adobe's imaging model that compare or separate colors.
  case difference, exclusion, hue, saturation, color, luminosity
  /// The Porter–Duff modes, under the names that Core Graphics gives them.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// More modes of Porter and Duff.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The quality of scaled images. It has no effect on pictures.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The quality of the context, no interpolation, and three levels of quality.
  case `default`, none, low, medium, high
}

/// The parts of text to paint. Pictures always fill text.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
  /// The inside, the outline, both, or nothing.
  case fill, stroke, fillStroke, invisible
  /// The same, and the text is added to the clipping path.
  case fillClip, strokeClip, fillStrokeClip, clip
}

/// The colors that extend beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
