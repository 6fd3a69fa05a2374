import Foundation

/// A controller that shows one of several controllers above a tab bar.
///
/// The bar lies above the home indicator and adds its height to the safe area of the shown
/// controller's view, which fills the tab bar controller's own.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers that the tabs stand for, in order.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { show(newValue ?? []) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    show(viewControllers ?? [])
  }

  /// The index of the controller that shows; `NSNotFound` where there is none. An index that does
  /// not exist changes nothing.
  open var selectedIndex: Int {
    get { children.indices.contains(storedIndex) ? storedIndex : NSNotFound }
    set {
      guard children.indices.contains(newValue) else { return }
      storedIndex = newValue
      if isViewLoaded { showSelected() }
    }
  }
  private var storedIndex = 0

  /// The controller that shows; setting one that is not among the controllers changes nothing.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(storedIndex) ? children[storedIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  private func show(_ controllers: [UIViewController]) {
    let selected = selectedViewController
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
    storedIndex = controllers.firstIndex { $0 === selected } ?? 0
    if isViewLoaded { showSelected() }
  }

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

  // MARK: - Bar

  /// Whether the tab bar is away.
  open var isTabBarHidden = false {
    didSet {
      guard let view = viewIfLoaded else { return }
      placeSelected()
      view.setNeedsLayout()
    }
  }

  override func prepareForLayout() {
    super.prepareForLayout()
    placeSelected()
  }

  /// Gives the shown controller its frame and what the bar covers of it.
  private func placeSelected() {
    guard let selected = selectedViewController, let content = selected.viewIfLoaded else { return }
    let height = isTabBarHidden ? 0 : BarMetrics(view.layoutEnvironment).tabBar
    var frame = view.bounds
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    if !selected.edgesForExtendedLayout.contains(.bottom), height > 0 {
      frame.size.height = max(0, frame.height - view.safeAreaInsets.bottom - height)
      insets.bottom = 0
    }
    content.frame = frame
    selected.containerInsets = insets
  }
}
