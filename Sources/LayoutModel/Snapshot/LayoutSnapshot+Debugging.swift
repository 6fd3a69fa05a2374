import Foundation

extension LayoutSnapshot {
  /// What a snapshot holds only when it is asked for.
  public struct Details: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The constraints that each view's place follows from. Quadratic in the number of constraints.
    public static let affectingConstraints = Details(rawValue: 1)
    /// Frames, alpha, colours and visibility as they are on the screen while animations run,
    /// instead of the views' own.
    public static let presentation = Details(rawValue: 2)
  }

  /// The constraints that a view's place follows from, as indices in `LayoutSnapshot.constraints`.
  ///
  /// Those that are no constraints of the snapshot, such as the size of the root, are left out.
  public struct AffectingConstraints: Hashable, Sendable, Codable {
    /// Those of the middle and the length along the width, oldest first.
    public var horizontal: [Int]
    /// Those of the middle and the length along the height, oldest first.
    public var vertical: [Int]

    /// The constraints of both axes by their indices.
    public init(horizontal: [Int], vertical: [Int]) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A layout that did not settle.
  public struct FeedbackLoop: Hashable, Sendable, Codable {
    /// Index in `LayoutSnapshot.views` of the view that was laid out most; nil when it is gone.
    public var view: Int?
    /// How often that view was laid out.
    public var layouts: Int
    /// Indices of the views that the last pass laid out, in order.
    public var views: [Int]
    /// The loop in words, as it is logged.
    public var text: String

    /// A loop by its views and its words.
    public init(view: Int?, layouts: Int, views: [Int], text: String) {
      self.view = view
      self.layouts = layouts
      self.views = views
      self.text = text
    }
  }

  /// Indices of the views whose frame in the document is not the solved one.
  public var misplacedViews: [Int] { views.indices.filter { views[$0].isMisplaced() } }
}

extension LayoutSnapshot.View {
  /// Points by which numbers in documents differ from the exact ones: they are written with all
  /// digits of a double, but older releases of Xcode rounded thirds of points to hundredths.
  public static let recordedFrameAllowance: CGFloat = 0.02

  /// Whether the frame in the document differs from the solved one, as Interface Builder marks it.
  ///
  /// False for views without a recorded frame: those that were made in code, and those of documents
  /// laid out on another canvas than their own. `tolerance`, in points, is what no number of the
  /// frame may differ by; text that is measured without the fonts of the Mac may need a point.
  public func isMisplaced(tolerance: CGFloat = recordedFrameAllowance) -> Bool {
    guard let recordedFrame else { return false }
    return abs(frame.origin.x - recordedFrame.origin.x) > tolerance
      || abs(frame.origin.y - recordedFrame.origin.y) > tolerance
      || abs(frame.width - recordedFrame.width) > tolerance
      || abs(frame.height - recordedFrame.height) > tolerance
  }
}
