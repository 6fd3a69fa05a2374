import Foundation

/// A container controller that shows one of several controllers above a tab bar.
///
/// The bar is above the home indicator. It adds its height to the safe area of the selected
/// controller's view, which fills the view of the tab bar controller.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  package override func makeView(frame: CGRect) -> UIView {
    UILayoutContainerView(frame: frame)
  }

  /// The controllers of the tabs, in order.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { show(newValue ?? []) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    show(viewControllers ?? [])
  }

  /// The index of the selected controller, or `NSNotFound` if there is none. Setting an invalid
  /// index has no effect.
  open var selectedIndex: Int {
    get { children.indices.contains(storedIndex) ? storedIndex : NSNotFound }
    set {
      guard children.indices.contains(newValue) else { return }
      if selectWithAnimator(newValue) { return }
      let old = selectedViewController
      exchange(old, for: children[newValue], animated: false) {
        storedIndex = newValue
        if isViewLoaded { showSelected() }
      }
    }
  }
  /// The index of the selected tab.
  private var storedIndex = 0

  /// The selected controller. Setting a controller without a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(storedIndex) ? children[storedIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// The delegate, which decides whether the user can select a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Selects a tab as the user does with a tap. The delegate can prevent the selection and is
  /// notified of it.
  ///
  /// It simulates a touch. UIKit has no such method. The delegate of the bar, which is the
  /// controller itself, is notified first, while the previous tab is selected.
  public func selectTabByUser(at index: Int) {
    guard children.indices.contains(index) else { return }
    let child = children[index]
    tabBar.delegate?.tabBar(tabBar, didSelect: child.tabBarItem)
    guard delegate?.tabBarController(self, shouldSelect: child) != false else { return }
    selectedViewController = child
    delegate?.tabBarController(self, didSelect: child)
  }

  /// Notifies the controller that the user touched an item of the bar, before its tab is selected.
  /// Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Notifies the controller that the user is about to rearrange the tabs.
  ///
  /// - Remark: Inert. Users do not rearrange tabs.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Notifies the controller that the user began rearranging the tabs.
  ///
  /// - Remark: Inert. Users do not rearrange tabs.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Notifies the controller that the user is about to finish rearranging the tabs.
  ///
  /// - Remark: Inert. Users do not rearrange tabs.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Notifies the controller that the user finished rearranging the tabs.
  ///
  /// - Remark: Inert. Users do not rearrange tabs.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Adds the bar to the view, so that programs can constrain views to it in `viewDidLoad()`.
  open override func loadView() {
    super.loadView()
    if isViewLoaded { _ = placeTabBar() }
  }

  /// Replaces the controllers of the tabs.
  private func show(_ controllers: [UIViewController]) {
    let selected = selectedViewController
    let leaving = children.filter { child in !controllers.contains { $0 === child } }
    for child in leaving { child.willMove(toParent: nil) }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    let index = controllers.firstIndex { $0 === selected } ?? 0
    let next = controllers.indices.contains(index) ? controllers[index] : nil
    exchange(selected, for: next, animated: false) {
      for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
      children = controllers + leaving
      storedIndex = index
      if isViewLoaded { showSelected() }
    }
    for child in leaving { child.removeFromParent() }
    children = controllers
  }

  /// Replaces the view of the previous tab with that of the selected one.
  private func showSelected() {
    for child in children where child !== selectedViewController {
      child.viewIfLoaded?.removeFromSuperview()
    }
    guard let content = selectedViewController?.view else { return }
    if content.superview !== view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// The selected controller determines whether the status bar is hidden. Apple documents no
  /// override; this and the next property are assumed from an article on containers.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected controller determines the colors of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The controller that lists the tabs that do not fit in the bar. It is never shown.
  ///
  /// - Remark: Inert. All tabs are in the bar.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose tabs the user can rearrange.
  ///
  /// - Remark: Inert. Tabs are not rearranged.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Bar

  /// The bar at the lower edge.
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.delegate = self
    return bar
  }()
  /// The bar in the view.
  private let shownBar = ShownBar()
  /// Apps replace the bar with an instance of their own class: `setValue(bar, forKey: "tabBar")`.
  package override var keyedProperties: [KeyedProperty] {
    super.keyedProperties + [KeyedProperty("tabBar", \UITabBarController.tabBar)]
  }

  /// A Boolean value that indicates whether the tab bar is hidden.
  open var isTabBarHidden = false {
    didSet {
      guard let view = viewIfLoaded else { return }
      prepareForLayout()
      view.setNeedsLayout()
    }
  }

  override var placesChildren: Bool { true }

  override func prepareForLayout() {
    super.prepareForLayout()
    let bottom = placeTabBar()
    guard rareState?.transition == nil else { return }
    selectedViewController?.place(
      in: view, under: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0),
      opaqueEdges: tabBar.isTranslucent ? [] : .bottom)
  }

  /// Positions the bar at the lower edge, including the area of the home indicator.
  ///
  /// - Returns: The height that the bar covers above the safe area of the tab bar controller, in
  ///   points.
  private func placeTabBar() -> CGFloat {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    let isCovered = stack.contains(where: \.hidesBottomBarWhenPushed)
    shownBar.show(tabBar, in: view, hides: isTabBarHidden || isCovered)
    guard !tabBar.isHidden else { return 0 }
    tabBar.items = children.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let height = tabBar.barHeight()
    let below = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - below - height, width: view.bounds.width,
      height: height + below)
    return height
  }
}

extension UITabBarController {
  /// Selects a tab with an animator of the delegate.
  ///
  /// - Returns: `true` if there is an animator.
  func selectWithAnimator(_ index: Int) -> Bool {
    guard appearance == .appeared, rareState?.transition == nil, index != storedIndex,
      let from = selectedViewController, from.isViewLoaded,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: children[index])
    else { return false }
    let to = children[index]
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    to.loadViewIfNeeded()
    storedIndex = index
    let container = UITabTransitionView()
    addTransitionView(container, with: from)
    to.view.frame = view.bounds
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    prepareForLayout()
    let context = TransitionContext(in: container, from: from, to: to, animator, interactor)
    beginExchange(context, from: from, to: to)
    context.start { [self] didComplete in
      rareState?.transition = nil
      // The app can have selected another tab during the transition.
      if !didComplete, selectedViewController === to,
        let former = children.firstIndex(where: { $0 === from })
      {
        storedIndex = former
        to.beginAppearanceTransition(false, animated: true)
        from.beginAppearanceTransition(true, animated: true)
      }
      endExchange(context, from: from, to: to, current: selectedViewController) { showSelected() }
    }
    return true
  }
}

extension UITabBarController: BarContainer {
  func barVisibilityDidChange() { if !shownBar.isChanging { view.setNeedsLayout() } }
}

/// The view in which a tab bar controller exchanges the views of its controllers.
@MainActor
final class UITabTransitionView: UIView {}
