import AutoLayout
import Foundation

/// A laid out root as the page draws it: values in short words, ready to be encoded.
///
/// All lengths are points. Frames are in the superview's coordinates, as the page nests views; pictures
/// are in the coordinates of their view. Numbers are rounded to a thousandth of a point, which no screen
/// shows, so that equal layouts give equal models.
struct SceneModel: Encodable, Equatable, Sendable {
  /// The canvas that the views are on.
  var canvas: CanvasModel
  /// The views, parents before children, back to front.
  var views: [ViewModel]
  /// The constraints of the engine, those that the system adds included.
  var constraints: [ConstraintModel]
  /// Sets of constraints that contradict each other, by key.
  var conflicts: [ConflictModel]
}

/// The surface of a scene.
struct CanvasModel: Encodable, Equatable, Sendable {
  /// Width and height in points, and pixels per point.
  var width, height, scale: Double
  /// Top, left, bottom, right.
  var safeArea: [Double]
  /// The name of the device; nil for a canvas of any other size.
  var device: String?
  /// Whether a device is held in landscape.
  var isLandscape: Bool
  /// The size classes: `compact`, `regular` or `any`.
  var widthClass, heightClass: String
  /// Whether it is the canvas that the document was saved with.
  var isOwn: Bool
  /// Whether pictures are drawn for the dark appearance.
  var isDark: Bool
  /// Whether leading edges are on the right.
  var isRightToLeft: Bool
  /// The bars of the controllers around the root, which are not views of the document.
  var bars: [BarModel]
  /// Status bar and home indicator as SVG, over everything else.
  var systemBars: String

  /// A bar of a controller, drawn over the canvas.
  struct BarModel: Encodable, Equatable, Sendable {
    /// x, y, width and height in points, in the coordinates of the canvas.
    var frame: [Double]
    /// The picture as SVG, in the coordinates of the bar.
    var below: String
  }
}

/// A view of a scene.
struct ViewModel: Encodable, Equatable, Sendable {
  /// The identifier in the document, or a name that is unique in the scene.
  var key: String
  /// The key of the superview; nil for the root.
  var parent: String?
  /// Whether the document has the view: parts of controls have no element.
  var isInDocument: Bool
  /// The name of the class, without its module.
  var className: String
  /// The text, title or label that tells the view from others of its class.
  var label: String?
  /// x, y, width, height.
  var frame: [Double]
  /// Where the view's own coordinates begin.
  var origin: [Double]?
  /// Radius of the corners that subviews are cut at; nil where they are not.
  var clip: Double?
  /// Whether the view is hidden; nil if it is not.
  var isHidden: Bool?
  /// The opacity from 0 to 1; nil for opaque views.
  var alpha: Double?
  /// SVG below and above the subviews.
  var below: String
  /// What is drawn over the subviews, as SVG; nil for most views.
  var above: String?
  /// The parts that are open: 1 x, 2 y, 4 width, 8 height.
  var ambiguity: Int?
  /// The frame that the document records, where the canvas shows the view there.
  var recorded: [Double]?
  /// Whether the program will have the view elsewhere than it is recorded.
  var isMisplaced: Bool?
  /// Top, left, bottom, right.
  var margins: [Double]?
  /// Safe area insets in points: top, left, bottom and right; nil if all are zero.
  var safeArea: [Double]?
  /// What the alignment rectangle leaves out.
  var alignment: [Double]?
}

/// A constraint of a scene.
struct ConstraintModel: Encodable, Equatable, Sendable {
  /// Whether the layout satisfies a constraint. An optional constraint that does not hold is
  /// `violated`; a required one that conflicts with others is `broken`.
  enum Status: String, Encodable, Sendable { case met, violated, broken }

  /// One side of a constraint: an item and its attribute.
  struct Side: Encodable, Equatable, Sendable {
    /// The key of the view, or of the view of the guide.
    var view: String
    /// The kind of the guide, such as `safeArea`; nil for the view itself.
    var guide: String?
    /// The name of the attribute, such as `leading`.
    var attribute: String
  }

  /// The name of the object in the scene.
  var key: String
  /// The identifier in the document; nil for those that the system adds.
  var id: String?
  /// Who made the constraint.
  var origin: String
  /// The left side of the equation.
  var first: Side
  /// The right side; nil for a constraint to a constant.
  var second: Side?
  /// `==`, `<=` or `>=`.
  var relation: String
  /// The multiplier of the right side, the constant in points, and the priority from 1 to 1000.
  var multiplier, constant, priority: Double
  /// Whether the layout satisfies the constraint.
  var status: Status
}

/// Constraints that cannot hold together.
struct ConflictModel: Encodable, Equatable, Sendable {
  /// The keys of the constraints, none of which can be left out of the conflict.
  var members: [String]
  /// The key of the constraint that UIKit breaks.
  var broken: String
}

extension CGRect {
  /// x, y, width, height.
  var numbers: [Double] {
    [Double(minX), Double(minY), Double(width), Double(height)].map(\.shortened)
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right; nil where all are zero.
  var numbersUnlessZero: [Double]? { self == .zero ? nil : numbers }

  /// The numbers for messages, to a thousandth of a point.
  var numbers: [Double] {
    [Double(top), Double(left), Double(bottom), Double(right)].map(\.shortened)
  }
}

extension Double {
  /// The number without the digits that no screen shows: a thousandth of a point.
  var shortened: Double {
    guard isFinite else { return 0 }
    return (self * 1000).rounded() / 1000
  }
}
