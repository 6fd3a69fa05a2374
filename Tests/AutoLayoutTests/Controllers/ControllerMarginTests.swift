import Foundation
import Testing

@testable import AutoLayout

/// The margins at the sides of controllers' views. Oracles: `runtime` and `interface-builder`, as
/// `SystemMargins` counts them.
@MainActor
@Suite struct ControllerMarginTests {
  /// Width and height of a window, and the margin of a view that fills it, in points.
  nonisolated static let windows: [(CGFloat, CGFloat, CGFloat)] = [
    (812, 375, 16), (844, 390, 16), (390, 844, 16), (393, 852, 16), (320, 1024, 16),
    (400, 600, 20), (402, 874, 20), (736, 414, 20), (896, 414, 20), (428, 926, 20),
    (926, 428, 20), (1024, 768, 20),
  ]

  @Test(arguments: windows)
  func `The shorter side of the window determines the root view's layout margins`(
    _ width: CGFloat, _ height: CGFloat, _ margin: CGFloat
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.directionalLayoutMargins.leading == margin)
    #expect(controller.view.directionalLayoutMargins.trailing == margin)
  }

  @Test func `A narrow view in a wide window has the margins of a narrow window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = CGRect(x: 300, y: 0, width: 320, height: 768)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.makeKeyAndVisible()
    #expect(child.view.directionalLayoutMargins.leading == 16)
  }

  @Test func `Rotating a window without a new shorter side keeps the margins`() throws {
    let device = try #require(Device(identifier: "retina5_9"))
    let window = UIWindow(device: device)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.move(to: UIScreen(device: device, orientation: .landscape))
    #expect(controller.view.bounds.width == 812)
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
  }
}
