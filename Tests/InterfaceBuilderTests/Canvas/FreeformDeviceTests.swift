import Foundation
import Testing

@testable import AutoLayout
@testable import InterfaceBuilder

/// The simulated size "Freeform" is a setting of the canvas: on a device, a controller fills what it
/// is shown in. Oracle: `hand`, from the sizes and safe areas of the devices (iPhone 15: 393 × 852, 59
/// and 34; bar 44, tab bar 49) and Apple's documentation of `rootViewController`, whose view tracks the
/// size of the window.
@Suite struct FreeformDeviceTests {
  private static let freeform = """
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    <size key="freeformSize" width="320" height="900"/>
    """

  private static let phone = CGSize(width: 393, height: 852)

  /// A freeform scene `vc` beside others.
  private func root(
    _ others: String = "", initial: String? = nil, height: Double = 900,
    controller: String = freeform
  ) throws -> InterfaceRoot {
    let scene = DocumentText.scene("vc", width: 320, height: height, controller: controller)
    let document = try DocumentText.storyboard(others + scene, initial: initial)
    return try #require(document.roots.last)
  }

  private func canvas(
    _ root: InterfaceRoot, _ device: String = "retina6_12",
    _ orientation: Device.Orientation = .portrait
  ) throws -> InterfaceCanvas {
    root.canvas(.device(try #require(Device(identifier: device)), orientation))
  }

  /// A scene with a segue of a kind to `vc`.
  private func source(_ kind: String) -> String {
    DocumentText.scene(
      "source",
      controller: "<connections>\(DocumentText.segue(kind, to: "vc"))</connections>")
  }

  @Test func `The initial controller fills the window`() throws {
    let root = try root(initial: "vc")
    let canvas = try canvas(root)
    #expect(canvas.size == Self.phone)
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let wide = try self.canvas(root, "retina6_12", .landscape)
    #expect(wide.size == CGSize(width: 852, height: 393))
    #expect(!root.hasUnknownSize)
    #expect(root.canvas().size == CGSize(width: 320, height: 900))
  }

  @Test func `A navigation controller's root fills the window, with its safe area below the bar`()
    throws
  {
    let navigation = DocumentText.container(
      "nav", "navigationController", "rootViewController", "vc")
    for height in [900.0, 200] {
      let canvas = try canvas(root(navigation, initial: "nav", height: height))
      #expect(canvas.size == Self.phone)
      // The bar covers 5⅓ points of the safe area under the Dynamic Island.
      let top: CGFloat = 59 + (44 - 16.0 / 3)
      #expect(canvas.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    }
    #expect(try canvas(root(navigation)).size == Self.phone)
  }

  @Test func `A tab's view controller fills the window and its safe area ends at the tab bar`()
    throws
  {
    let tabs = DocumentText.container("tabs", "tabBarController", "viewControllers", "vc")
    let canvas = try canvas(root(tabs, initial: "tabs"))
    #expect(canvas.size == Self.phone)
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
  }

  @Test func `A pushed controller fills the window`() throws {
    let navigation = DocumentText.container(
      "nav", "navigationController", "rootViewController", "source")
    let canvas = try canvas(root(navigation + source("show"), initial: "nav"), "ipad10_9rounded")
    #expect(canvas.size == CGSize(width: 820, height: 1180))
  }

  @Test func `A presented controller has the size of a sheet`() throws {
    let canvas = try canvas(root(source("presentation"), initial: "source"))
    #expect(canvas.size.width == 393)
    #expect(canvas.safeAreaInsets.top == 0)
  }

  @Test func `Freeform controllers that are popovers or have no segue keep their size`() throws {
    for others in ["", source("popoverPresentation")] {
      let root = try root(others, initial: "source")
      #expect(try canvas(root).size == CGSize(width: 320, height: 900))
      #expect(root.hasUnknownSize)
    }
  }

  @Test func `A recorded size that differs from the canvas does not matter`() throws {
    let canvas = try canvas(root(initial: "vc", height: 600, controller: ""))
    #expect(canvas.size == Self.phone)
  }
}
