import Foundation

/// Properties of a view controller's top and bottom layout guides, for use in constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the controller's view that bars cover at this edge, in points. Valid after
  /// layout.
  var length: CGFloat { get }
  /// The upper edge of the guide, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the guide, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide, for constraints. It equals `length` after layout.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area under the bars at one edge of a view controller's view.
///
/// Two required constraints pin the guide to the edge and set its height. They are installed when
/// the guide is added to the view.
@preconcurrency @MainActor
final class LayoutSupportGuide: _UILayoutSpacer, UILayoutSupport {
  /// The constraint that determines the length, or `nil` before the guide has an owner.
  private var height: NSLayoutConstraint?

  package override var descriptionClassName: String { "_UILayoutGuide" }

  /// The edge of the view at which the guide is located: `.top` or `.bottom`.
  private var edge = NSLayoutConstraint.Attribute.top

  /// Creates a guide for the top or bottom edge of a view to which it has not been added.
  convenience init(edge: NSLayoutConstraint.Attribute) {
    self.init(
      identifier: edge == .top ? "UIVC-topLayoutGuide" : "UIVC-bottomLayoutGuide")
    self.edge = edge
  }

  /// Adds the guide to a view with the constraints that position it, unless it was already added.
  func attach(to view: UIView) {
    guard owningView !== view else { return }
    view.addLayoutGuide(self)
    let height = _UILayoutSupportConstraint(checking: self, .height)
    let pin = _UILayoutSupportConstraint(checking: self, edge, .equal, view, edge)
    self.height = height
    view.install(height)
    view.install(pin)
  }

  /// The length of the guide from the edge of the view, in points.
  var length: CGFloat {
    get { height?.constant ?? 0 }
    set { height?.constant = max(0, newValue) }
  }
}

/// A system constraint that pins a layout guide to its controller's view.
///
/// The class name appears in UIKit's logs.
@preconcurrency @MainActor
final class _UILayoutSupportConstraint: NSLayoutConstraint {}

/// The layout guides of a controller's view, created on first use.
@MainActor
struct LayoutSupportGuides {
  /// The guide below the top bars.
  private var top: LayoutSupportGuide?
  /// The guide above the bottom bars.
  private var bottom: LayoutSupportGuide?

  /// A Boolean value that indicates whether no guide has been used.
  var isEmpty: Bool { top == nil && bottom == nil }

  /// The guide at `.top` or `.bottom`.
  private subscript(edge: NSLayoutConstraint.Attribute) -> LayoutSupportGuide? {
    get { edge == .top ? top : bottom }
    set {
      if edge == .top { top = newValue } else { bottom = newValue }
    }
  }

  /// Returns the guide at an edge. A new guide is added to the view if there is one.
  mutating func guide(
    at edge: NSLayoutConstraint.Attribute, of view: UIView?
  ) -> LayoutSupportGuide {
    let guide = self[edge] ?? LayoutSupportGuide(edge: edge)
    self[edge] = guide
    if let view { guide.attach(to: view) }
    return guide
  }

  /// Adds the guides to a view if they were used before it was loaded.
  func attach(to view: UIView) {
    top?.attach(to: view)
    bottom?.attach(to: view)
  }

  /// Sets the lengths of the guides, in points.
  func setLengths(top topLength: CGFloat, bottom bottomLength: CGFloat) {
    top?.length = topLength
    bottom?.length = bottomLength
  }
}
