import Foundation
import Testing

@testable import AutoLayout
@testable import InterfaceBuilder

/// A chosen device shows what an application on it shows, whichever Xcode saved the document.
@Suite struct DeviceSurfaceTests {
  /// Tools of Xcode 9.4, 11.0, 14.0, 15.0, 16.3 and 26.0.
  private static let tools = ["14113", "14865", "21225", "22154", "23727", "24127"]

  private func canvas(
    _ tools: String, device: Device, _ orientation: Device.Orientation, controller: String = "",
    height: Double = 667
  ) throws -> InterfaceCanvas {
    let document = try DocumentText.storyboard(
      DocumentText.scene("vc", height: height, controller: controller), tools: tools)
    return try #require(document.roots.first).canvas(.device(device, orientation))
  }

  private func platform(_ device: Device) -> Platform {
    let version = min(
      LayoutEnvironment.defaultSystemVersion,
      device.lastSystemVersion ?? LayoutEnvironment.defaultSystemVersion)
    return Platform(.iOS(version), on: .device, device: device)
  }

  @Test(arguments: Device.all, Device.Orientation.allCases)
  func `A full-screen view has the device's safe area and margins`(
    _ device: Device, _ orientation: Device.Orientation
  ) throws {
    let platform = platform(device)
    for tools in Self.tools {
      let canvas = try canvas(tools, device: device, orientation)
      let size = device.size(in: orientation)
      #expect(canvas.size == size)
      #expect(
        canvas.safeAreaInsets
          == PlatformMetrics.screenInsets(of: device, orientation, on: platform))
      let margin = SystemMargins.side(forWidth: size.width, in: size, on: platform)
      #expect(canvas.sideMargin == margin)
      #expect(canvas.release == platform.release && canvas.surface == .device)
    }
  }

  @Test(arguments: Device.all)
  func `Bars have the device's heights`(_ device: Device) throws {
    let platform = platform(device)
    for tools in Self.tools {
      let canvas = try canvas(
        tools, device: device, .portrait,
        controller: """
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          """)
      let bare = PlatformMetrics.screenInsets(of: device, .portrait, on: platform)
      let bar =
        PlatformMetrics.navigationBarHeight[platform] - PlatformMetrics.islandBarOverlap[platform]
      #expect(abs(canvas.safeAreaInsets.top - bare.top - bar) < 1e-9)
      #expect(canvas.safeAreaInsets.bottom - bare.bottom == PlatformMetrics.tabBarHeight[platform])
    }
  }

  @Test func `Safe area insets of a device are not doubled as on the canvas`() throws {
    let phone = try #require(Device(identifier: "retina6_12"))
    // Xcode 16.3 draws 118 and 68 (interface-builder).
    let canvas = try canvas("23727", device: phone, .portrait)
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let drawn = try #require(
      DocumentText.storyboard(DocumentText.scene("vc"), tools: "23727").roots.first)
    #expect(
      drawn.canvas(.canvas(of: phone)).safeAreaInsets
        == UIEdgeInsets(top: 118, left: 0, bottom: 68, right: 0))
  }

  @Test func `A partial-screen view has no safe area on a device`() throws {
    let bar = """
      <view contentMode="scaleToFill" id="bar">\(DocumentText.frame(0, 0, 375, 64))</view>
      """
    let root = try #require(DocumentText.xib(bar, device: "retina4_7").roots.first)
    let phone = try #require(Device(identifier: "retina6_12"))
    let canvas = root.canvas(.device(phone))
    #expect(canvas.size == CGSize(width: 393, height: 64))
    #expect(canvas.safeAreaInsets == .zero)
  }

  @MainActor
  @Test func `Windows of apps and canvases of documents have the same safe area insets`() throws {
    for device in Device.all where device.lastSystemVersion == nil {
      for orientation in Device.Orientation.allCases {
        let window = UIWindow(device: device, orientation: orientation)
        let document = try canvas("23727", device: device, orientation)
        #expect(window.safeAreaInsets == document.safeAreaInsets)
      }
    }
  }
}
