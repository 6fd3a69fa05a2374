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
  /// The controller that shows.
  open var visibleViewController: UIViewController? { topViewController }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers)
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
    show(children + [viewController])
  }

  /// Goes back by one controller, unless it is the root.
  ///
  /// - Returns: The controller that no longer shows.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let popped = children.last
    show(Array(children.dropLast()))
    return popped
  }

  /// Goes back to the root.
  ///
  /// - Returns: The controllers that left the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1 else { return nil }
    let popped = Array(children.dropFirst())
    show([children[0]])
    return popped
  }

  private func show(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    children = controllers
    if isViewLoaded { showTop() }
  }

  /// Puts the top controller's view in place of any other.
  private func showTop() {
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController, let content = top.view else { return }
    if content.superview !== view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
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
    let height = navigationBar.barHeight()
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    return height
  }

  /// Puts the toolbar above the home indicator.
  ///
  /// - Returns: What it covers above the safe area of the navigation controller, in points.
  private func placeToolbar() -> CGFloat {
    guard !isToolbarHidden else {
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
