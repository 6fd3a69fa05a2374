import Foundation

/// Manages one view and what happens to it: loading, appearing, layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private lazy var observer = ControllerLayoutObserver(self)
  /// Whether `loadView()` runs at the moment, in which `view` must not be asked for.
  private var isLoadingView = false
  private var topGuide: LayoutSupportGuide?
  private var bottomGuide: LayoutSupportGuide?

  /// The name of the document that the view would come from; documents are loaded by other means.
  public let nibName: String?

  /// A title for people; bars show it.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The size the controller would like in a container, in points.
  open var preferredContentSize = CGSize.zero
  /// The edges at which the view reaches under translucent bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars, as up to iOS 10. Kept without
  /// effect: `UIScrollView.contentInsetAdjustmentBehavior` decides.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The controllers whose views lie in this one's.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one is a child of.
  open internal(set) weak var parent: UIViewController?

  /// What navigation bars show for the controller.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]?

  /// The identifier of the controller in its document.
  package var documentIdentifier: String?

  /// Makes a controller whose view is made by `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Always fails: Interface Builder's compiled archives are not read; documents are.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: - View

  /// The controller's view; the first use loads it and calls `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      detachView()
      loadedView = newValue
      attachView()
    }
  }

  /// The view, where it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that has happened.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view: a plain one of the main screen's size that follows its superview.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  private func attachView() {
    guard let view = loadedView else { return }
    view.layoutObserver = observer
    view.additionalSafeAreaInsets = allAdditionalInsets
    updateSystemMinimumMargins()
  }

  private func detachView() {
    guard let view = loadedView else { return }
    view.layoutObserver = nil
    view.additionalSafeAreaInsets = .zero
    view.systemMinimumLayoutMargins = nil
    topGuide = nil
    bottomGuide = nil
  }

  /// Called once, when `view` has been made; does nothing unless overridden.
  open func viewDidLoad() {}
  /// Called before the window that is made visible is laid out; `animated` is always false.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the window that is made visible has been laid out; `animated` is always false.
  open func viewDidAppear(_ animated: Bool) {}
  /// For overriding; never called here, as windows are not closed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// For overriding; never called here, as windows are not closed.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: - Layout

  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`; of the views inside, only the view's own subviews
  /// have their frames by then.
  open func viewDidLayoutSubviews() {}
  /// Called before the view's `updateConstraints()`.
  open func updateViewConstraints() {}
  /// Called after the view's safe area insets have another value.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's layout margins have another value.
  open func viewLayoutMarginsDidChange() {}

  /// What has to be right before the view is laid out; containers place their children's views.
  func prepareForLayout() {
    updateSystemMinimumMargins()
    updateLayoutSupport()
  }

  // MARK: - Insets

  /// What the program adds to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { updateAdditionalInsets() } }

  /// What bars of a container add to the safe area of the view, in points.
  var containerInsets = UIEdgeInsets.zero { didSet { updateAdditionalInsets() } }

  private var allAdditionalInsets: UIEdgeInsets { additionalSafeAreaInsets + containerInsets }

  private func updateAdditionalInsets() {
    loadedView?.additionalSafeAreaInsets = allAdditionalInsets
    updateLayoutSupport()
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateSystemMinimumMargins() }
  }

  /// The least margins of the view in points: 16 on the sides of views up to 413 points wide, 20 of
  /// wider ones (Interface Builder's recorded frames).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SystemMargins.side(forWidth: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private func updateSystemMinimumMargins() {
    loadedView?.systemMinimumLayoutMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// The strip under the bars at the top of the view.
  open var topLayoutGuide: any UILayoutSupport {
    if let topGuide { return topGuide }
    let guide = LayoutSupportGuide(edge: .top, of: view)
    topGuide = guide
    updateLayoutSupport()
    return guide
  }

  /// The strip under the bars at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupportGuide(edge: .bottom, of: view)
    bottomGuide = guide
    updateLayoutSupport()
    return guide
  }

  /// Lengths of the layout guides that a document's canvas has, in points; nil follows the safe area.
  package var layoutSupportLengths: (top: CGFloat, bottom: CGFloat)? {
    didSet { updateLayoutSupport() }
  }

  func updateLayoutSupport() {
    guard topGuide != nil || bottomGuide != nil, let view = loadedView else { return }
    topGuide?.length = layoutSupportLengths?.top ?? view.safeAreaInsets.top
    bottomGuide?.length = layoutSupportLengths?.bottom ?? view.safeAreaInsets.bottom
  }

  // MARK: - Traits

  /// The traits of the controller: those around its view with what the parent and the controller
  /// override; before the view is in another one those of the parent or the main screen.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Told after the view's traits have other values; nil where it had none before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Told before the view's traits change, with what runs beside the change; the default tells the
  /// children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// Told before the view gets another size in points, with what runs beside the change; the default
  /// tells the children whose size follows.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if inner != child.view.bounds.size { child.viewWillTransition(to: inner, with: coordinator) }
    }
  }

  /// The size in points that a child gets when this controller's view gets `parentSize`: a child that
  /// fills the view fills it then, others keep their size.
  open func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container.viewIfLoaded, let view = viewIfLoaded else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  /// Traits that the controller sets for itself, its view and its children.
  var ownTraitOverrides = TraitValues() { didSet { traitOverridesDidChange(from: oldValue) } }
  /// Traits that the parent sets for this child.
  var parentTraitOverrides = TraitValues() { didSet { traitOverridesDidChange(from: oldValue) } }
  /// Who is told of changed traits.
  var traitSubscriptions = TraitSubscriptions()
  /// Whether a window has announced the change of traits that is under way.
  var isTransitionAnnounced = false

  // MARK: - Children

  /// Told before the controller gets or loses its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told after the controller got or lost its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller a child of this one, taking it from its present parent; the program adds the
  /// view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, childController !== self else { return }
    childController.parent?.forget(childController)
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Ends being a child; the program has removed the view.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.forget(self)
    didMove(toParent: nil)
  }

  private func forget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    child.containerInsets = .zero
  }
}

extension UIViewController {
  /// The nearest navigation controller that the controller is in.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller that the controller is in.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var current = parent
    while let controller = current {
      if let found = controller as? Container { return found }
      current = controller.parent
    }
    return nil
  }

  /// Tells the controller and the children that show of an appearance on the screen; `layout` is
  /// what happens between.
  func appear(_ layout: () -> Void) {
    let shown = shownControllers
    for controller in shown { controller.viewWillAppear(false) }
    layout()
    for controller in shown { controller.viewDidAppear(false) }
  }

  /// The controller and those below it whose views are in its view.
  private var shownControllers: [UIViewController] {
    loadViewIfNeeded()
    return [self]
      + children.filter { $0.viewIfLoaded?.superview != nil }.flatMap(\.shownControllers)
  }
}
