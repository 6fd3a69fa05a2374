import Foundation

/// Manages one view and what happens to it: loading, appearing, layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The view once it has been loaded.
  private var loadedView: UIView?
  /// Passes on what the view reports about its layout.
  private lazy var observer = ControllerLayoutObserver(self)
  /// Whether `loadView()` runs at the moment, in which `view` must not be asked for.
  private var isLoadingView = false
  /// The guide below the top bars, made on first use.
  private var topGuide: LayoutSupportGuide?
  /// The guide above the bottom bars, made on first use.
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

  /// Makes the view from the document that the controller comes from.
  package var viewLoader: ((UIViewController) -> UIView?)?
  /// Makes views for controllers with a `nibName`; set by what reads documents.
  package static var nibLoader: ((UIViewController) -> UIView?)?
  /// The view of the controller's document; nil where there is none.
  var documentView: UIView? {
    viewLoader?(self) ?? (nibName == nil ? nil : Self.nibLoader?(self))
  }
  /// Called once the view is there and before `viewDidLoad()`, as segues that embed children are
  /// performed.
  package var onViewDidLoad: ((UIViewController) -> Void)?
  /// What the segues of the controller's storyboard do.
  package var segueSource: (any SegueSource)?

  /// The identifier of the controller in its document.
  package var documentIdentifier: String?

  /// Makes a controller whose view is made by `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    guard coder is InterfaceCoder else { return nil }
    nibName = nil
    super.init()
  }

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
    if let prepare = onViewDidLoad {
      onViewDidLoad = nil
      prepare(self)
    }
    viewDidLoad()
  }

  /// Makes the view: the document's, where the controller comes from one or has a `nibName` that
  /// names one, otherwise a plain one of the main screen's size that follows its superview.
  open func loadView() {
    if let view = documentView {
      self.view = view
      return
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Has the view report its layout to the controller.
  private func attachView() {
    guard let view = loadedView else { return }
    view.layoutObserver = observer
    view.additionalSafeAreaInsets = allAdditionalInsets
    updateSystemMinimumMargins()
  }

  /// Ends the reports of a view that is replaced.
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
  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy with its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came onto the screen and was laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Where the view is on its way on and off the screen.
  var appearance = Appearance.disappeared
  /// Whether the present change is shown in steps, as the calls about it say.
  var isAppearanceAnimated = false
  /// Whether children are told when this controller appears and disappears; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being put into a container or presented.
  open var isMovingToParent: Bool { appearance == .appearing && isJoining }
  /// Whether the controller is being taken out of its container.
  open var isMovingFromParent: Bool { appearance == .disappearing && isLeaving }
  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool {
    appearance == .disappearing && presentation?.isEnding == true
  }
  /// Whether the view came into the window, or leaves it, because the program moved it.
  var appearsByItself = false
  /// Whether the program took the view out of its window.
  var disappearsByItself = false
  /// Whether the controller is being added to its parent.
  var isJoining = false
  /// Whether the controller is being removed from its parent.
  var isLeaving = false

  // MARK: - Presentation

  /// How the controller is presented; `automatic` is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept; nothing moves by itself here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Kept: whether a sheet can be pulled away.
  open var isModalInPresentation = false
  /// Whether controllers presented in the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Where a popover points to, and other details of how the controller is presented.
  open lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// The controller that this one, or one that it is in, presents.
  open var presentedViewController: UIViewController? {
    presentedController ?? parent?.presentedViewController
  }
  /// The controller that presented this one or one that it is in.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }
  /// The controller that this one presents itself.
  var presentedController: UIViewController?
  /// How this controller is presented.
  var presentation: ModalPresentation?

  /// Shows a controller over this one, in the frame of its presentation style.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, animated: flag, completion) }

  /// Takes away what this controller presents, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion)
  }

  /// Pushes a controller where there is a navigation controller around, presents it otherwise.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController, vc.parent !== navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }

  /// Shows a controller beside this one in a split view, presents it otherwise.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: false)
    }
  }

  /// Whether bars at the bottom are away while the controller is on a navigation controller's
  /// stack.
  open var hidesBottomBarWhenPushed = false

  /// Told before a segue of the controller's storyboard is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue is performed; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

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

  /// The program's insets and those of the bars around the view, in points.
  private var allAdditionalInsets: UIEdgeInsets { additionalSafeAreaInsets + containerInsets }

  /// Hands the additional insets on to the view.
  private func updateAdditionalInsets() {
    loadedView?.additionalSafeAreaInsets = allAdditionalInsets
    updateLayoutSupport()
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateSystemMinimumMargins() }
  }

  /// The least margins of the view in points: 20 on the sides of views whose width and whose
  /// window's shorter side are at least 400, else 16 (evidence: `SystemMargins`).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SystemMargins.side(
      forWidth: viewIfLoaded?.bounds.width ?? 0, in: viewIfLoaded?.window?.bounds.size,
      on: (viewIfLoaded?.layoutEnvironment ?? LayoutEnvironment()).platform)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Hands the least margins on to the view.
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

  /// Lengths of the layout guides that a document's canvas has, in points; nil follows the safe
  /// area.
  package var layoutSupportLengths: (top: CGFloat, bottom: CGFloat)? {
    didSet { updateLayoutSupport() }
  }

  /// Brings the lengths of both guides up to date.
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

  /// Told before the view gets another size in points, with what runs beside the change; the
  /// default tells the children whose size follows.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if inner != child.view.bounds.size { child.viewWillTransition(to: inner, with: coordinator) }
    }
  }

  /// The size in points that a child gets when this controller's view gets `parentSize`: a child
  /// that fills the view fills it then, others keep their size.
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

  /// Makes a controller a child of this one, taking it from its present parent; the program adds
  /// the view and then calls `didMove(toParent:)`.
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

  /// Removes a child from the list of children.
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

  /// The nearest split view controller that the controller is in.
  public var splitViewController: UISplitViewController? { ancestor() }

  /// The nearest parent of a class; nil if there is none.
  private func ancestor<Container: UIViewController>() -> Container? {
    var current = parent
    while let controller = current {
      if let found = controller as? Container { return found }
      current = controller.parent
    }
    return nil
  }
}

extension UIViewController: UIAppearanceContainer {}
