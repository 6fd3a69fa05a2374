import Foundation

/// A controller that shows the last of a stack of controllers under a navigation bar.
///
/// The bar lies below the status bar and adds its height to the safe area of the shown controller's
/// view, which fills the navigation controller's own.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Makes a navigation controller that shows `rootViewController`.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  // MARK: - Stack

  /// The controllers from the root to the one that shows.
  open var viewControllers: [UIViewController] {
    get { children }
    set { show(newValue) }
  }

  /// The controller that shows.
  open var topViewController: UIViewController? { children.last }
  /// The controller that shows: what is presented, or the top of the stack.
  open var visibleViewController: UIViewController? {
    presentedController ?? topViewController?.presentedController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  /// Shows a controller on top of the present one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))")
      return
    }
    show(children + [viewController], animated: animated)
  }

  /// Goes back by one controller, unless it is the root.
  ///
  /// - Returns: The controller that no longer shows.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let popped = children.last
    show(Array(children.dropLast()), animated: animated)
    return popped
  }

  /// Goes back to the root.
  ///
  /// - Returns: The controllers that left the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1 else { return nil }
    let popped = Array(children.dropFirst())
    show([children[0]], animated: animated)
    return popped
  }

  /// Goes back to a controller of the stack.
  ///
  /// - Returns: The controllers that left the stack; nil where the controller is not on it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    show(Array(children[...index]), animated: animated)
    return popped
  }

  /// Takes over a stack; the controllers that show before and after it are told.
  private func show(_ controllers: [UIViewController], animated: Bool = false) {
    let old = topViewController
    let leaving = children.filter { child in !controllers.contains { $0 === child } }
    for child in leaving {
      child.isLeaving = true
      child.willMove(toParent: nil)
    }
    let arriving = controllers.filter { $0.parent !== self }
    for controller in arriving {
      controller.isJoining = true
      addChild(controller)
    }
    children = controllers + leaving
    exchange(old, for: controllers.last, animated: animated) {
      for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
      if isViewLoaded { showTop(of: controllers) }
    }
    for child in leaving { child.removeFromParent() }
    children = controllers
    for controller in arriving { controller.didMove(toParent: self) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts the top controller's view in place of any other.
  private func showTop(of stack: [UIViewController]) {
    children = stack
    for child in stack.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    guard let top = stack.last, let content = top.view else { return }
    if content.superview !== view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(of: children)
  }

  // MARK: - Bars

  /// The bar at the top.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The bar at the bottom, with the items of the controller that shows.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// Whether the navigation bar is away.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the toolbar at the bottom is away, as it is at first.
  open var isToolbarHidden = true { didSet { barsDidChange() } }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func barsDidChange() {
    guard let view = viewIfLoaded else { return }
    prepareForLayout()
    view.setNeedsLayout()
  }

  override func prepareForLayout() {
    super.prepareForLayout()
    let top = placeNavigationBar()
    let bottom = placeToolbar()
    topViewController?.place(
      in: view, under: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// Puts the bar below the status bar.
  ///
  /// - Returns: What it covers below the safe area of the navigation controller, in points.
  private func placeNavigationBar() -> CGFloat {
    navigationBar.isHidden = isNavigationBarHidden
    guard !isNavigationBarHidden else { return 0 }
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
    navigationBar.items = children.map(\.navigationItem)
    let height = navigationBarHeight
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    return height
  }

  /// In points: the bar, 12 points more at the top of a phone's sheet, the large title of the
  /// controller that shows, and its search bar.
  private var navigationBarHeight: CGFloat {
    let item = topViewController?.navigationItem
    var height = navigationBar.barHeight()
    let isThin = view.traitCollection.verticalSizeClass == .compact
    if navigationBar.prefersLargeTitles, !isThin, item?.largeTitleDisplayMode == .never {
      height -= Self.largeTitleHeight
    }
    if presentation.map({ $0.style == .pageSheet || $0.style == .formSheet }) == true, !isThin,
      view.traitCollection.userInterfaceIdiom == .phone
    {
      height += Self.sheetHeight
    }
    if item?.searchController != nil { height += Self.searchHeight }
    return height
  }

  /// What a large title adds, in points.
  private static let largeTitleHeight: CGFloat = 52
  /// What the bar of a sheet is higher, in points: 56 instead of 44.
  private static let sheetHeight: CGFloat = 12
  /// What a search bar adds, in points.
  private static let searchHeight: CGFloat = 52

  /// Puts the toolbar above the home indicator.
  ///
  /// - Returns: What it covers above the safe area of the navigation controller, in points.
  private func placeToolbar() -> CGFloat {
    guard !isToolbarHidden, topViewController?.hidesBottomBarWhenPushed != true else {
      if toolbar.superview === view { toolbar.isHidden = true }
      return 0
    }
    toolbar.isHidden = false
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.items = topViewController?.toolbarItems
    let height = toolbar.barHeight()
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height,
      width: view.bounds.width, height: height)
    return height
  }
}
