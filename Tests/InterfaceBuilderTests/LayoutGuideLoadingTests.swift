import Foundation
import Testing

@testable import AutoLayout
@testable import InterfaceBuilder

/// Storyboards of Xcode 5 to 8, whose constraints refer to layout guides of the controller, in a
/// program. Oracle: `hand`, from Apple's documentation of `topLayoutGuide`: its length is what bars
/// cover of the view (iPhone 8: status bar 20, hidden in landscape; navigation bar 44, in landscape 32;
/// iPhone 15: 59 and 34).
@MainActor
@Suite struct LayoutGuideLoadingTests {
  private static func guides(_ id: String, _ types: [String] = ["top", "bottom"]) -> String {
    let guides = types.map { "<viewControllerLayoutGuide type=\"\($0)\" id=\"\(id)-\($0)\"/>" }
    return "<layoutGuides>\(guides.joined())</layoutGuides>"
  }

  /// A view 10 points below the top guide and 20 above the bottom guide.
  private static func card(_ id: String, more: String = "", _ attributes: String = "") -> String {
    """
    <subviews>\(DocumentText.view("\(id)-card", "view", attributes, more))</subviews>
    <constraints>
      \(DocumentText.equal("\(id)-card", "top", "\(id)-top", "bottom", 10))
      \(DocumentText.equal("\(id)-bottom", "top", "\(id)-card", "bottom", 20))
      \(DocumentText.equal("\(id)-card", "leading", "\(id)-view", "leading"))
      \(DocumentText.equal("\(id)-view", "trailing", "\(id)-card", "trailing"))
    </constraints>
    """
  }

  private static func scene(_ id: String, _ view: String? = nil, _ connections: String = "")
    -> String
  {
    DocumentText.scene(id, view: view ?? card(id), controller: guides(id) + connections)
  }

  /// Shows the initial controller of scenes in a window.
  private func window(
    _ scenes: String, initial: String = "vc", device: String = "retina4_7",
    classes: InterfaceClasses? = nil
  ) throws -> UIWindow {
    let document = try DocumentText.storyboard(
      scenes, tools: "11762", safeAreas: false, initial: initial)
    let storyboard = UIStoryboard(document: document, classes: classes)
    let window = UIWindow(device: try #require(Device(identifier: device)))
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
    return window
  }

  private func frame(_ id: String, in window: UIWindow) throws -> CGRect {
    window.layoutIfNeeded()
    let view = try #require(window.descendant(withDocumentIdentifier: id))
    return view.convert(view.bounds, to: window)
  }

  @Test func `An initial controller with layout guides loads and rotates`() throws {
    let window = try window(Self.scene("vc"))
    #expect(try frame("vc-card", in: window) == CGRect(x: 0, y: 30, width: 375, height: 617))
    window.move(to: UIScreen(device: window.screen.device, orientation: .landscape))
    #expect(try frame("vc-card", in: window) == CGRect(x: 0, y: 10, width: 667, height: 345))
  }

  @Test func `Layout guides follow the safe area of another iPhone`() throws {
    let window = try window(Self.scene("vc"), device: "retina6_12")
    #expect(try frame("vc-card", in: window) == CGRect(x: 0, y: 69, width: 393, height: 729))
  }

  @Test func `Root and pushed controllers have layout guides below the navigation bar`()
    throws
  {
    let navigation = DocumentText.container(
      "nav", "navigationController", "rootViewController", "vc")
    let push =
      "<connections>\(DocumentText.segue("show", to: "next", "identifier=\"go\""))</connections>"
    let window = try window(
      navigation + Self.scene("vc", nil, push) + Self.scene("next"), initial: "nav")
    #expect(try frame("vc-card", in: window).minY == 74)
    let controller = window.rootViewController as? UINavigationController
    controller?.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    #expect(try frame("next-card", in: window).minY == 74)
  }

  @Test func `A controller in a container view has its own layout guides`() throws {
    let embed = "<connections>\(DocumentText.segue("embed", to: "inner"))</connections>"
    let outer = Self.scene("vc", Self.card("vc", more: embed))
    let window = try window(outer + Self.scene("inner"))
    #expect(try frame("inner-view", in: window) == CGRect(x: 0, y: 30, width: 375, height: 617))
    // The container does not reach below the status bar.
    #expect(try frame("inner-card", in: window) == CGRect(x: 0, y: 40, width: 375, height: 587))
  }

  @Test func `A controller can have only one of the two layout guides`() throws {
    let view = """
      <subviews>\(DocumentText.view("card"))</subviews>
      <constraints>\(DocumentText.equal("vc-bottom", "top", "card", "bottom", 20))</constraints>
      """
    let scene = DocumentText.scene("vc", view: view, controller: Self.guides("vc", ["bottom"]))
    #expect(try frame("card", in: window(scene, device: "retina6_12")).maxY == 798)
  }

  /// A controller whose guides a view of its document asks for.
  private final class Screen: UIViewController {
    static weak var latest: Screen?
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      Self.latest = self
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Self.latest = self
    }
  }

  /// A view that is pinned to the guide of its controller before the controller has its view.
  private final class Banner: UIView {
    override func awakeFromNib() {
      super.awakeFromNib()
      guard let guide = Screen.latest?.topLayoutGuide else { return }
      topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5).isActive = true
    }
  }

  @Test func `A view can use the controller's layout guides while it is being loaded`() throws {
    var classes = InterfaceClasses()
    classes.register("Screen") { _ in Screen() }
    classes.register("Banner", Banner.self)
    let scene = DocumentText.scene(
      "vc",
      view: """
        <subviews>
          \(DocumentText.view("banner", "view", "customClass=\"Banner\""))
          \(DocumentText.view("vc-card"))
        </subviews>
        <constraints>\(DocumentText.equal("vc-card", "top", "vc-top", "bottom", 10))</constraints>
        """, controller: Self.guides("vc"), attributes: "customClass=\"Screen\"")
    let window = try window(scene, classes: classes)
    #expect(try frame("banner", in: window).minY == 25)
    #expect(try frame("vc-card", in: window).minY == 30)
  }

  @Test func `A view that replaces the loaded view gets its own layout guides`() throws {
    let window = try window(Self.scene("vc"))
    let controller = try #require(window.rootViewController)
    let first = controller.topLayoutGuide
    let view = UIView(frame: window.bounds)
    controller.view = view
    #expect(controller.topLayoutGuide !== first)
    #expect((controller.topLayoutGuide as? UILayoutGuide)?.owningView === view)
  }
}
