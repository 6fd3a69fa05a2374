import Foundation

/// The result of a layout as plain values: what everything after layout reads.
///
/// A snapshot holds one root and all the views below it, in the order in which they are drawn
/// (parents before children, back to front). It has no reference to a view, so that it can be sent
/// between threads, stored, and compared.
public struct LayoutSnapshot: Hashable, Sendable, Codable {
  /// The surface that the root was laid out on.
  public var canvas: Canvas

  /// The root and everything below it, parents before children; `views[0]` is the root.
  public var views: [View]

  /// The constraints that took part, in the order of installation.
  public var constraints: [Constraint]

  /// The sets of required constraints that cannot hold together, in the order in which they were
  /// met.
  public var conflicts: [Conflict] = []
  /// What the layout ended with when it did not settle; nil for one that did.
  public var feedbackLoop: FeedbackLoop?

  /// A snapshot of a surface with its views, the root first, and their constraints.
  public init(canvas: Canvas, views: [View], constraints: [Constraint] = []) {
    self.canvas = canvas
    self.views = views
    self.constraints = constraints
  }

  /// The root view.
  public var root: View { views[0] }
}

extension LayoutSnapshot {
  /// The surface that a root was laid out on.
  public struct Canvas: Hashable, Sendable, Codable {
    /// Size of the root in points.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// The root's safe area insets in points.
    public var safeAreaInsets: UIEdgeInsets
    /// Interface Builder's identifier of the device, such as `retina6_1`, when there is one.
    public var device: String?
    /// Whether the device lies on its side.
    public var isLandscape: Bool
    /// Size classes as Interface Builder writes them: "compact", "regular" or "any".
    public var horizontalSizeClass: String
    /// The size class along the height, in the same words.
    public var verticalSizeClass: String
    /// Bars of the surrounding controllers that lie over the root, such as a navigation bar; frames
    /// are in the root's coordinates. They are no views of the root.
    public var bars: [View] = []

    /// A surface without bars; size classes are "any" unless said.
    public init(
      size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, device: String? = nil,
      isLandscape: Bool = false, horizontalSizeClass: String = "any",
      verticalSizeClass: String = "any"
    ) {
      self.size = size
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      self.device = device
      self.isLandscape = isLandscape
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
    }
  }

  /// One view after layout.
  public struct View: Hashable, Sendable, Codable {
    /// The identifier of the view in its document, or the accessibility identifier, if any.
    public var identifier: String?
    /// The name of the class, such as `UILabel`, or the custom class of the document.
    public var className: String
    /// A name for people: the label in Interface Builder's outline, a text, or a title.
    public var label: String?
    /// Index of the superview in `LayoutSnapshot.views`; nil for the root.
    public var parent: Int?
    /// Indices of the subviews, back to front.
    public var children: [Int] = []
    /// Frame in points, in the coordinates of the superview.
    public var frame: CGRect
    /// Frame in points, in the coordinates of the root's superview (scroll offsets applied).
    public var frameInRoot: CGRect
    /// Origin of the view's own coordinate system in points: the content offset of a scroll view.
    public var boundsOrigin: CGPoint = .zero
    /// What the alignment rectangle leaves out of the frame, in points.
    public var alignmentRectInsets: UIEdgeInsets = .zero
    /// The margins as of the layout, from the edges of the bounds, in points.
    public var layoutMargins: UIEdgeInsets = .zero
    /// What of the view lies outside the safe area, from the edges of the bounds, in points.
    public var safeAreaInsets: UIEdgeInsets = .zero
    /// The size of a scroll view's content in points.
    public var contentSize: CGSize?
    /// The distance from the top of the frame to the first and last baseline, for views with text.
    public var firstBaseline: CGFloat?
    /// The distance from the top of the frame to the last baseline; nil without text.
    public var lastBaseline: CGFloat?
    /// Whether the view and all in it are not drawn.
    public var isHidden = false
    /// How much of the view and all in it is seen, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether what lies in the view is cut at its bounds.
    public var clipsToBounds = false
    /// Variables of the view that constraints do not determine.
    public var ambiguity: Ambiguity = []
    /// The constraints that the view's place follows from; nil where a snapshot was taken without.
    public var affectingConstraints: AffectingConstraints?
    /// The frame that the document records, in points in the superview's coordinates, where the
    /// view was laid out on the document's own canvas.
    public var recordedFrame: CGRect?
    /// What the view looks like.
    public var appearance = Appearance()
    /// What the view shows by its class; nothing for a plain view.
    public var content: Content = .none

    /// A view by its names, its place in the tree and its frames; everything else is the default.
    public init(
      identifier: String? = nil, className: String, label: String? = nil, parent: Int? = nil,
      frame: CGRect, frameInRoot: CGRect
    ) {
      self.identifier = identifier
      self.className = className
      self.label = label
      self.parent = parent
      self.frame = frame
      self.frameInRoot = frameInRoot
    }
  }

  /// The parts of a frame that have more than one solution.
  public struct Ambiguity: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The place along the width.
    public static let horizontalPosition = Ambiguity(rawValue: 1)
    /// The place along the height.
    public static let verticalPosition = Ambiguity(rawValue: 2)
    /// The extent along the width.
    public static let width = Ambiguity(rawValue: 4)
    /// The extent along the height.
    public static let height = Ambiguity(rawValue: 8)
  }
}
