import Foundation

/// An object that manages a view: its loading, appearance and layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The view, or `nil` before it is loaded.
  private var loadedView: UIView?
  /// The observer that forwards layout events of the view.
  private lazy var observer = ControllerLayoutObserver(self)
  /// A Boolean value that indicates whether `loadView()` is running, during which `view` must not
  /// be loaded.
  private var isLoadingView = false
  /// The top and bottom layout guides, created on first use.
  private var supportGuides = LayoutSupportGuides()

  /// The name of the document that contains the view.
  open private(set) var nibName: String?
  /// The bundle that is searched for the document, or `nil` for the main bundle.
  open private(set) var nibBundle: Bundle?

  /// A title for bars to show.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The preferred size of the controller in a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize { announcePreferredContentSize() }
    }
  }
  /// The edges at which the view extends under translucent bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// A Boolean value that indicates whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// A Boolean value that indicates whether scroll views are inset from bars, as up to iOS 10.
  ///
  /// - Remark: Inert. The value is stored without effect; use
  ///   `UIScrollView.contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The controllers that this controller contains.
  open internal(set) var children: [UIViewController] = []
  /// The controller that contains this controller.
  open internal(set) weak var parent: UIViewController?

  /// The item that navigation bars show for the controller.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The default item of the controller, unless a subclass returns another one.
  private lazy var madeNavigationItem = UINavigationItem(title: title ?? "")
  /// The item that a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The items that a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]?

  /// A closure that creates the view from the controller's document.
  package var viewLoader: ((UIViewController) -> UIView?)?
  /// A closure that is called after the view is loaded and before `viewDidLoad()`, to perform embed
  /// segues.
  package var onViewDidLoad: ((UIViewController) -> Void)?
  /// The object that provides the segues of the controller's storyboard.
  package var segueSource: (any SegueSource)?

  /// The identifier of the controller in its document.
  package var documentIdentifier: String?

  /// Creates a controller with the name of a xib that contains its view, without the extension.
  ///
  /// The xib is searched for in the bundle and in the folders of `InterfaceSources`. Without a
  /// name, a subclass `DetailViewController` gets the view of `DetailView.xib` or
  /// `DetailViewController.xib` if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the view controller when a storyboard or xib that names its class is loaded, or from
  /// an archive without views. When a document is loaded, the coder is an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    guard coder.hasNoView else { return nil }
    nibName = nil
    super.init()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  /// The key commands that call methods of the controller: those that were added, or `nil` if there
  /// are none.
  open override var keyCommands: [UIKeyCommand]? {
    rareState.flatMap { $0.keyCommands.isEmpty ? nil : $0.keyCommands }
  }
  /// Adds a key command that calls a method of the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    madeState.keyCommands.append(keyCommand)
  }
  /// Removes a key command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    rareState?.keyCommands.removeAll { $0 === keyCommand }
  }
  /// The context of the app extension.
  ///
  /// - Remark: Inert. App extensions are not supported; the context is always `nil`.
  open var extensionContext: NSExtensionContext? { nil }

  // MARK: - View

  /// The controller's view. The first use loads it and calls `viewDidLoad()`.
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

  /// The view if it has been loaded, otherwise `nil`.
  open var viewIfLoaded: UIView? { loadedView }

  /// A Boolean value that indicates whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { view = makeView(frame: UIScreen.main.bounds) }
    if let prepare = onViewDidLoad {
      onViewDidLoad = nil
      prepare(self)
    }
    viewDidLoad()
  }

  /// Creates the view. A controller from a document, or with a `nibName` that identifies one, gets
  /// the view of the document. Other controllers get a plain view that has the size of the main
  /// screen and resizes with its superview.
  open func loadView() {
    if let view = documentView {
      self.view = view
      return
    }
    let view = makeView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Returns the plain view of the controller. Containers return views of private classes.
  package func makeView(frame: CGRect) -> UIView { UIView(frame: frame) }

  /// The class and the address, in UIKit's format.
  nonisolated open override var description: String {
    "<\(describedClassName): \(ObjectIdentifier(self).addressText)>"
  }

  /// Connects the view, so that it reports its layout to the controller.
  private func attachView() {
    guard let view = loadedView else { return }
    view.layoutObserver = observer
    view.additionalSafeAreaInsets = allAdditionalInsets
    supportGuides.attach(to: view)
    updateLayoutSupport()
    updateSystemMinimumMargins()
  }

  /// Disconnects a view that is replaced.
  private func detachView() {
    guard let view = loadedView else { return }
    view.layoutObserver = nil
    view.additionalSafeAreaInsets = .zero
    view.systemMinimumLayoutMargins = nil
    supportGuides = LayoutSupportGuides()
  }

  /// Notifies the controller that its view has been loaded. The method is called once and does
  /// nothing by default.
  open func viewDidLoad() {}
  /// Notifies the controller that its view is about to be added to a window and to appear. The
  /// frame, the safe area and the traits of the view are not up to date.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is in a window with its frame, safe area and traits,
  /// before the view lays out its subviews.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Notifies the controller that its view has appeared and been laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the controller that its view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The state of the view in appearance transitions.
  var appearance = Appearance.disappeared
  /// A Boolean value that indicates whether the current transition is animated, according to its
  /// caller.
  var isAppearanceAnimated = false
  /// A Boolean value that indicates whether `viewIsAppearing(_:)` was called in the current
  /// transition.
  var isAppearingAnnounced = false
  /// A Boolean value that indicates whether `prepareForLayout()` sets the frames of the children.
  var placesChildren: Bool { false }
  /// A Boolean value that indicates whether children are notified when this controller appears and
  /// disappears. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A Boolean value that indicates whether the controller is being added to a container.
  open var isMovingToParent: Bool { appearance == .appearing && isJoining }
  /// A Boolean value that indicates whether the controller is being removed from its container.
  open var isMovingFromParent: Bool { appearance == .disappearing && isLeaving }
  /// A Boolean value that indicates whether the controller is being presented.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// A Boolean value that indicates whether the controller is being dismissed.
  open var isBeingDismissed: Bool {
    appearance == .disappearing && presentation?.isEnding == true
  }
  /// A Boolean value that indicates whether the view is appearing because the app added it to a
  /// window.
  var appearsByItself = false
  /// A Boolean value that indicates whether the view is disappearing because the app removed it
  /// from its window.
  var disappearsByItself = false
  /// A Boolean value that indicates whether the controller is being added to its parent.
  var isJoining = false
  /// A Boolean value that indicates whether the controller is being removed from its parent.
  var isLeaving = false

  // MARK: - Presentation

  /// The style of the controller's presentation. `automatic` is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the controller's presentation, which is animated while a clock is current.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether the user cannot dismiss the presentation.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether controllers presented in the current context cover this
  /// controller's view.
  open var definesPresentationContext = false
  /// The object that manages the presentation of the controller or of the ancestor that is
  /// presented. It is created on first use.
  open var presentationController: UIPresentationController? {
    presentation == nil && parent != nil ? parent?.presentationController : styledController()
  }
  /// The presentation controller during a presentation, or `nil` otherwise.
  open var activePresentationController: UIPresentationController? {
    presentation?.controller ?? parent?.activePresentationController
  }
  /// The presentation controller of the popover, or `nil` if the style is not `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The presentation controller of the sheet, or `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The coordinator of the transition in progress, or `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }
  /// The object that provides the animators and the presentation controller of the controller (not
  /// retained).
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rareState?.transitioningDelegate }
    set { madeState.transitioningDelegate = newValue }
  }
  /// The controller that this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    presentedController ?? parent?.presentedViewController
  }
  /// The controller that presented this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }
  /// The controller that this controller itself presents.
  var presentedController: UIViewController?
  /// The presentation of this controller.
  var presentation: ModalPresentation?

  /// Presents a controller over this one, in the frame of its presentation style.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: A Boolean value that indicates whether the transition is animated, which has an
  ///     effect while a clock is current.
  ///   - completion: A closure to call after the presentation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, animated: flag, completion) }

  /// Dismisses the controller that this controller presents, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion)
  }

  /// Pushes a controller if there is a navigation controller, and otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController, vc.parent !== navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }

  /// Shows a controller next to this one in a split view, and otherwise presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: false)
    }
  }

  /// A Boolean value that indicates whether bars at the lower edge are hidden while the controller
  /// is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// Notifies the controller that a segue of its storyboard is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns a Boolean value that indicates whether a segue that a view triggers is performed. The
  /// default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue with an identifier, without calling
  /// `shouldPerformSegue(withIdentifier:sender:)`.
  ///
  /// Raises `NSInvalidArgumentException` if the controller's storyboard has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(withIdentifier: identifier, sender: sender)
  }
  /// Returns a Boolean value that indicates whether the controller is the destination of an unwind
  /// segue. By default, it is if it implements the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Prepares the view of a container for an unwind segue. Does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - Screen

  /// The orientations that the controller supports. The default is all on an iPad and all but
  /// upside down on an iPhone. The root controller and those that are presented full screen
  /// determine the orientation of the window, which the application must also support.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .default(isPad: traitCollection.userInterfaceIdiom == .pad)
  }
  /// A Boolean value that indicates whether the window rotates with the device. The default is
  /// `true`. Since iOS 16, the system ignores it.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented full screen. The default is the current
  /// one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    currentOrientation
  }
  /// Notifies the system that `supportedInterfaceOrientations` changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.updateOrientation(isAutomatic: true)
  }

  /// A Boolean value that indicates whether the status bar is hidden. The default is `true` in
  /// vertically compact environments. On screens without a sensor housing, a hidden status bar is
  /// not part of the safe area.
  open var prefersStatusBarHidden: Bool {
    ScreenPreferences.hidesStatusBar(in: traitCollection.verticalSizeClass)
  }
  /// The colors of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation with which the status bar changes. In this implementation, it changes
  /// immediately.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines whether the status bar is hidden, or `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines the colors of the status bar, or `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// A Boolean value that indicates whether the controller determines the status bar although its
  /// presentation does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Notifies the system that the appearance of the status bar changed. The safe area is updated
  /// immediately.
  open func setNeedsStatusBarAppearanceUpdate() { updateScreen() }

  /// A Boolean value that indicates whether the home indicator is hidden while the user does not
  /// touch the screen. The safe area still includes it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines the home indicator, or `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notifies the system that `prefersHomeIndicatorAutoHidden` changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateScreen() }
  /// The edges at which gestures of the app take precedence over those of the system.
  ///
  /// - Remark: Inert. There are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges, or `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Notifies the system that `preferredScreenEdgesDeferringSystemGestures` changed.
  ///
  /// - Remark: Inert. It has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - Editing, memory and restoration

  /// The properties that are rarely set, created on first use.
  var rareState: ControllerState?

  /// A Boolean value that indicates whether the content can be edited. The default is `false`.
  open var isEditing: Bool {
    get { rareState?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether the content can be edited, and gives `editButtonItem` the title Done or Edit.
  open func setEditing(_ editing: Bool, animated: Bool) { updateEditing(editing) }
  /// A bar button item that toggles `isEditing`.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
  /// Notifies the controller that memory is low.
  ///
  /// - Remark: Inert. It is never called.
  open func didReceiveMemoryWarning() {}
  /// The identifier for restoring the state.
  ///
  /// - Remark: Inert. State is not stored between launches.
  open var restorationIdentifier: String? {
    get { rareState?.restorationIdentifier }
    set { madeState.restorationIdentifier = newValue }
  }
  /// Encodes the state of the controller. Does nothing by default.
  ///
  /// - Remark: Inert. State is not stored between launches.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of the controller. Does nothing by default.
  ///
  /// - Remark: Inert. State is not stored between launches.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Notifies the controller that the state is restored. Does nothing by default.
  ///
  /// - Remark: Inert. State is not stored between launches.
  open func applicationFinishedRestoringState() {}
  /// A Boolean value that indicates whether the keyboard remains when text loses the focus. The
  /// default is `true` for form sheets.
  ///
  /// - Remark: Inert. There is no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// A Boolean value that indicates whether the controller determines the transition of controllers
  /// that are presented in its context. The default is `false`.
  ///
  /// - Remark: Inert. Presented controllers determine their transitions.
  open var providesPresentationContextTransitionStyle: Bool {
    get { rareState?.providesTransitionStyle ?? false }
    set { madeState.providesTransitionStyle = newValue }
  }
  /// Replaces the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
  /// Returns the controller that handles an action: this one or the nearest ancestor that responds
  /// to it. Returns `nil` if there is none.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    responds(to: action) ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  /// Notifies the controller that the preferred content size of a child changed. Does nothing by
  /// default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Notifies the controller that the fitting size of a child's content changed. Does nothing by
  /// default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Exchanges the view of a child for that of another child, with the closures of an animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      fromViewController, toViewController, duration, options, animations, completion)
  }
  /// Sets the scroll view that bars follow at edges.
  ///
  /// - Remark: Partial. Navigation bars show their appearance for the scroll edge; other bars do
  ///   not.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { madeState.topScrollView = scrollView }
    if edge.contains(.bottom) { madeState.bottomScrollView = scrollView }
  }
  /// Returns the scroll view that bars follow at an edge, or `nil` if none was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge == .bottom ? rareState?.bottomScrollView : rareState?.topScrollView
  }

  // MARK: - Layout

  /// Notifies the controller that its view is about to call `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that its view has called `layoutSubviews()`. At this time, only the
  /// direct subviews of the view have their frames.
  open func viewDidLayoutSubviews() {}
  /// Updates constraints before the view's `updateConstraints()`.
  open func updateViewConstraints() {}
  /// Notifies the controller that the safe area insets of its view have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Notifies the controller that the layout margins of its view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Prepares the layout of the view. Containers position the views of their children.
  func prepareForLayout() {
    updateSystemMinimumMargins()
    updateLayoutSupport()
  }

  // MARK: - Insets

  /// The insets that the app adds to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { updateAdditionalInsets() } }

  /// The insets that bars of a container add to the safe area of the view, in points.
  var containerInsets = UIEdgeInsets.zero { didSet { updateAdditionalInsets() } }

  /// The total insets of the app and of the bars around the view, in points.
  private var allAdditionalInsets: UIEdgeInsets { additionalSafeAreaInsets + containerInsets }

  /// Forwards the additional insets to the view.
  private func updateAdditionalInsets() {
    loadedView?.additionalSafeAreaInsets = allAdditionalInsets
    updateLayoutSupport()
  }

  /// A Boolean value that indicates whether the view's margins are at least
  /// `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateSystemMinimumMargins() }
  }

  /// The minimum margins of the view in points: 20 at the sides if the width of the view and the
  /// shorter side of its window are at least 400, and otherwise 16 (evidence: `SystemMargins`).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SystemMargins.side(
      forWidth: viewIfLoaded?.bounds.width ?? 0, in: viewIfLoaded?.window?.bounds.size,
      on: (viewIfLoaded?.layoutEnvironment ?? LayoutEnvironment()).platform)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Forwards the minimum margins to the view.
  private func updateSystemMinimumMargins() {
    loadedView?.systemMinimumLayoutMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// The area under the bars at the top of the view.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(at: .top) }

  /// The area under the bars at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(at: .bottom) }

  /// The lengths of the layout guides on a document's canvas, in points, or `nil` to follow the
  /// safe area.
  package var layoutSupportLengths: (top: CGFloat, bottom: CGFloat)? {
    didSet { updateLayoutSupport() }
  }

  /// Returns the guide at an edge, and loads the view if necessary.
  ///
  /// While the view is being loaded, for example in `awakeFromNib()` of a view in its document, the
  /// guide has no owner yet. It is added to the view when the controller gets it.
  private func layoutSupport(at edge: NSLayoutConstraint.Attribute) -> LayoutSupportGuide {
    loadViewIfNeeded()
    let guide = supportGuides.guide(at: edge, of: loadedView)
    updateLayoutSupport()
    return guide
  }

  /// Adds the guide at an edge to a view that the controller is about to get, so that constraints
  /// in its document can refer to the guide while the view is being loaded.
  package func addLayoutSupport(
    at edge: NSLayoutConstraint.Attribute, to view: UIView
  ) -> UILayoutGuide { supportGuides.guide(at: edge, of: view) }

  /// Updates the lengths of both guides.
  func updateLayoutSupport() {
    guard !supportGuides.isEmpty, let insets = loadedView?.safeAreaInsets else { return }
    supportGuides.setLengths(
      top: layoutSupportLengths?.top ?? insets.top,
      bottom: layoutSupportLengths?.bottom ?? insets.bottom)
  }

  // MARK: - Traits

  /// The traits of the controller: those around its view, with the overrides of the parent and the
  /// controller. Before the view has a superview, they are those of the parent or the main screen.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Notifies the controller that its traits have changed. The previous traits are `nil` if there
  /// were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Notifies the controller that its traits are about to change, with a coordinator of the
  /// transition. The default implementation notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// Notifies the controller that the size of its view, in points, is about to change, with a
  /// coordinator of the transition. The default implementation notifies the children whose size
  /// changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if inner != child.view.bounds.size { child.viewWillTransition(to: inner, with: coordinator) }
    }
  }

  /// Returns the size in points of a child when the size of this controller's view becomes
  /// `parentSize`. A child that fills the view continues to fill it, and others keep their size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded
    else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  /// The traits that the controller overrides for itself, its view and its children.
  var ownTraitOverrides = TraitValues() { didSet { traitOverridesDidChange(from: oldValue) } }
  /// The traits that the parent overrides for this child.
  var parentTraitOverrides = TraitValues() { didSet { traitOverridesDidChange(from: oldValue) } }
  /// The handlers for changed traits.
  var traitSubscriptions = TraitSubscriptions()
  /// A Boolean value that indicates whether a window has announced the current change of traits.
  var isTransitionAnnounced = false

  // MARK: - Children

  /// Notifies the controller that it is about to be added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Notifies the controller that it has been added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a controller as a child, and removes it from its current parent. The app then adds the
  /// view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, childController !== self else { return }
    childController.parent?.forget(childController)
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from its parent. The app removes the view first.
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
  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? { ancestor() }

  /// The nearest ancestor that is a split view controller.
  public var splitViewController: UISplitViewController? { ancestor() }

  /// Returns the nearest ancestor of a class, or `nil` if there is none.
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
