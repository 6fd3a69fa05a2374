import Foundation

/// A container controller that shows the top of a stack of controllers under a navigation bar.
///
/// The bar is below the status bar. It adds its height to the safe area of the top controller's
/// view, which fills the view of the navigation controller.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a navigation controller with custom bars, which are created with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar, or `nil` to use `UINavigationBar`.
  ///   - toolbarClass: The class of the toolbar, or `nil` to use `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass, let bar = UINavigationBar.create(type) {
      navigationBar = bar
    }
    if let type = toolbarClass, let bar = UIToolbar.create(type) { toolbar = bar }
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the view controller when a storyboard or xib that names its class is loaded. The coder
  /// is an `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func makeView(frame: CGRect) -> UIView { UILayoutContainerView(frame: frame) }

  // MARK: - Stack

  /// The controllers on the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { show(newValue) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { children.last }
  /// The visible controller: the presented controller if there is one, otherwise the top of the
  /// stack.
  open var visibleViewController: UIViewController? {
    presentedController ?? topViewController?.presentedController ?? topViewController
  }

  /// Replaces the controllers on the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  /// Pushes a controller onto the stack. Raises `NSInvalidArgumentException` and does nothing if it
  /// is already on the stack.
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

  /// Removes the top controller from the stack, unless it is the root.
  ///
  /// - Returns: The removed controller, or `nil` if there is none above the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let popped = children.last
    show(Array(children.dropLast()), animated: animated)
    return popped
  }

  /// Removes all controllers except for the root from the stack.
  ///
  /// - Returns: The removed controllers, or `nil` if there are none above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1 else { return nil }
    let popped = Array(children.dropFirst())
    show([children[0]], animated: animated)
    return popped
  }

  /// Removes all controllers above a controller from the stack.
  ///
  /// - Returns: The removed controllers, or `nil` if the controller is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    show(Array(children[...index]), animated: animated)
    return popped
  }

  /// The delegate, which is notified of the controllers that appear and provides animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Replaces the stack, and notifies the delegate and the top controllers before and after the
  /// change.
  private func show(_ controllers: [UIViewController], animated: Bool = false) {
    let old = topViewController
    let change = StackChange(old: children, new: controllers)
    announceShow(change, animated: animated)
    if animated, showWithAnimator(change) { return }
    defer { announceShown(change, animated: animated) }
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
    // The tab bar is hidden below controllers with `hidesBottomBarWhenPushed`.
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the current view with that of the top controller.
  func showTop(of stack: [UIViewController]) {
    children = stack
    for child in stack.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    guard let top = stack.last, let content = top.view else { return }
    if content.superview !== view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    view.setNeedsLayout()
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(of: children)
  }

  /// The top controller determines whether the status bar is hidden. Apple documents no override;
  /// assumed from articles on containers.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The colors for the style of the navigation bar. The controllers on the stack do not determine
  /// them, unless a subclass overrides `childForStatusBarStyle`. Apple does not document this;
  /// assumed from articles on the status bar of iOS 7 and later.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  // MARK: - Bars

  /// The item that a tab bar shows for the controller: that of the root controller, unless the
  /// program sets an item or uses that of an empty controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      if !hasOwnTabBarItem, let root = children.first { return root.tabBarItem }
      hasOwnTabBarItem = true
      return super.tabBarItem
    }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }
  /// A Boolean value that indicates whether the controller has an item of its own.
  private var hasOwnTabBarItem = false

  /// The bar at the upper edge.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The bar in the view.
  private let shownBar = ShownBar()
  /// The bar at the lower edge, with the items of the top controller.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Apps replace a bar with an instance of their own class:
  /// `setValue(bar, forKey: "navigationBar")`.
  package override var keyedProperties: [KeyedProperty] {
    super.keyedProperties + [
      KeyedProperty("navigationBar", \UINavigationController.navigationBar),
      KeyedProperty("toolbar", \UINavigationController.toolbar),
    ]
  }

  /// The recognizer of the swipe that goes back.
  ///
  /// - Remark: Inert. It never recognizes a gesture, because touches are not delivered.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// The duration of the animation in which bars are hidden, in seconds (UIKit's documentation).
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  /// A Boolean value that indicates whether a tap hides the bars.
  ///
  /// - Remark: Inert. There are no touches.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether a swipe hides the bars.
  ///
  /// - Remark: Inert. There are no touches.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether the keyboard hides the bars.
  ///
  /// - Remark: Inert. The bars remain visible.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether the bars are hidden in vertically compact environments.
  ///
  /// - Remark: Inert. The bars remain visible.
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer of the tap that hides the bars. It never recognizes a gesture.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The recognizer of the swipe that hides the bars. It never recognizes a gesture.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
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

  override var placesChildren: Bool { true }

  override func prepareForLayout() {
    super.prepareForLayout()
    let top = placeNavigationBar()
    let bottom = placeToolbar()
    guard rareState?.transition == nil else { return }
    topViewController?.place(
      in: view, under: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      opaqueEdges: opaqueEdges)
  }

  /// The edges with visible opaque bars.
  private var opaqueEdges: UIRectEdge {
    var edges: UIRectEdge = []
    if !isNavigationBarHidden, !navigationBar.isHidden, !navigationBar.isTranslucent {
      edges.insert(.top)
    }
    if !isToolbarHidden, !toolbar.isTranslucent { edges.insert(.bottom) }
    return edges
  }

  /// Positions the bar below the status bar. Under a Dynamic Island, it begins above the end of the
  /// safe area.
  ///
  /// - Returns: The height that the bar covers below the safe area of the navigation controller, in
  ///   points. A bar that the program has hidden covers nothing (assumed).
  private func placeNavigationBar() -> CGFloat {
    shownBar.show(navigationBar, in: view, hides: isNavigationBarHidden)
    guard !navigationBar.isHidden else { return 0 }
    navigationBar.items = children.map(\.navigationItem)
    navigationBar.follow(topContent, margin: topViewController?.systemMinimumLayoutMargins.leading)
    let height = navigationBarHeight
    let top = view.safeAreaInsets.top
    let overlap = islandOverlap(at: top)
    navigationBar.frame = CGRect(
      x: 0, y: top - overlap, width: view.bounds.width, height: height)
    return height - overlap
  }

  /// Returns the part of the safe area under a Dynamic Island that the bar covers, in points. The
  /// top inset is that of the view, which is the screen's if no other bar is above it.
  private func islandOverlap(at top: CGFloat) -> CGFloat {
    guard let screen = view.window?.screen, screen.orientation == .portrait,
      top == screen.device.safeAreaInsets(in: .portrait).top
    else { return 0 }
    let environment = view.layoutEnvironment
    return PlatformMetrics.islandBarOverlap[
      Platform(environment.release, on: environment.surface, device: screen.device)]
  }

  /// The scroll view that the bar follows if the app sets none: the top view, or the first of its
  /// subviews (assumed from the behavior of iOS 15, in which only such views change bars).
  private var topContent: UIScrollView? {
    if let known = topViewController?.contentScrollView(for: .top) { return known }
    let view = topViewController?.viewIfLoaded
    return view as? UIScrollView ?? view?.subviews.first as? UIScrollView
  }

  /// The height of the bar in points, including the large title and the search bar of the top
  /// controller. A controller that is presented as a sheet has the bar height of sheets.
  private var navigationBarHeight: CGFloat {
    let item = topViewController?.navigationItem
    var height = navigationBar.barHeight()
    let isThin = view.traitCollection.verticalSizeClass == .compact
    if navigationBar.prefersLargeTitles, !isThin, item?.largeTitleDisplayMode == .never {
      height -= PlatformMetrics.largeTitleHeight[navigationBar.layoutEnvironment.platform]
    }
    if presentation.map({ $0.style == .pageSheet || $0.style == .formSheet }) == true, !isThin {
      let platform = navigationBar.layoutEnvironment.platform
      height += PlatformMetrics.sheetNavigationBarHeight[platform]
      height -= PlatformMetrics.navigationBarHeight[platform]
    }
    if item?.searchController != nil { height += UINavigationBar.searchHeight }
    return height
  }

  /// Positions the toolbar above the home indicator.
  ///
  /// - Returns: The height that the toolbar covers above the safe area of the navigation
  ///   controller, in points.
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

extension UINavigationController: BarContainer {
  func barVisibilityDidChange() { if !shownBar.isChanging { view.setNeedsLayout() } }
}
