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

  /// Whether the navigation bar is away.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the toolbar at the bottom is away, as it is at first.
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  /// Whether the navigation bar has the height of a large title.
  package var showsLargeTitle = false { didSet { barsDidChange() } }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func barsDidChange() {
    guard let view = viewIfLoaded else { return }
    placeTop()
    view.setNeedsLayout()
  }

  override func prepareForLayout() {
    super.prepareForLayout()
    placeTop()
  }

  /// Gives the shown controller its frame and what the bars cover of it.
  ///
  /// A view that does not extend under a bar begins below it, and the bar covers nothing of it.
  private func placeTop() {
    guard let top = topViewController, let content = top.viewIfLoaded else { return }
    let metrics = BarMetrics(view.layoutEnvironment)
    var frame = view.bounds
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden {
      insets.top = metrics.navigationBar + (showsLargeTitle ? metrics.largeTitle : 0)
    }
    if !isToolbarHidden { insets.bottom = metrics.toolbar }
    if !top.edgesForExtendedLayout.contains(.top), insets.top > 0 {
      frame = frame.inset(
        by: UIEdgeInsets(
          top: view.safeAreaInsets.top + insets.top, left: 0, bottom: 0, right: 0))
      insets.top = 0
    }
    if !top.edgesForExtendedLayout.contains(.bottom), insets.bottom > 0 {
      frame = frame.inset(
        by: UIEdgeInsets(
          top: 0, left: 0, bottom: view.safeAreaInsets.bottom + insets.bottom, right: 0))
      insets.bottom = 0
    }
    content.frame = frame
    top.containerInsets = insets
  }
}
