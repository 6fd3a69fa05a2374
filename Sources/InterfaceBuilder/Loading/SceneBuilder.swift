import AutoLayout
import Foundation

/// Creates the controllers of a storyboard.
///
/// The controllers retain their builder, because views, embedded controllers and segues are created
/// when they are needed.
@MainActor
final class SceneBuilder {
  /// The scenes, with their document and classes.
  private let scenes: DocumentScenes
  /// The storyboard that contains the scenes.
  let storyboard: UIStoryboard?
  /// The document of the elements.
  var document: InterfaceDocument { scenes.document }
  /// The classes of the storyboard, or the shared ones.
  var classes: InterfaceClasses { scenes.classes ?? .shared }
  /// Identifiers of controllers that are being created: one that contains itself is omitted.
  private var active: Set<String> = []

  /// Creates a builder for the controllers of a storyboard.
  init(_ scenes: DocumentScenes, _ storyboard: UIStoryboard) {
    self.scenes = scenes
    self.storyboard = storyboard
  }

  /// Returns a new controller with those that it contains. Its view is created on first use.
  ///
  /// Recursion ends at a controller that is already being created. `awakeFromNib()` is called last,
  /// as in UIKit. The closure creates the controller unless it returns `nil`.
  func controller(
    of element: XMLTree.Element, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let registered = creator?(InterfaceCoder()) ?? registeredInstance(of: element)
    let controller = registered ?? systemInstance(of: element)
    controller.documentIdentifier = element.id
    controller.viewLoader = { [self] in view(of: element, for: $0) }
    controller.segueSource = self
    configure(controller, element)
    setRegistered(element, for: controller, isRegistered: registered != nil)
    if let id = element.id, active.insert(id).inserted {
      contain(element, in: controller)
      active.remove(id)
    }
    controller.awakeFromNib()
    return controller
  }

  /// Returns the controller that a registered class creates, or `nil` if there is none, or if the
  /// class creates another object.
  private func registeredInstance(of element: XMLTree.Element) -> UIViewController? {
    if let known = classes.known(element[ObjectElement.customClass]) {
      return known.make(InterfaceCoder()) as? UIViewController
    }
    return (element.programClass as? UIViewController.Type)?.init(coder: InterfaceCoder())
  }

  /// Returns a controller of UIKit's class for an element. The controllers of elements that are not
  /// listed, such as `viewController` and `glkViewController`, are plain view controllers.
  private func systemInstance(of element: XMLTree.Element) -> UIViewController {
    switch element.kind {
    case .tableViewController: return UITableViewController(style: .plain)
    case .collectionViewController:
      return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case .navigationController: return UINavigationController()
    case .tabBarController: return UITabBarController()
    case .splitViewController: return UISplitViewController()
    case .pageViewController: return UIPageViewController()
    default: return UIViewController()
    }
  }

  /// Sets the properties of a controller in the document: titles, bar buttons, bars, edges, size
  /// and presentation. Properties that are not written keep UIKit's defaults.
  private func configure(_ controller: UIViewController, _ element: XMLTree.Element) {
    if let title = element[ControllerElement.title] { controller.title = title }
    if let item = element.child(ControllerElement.navigationItem) {
      controller.navigationItem.title =
        item.text(of: NavigationItemElement.title) ?? controller.navigationItem.title
      controller.navigationItem.largeTitleDisplayMode =
        item[NavigationItemElement.largeTitleDisplayMode]
      controller.navigationItem.prompt = item[NavigationItemElement.prompt]
      itemBuilder(element, for: controller).addButtons(of: item, to: controller.navigationItem)
    }
    if let items = element.child(ControllerElement.toolbarItems),
      items.children.contains(where: { _ in true })
    {
      let builder = itemBuilder(element, for: controller)
      controller.toolbarItems = items.children.map(builder.barButtonItem)
    }
    if let item = element.child(ControllerElement.tabBarItem) {
      controller.tabBarItem.title =
        item.text(of: TabBarItemElement.title) ?? controller.tabBarItem.title
    }
    controller.hidesBottomBarWhenPushed = element[ControllerElement.hidesBottomBarWhenPushed]
    controller.extendedLayoutIncludesOpaqueBars =
      element[ControllerElement.extendedLayoutIncludesOpaqueBars]
    controller.edgesForExtendedLayout = element.extendedLayoutEdges
    if let size = element.size(ControllerElement.preferredContentSize) {
      controller.preferredContentSize = size
    }
    controller.modalPresentationStyle =
      element[ControllerElement.modalPresentationStyle] ?? .automatic
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = element[NavigationControllerElement.navigationBarHidden]
      navigation.isToolbarHidden = element[NavigationControllerElement.toolbarHidden]
      let bar = element.child(NavigationControllerElement.navigationBar)
      navigation.navigationBar.prefersLargeTitles = bar?[BarElement.largeTitles] ?? false
    }
    setOpaqueBars(of: controller, element)
  }

  /// Makes the bars of a container opaque that are not translucent in the document.
  private func setOpaqueBars(of controller: UIViewController, _ element: XMLTree.Element) {
    if let navigation = controller as? UINavigationController {
      if !element.hasTranslucentBar(NavigationControllerElement.navigationBar) {
        navigation.navigationBar.isTranslucent = false
      }
      if !element.hasTranslucentBar(NavigationControllerElement.toolbar) {
        navigation.toolbar.isTranslucent = false
      }
    } else if let tabs = controller as? UITabBarController,
      !element.hasTranslucentBar(TabBarControllerElement.tabBar)
    {
      tabs.tabBar.isTranslucent = false
    }
  }

  /// Sets the properties that the program registered, and logs classes and properties that are not
  /// registered.
  private func setRegistered(
    _ element: XMLTree.Element, for controller: UIViewController, isRegistered: Bool
  ) {
    let builder = itemBuilder(element, for: controller)
    if !isRegistered, let known = classes.known(element[ObjectElement.customClass]) {
      builder.reportMakesNo("view controller", known.name, element)
    }
    builder.reportUnknownClass(element)
    builder.setRegisteredAttributes(of: controller, element)
    builder.logDiagnostics()
  }

  /// Returns a builder for bar buttons and runtime attributes, which belong to the controller
  /// rather than its view.
  private func itemBuilder(
    _ element: XMLTree.Element, for controller: UIViewController
  ) -> TreeBuilder {
    let root = InterfaceRoot(
      document: document, element: element, kind: .controllerView, controller: element)
    return TreeBuilder(root, for: controller, classes: scenes.classes)
  }

  // MARK: - Views

  /// Returns the view of a controller, or `nil` if the document has none. Before `viewDidLoad()` it
  /// has the bounds of the screen, on any canvas (`runtime`: 12 frames that `viewDidLoad()`
  /// computes, on screens 390 and 393 points wide of a storyboard 375 wide).
  private func view(of element: XMLTree.Element, for controller: UIViewController) -> UIView? {
    guard let source = element.controllerView else { return nil }
    let root = InterfaceRoot(
      document: document, element: source, kind: .controllerView, controller: element)
    let builder = TreeBuilder(root, for: controller, classes: scenes.classes)
    let view = builder.build().view
    view.frame = UIScreen.main.bounds
    controller.onViewDidLoad = { [self] in embedChildren(of: element, in: $0) }
    return view
  }

  /// Fills container views with the controllers that segues embed in them, except those that are
  /// being created.
  private func embedChildren(of element: XMLTree.Element, in controller: UIViewController) {
    guard let rootView = controller.viewIfLoaded, let id = element.id, active.insert(id).inserted
    else { return }
    defer { active.remove(id) }
    rootView.forEachInSubtree { container in
      guard let name = container.documentIdentifier,
        let segue = document.segues.embeddings[name], segue.source == element,
        !active.contains(segue.destination),
        let destination = document.element(withIdentifier: segue.destination)
      else { return }
      embed(self.controller(of: destination), in: container, of: controller, segue.element)
    }
  }

  /// Adds a controller to a container view as UIKit does: `prepare(for:sender:)` of the parent is
  /// called before the child's view is loaded, and the view fills the container.
  private func embed(
    _ child: UIViewController, in container: UIView, of parent: UIViewController,
    _ source: XMLTree.Element
  ) {
    let segue = UIStoryboardSegue(
      identifier: source[SegueElement.identifier], source: parent, destination: child)
    parent.prepare(for: segue, sender: container)
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // MARK: - Segues

  /// Creates the controllers to which relationships of a container lead, in document order.
  private func contain(_ element: XMLTree.Element, in controller: UIViewController) {
    let inner = relationships(of: element).compactMap { segue -> UIViewController? in
      guard let id = segue[SegueElement.destination], !active.contains(id) else { return nil }
      return document.element(withIdentifier: id).map { self.controller(of: $0) }
    }
    guard !inner.isEmpty else { return }
    switch controller {
    case let controller as UINavigationController: controller.viewControllers = inner
    case let controller as UITabBarController: controller.viewControllers = inner
    case let controller as UISplitViewController: controller.viewControllers = inner
    default: break
    }
  }

  /// Returns the relationship segues of a controller, such as those to the tabs of a tab bar
  /// controller.
  private func relationships(of element: XMLTree.Element) -> [XMLTree.Element] {
    (element.child(ObjectElement.connections)?.children.map { $0 } ?? []).filter {
      $0.kind == .segue && $0[SegueElement.kind] == .relationship
    }
  }
}

extension TreeBuilder {
  /// Creates a builder of the view of a controller in a running program, with the controller's
  /// traits.
  convenience init(
    _ root: InterfaceRoot, for controller: UIViewController, classes: InterfaceClasses?
  ) {
    var choice = CanvasChoice.application
    choice.settings.contentSizeCategory = controller.traitCollection.preferredContentSizeCategory
    self.init(root, root.canvas(choice), choice, for: .application, classes: classes)
    self.controller = controller
    if root.document.usesTraitCollections {
      traits = VariationTraits(controller.traitCollection)
    }
  }
}
