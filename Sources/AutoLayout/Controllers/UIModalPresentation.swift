import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system chooses the style, which is a page sheet for most controllers.
  case automatic = -2
  /// The presentation does not adapt to another style.
  case none = -1
  /// The presented view covers the screen, and the views below it are removed.
  case fullScreen = 0
  /// A sheet that partly covers the content below it.
  case pageSheet = 1
  /// A sheet that is smaller than a page sheet and centered where there is room.
  case formSheet = 2
  /// The presented view takes the place of the view of the controller that defines the presentation
  /// context.
  case currentContext = 3
  /// A presentation controller of the program places the view.
  case custom = 4
  /// The presented view covers the screen, and the views below it stay.
  case overFullScreen = 5
  /// The presented view covers the view of the controller that defines the presentation context,
  /// which stays.
  case overCurrentContext = 6
  /// A popover where the width is regular, and a presentation that covers the content where it is
  /// compact.
  case popover = 7

  /// Whether the presenting controller's view is taken away.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presented controller moves; kept, as nothing moves by itself here.
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

/// Where a popover points to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  /// The view that `sourceRect` is in; nil points nowhere.
  open weak var sourceView: UIView?
  /// What the popover points to, in points in the source view's coordinates; null for all of it.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover points to.
  open var barButtonItem: UIBarButtonItem?
  public override init() {}
}

/// A controller over another one.
@MainActor
final class ModalPresentation {
  /// The controller that is shown.
  unowned let presented: UIViewController
  /// The controller that presents.
  private(set) weak var presenter: UIViewController?
  /// How it is shown, after adaptation.
  let style: UIModalPresentationStyle
  /// What holds its view.
  let container: PresentationContainer
  /// The view that was taken away under a full-screen presentation, and where it was.
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

/// The view that holds a presented one and gives it its frame.
@MainActor
final class PresentationContainer: UIView {
  /// The presentation that the container belongs to.
  weak var modalPresentation: ModalPresentation?

  override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  /// Gives the presented view its frame and traits, which a controller knows when it is appearing.
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

  /// What the arrow of a popover points to, in points; nil for nothing.
  private var popoverAnchor: CGRect? {
    guard let popover = modalPresentation?.presented.popoverPresentationController,
      let source = popover.sourceView
    else { return nil }
    return convert(popover.sourceRect.isNull ? source.bounds : popover.sourceRect, from: source)
  }
}
