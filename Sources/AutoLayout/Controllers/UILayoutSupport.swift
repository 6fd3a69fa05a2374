import Foundation

/// What a view controller's top and bottom layout guides offer to constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the controller's view bars cover at this end, in points; valid after layout.
  var length: CGFloat { get }
  /// The upper edge of the guide, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the guide, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The extent of the guide along the y-axis, for constraints; `length` after layout.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip under the bars at one end of a view controller's view.
///
/// Two required constraints, which its first use installs, tie it to the end and give it its
/// height.
@preconcurrency @MainActor
final class LayoutSupportGuide: _UILayoutSpacer, UILayoutSupport {
  /// Gives the guide its length; nil before the guide has an owner.
  private var height: NSLayoutConstraint?

  package override var descriptionClassName: String { "_UILayoutGuide" }

  /// A guide at the top or bottom edge of a view.
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

  /// How far the guide reaches into the view, in points.
  var length: CGFloat {
    get { height?.constant ?? 0 }
    set { height?.constant = max(0, newValue) }
  }
}

/// A constraint of the system that ties a layout guide to its controller's view.
///
/// The name is the one that UIKit's logs show.
@preconcurrency @MainActor
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
