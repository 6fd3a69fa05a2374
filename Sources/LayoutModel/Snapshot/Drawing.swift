import Foundation

/// The vector drawing of a program: a list of commands, which pictures show at any scale.
///
/// Coordinates are points with y pointing down, in the space that `Command.transform` maps to that
/// of the drawing. Colors have values for light and dark appearance.
public struct Drawing: Hashable, Sendable, Codable {
  /// The commands in the order of painting.
  public var commands: [Command]
  /// A Boolean value that indicates whether commands beyond the limit were omitted.
  public var isTruncated: Bool

  /// Creates a drawing from its commands.
  public init(_ commands: [Command] = [], isTruncated: Bool = false) {
    self.commands = commands
    self.isTruncated = isTruncated
  }

  /// The maximum number of commands, and of steps of paths, in one drawing.
  ///
  /// A detailed map has tens of thousands of steps. Without a limit, a program that paints in an
  /// endless loop over changing data would exhaust the memory.
  public static let stepLimit = 200_000

  /// A Boolean value that indicates whether the drawing is empty.
  public var isEmpty: Bool { commands.isEmpty }

  /// One step of painting.
  public enum Command: Hashable, Sendable, Codable {
    /// Keeps the transform and the clip for `restore`.
    case save
    /// Returns to the transform and the clip of the last `save`.
    case restore
    /// Applies a transform to the following commands, before the current transform.
    case transform(Transform)
    /// Clips the following commands to the inside of a path.
    case clip(Path, isEvenOdd: Bool)
    /// Paints the inside of a path.
    case fill(Path, LayoutSnapshot.Color, isEvenOdd: Bool)
    /// Paints the line of a path.
    case stroke(Path, LayoutSnapshot.Color, Line)
    /// Paints a gradient over the clip.
    case gradient(Gradient)
    /// Paints lines of text.
    case text(LayoutSnapshot.Text)
    /// Paints an image, or a placeholder if the image has neither a drawing nor data.
    indirect case image(LayoutSnapshot.Image)
    /// Paints the content of the view to which the drawing belongs.
    case content
    /// Paints the content of another view, with the upper-left corner of its bounds at the origin.
    indirect case view(LayoutSnapshot.View)
    /// Begins a group that is composited as a whole.
    case beginGroup(Group)
    /// Ends the last group.
    case endGroup
  }

  /// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public struct Transform: Hashable, Sendable, Codable {
    /// The six numbers of the map; `tx` and `ty` in points.
    public var a, b, c, d, tx, ty: Double

    /// Creates a map from its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
  }

  /// The parameters of a line.
  public struct Line: Hashable, Sendable, Codable {
    /// The form of the ends of a line.
    public enum Cap: String, Hashable, Sendable, Codable {
      /// An end without a cap, with a half circle, or with a half square.
      case butt, round, square
    }
    /// The form of the corners of a line.
    public enum Join: String, Hashable, Sendable, Codable {
      /// A pointed, rounded or beveled corner.
      case miter, round, bevel
    }
    /// The width, in points.
    public var width: CGFloat
    /// The form of the ends.
    public var cap = Cap.butt
    /// The form of the corners.
    public var join = Join.miter
    /// The ratio of a corner's length to the line width above which a pointed corner is beveled.
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in points. It is empty for a solid line.
    public var dashes: [CGFloat] = []
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat = 0

    /// Creates a solid line of a width in points.
    public init(width: CGFloat) { self.width = width }
  }

  /// A color gradient.
  public struct Gradient: Hashable, Sendable, Codable {
    /// A color at a location from 0 to 1.
    public struct Stop: Hashable, Sendable, Codable {
      /// The location, from 0 to 1.
      public var location: Double
      /// The color at the location, in both appearances.
      public var color: LayoutSnapshot.Color
      /// Creates a stop.
      public init(location: Double, color: LayoutSnapshot.Color) {
        self.location = location
        self.color = color
      }
    }
    /// The colors in the order of their locations.
    public var stops: [Stop]
    /// The point, or the center of the circle, of the location 0.
    public var start: CGPoint
    /// The point, or the center of the circle, of the location 1.
    public var end: CGPoint
    /// The radii of both circles in points, or `nil` for a linear gradient.
    public var radii: [CGFloat]?
    /// A Boolean value that indicates whether the first color continues before the start.
    public var extendsBefore = true
    /// A Boolean value that indicates whether the last color continues after the end.
    public var extendsAfter = true

    /// Creates a linear gradient that continues beyond both ends.
    public init(stops: [Stop], start: CGPoint, end: CGPoint) {
      (self.stops, self.start, self.end) = (stops, start, end)
    }
  }

  /// A shadow below painted content.
  public struct Shadow: Hashable, Sendable, Codable {
    /// The color, with its opacity.
    public var color: LayoutSnapshot.Color
    /// The offset in points of the picture, with y pointing down.
    public var offset: CGSize
    /// The standard deviation of the blur, in points.
    public var deviation: CGFloat

    /// Creates a shadow.
    public init(color: LayoutSnapshot.Color, offset: CGSize, deviation: CGFloat) {
      (self.color, self.offset, self.deviation) = (color, offset, deviation)
    }
  }

  /// The way in which a group is composited.
  public struct Group: Hashable, Sendable, Codable {
    /// The opacity, from 0 to 1.
    public var alpha: Double = 1
    /// The name of the blend mode in CSS, or `nil` for normal.
    public var blendMode: String?
    /// The shadow, if any.
    public var shadow: Shadow?

    /// Creates a group without an effect.
    public init() {}
  }
}

extension Drawing {
  /// Lines and Bézier curves. Coordinates are absolute, in points.
  public struct Path: Hashable, Sendable, Codable {
    /// The steps, one letter each, as in SVG: `M`, `L`, `Q`, `C` and `Z`.
    public private(set) var steps: String
    /// The coordinates of the steps, x before y: 2, 2, 4, 6 and 0 numbers for the five kinds of
    /// steps.
    public private(set) var numbers: [Double]

    /// Creates an empty path.
    public init() { (steps, numbers) = ("", []) }

    /// Creates a closed rectangle.
    public init(_ rect: CGRect) {
      steps = "MLLLZ"
      numbers = [
        rect.minX, rect.minY, rect.maxX, rect.minY, rect.maxX, rect.maxY, rect.minX, rect.maxY,
      ].map { Double($0) }
    }

    /// The kinds of steps of a path.
    public enum Step: Character, Hashable, Sendable {
      /// The start of a subpath: one point.
      case move = "M"
      /// A straight line: one point.
      case line = "L"
      /// A quadratic curve: the control point and the end.
      case quadCurve = "Q"
      /// A cubic curve: two control points and the end.
      case curve = "C"
      /// A line to the start of the subpath: no points.
      case close = "Z"

      /// The number of points.
      public var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quadCurve: 2
        case .curve: 3
        case .close: 0
        }
      }
    }

    /// Adds a step with its points. Missing points are 0, and additional points are ignored.
    public mutating func add(_ step: Step, _ points: [CGPoint] = []) {
      steps.append(step.rawValue)
      for index in 0..<step.pointCount {
        let point = index < points.count ? points[index] : .zero
        numbers += [Double(point.x), Double(point.y)]
      }
    }

    /// A Boolean value that indicates whether all coordinates are finite, and small enough for
    /// arithmetic with them to remain so.
    public var isDrawable: Bool { numbers.allSatisfy { abs($0) < Self.limit } }

    /// The limit below which the coordinates of a drawable path must be. No screen is as large, and
    /// the square of the limit is finite even in single precision.
    private static let limit = 1e9

    /// Calls a function for each step with its coordinates. A step that is unknown or has too few
    /// coordinates ends the path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of steps.
    public func forEachStep(_ body: (Step, ArraySlice<Double>) -> Void) {
      var index = 0
      for letter in steps {
        guard let step = Step(rawValue: letter) else { return }
        let end = index + 2 * step.pointCount
        guard end <= numbers.count else { return }
        body(step, numbers[index..<end])
        index = end
      }
    }

    /// The smallest rectangle that contains all points, including control points. It is null if
    /// there are no points.
    public var boundingBox: CGRect {
      guard !numbers.isEmpty else { return .null }
      var low = CGPoint(x: numbers[0], y: numbers[1])
      var high = low
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        low = CGPoint(x: min(low.x, numbers[index]), y: min(low.y, numbers[index + 1]))
        high = CGPoint(x: max(high.x, numbers[index]), y: max(high.y, numbers[index + 1]))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
