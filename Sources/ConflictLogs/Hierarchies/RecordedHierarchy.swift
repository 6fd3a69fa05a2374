import AutoLayout
import Foundation

/// A tree of views with frames that a running program recorded, such as in a crash report.
///
/// Two forms are read: the text of `recursiveDescription()`, alone or among other lines of a
/// console, and the JSON that Sentry's SDKs attach to events (`view-hierarchy.json`).
public struct RecordedHierarchy: Hashable, Sendable {
  /// One view of the tree.
  public struct View: Hashable, Sendable {
    /// The name of the class, as it was written.
    public var className: String
    /// The address of the object, such as `0x7f893fc0ebd0`. It is `nil` in JSON and if snapshot
    /// tests removed it.
    public var address: String?
    /// The accessibility identifier. It is `nil` in descriptions, which do not contain it.
    public var identifier: String?
    /// The text of a label or text view. It is `nil` in JSON, which does not contain it.
    public var text: String?
    /// The class of the view's controller. It is `nil` in descriptions.
    public var controller: String?
    /// The frame in points, in the coordinates of the superview.
    public var frame: CGRect
    /// The origin of the bounds in points, which is the content offset of a scroll view.
    public var boundsOrigin: CGPoint = .zero
    /// The content size of a scroll view in points, or `nil` for other views and in JSON.
    public var contentSize: CGSize?
    /// A Boolean value that indicates whether the view and its descendants are not visible.
    public var isHidden = false
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat = 1
    /// A Boolean value that indicates whether the content is clipped to the bounds.
    public var clipsToBounds = false
    /// The index of the superview in `RecordedHierarchy.views`, or `nil` for the root.
    public var parent: Int?

    /// Creates a view from its class and frame. A number that is not finite becomes 0.
    init(className: String, frame: CGRect, parent: Int?) {
      self.className = className
      self.frame = CGRect(
        x: frame.origin.x.finite, y: frame.origin.y.finite, width: frame.size.width.finite,
        height: frame.size.height.finite)
      self.parent = parent
    }
  }

  /// The views, superviews before subviews, subviews back to front. The first one is the root.
  public internal(set) var views: [View]

  /// The maximum number of views of all trees in a text. Sentry's documentation mentions 200 views
  /// in an app and 2,000 in a game.
  static let viewLimit = 100_000
}

extension CGFloat {
  /// The number, or 0 if it is infinite or NaN.
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}

/// The reason that a text has no tree of views.
public struct RecordedHierarchyError: Error, Hashable, Sendable {
  /// A description of the error, as a clause.
  public let message: String
  /// Advice, as a clause.
  public let hint: String

  /// There are neither descriptions of views nor JSON.
  static let missing = RecordedHierarchyError(
    message: "the text contains no view hierarchy",
    hint: """
      expected lines such as “<UIView: 0x7f80; frame = (0 0; 390 844); layer = <CALayer: 0x60>>”, \
      as recursiveDescription prints them, or the JSON of Sentry with 'windows'
      """)
  /// There are more views than `RecordedHierarchy.viewLimit`.
  static let tooManyViews = RecordedHierarchyError(
    message: "there are more than \(RecordedHierarchy.viewLimit) views",
    hint: "extract the relevant part of the text")
}
