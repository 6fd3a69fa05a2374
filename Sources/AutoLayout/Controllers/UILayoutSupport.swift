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
/// Two required constraints tie the guide to the edge and give it its height. They are installed on
/// first use.
@preconcurrency @MainActor
final class LayoutSupportGuide: _UILayoutSpacer, UILayoutSupport {
  /// The constraint that determines the length, or nil before the guide has an owner.
  private var height: NSLayoutConstraint?

  package override var descriptionClassName: String { "_UILayoutGuide" }

  /// Creates a guide at the top or bottom edge of a view.
  convenience init(edge: NSLayoutConstraint.Attribute, of view: UIView) {
    self.init(
      identifier: edge == .top ? "UIVC-topLayoutGuide" : "UIVC-bottomLayoutGuide")
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

/// A constraint of the system that ties a layout guide to its controller's view.
///
/// The class has the name that UIKit's logs show.
@preconcurrency @MainActor
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
