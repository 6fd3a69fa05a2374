import Foundation

/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system chooses the style, which is a page sheet for most controllers.
  case automatic = -2
  /// The presentation does not adapt to another style.
  case none = -1
  /// The presented view covers the screen, and the views below it are removed.
  case fullScreen = 0
  /// A sheet that partly covers the content below it.
  case pageSheet = 1
  /// A sheet that is smaller than a page sheet, and centered if there is enough space.
  case formSheet = 2
  /// The presented view replaces the view of the controller that defines the presentation context.
  case currentContext = 3
  /// A presentation controller of the program places the view.
  case custom = 4
  /// The presented view covers the screen, and the views below it stay.
  case overFullScreen = 5
  /// The presented view covers the view of the controller that defines the presentation context,
  /// which stays in place.
  case overCurrentContext = 6
  /// A popover if the width is regular, and a presentation that covers the content if it is
  /// compact.
  case popover = 7

  /// Whether the presenting controller's view is removed.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presented controller decides on the orientation of the window.
  var fillsWindow: Bool { self == .fullScreen || self == .overFullScreen }
}

/// The transition of a modal presentation. The value is stored; transitions are not animated.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides up from the lower edge of the screen.
  case coverVertical = 0
  /// The views turn around a vertical axis like the two faces of a card.
  case flipHorizontal = 1
  /// One view fades out while the other fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up like a page and reveals the presented view.
  case partialCurl = 3
}

/// The anchor of a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  /// The view that contains `sourceRect`, or nil if the popover has no anchor.
  open weak var sourceView: UIView?
  /// The rectangle to which the popover points, in points in the source view's coordinates, or null
  /// for the bounds of the source view.
  open var sourceRect = CGRect.null
  /// The bar button item to which the popover points.
  open var barButtonItem: UIBarButtonItem?
  public override init() {}
}

/// The presentation of a controller over another one.
@MainActor
final class ModalPresentation {
  /// The controller that is presented.
  unowned let presented: UIViewController
  /// The controller that presents.
  private(set) weak var presenter: UIViewController?
  /// The style of the presentation, after adaptation.
  let style: UIModalPresentationStyle
  /// The view that contains the presented view.
  let container: PresentationContainer
  /// The view that a full-screen presentation removed, with its superview.
  var covered: (view: UIView, superview: UIView)?
  /// Whether the presentation is being dismissed.
  var isEnding = false

  init(_ presented: UIViewController, by presenter: UIViewController, over context: UIView) {
    self.presented = presented
    self.presenter = presenter
    let wanted = presented.modalPresentationStyle
    style = wanted == .automatic || wanted == .none ? .pageSheet : wanted
    container = PresentationContainer(frame: context.bounds)
    container.modalPresentation = self
  }
}

/// The view that contains a presented view and sets its frame.
@MainActor
final class PresentationContainer: UIView {
  /// The presentation that the container belongs to.
  weak var modalPresentation: ModalPresentation?

  override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  /// Sets the frame and traits of the presented view, which its controller knows when the view is
  /// appearing.
  func placeContent() {
    if let presentation = modalPresentation, let content = presentation.presented.viewIfLoaded,
      content.superview === self
    {
      let metrics = PresentationMetrics(
        bounds: bounds, safeArea: safeAreaInsets,
        isRegular: traitCollection.horizontalSizeClass == .regular,
        isLow: traitCollection.verticalSizeClass == .compact,
        preferred: presentation.presented.preferredContentSize)
      content.frame = metrics.frame(of: presentation.style, popover: popoverAnchor)
      let isNarrow = metrics.isCompactInside(presentation.style)
      let overrides = presentation.presented.parentTraitOverrides
      let wanted: UIUserInterfaceSizeClass? = isNarrow ? .compact : nil
      if overrides.horizontalSizeClass != wanted {
        presentation.presented.parentTraitOverrides.horizontalSizeClass = wanted
      }
    }
  }

  /// The rectangle to which the arrow of a popover points, in points, or nil.
  private var popoverAnchor: CGRect? {
    guard let popover = modalPresentation?.presented.popoverPresentationController,
      let source = popover.sourceView
    else { return nil }
    return convert(popover.sourceRect.isNull ? source.bounds : popover.sourceRect, from: source)
  }
}
