import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether the presenting controller's view is taken away.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presented controller moves; kept, as nothing moves by itself here.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
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
  unowned let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  let container: PresentationContainer
  /// The view that was taken away under a full-screen presentation, and where it was.
  var covered: (view: UIView, superview: UIView)?
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

  private var popoverAnchor: CGRect? {
    guard let popover = modalPresentation?.presented.popoverPresentationController,
      let source = popover.sourceView
    else { return nil }
    return convert(popover.sourceRect.isNull ? source.bounds : popover.sourceRect, from: source)
  }
}
