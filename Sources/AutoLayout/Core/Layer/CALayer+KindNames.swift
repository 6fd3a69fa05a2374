import Foundation

/// The forms of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center to an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The rules that determine the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The forms of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The forms of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The alignments of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The ways in which a text layer truncates text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text is not shortened.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is replaced by an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is replaced by an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is replaced by an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
