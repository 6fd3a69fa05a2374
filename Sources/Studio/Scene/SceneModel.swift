import AutoLayout
import Foundation

/// A laid out root as the page draws it: values in short words, ready to be encoded.
///
/// All lengths are points. Frames are in the superview's coordinates, as the page nests views.
struct SceneModel: Encodable, Equatable, Sendable {
  var canvas: CanvasModel
  var views: [ViewModel]
  var constraints: [ConstraintModel]
  /// Sets of constraints that contradict each other, by key.
  var conflicts: [ConflictModel]
}

/// The surface of a scene.
struct CanvasModel: Encodable, Equatable, Sendable {
  var width, height, scale: Double
  /// Top, left, bottom, right.
  var safeArea: [Double]
  var device: String?
  var isLandscape: Bool
  var widthClass, heightClass: String
  /// Whether it is the canvas that the document was saved with.
  var isOwn: Bool
  var isDark: Bool
  var isRightToLeft: Bool
  var bars: [BarModel]
  /// Status bar and home indicator as SVG, over everything else.
  var systemBars: String

  struct BarModel: Encodable, Equatable, Sendable {
    var frame: [Double]
    var below: String
  }
}

/// A view of a scene.
struct ViewModel: Encodable, Equatable, Sendable {
  /// The identifier in the document, or a name that is unique in the scene.
  var key: String
  var parent: String?
  /// Whether the document has the view: parts of controls have no element.
  var isInDocument: Bool
  var className: String
  var label: String?
  /// x, y, width, height.
  var frame: [Double]
  /// Where the view's own coordinates begin.
  var origin: [Double]?
  /// Radius of the corners that subviews are cut at; nil where they are not.
  var clip: Double?
  var isHidden: Bool?
  var alpha: Double?
  /// SVG below and above the subviews.
  var below: String
  var above: String?
  /// The parts that are open: 1 x, 2 y, 4 width, 8 height.
  var ambiguity: Int?
  /// The frame that the document records, where the canvas shows the view there.
  var recorded: [Double]?
  /// Whether the program will have the view elsewhere than it is recorded.
  var isMisplaced: Bool?
  /// Top, left, bottom, right.
  var margins: [Double]?
  var safeArea: [Double]?
  /// What the alignment rectangle leaves out.
  var alignment: [Double]?
}

/// A constraint of a scene.
struct ConstraintModel: Encodable, Equatable, Sendable {
  enum Status: String, Encodable, Sendable { case met, violated, broken }

  struct Side: Encodable, Equatable, Sendable {
    var view: String
    var guide: String?
    var attribute: String
  }

  var key: String
  /// The identifier in the document; nil for those that the system adds.
  var id: String?
  var origin: String
  var first: Side
  var second: Side?
  var relation: String
  var multiplier, constant, priority: Double
  var status: Status
}

/// Constraints that cannot hold together.
struct ConflictModel: Encodable, Equatable, Sendable {
  var members: [String]
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
