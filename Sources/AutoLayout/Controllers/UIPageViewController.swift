import Foundation

/// Methods that provide the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control. The default is 0, which hides it.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current page's dot. The default is 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0 by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0 by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a gesture begins to turn pages. `turn(_:)` calls it.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that a gesture turned pages. `turn(_:)` calls it.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the location of the spine in an orientation.
  ///
  /// - Remark: Inert. It is never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the orientations of the controller.
  ///
  /// - Remark: Inert. It is never called.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation of a presentation.
  ///
  /// - Remark: Inert. It is never called.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the spine location of the controller.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  /// Returns the orientations of the controller.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.supportedInterfaceOrientations }
  /// Returns the current orientation.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    pageViewController.preferredInterfaceOrientationForPresentation
  }
}

/// A container controller that shows one page after another.
///
/// Gestures are not supported. Apps turn pages with
/// `setViewControllers(_:direction:animated:completion:)` or `turn(_:)`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  package override func makeView(frame: CGRect) -> UIView {
    _UIPageViewControllerContentView(frame: frame)
  }

  /// The style of page transitions. The value is stored; transitions are not animated.
  public enum TransitionStyle: Int, Sendable {
    /// Pages turn like those of a book.
    case pageCurl = 0
    /// One page slides out while the next one slides in.
    case scroll = 1
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow each other from side to side.
    case horizontal = 0
    /// Pages follow each other from top to bottom.
    case vertical = 1
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// The direction to a later page.
    case forward = 0
    /// The direction to an earlier page.
    case reverse = 1
  }

  /// A key in the options for creating a controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the spine location, a number with the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the distance between pages that scroll, a number in points.
    ///
    /// - Remark: Inert. Pages do not scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The spine location of pages that curl.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// No spine, for pages that scroll.
    case none = 0
    /// The left or upper edge.
    case min
    /// The middle, between two pages.
    case mid
    /// The right or lower edge.
    case max
  }

  /// Returns the spine location in options. The default is the left or upper edge.
  private static func spine(_ option: Any?) -> SpineLocation {
    let number = option as? Int ?? (option as? NSNumber)?.intValue
    return number.flatMap(SpineLocation.init) ?? option as? SpineLocation ?? .min
  }

  /// The spine location of pages that curl, or `none` for pages that scroll.
  ///
  /// - Remark: Inert. The value is stored; a single page is shown even with a spine in the middle.
  public private(set) var spineLocation = SpineLocation.min
  /// A Boolean value that indicates whether pages have content on their back. It is `true` with a
  /// spine in the middle; otherwise the default is `false`.
  ///
  /// - Remark: Inert. The value is stored; a single page is shown.
  open var isDoubleSided = false

  /// The style of page transitions.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The object that provides the pages before and after the current one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The delegate. `turn(_:)` simulates gestures.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    if style == .pageCurl {
      spineLocation = Self.spine(options?[.spineLocation])
    } else {
      spineLocation = .none
    }
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the view controller when a storyboard or xib that names its class is loaded. The coder
  /// is an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The current pages. While pages are turned, the children also include the previous pages.
  private var pages: [UIViewController] = []
  /// The current pages that are still children.
  private var shown: [UIViewController] { pages.filter { $0.parent === self } }
  /// The current pages, or `nil` before they are set.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Sets the current pages: one, or two next to each other with a spine in the middle.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    pages = viewControllers ?? []
    let leaving = children.filter { old in !pages.contains { $0 === old } }
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    exchange(leaving.first, for: pages.first, animated: animated) {
      for old in leaving {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
      }
      if isViewLoaded { placePages() }
    }
    for old in leaving { old.removeFromParent() }
    children = pages
    completion?(true)
  }

  /// Turns to the next or the previous page that the data source provides.
  ///
  /// - Returns: `true` if there is such a page.
  @discardableResult
  open func turn(_ direction: NavigationDirection) -> Bool {
    guard let current = shown.first, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    let previous = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: false)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placePages()
  }

  override var placesChildren: Bool { true }

  override func prepareForLayout() {
    super.prepareForLayout()
    placePages()
  }

  /// The page control below the pages.
  private lazy var dots = UIPageControl()
  /// The height of the page control below pages that scroll, in points.
  private static let dotsHeight: CGFloat = 37

  /// Positions the pages next to each other. The page control, if any, occupies an area at the
  /// lower edge.
  private func placePages() {
    let (bounds, pages) = (pageBounds, shown)
    let width = bounds.width / CGFloat(max(1, pages.count))
    for (index, page) in pages.enumerated() {
      guard let content = page.view else { continue }
      content.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      if content.superview !== view { view.insertSubview(content, at: 0) }
    }
  }

  /// The area for pages, in points.
  private var pageBounds: CGRect {
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, count > 0 else {
      if dots.superview === view { dots.removeFromSuperview() }
      return view.bounds
    }
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    if dots.superview !== view { view.addSubview(dots) }
    let bottom = view.safeAreaInsets.bottom
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - Self.dotsHeight, width: view.bounds.width,
      height: Self.dotsHeight)
    return CGRect(x: 0, y: 0, width: view.bounds.width, height: dots.frame.minY)
  }
}
