import Foundation

/// How the inside of a path is determined.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The inside by the winding rule.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside by the winding rule, then the line.
  case fillStroke
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke
}

/// The ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends with half a circle.
  case round
  /// The line ends with half a square.
  case square
}

/// The corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A pointed corner, which is cut off beyond the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// How what is painted is combined with what is below it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Above the background; the default.
  case normal
  /// Modes of Adobe's imaging model, by their names there.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Modes of Adobe's imaging model that compare or take apart colors.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Modes of Porter and Duff, by the names that Core Graphics has for them.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// More modes of Porter and Duff.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The quality of scaled images. Pictures do not depend on it.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The quality of the context, none, and three grades of quality.
  case `default`, none, low, medium, high
}

/// What is painted of text. Pictures always fill it.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
  /// The inside, the outline, both, or nothing.
  case fill, stroke, fillStroke, invisible
  /// The same, and the text is added to the clipping path.
  case fillClip, strokeClip, fillStrokeClip, clip
}

/// What continues beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
