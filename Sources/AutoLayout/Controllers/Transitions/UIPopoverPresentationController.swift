import Foundation

/// The presentation of a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains `sourceRect`, or `nil` if the popover has no anchor.
  open weak var sourceView: UIView?
  /// The rectangle to which the popover points, in points in the source view's coordinates, or null
  /// for the bounds of the source view.
  open var sourceRect = CGRect.null
  /// The bar button item to which the popover points.
  ///
  /// - Remark: Inert. The popover is centered: items have no frame.
  open var barButtonItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the popover can cover its anchor.
  ///
  /// - Remark: Inert. The popover covers the anchor only if there is no space next to it.
  open var canOverlapSourceViewRect = false
  /// The directions in which the arrow can point. The default is any.
  ///
  /// - Remark: Partial. The popover is below its anchor, or above it if there is no space or if
  ///   `down` is permitted and `up` is not.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points while the popover is visible.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let anchor = presentation?.popoverAnchor, let container = containerView else {
      return .unknown
    }
    return frameOfPresentedViewInContainerView.midY < anchor.midY && container.bounds.height > 0
      ? .down : .up
  }
  /// The views outside the popover with which the user can interact.
  ///
  /// - Remark: Inert. Touches are not delivered.
  open var passthroughViews: [UIView]?
  /// The color behind the popover and its arrow.
  ///
  /// - Remark: Inert. The popover has no background view.
  open var backgroundColor: UIColor?
  /// The distances of the popover from the edges of the screen, in points.
  ///
  /// - Remark: Inert. The popover can touch the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The delegate of the popover, which is also that of the presentation.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
  }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is to the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is to the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Prepares the popover, such as its anchor.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns a Boolean value that indicates whether the user can dismiss the popover. Deprecated in
  /// iOS 13.
  ///
  /// - Remark: Inert. It is never called: `presentationControllerShouldDismiss(_:)` is.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that the user dismissed the popover. Deprecated in iOS 13.
  ///
  /// - Remark: Inert. It is never called: `presentationControllerDidDismiss(_:)` is.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
