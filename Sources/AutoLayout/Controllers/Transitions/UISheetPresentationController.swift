import Foundation

/// The presentation of a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest, in ascending order. The default is `large`.
  ///
  /// - Remark: Partial. They apply to compact widths.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The identifier of the current detent, or `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent without dimming, or `nil` to dim at every detent.
  ///
  /// - Remark: Inert. Sheets do not dim the content below them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether scrolling expands the sheet to a larger detent.
  ///
  /// - Remark: Inert. Touches are not delivered.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether a grabber is shown at the upper edge.
  ///
  /// - Remark: Inert. No grabber is drawn.
  open var prefersGrabberVisible = false
  /// A Boolean value that indicates whether the sheet is attached to the lower edge in compact
  /// heights, where it fills the context otherwise.
  ///
  /// - Remark: Inert. Sheets fill the context in compact heights.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether an attached sheet has the width of
  /// `preferredContentSize`.
  ///
  /// - Remark: Inert. Attached sheets have the width of the context.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// A Boolean value that indicates whether the sheet has the size of a page.
  ///
  /// - Remark: Inert. The style of the presentation determines the size.
  open var prefersPageSizing = true
  /// The radius of the upper corners in points, or `nil` for the default.
  ///
  /// - Remark: Inert. Sheets have no rounded corners.
  open var preferredCornerRadius: CGFloat?
  /// The view to which the sheet points in regular widths.
  ///
  /// - Remark: Inert. Sheets are centered.
  open var sourceView: UIView?
  /// The delegate of the sheet, which is also that of the presentation.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// Changes properties. In UIKit, the sheet moves with an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Resolves custom detents again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Moves the sheet to a detent as the user does by dragging it, and notifies the delegate. Does
  /// nothing if the sheet has no such detent.
  ///
  /// It simulates a touch. UIKit has no such method.
  public func selectDetentByUser(_ identifier: Detent.Identifier) {
    guard detents.contains(where: { $0.identifier == identifier }) else { return }
    selectedDetentIdentifier = identifier
    containerView?.layoutIfNeeded()
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// The height of a medium detent as a fraction of the container's height (Apple's documentation:
  /// approximately half).
  private static let mediumShare: CGFloat = 0.5

  open override var frameOfPresentedViewInContainerView: CGRect {
    let frame = super.frameOfPresentedViewInContainerView
    guard let container = containerView, traitCollection.horizontalSizeClass == .compact,
      traitCollection.verticalSizeClass == .regular
    else { return frame }
    let safeBottom = container.safeAreaInsets.bottom
    let context = DetentContext(
      containerTraitCollection: traitCollection, maximumDetentValue: frame.height - safeBottom,
      mediumValue: (container.bounds.height * Self.mediumShare).rounded() - safeBottom)
    let active = detents.map { (identifier: $0.identifier, value: $0.resolvedValue(in: context)) }
      .filter { $0.value?.isFinite == true }
    let chosen = active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    guard let value = chosen?.value else { return frame }
    let height = min(max(value, 0), context.maximumDetentValue) + safeBottom
    return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
  }

  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of a detent of about half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of a detent with the full height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The methods of determining the height.
    enum Kind {
      case medium, large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    let kind: Kind

    private init(_ identifier: Identifier, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
    }

    /// Returns a detent of about half of the screen.
    open class func medium() -> Detent { Detent(.medium, .medium) }
    /// Returns a detent with the full height of a sheet.
    open class func large() -> Detent { Detent(.large, .large) }
    /// Returns a detent with a height in points above the safe area, which a closure computes. The
    /// detent is inactive if the closure returns `nil`.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver)) }

    /// Returns the height of the detent in points above the safe area, or `nil` if it is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch kind {
      case .large: context.maximumDetentValue
      case .medium:
        (context as? DetentContext)?.mediumValue ?? (context.maximumDetentValue / 2).rounded()
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The context for resolving a detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet in points, above the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The context for resolving a detent of a sheet.
@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  /// The height of a medium detent in points, above the safe area.
  let mediumValue: CGFloat

  init(
    containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, mediumValue: CGFloat
  ) {
    self.containerTraitCollection = containerTraitCollection
    self.mediumValue = mediumValue
    self.maximumDetentValue = max(maximumDetentValue, 0)
  }
}

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
