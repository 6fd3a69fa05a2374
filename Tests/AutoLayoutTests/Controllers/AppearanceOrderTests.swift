import Foundation
import Testing

@testable import AutoLayout

/// What a controller finds in its appearance methods: the window, the size, the safe area and the
/// traits of its view.
///
/// Oracle: `apple-documentation`. `viewWillAppear(_:)` is called before the view is added to a view
/// hierarchy, with geometry and traits that are not up to date; `viewIsAppearing(_:)` after the view
/// was added and laid out by its superview, with traits and geometry that are; `viewDidAppear(_:)`
/// after the layout. The device is an iPhone X: 375 × 812 with 44 at the top and 34 at the bottom.
@MainActor
@Suite struct AppearanceOrderTests {
  /// The state of the view in one method.
  private struct Moment: Equatable, CustomStringConvertible {
    let method: String
    let isInWindow: Bool
    let size: CGSize
    let top, bottom: CGFloat

    var description: String { "\(method) \(isInWindow) \(size) \(top) \(bottom)" }
  }

  private final class Recorder: UIViewController {
    var moments: [Moment] = []
    var names: [String] { moments.map(\.method) }

    func note(_ method: String) {
      moments.append(
        Moment(
          method: method, isInWindow: view.window != nil, size: view.bounds.size,
          top: view.safeAreaInsets.top, bottom: view.safeAreaInsets.bottom))
    }

    subscript(method: String) -> Moment? { moments.first { $0.method == method } }

    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewIsAppearing(_ animated: Bool) { note("is") }
    override func viewDidAppear(_ animated: Bool) { note("did") }
    override func viewWillDisappear(_ animated: Bool) { note("willNot") }
    override func viewDidDisappear(_ animated: Bool) { note("didNot") }
    override func viewWillLayoutSubviews() { note("layout") }
    override func viewSafeAreaInsetsDidChange() { note("insets") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traits") }
  }

  private let window = UIWindow(device: Device(identifier: "retina5_9")!)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Expects the order and the state of the last appearance.
  private func expectAppearance(
    _ controller: Recorder, top: CGFloat, bottom: CGFloat = 34,
    size: CGSize = CGSize(width: 375, height: 812), wasInWindow: Bool = false
  ) throws {
    let order = controller.names.filter { ["will", "insets", "is", "layout", "did"].contains($0) }
    #expect(order == ["will", "insets", "is", "layout", "did"])
    #expect(try #require(controller["will"]).isInWindow == wasInWindow)
    for method in ["is", "layout", "did"] {
      #expect(
        controller[method]
          == Moment(method: method, isInWindow: true, size: size, top: top, bottom: bottom))
    }
  }

  @Test func `A root view is added to the window after viewWillAppear`() throws {
    let root = Recorder()
    show(root)
    try expectAppearance(root, top: 44)
    #expect(root["will"]?.top == 0)
    root.moments = []
    window.rootViewController = UIViewController()
    #expect(root.names == ["willNot", "didNot"])
    #expect(root["willNot"]?.isInWindow == true && root["didNot"]?.isInWindow == false)
  }

  @Test func `The root of a navigation controller has the safe area below the bar`() throws {
    let root = Recorder()
    show(UINavigationController(rootViewController: root))
    try expectAppearance(root, top: 88)
  }

  @Test func `A pushed view has the safe area below the bar when it is appearing`() throws {
    let root = Recorder()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    root.moments = []
    let pushed = Recorder()
    navigation.pushViewController(pushed, animated: false)
    try expectAppearance(pushed, top: 88)
    #expect(root.names == ["willNot", "didNot"])
    #expect(root["didNot"]?.isInWindow == false)
    root.moments = []
    navigation.popViewController(animated: false)
    // The view keeps its frame and its insets while it is covered.
    #expect(root.names.filter { ["will", "is", "did"].contains($0) } == ["will", "is", "did"])
    #expect(root["will"]?.isInWindow == false)
    #expect(root["is"]?.isInWindow == true && root["is"]?.top == 88)
  }

  @Test func `A selected tab has the safe area above the tab bar when it is appearing`() throws {
    let (first, second) = (Recorder(), Recorder())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
    show(tabs)
    // 49 of the bar and 34 of the home indicator.
    try expectAppearance(first, top: 44, bottom: 83)
    tabs.selectedIndex = 1
    try expectAppearance(second, top: 88, bottom: 83)
  }

  @Test func `A presented view has its frame when it is appearing`() throws {
    let root = Recorder()
    show(root)
    root.moments = []
    let presented = Recorder()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    try expectAppearance(presented, top: 44)
    #expect(root.names == ["willNot", "didNot"])
    root.moments = []
    root.dismiss(animated: false)
    #expect(presented.names.suffix(2) == ["willNot", "didNot"])
    #expect(root.names.filter { ["will", "is", "did"].contains($0) } == ["will", "is", "did"])
    #expect(root["will"]?.isInWindow == false && root["is"]?.isInWindow == true)
  }

  @Test func `A child is appearing after its superview has laid it out`() throws {
    let parent = UIViewController()
    show(parent)
    let child = Recorder()
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 10),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.widthAnchor.constraint(equalToConstant: 200),
      child.view.heightAnchor.constraint(equalToConstant: 300),
    ])
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    let order = child.names.filter { ["will", "is", "layout", "did"].contains($0) }
    #expect(order == ["will", "is", "layout", "did"])
    #expect(child["will"]?.isInWindow == false)
    // 44 − 10 at the top; the view ends above the home indicator.
    #expect(
      child["is"]
        == Moment(
          method: "is", isInWindow: true, size: CGSize(width: 200, height: 300), top: 34, bottom: 0)
    )
    child.moments = []
    child.view.removeFromSuperview()
    #expect(child.names.filter { $0.hasSuffix("Not") } == ["willNot", "didNot"])
    #expect(child["willNot"]?.isInWindow == true && child["didNot"]?.isInWindow == false)
  }

  @Test func `A child that is added while the parent is loaded appears with the parent`() {
    final class Parent: UIViewController {
      let child = Recorder()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        child.view.autoresizingMask = []
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let parent = Parent()
    show(parent)
    let order = parent.child.names.filter { ["will", "is", "layout", "did"].contains($0) }
    #expect(order == ["will", "is", "layout", "did"])
    #expect(parent.child["is"]?.size == CGSize(width: 100, height: 100))
  }

  @Test func `A transition that a container ends without layout announces that the view appears`() {
    let controller = Recorder()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.names.filter { $0 != "traits" } == ["will", "is", "did"])
  }

  @Test func `The first traits come between viewWillAppear and viewIsAppearing`() throws {
    let root = Recorder()
    let tall = UIWindow(device: try #require(Device(identifier: "ipad9_7")))
    tall.rootViewController = root
    tall.makeKeyAndVisible()
    let order = root.names.filter { ["will", "traits", "is"].contains($0) }
    #expect(order == ["will", "traits", "is"])
  }

  @Test func `A window that is not shown adds its root view at the first layout`() {
    let root = UIViewController()
    window.rootViewController = root
    #expect(root.isViewLoaded && root.view.window == nil)
    window.layoutIfNeeded()
    #expect(root.view.window === window && root.view.frame == window.bounds)
  }
}
