import Foundation

/// Says which page comes before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots of the page control; 0, which shows none, unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that shows; 0 unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of turned pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A controller that shows one page after another.
///
/// Nobody swipes here: a program turns pages by
/// `setViewControllers(_:direction:animated:completion:)` or `turn(_:)`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn; kept, as nothing moves by itself here.
  public enum TransitionStyle: Int, Sendable {
    /// A page is turned like that of a book.
    case pageCurl = 0
    /// One page slides out while the next one slides in.
    case scroll = 1
  }

  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow each other from side to side.
    case horizontal = 0
    /// Pages follow each other from top to bottom.
    case vertical = 1
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// Back to an earlier page.
    case reverse = 1
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Who knows the pages beside the one that shows.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Told of turned pages; kept, as nobody swipes here.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [AnyHashable: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The pages that were set; while they are turned the children are these and those that leave.
  private var pages: [UIViewController] = []
  /// Those of the pages that nobody has taken away since.
  private var shown: [UIViewController] { pages.filter { $0.parent === self } }
  /// The pages that show; nil before the first.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Shows other pages: one, or two side by side with a spine in the middle.
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

  /// Turns to the next or the previous page that the data source knows.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  open func turn(_ direction: NavigationDirection) -> Bool {
    guard let current = shown.first, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    setViewControllers([next], direction: direction, animated: false)
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placePages()
  }

  override func prepareForLayout() {
    super.prepareForLayout()
    placePages()
  }

  /// The dots below the pages.
  private lazy var dots = UIPageControl()
  /// The height of the dots below pages that scroll, in points.
  private static let dotsHeight: CGFloat = 37

  /// Pages share the view; dots, where there are any, take a strip of it at the bottom.
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

  /// The room of a page, in points.
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
