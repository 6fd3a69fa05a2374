import ExampleScreens
import Testing
import UIKit

/// Oracle of all frames here: hand, with the derivation beside each.
@MainActor
@Suite("Examples")
struct ExampleTests {
  /// The bar spans the screen, 44 high; its bottom lies on the bottom of the safe area.
  @Test("The toolbar lies at the bottom of every screen", arguments: Device.all)
  func toolbar(device: Device) throws {
    for orientation in Device.Orientation.allCases {
      let screen = PinnedToolbar.screen(on: device, orientation)
      let size = device.size(in: orientation)
      let bottom = size.height - device.safeAreaInsets(in: orientation).bottom
      #expect(screen["toolbar"] == CGRect(x: 0, y: bottom - 44, width: size.width, height: 44))
    }
  }

  /// (390 − 100) / 2 = 145 and (844 − 100) / 2 = 372.
  @Test("The square lies in the middle of the screen")
  func square() throws {
    let device = try #require(Device(identifier: "retina6_0"))
    let screen = CentredView.screen(on: device)
    #expect(screen["square"] == CGRect(x: 145, y: 372, width: 100, height: 100))
  }

  @Test("The five uses of the initialiser give the frames that the equations say")
  func initialisers() {
    let screen = ConstraintInitialisers.screen()
    // As wide as the root; 480 · 0.25 = 120 high.
    #expect(screen["header"] == CGRect(x: 0, y: 0, width: 320, height: 120))
    // 16 from the left, 8 below the header, 60 wide as fixed, 60 / 2 = 30 high by its ratio.
    #expect(screen["badge"] == CGRect(x: 16, y: 128, width: 60, height: 30))
    // Left at 16 + 60 + 10 = 86. It wants 320 and may have 200.
    #expect(screen["caption"] == CGRect(x: 86, y: 128, width: 200, height: 30))
  }

  /// The column has 32 points less than the safe area, but at most 600, in the middle of it.
  ///
  /// On its side the phone leaves 844 − 2 · 47 = 750 points, of which (750 − 600) / 2 + 47 = 122 lie
  /// to the left of the column; its bar of 49 ends at 390 − 21 = 369.
  @Test("One screen suits iPhone and iPad, upright and on their sides")
  func column() {
    let frames = ReadableColumn.screens.map { [$0["column"], $0["bar"]] }
    #expect(
      frames == [
        [
          CGRect(x: 16, y: 63, width: 358, height: 682),
          CGRect(x: 0, y: 761, width: 390, height: 49),
        ],
        [
          CGRect(x: 122, y: 16, width: 600, height: 288),
          CGRect(x: 47, y: 320, width: 750, height: 49),
        ],
        [
          CGRect(x: 84, y: 36, width: 600, height: 923),
          CGRect(x: 0, y: 975, width: 768, height: 49),
        ],
        [
          CGRect(x: 212, y: 36, width: 600, height: 667),
          CGRect(x: 0, y: 719, width: 1024, height: 49),
        ],
      ])
  }
}
