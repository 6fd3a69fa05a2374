import Foundation

/// The result of a layout as plain values, on which all later steps are based.
///
/// A snapshot has one root and all its descendants in drawing order: parents before children, back
/// to front. It has no references to views, so that it can be sent between threads, stored and
/// compared.
public struct LayoutSnapshot: Hashable, Sendable, Codable {
  /// The canvas on which the root was laid out.
  public var canvas: Canvas

  /// The root and its descendants, parents before children. `views[0]` is the root.
  public var views: [View]

  /// The active constraints, in the order of installation.
  public var constraints: [Constraint]

  /// The sets of conflicting required constraints, in the order in which they were found.
  public var conflicts: [Conflict] = []
  /// The feedback loop of a layout that did not settle, or `nil` if the layout settled.
  public var feedbackLoop: FeedbackLoop?

  /// Creates a snapshot from a canvas, the views with the root first, and their constraints.
  public init(canvas: Canvas, views: [View], constraints: [Constraint] = []) {
    self.canvas = canvas
    self.views = views
    self.constraints = constraints
  }

  /// The root view.
  public var root: View { views[0] }
}

extension LayoutSnapshot {
  /// The canvas on which a root was laid out.
  public struct Canvas: Hashable, Sendable, Codable {
    /// The size of the root, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The safe area insets of the root, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The identifier of the device in Interface Builder, such as `retina6_1`, or `nil` if there is
    /// none.
    public var device: String?
    /// A Boolean value that indicates whether the device is in landscape.
    public var isLandscape: Bool
    /// The horizontal size class, in Interface Builder's notation: "compact", "regular" or "any".
    public var horizontalSizeClass: String
    /// The vertical size class, with the same values.
    public var verticalSizeClass: String
    /// The bars of the surrounding controllers that cover the root, such as a navigation bar. Their
    /// frames are in the coordinates of the root. They are not descendants of the root.
    public var bars: [View] = []

    /// Creates a canvas without bars. The default of the size classes is "any".
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
    /// The identifier of the view in its document, or the accessibility identifier.
    public var identifier: String?
    /// The name of the class, such as `UILabel`, or the custom class of the document.
    public var className: String
    /// The display name of the view: its label in Interface Builder's outline, a text, or a title.
    public var label: String?
    /// The index of the superview in `LayoutSnapshot.views`, or `nil` for the root.
    public var parent: Int?
    /// The indices of the subviews in drawing order: back to front, by the positions of their
    /// layers on the z-axis.
    public var children: [Int] = []
    /// The frame in points, in the coordinates of the superview.
    public var frame: CGRect
    /// The frame in points, in the coordinates of the root's superview. Scroll offsets are applied.
    public var frameInRoot: CGRect
    /// The origin of the bounds in points. In a scroll view, it is the content offset.
    public var boundsOrigin: CGPoint = .zero
    /// The insets of the alignment rectangle from the frame, in points.
    public var alignmentRectInsets: UIEdgeInsets = .zero
    /// The layout margins from the edges of the bounds during the layout, in points.
    public var layoutMargins: UIEdgeInsets = .zero
    /// The safe area insets of the view from the edges of the bounds, in points.
    public var safeAreaInsets: UIEdgeInsets = .zero
    /// The content size of a scroll view, in points.
    public var contentSize: CGSize?
    /// The indicators of a scroll view. It is `nil` for two indicators without insets, and for
    /// other views.
    public var scrollIndicators: ScrollIndicators? {
      get { boxedIndicators?.value }
      set { boxedIndicators = newValue.map(Boxed.value) }
    }
    /// The storage of `scrollIndicators`.
    private var boxedIndicators: Boxed<ScrollIndicators>?
    /// The distance from the top of the frame to the first baseline in points, or `nil` if the view
    /// has no text.
    public var firstBaseline: CGFloat?
    /// The distance from the top of the frame to the last baseline in points, or `nil` if the view
    /// has no text.
    public var lastBaseline: CGFloat?
    /// A Boolean value that indicates whether the view and its descendants are not drawn.
    public var isHidden = false
    /// The opacity of the view and its descendants, from 0 to 1.
    public var alpha: CGFloat = 1
    /// A Boolean value that indicates whether the content of the view is clipped to its bounds.
    public var clipsToBounds = false
    /// The parts of the frame that constraints do not determine.
    public var ambiguity: Ambiguity = []
    /// The parts of the content size of a scroll view that constraints do not determine: `width`,
    /// `height`, both or none.
    package var contentAmbiguity: Ambiguity = []
    /// The constraints that determine the position of the view, or `nil` if the snapshot omits
    /// them.
    public var affectingConstraints: AffectingConstraints?
    /// The frame in the document, in points in the coordinates of the superview. It is `nil` unless
    /// the view was laid out on the canvas of its document.
    public var recordedFrame: CGRect?
    /// The visual properties of the view.
    public var appearance = Appearance()
    /// The content of the view, which depends on its class. It is `none` for a plain view.
    public var content: Content = .none
    /// The title of the placeholder of a view without subviews that the program fills at run time,
    /// such as `Container`. It is `nil` for other views.
    public var placeholder: String?
    /// The appearance of a bar that the program or the bar's surroundings change, or `nil` for the
    /// system's default.
    public var bar: BarLook? {
      get { boxedBar?.value }
      set { boxedBar = newValue.map(Boxed.value) }
    }
    /// The storage of `bar`.
    private var boxedBar: Boxed<BarLook>?
    /// The custom drawing of the view, and of its layers below the subviews, with the upper-left
    /// corner of the view at the origin. It is painted above the background and below the content,
    /// or with the content where it has the command `content`. It is `nil` if nothing was painted.
    public var drawing: Drawing?
    /// A Boolean value that indicates that the drawing replaces the content, as that of a label
    /// whose class paints the text itself. The value `nil` means false.
    public var drawingReplacesContent: Bool?
    /// The layers of the view above its subviews, with the upper-left corner of the view at the
    /// origin, or `nil` if there are none.
    public var overlay: Drawing?
    /// The layers of the superview between this view and the sibling behind it, with the upper-left
    /// corner of the superview at the origin, or `nil` if there are none. They are also visible if
    /// this view is hidden.
    public var underlay: Drawing?

    /// The names of the properties in encoded snapshots.
    private enum CodingKeys: String, CodingKey {
      case identifier, className, label, parent, children, frame, frameInRoot, boundsOrigin,
        alignmentRectInsets, layoutMargins, safeAreaInsets, contentSize,
        boxedIndicators = "scrollIndicators", firstBaseline, lastBaseline, isHidden, alpha,
        clipsToBounds, ambiguity, affectingConstraints, recordedFrame, appearance, content,
        placeholder, boxedBar = "bar", drawing, drawingReplacesContent, overlay, underlay
    }

    /// Creates a view from its names, its position in the tree and its frames. All other properties
    /// have their default values.
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
    /// The constraints do not determine the position along the x-axis.
    public static let horizontalPosition = Ambiguity(rawValue: 1)
    /// The constraints do not determine the position along the y-axis.
    public static let verticalPosition = Ambiguity(rawValue: 2)
    /// The constraints do not determine the width.
    public static let width = Ambiguity(rawValue: 4)
    /// The constraints do not determine the height.
    public static let height = Ambiguity(rawValue: 8)
  }
}
