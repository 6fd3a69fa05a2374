import Foundation

/// The presentation of a controller over another.
@MainActor
final class ModalPresentation {
  /// The controller that is presented.
  unowned let presented: UIViewController
  /// The controller that presents.
  private(set) weak var presenter: UIViewController?
  /// The style of the presentation, after adaptation.
  let style: UIModalPresentationStyle
  /// A Boolean value that indicates whether a popover stays a popover in compact widths.
  private let keepsPopover: Bool
  /// The object that manages the presentation.
  let controller: UIPresentationController
  /// The view that contains the presented view.
  let container: PresentationContainer
  /// The view that a full-screen presentation removed, with its superview.
  var covered: (view: UIView, superview: UIView)?
  /// A Boolean value that indicates whether the presentation is being dismissed.
  var isEnding = false
  /// The transition in progress.
  var transition: TransitionContext?

  init(
    _ presented: UIViewController, by presenter: UIViewController, source: UIViewController,
    over context: UIView
  ) {
    self.presented = presented
    self.presenter = presenter
    controller = presented.makePresentationController(presenting: presenter, source: source)
    var style = presented.modalPresentationStyle
    if style == .automatic || style == .none { style = .pageSheet }
    keepsPopover = Self.adapt(&style, of: controller, in: context.traitCollection)
    self.style = style
    container = PresentationContainer(frame: context.bounds)
    container.modalPresentation = self
    controller.presentation = self
  }

  /// Replaces the style with that of the delegate in compact widths.
  ///
  /// - Returns: `true` if a popover remains a popover.
  private static func adapt(
    _ style: inout UIModalPresentationStyle, of controller: UIPresentationController,
    in traits: UITraitCollection
  ) -> Bool {
    guard traits.horizontalSizeClass == .compact, style != .custom else { return false }
    if controller.presentedViewController is UIAlertController {
      // An action sheet that is a popover on an iPad.
      style = .overFullScreen
      return false
    }
    let adapted = controller.adaptivePresentationStyle(for: traits)
    if adapted == .none { return style == .popover }
    if adapted != .automatic { style = adapted }
    return false
  }

  /// Returns the frame of the container, in points in the view to which it is added.
  ///
  /// Over a presented view, the container is as large as the container of that view, and not only
  /// as the view: a sheet over a sheet has the size of a sheet over the screen (recorded canvases
  /// of three projects: both are 69 points lower than a screen of 852). Presentations over the
  /// current context cover it.
  func frameOfContainer(over view: UIView, in place: UIView) -> CGRect {
    let coversContext = style == .currentContext || style == .overCurrentContext
    if place is PresentationContainer, !coversContext { return place.bounds }
    return place === view ? view.bounds : view.frame
  }

  /// The frame of the presented view for the style, in points in the container.
  var frameOfStyle: CGRect {
    metrics.frame(of: style, popover: popoverAnchor, isAbove: isAboveAnchor)
  }

  /// A Boolean value that indicates whether the arrow of a popover has to point down.
  private var isAboveAnchor: Bool {
    let directions = (controller as? UIPopoverPresentationController)?.permittedArrowDirections
    return directions.map { $0.contains(.down) && !$0.contains(.up) } ?? false
  }

  private var metrics: PresentationMetrics {
    PresentationMetrics(
      bounds: container.bounds, safeArea: container.safeAreaInsets,
      isRegular: keepsPopover || container.traitCollection.horizontalSizeClass == .regular,
      isLow: !keepsPopover && container.traitCollection.verticalSizeClass == .compact,
      preferred: presented.preferredContentSize)
  }

  /// A Boolean value that indicates whether the width inside the presentation is compact although
  /// that around it is regular.
  var isCompactInside: Bool { !keepsPopover && metrics.isCompactInside(style) }

  /// The rectangle to which the arrow of a popover points, in points in the container, or `nil` if
  /// there is none.
  var popoverAnchor: CGRect? {
    guard let popover = controller as? UIPopoverPresentationController,
      let source = popover.sourceView
    else { return nil }
    let rect = popover.sourceRect.isNull ? source.bounds : popover.sourceRect
    return container.convert(rect, from: source)
  }

  /// The view that a transition moves: the one that the presentation controller provides, by
  /// default the view of the presented controller.
  var movedView: UIView? { controller.presentedView ?? presented.viewIfLoaded }
}

/// The view that contains a presented view and sets its frame.
@MainActor
final class PresentationContainer: UIView {
  /// The presentation that the container belongs to.
  weak var modalPresentation: ModalPresentation?

  override func layoutSubviews() {
    modalPresentation?.controller.containerViewWillLayoutSubviews()
    placeContent()
    super.layoutSubviews()
    modalPresentation?.controller.containerViewDidLayoutSubviews()
  }

  // The frame of a sheet depends on both the bounds and the safe area, and a rotation can change
  // the safe area after the pass that changed the bounds.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Sets the frame and traits of the presented view, which its controller can read when the view
  /// is appearing. Custom presentations and animators set the frame themselves.
  func placeContent() {
    guard let presentation = modalPresentation, let content = presentation.movedView,
      content.superview === self
    else { return }
    if presentation.style != .custom, presentation.transition?.animator == nil {
      content.frame = presentation.controller.frameOfPresentedViewInContainerView
    }
    let overrides = presentation.presented.parentTraitOverrides
    let wanted: UIUserInterfaceSizeClass? = presentation.isCompactInside ? .compact : nil
    if overrides.horizontalSizeClass != wanted {
      presentation.presented.parentTraitOverrides.horizontalSizeClass = wanted
    }
  }
}
