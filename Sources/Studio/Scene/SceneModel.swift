import AutoLayout
import Foundation

/// The layout of a root for the page: compact values that can be encoded.
///
/// All lengths are in points. Frames are in the coordinates of the superview, because the page
/// nests views. Pictures are in the coordinates of their view. Numbers are rounded to a thousandth
/// of a point, which is invisible, so that equal layouts give equal models.
struct SceneModel: Encodable, Equatable, Sendable {
  /// The canvas of the views.
  var canvas: CanvasModel
  /// The views, parents before children, back to front.
  var views: [ViewModel]
  /// The constraints of the engine, including those of the system.
  var constraints: [ConstraintModel]
  /// The sets of conflicting constraints, by key.
  var conflicts: [ConflictModel]
  /// The layout guides that constraints place.
  var guides: [GuideModel] = []
}

/// The canvas of a scene.
struct CanvasModel: Encodable, Equatable, Sendable {
  /// The width and height in points, and the number of pixels per point.
  var width, height, scale: Double
  /// The safe area insets in points: top, left, bottom, right.
  var safeArea: [Double]
  /// The name of the device, or `nil` for a canvas of any other size.
  var device: String?
  /// A Boolean value that indicates whether the device is in landscape.
  var isLandscape: Bool
  /// The size classes: `compact`, `regular` or `any`.
  var widthClass, heightClass: String
  /// A Boolean value that indicates whether the canvas is the one with which the document was
  /// saved.
  var isOwn: Bool
  /// A Boolean value that indicates whether pictures have the dark appearance.
  var isDark: Bool
  /// A Boolean value that indicates whether leading edges are on the right.
  var isRightToLeft: Bool
  /// The bars of the surrounding controllers, which are not views of the document.
  var bars: [BarModel]
  /// The status bar and home indicator as SVG, above all other content.
  var systemBars: String

  /// A bar of a controller, which is above the canvas.
  struct BarModel: Encodable, Equatable, Sendable {
    /// The frame in points, in the coordinates of the canvas: x, y, width, height.
    var frame: [Double]
    /// The picture as SVG, in the coordinates of the bar.
    var below: String
    /// The identifier of the item whose title the bar shows, or `nil` without an item.
    var item: String?
    /// The title, or `nil` if the item has none.
    var title: String?
  }
}

/// A view of a scene.
struct ViewModel: Encodable, Equatable, Sendable {
  /// The identifier in the document, or a key that is unique in the scene.
  var key: String
  /// The key of the superview, or `nil` for the root.
  var parent: String?
  /// A Boolean value that indicates whether the view is in the document. Parts of controls are not.
  var isInDocument: Bool
  /// The name of the class, without its module.
  var className: String
  /// The text, title or label that distinguishes the view from others of its class.
  var label: String?
  /// The frame in points, in the coordinates of the superview: x, y, width, height.
  var frame: [Double]
  /// The origin of the bounds in points: x, y, or `nil` if both are zero.
  var origin: [Double]?
  /// The corner radius of the clip in points, or `nil` if the view does not clip its subviews.
  var clip: Double?
  /// A Boolean value that indicates whether the view is hidden, or `nil` if it is not.
  var isHidden: Bool?
  /// The opacity from 0 to 1, or `nil` for opaque views.
  var alpha: Double?
  /// The picture below the subviews, as SVG.
  var below: String
  /// The picture above the subviews, as SVG, or `nil` for most views.
  var above: String?
  /// The sum of the ambiguous parts: 1 x, 2 y, 4 width, 8 height; or `nil` if there are none.
  var ambiguity: Int?
  /// The recorded frame, or `nil` if it does not differ from the solved frame or if the view is
  /// hidden.
  var recorded: [Double]?
  /// The frame of an ambiguous view on the canvas, which has the recorded coordinates where
  /// constraints do not determine them, or `nil` if the canvas shows the solved frame.
  var shown: [Double]?
  /// A Boolean value that indicates whether the recorded frame differs from the solved frame
  /// although the view is not ambiguous, or `nil` if it does not.
  var isMisplaced: Bool?
  /// The layout margins in points: top, left, bottom, right, or `nil` if all are zero.
  var margins: [Double]?
  /// The safe area insets in points: top, left, bottom, right, or `nil` if all are zero.
  var safeArea: [Double]?
  /// The insets of the alignment rectangle in points: top, left, bottom, right, or `nil` if all are
  /// zero.
  var alignment: [Double]?
  /// The distance of the first baseline from the upper edge in points, or `nil` for views without
  /// text.
  var baseline: Double?
}

/// A layout guide that constraints place.
struct GuideModel: Encodable, Equatable, Sendable {
  /// The identifier in the document.
  var key: String
  /// The key of the view that owns the guide.
  var view: String
  /// The frame in points, in the coordinates of the view: x, y, width, height.
  var frame: [Double]
}

/// A constraint of a scene.
struct ConstraintModel: Encodable, Equatable, Sendable {
  /// The state of a constraint in the layout. An optional constraint that does not hold is
  /// `violated`. A required constraint that was broken in a conflict is `broken`.
  enum Status: String, Encodable, Sendable { case met, violated, broken }

  /// One side of a constraint: an item and its attribute.
  struct Side: Encodable, Equatable, Sendable {
    /// The key of the view, or of the view of the guide.
    var view: String
    /// The kind of the guide, such as `safeArea`, or `nil` for the view itself.
    var guide: String?
    /// The name of the attribute, such as `leading`.
    var attribute: String
  }

  /// The key of the constraint in the scene.
  var key: String
  /// The identifier in the document, or `nil` for constraints of the system.
  var id: String?
  /// The origin of the constraint, such as `user` or `contentSize`.
  var origin: String
  /// The left side of the equation.
  var first: Side
  /// The right side, or `nil` if there is only a constant.
  var second: Side?
  /// The relation: `==`, `<=` or `>=`.
  var relation: String
  /// The multiplier of the right side, the constant in points, and the priority from 1 to 1000.
  var multiplier, constant, priority: Double
  /// The state of the constraint in the layout.
  var status: Status
}

/// Constraints that conflict.
struct ConflictModel: Encodable, Equatable, Sendable {
  /// The keys of the constraints, which form an irreducible set.
  var members: [String]
  /// The key of the broken constraint.
  var broken: String
}

extension CGRect {
  /// The numbers x, y, width and height.
  var numbers: [Double] { numbers(reusing: nil) }

  /// Returns the numbers x, y, width and height. If an earlier array has the same numbers, it is
  /// returned.
  func numbers(reusing known: [Double]?) -> [Double] {
    [Double].four(
      Double(minX).shortened, Double(minY).shortened, Double(width).shortened,
      Double(height).shortened, reusing: known)
  }
}

extension UIEdgeInsets {
  /// Returns the numbers top, left, bottom and right, or `nil` if all are zero. If an earlier array
  /// has the same numbers, it is returned.
  func numbersUnlessZero(reusing known: [Double]?) -> [Double]? {
    self == .zero ? nil : numbers(reusing: known)
  }

  /// The numbers for messages, rounded to a thousandth of a point.
  var numbers: [Double] { numbers(reusing: nil) }

  /// Returns the numbers for messages. If an earlier array has the same numbers, it is returned.
  private func numbers(reusing known: [Double]?) -> [Double] {
    [Double].four(
      Double(top).shortened, Double(left).shortened, Double(bottom).shortened,
      Double(right).shortened, reusing: known)
  }
}

extension [Double] {
  /// Returns an array of four numbers. If an earlier array has the same numbers, it is returned,
  /// because arrays with shared storage are compared in constant time.
  fileprivate static func four(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, reusing known: [Double]?
  ) -> [Double] {
    if let known, known.count == 4, known[0] == a, known[1] == b, known[2] == c, known[3] == d {
      return known
    }
    return [a, b, c, d]
  }
}

extension Double {
  /// The number rounded to a thousandth of a point. Smaller differences are invisible.
  var shortened: Double {
    guard isFinite else { return 0 }
    return (self * 1000).rounded() / 1000
  }
}
