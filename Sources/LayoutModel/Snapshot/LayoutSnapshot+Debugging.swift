import Foundation

extension LayoutSnapshot {
  /// The parts of a snapshot that are optional.
  public struct Details: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The constraints that determine the position of each view. Finding them takes quadratic time
    /// in the number of constraints.
    public static let affectingConstraints = Details(rawValue: 1)
    /// The values on the screen during animations of frames, alpha, colors and visibility, instead
    /// of the values of the views.
    public static let presentation = Details(rawValue: 2)
    /// Only the identifiers, classes, frames and ambiguity of the views, and the canvas without
    /// bars. Everything else has its default value, and nothing is drawn. A layout with a broken
    /// constraint is read completely, because the texts of constraints name views.
    package static let framesOnly = Details(rawValue: 4)
  }

  /// The constraints that determine the position of a view, as indices in
  /// `LayoutSnapshot.constraints`.
  ///
  /// Constraints that are not in the snapshot, such as those for the size of the root, are omitted.
  public struct AffectingConstraints: Hashable, Sendable, Codable {
    /// The constraints of the horizontal center and the width, oldest first.
    public var horizontal: [Int]
    /// The constraints of the vertical center and the height, oldest first.
    public var vertical: [Int]

    /// Creates a value from the indices of the constraints of both axes.
    public init(horizontal: [Int], vertical: [Int]) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A feedback loop in which a layout did not settle.
  public struct FeedbackLoop: Hashable, Sendable, Codable {
    /// The index in `LayoutSnapshot.views` of the view with the most layouts, or `nil` if the view
    /// no longer exists.
    public var view: Int?
    /// The number of layouts of that view.
    public var layouts: Int
    /// The indices of the views that the last pass laid out, in order.
    public var views: [Int]
    /// The log message about the loop.
    public var text: String

    /// Creates a loop from its views and its log message.
    public init(view: Int?, layouts: Int, views: [Int], text: String) {
      self.view = view
      self.layouts = layouts
      self.views = views
      self.text = text
    }
  }

  /// The indices of the views with a frame in the document that differs from the solved frame.
  public var misplacedViews: [Int] { views.indices.filter { views[$0].isMisplaced() } }
}

extension LayoutSnapshot.Canvas {
  /// The number of points by which the edges of a recorded frame may differ from those of the
  /// solved frame, for the layout commands, the rule `misplaced-view` and the studio.
  ///
  /// Interface Builder keeps a frame that is within half a point of the solution: a height of 21,
  /// for example, where the solution is 20.5. Half a pixel of the canvas is added, since frames are
  /// rounded to pixels on both sides.
  package var misplacementTolerance: CGFloat {
    Self.misplacementTolerance(pixelsPerPoint: scale)
  }

  /// Returns the tolerance of a canvas with a number of pixels per point.
  package static func misplacementTolerance(pixelsPerPoint scale: CGFloat) -> CGFloat {
    halfPoint + 0.5 / max(1, scale)
  }

  /// Half a point, and a hundredth for the digits that documents have.
  private static let halfPoint: CGFloat = 0.51
}

extension LayoutSnapshot.View {
  /// The error of recorded frames, in points. Documents contain all digits of a double, but older
  /// releases of Xcode rounded thirds of points to hundredths.
  public static let recordedFrameAllowance: CGFloat = 0.02

  /// Returns a Boolean value that indicates whether the frame in the document differs from the
  /// solved frame, as Interface Builder marks it.
  ///
  /// The value is false for views without a recorded frame. These are views that code created, and
  /// views that are laid out on a canvas other than that of their document. `tolerance` is the
  /// maximum difference of any edge of the frame, in points. Text that is measured without the
  /// fonts of the Mac may need a tolerance of a point.
  ///
  /// - Parameter tolerance: The maximum difference of any edge of the frame, in points.
  /// - Returns: True if an edge differs by more than the tolerance.
  public func isMisplaced(tolerance: CGFloat = recordedFrameAllowance) -> Bool {
    guard let recordedFrame else { return false }
    return !frame.isNear(recordedFrame, within: tolerance)
  }
}
