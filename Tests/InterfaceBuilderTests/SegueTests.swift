import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Segues that controls and programs perform. Oracle: Apple's documentation of segues (hand).
@MainActor
@Suite struct SegueTests {
  private final class First: UIViewController {
    var prepared: [String?] = []
    var allows = true
    var unwound: UIViewController?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(segue.identifier)
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allows
    }
  }

  private final class Second: UIViewController {}

  private func start() throws -> (UIWindow, UINavigationController, First) {
    let button = """
      <subviews><button buttonType="system" id="b">
      \(DocumentText.frame(0, 0, 50, 20))
      <connections><segue destination="two" kind="show" identifier="go" id="s1"/></connections>
      </button></subviews>
      """
    let document = try DocumentText.storyboard(
      """
      <scene sceneID="n"><objects><navigationController storyboardIdentifier="nav" id="nav" \
      sceneMemberID="viewController"><connections><segue destination="one" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController></objects>
      </scene>
      """
        + DocumentText.scene("one", view: button, attributes: "customClass=\"First\"")
        + DocumentText.scene(
          "two",
          controller: """
            <connections><segue destination="exit" kind="unwind" identifier="back" \
            unwindAction="back:" id="u"/></connections>
            """, attributes: "customClass=\"Second\""))
    var classes = InterfaceClasses()
    classes.register("First", First.self)
      .action("back:") { first, segue in
        first.unwound = (segue as? UIStoryboardSegue)?.source
      }
    classes.register("Second", Second.self)
    let storyboard = UIStoryboard(document: document, classes: classes)
    let navigation = try #require(
      storyboard.instantiateViewController(withIdentifier: "nav") as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation, try #require(navigation.topViewController as? First))
  }

  @Test func `A button performs its segue if shouldPerformSegue(withIdentifier:sender:) allows it`()
    throws
  {
    let (window, navigation, first) = try start()
    let button = try #require(first.view.subviews.first as? UIButton)
    first.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1 && first.prepared.isEmpty)
    first.allows = true
    button.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController is Second)
    #expect(first.prepared == ["go"])
    _ = window
  }

  @Test func `performSegue(withIdentifier:sender:) does not ask the controller, and unwinds`()
    throws
  {
    let (window, navigation, first) = try start()
    first.allows = false
    first.performSegue(withIdentifier: "go", sender: nil)
    let second = try #require(navigation.topViewController as? Second)
    second.performSegue(withIdentifier: "back", sender: nil)
    #expect(first.unwound === second)
    #expect(navigation.topViewController === first)
    _ = window
  }

  @Test func `An unwind segue without a destination does nothing`() throws {
    let (window, navigation, first) = try start()
    first.performSegue(withIdentifier: "go", sender: nil)
    let second = try #require(navigation.topViewController as? Second)
    // Without the controller that has the action, there is nothing to return to.
    navigation.setViewControllers([second], animated: false)
    var raised: [LayoutException] = []
    LayoutException.handler = { raised.append($0) }
    defer { LayoutException.handler = nil }
    second.performSegue(withIdentifier: "back", sender: nil)
    #expect(raised.isEmpty)
    #expect(navigation.topViewController === second && first.unwound == nil)
    _ = window
  }
}
