import ExampleScreens
import Testing
import UIKit

/// Oracle of all frames here: hand, with the derivation beside each.
@MainActor
@Suite("Examples")
struct ExampleTests {
  /// The bar spans the screen, 44 high; its bottom lies on the bottom of the safe area.
  @Test("The toolbar is at the bottom of the safe area on every device", arguments: Device.all)
  func toolbar(device: Device) throws {
    for orientation in Device.Orientation.allCases {
      let screen = PinnedToolbar.screen(on: device, orientation)
      let size = device.size(in: orientation)
      let bottom = size.height - device.safeAreaInsets(in: orientation).bottom
      #expect(screen["toolbar"] == CGRect(x: 0, y: bottom - 44, width: size.width, height: 44))
    }
  }

  /// (390 − 100) / 2 = 145 and (844 − 100) / 2 = 372.
  @Test("The square is centered on the screen")
  func square() throws {
    let device = try #require(Device(identifier: "retina6_0"))
    let screen = CenteredView.screen(on: device)
    #expect(screen["square"] == CGRect(x: 145, y: 372, width: 100, height: 100))
    #expect(CenteredView.chainedScreen(on: device)["square"] == screen["square"])
  }

  @Test("The five uses of the constraint initializer produce the expected frames")
  func initializers() {
    let screen = ConstraintInitializers.screen()
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
  @Test("The readable column adapts to iPhone and iPad in both orientations")
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

  /// A pixel of a screen with 3 pixels a point: edges are rounded to whole ones, so that the
  /// baselines of two views may lie a pixel apart.
  private static let pixel: CGFloat = 1 / 3

  /// The field is 34 high, as Interface Builder records it since iOS 13; the label 20 + 1/3, what
  /// 1.193359375 · 17 is on whole pixels. Everything else follows from the constraints.
  @Test("The label and the text field share a baseline")
  func baseline() throws {
    let (screen, baselines) = BaselineForm.screen()
    let label = try #require(screen["label"])
    let field = try #require(screen["field"])
    #expect(abs(baselines[0] - baselines[1]) <= Self.pixel)
    #expect(field.minY == 20)
    #expect(field.height == 34)
    #expect(abs(label.height - 61 / 3) < 1e-9)
    #expect(label.minX == 16)
    #expect(field.minX == label.maxX + 8)
    #expect(field.maxX == 304)
    #expect(field.minY < label.minY && label.maxY < field.maxY)
  }

  /// Oracle of the heights: labels that Interface Builder recorded. A line of the system font at 17
  /// points is 1.193359375 · 17 = 20.287 points, on whole pixels 20 + 1/3 and, thrice, 61.
  @Test("The parent view is its label plus 12 points on every side")
  func growingParent() throws {
    let short = GrowingParent.screen("Short")
    let long = GrowingParent.screen("A text that needs more than one line of the bubble")
    for screen in [short, long] {
      let bubble = try #require(screen["bubble"])
      let label = try #require(screen["label"])
      #expect(bubble.origin == CGPoint(x: 16, y: 20))
      #expect(label.origin == CGPoint(x: 12, y: 12))
      #expect(abs(bubble.width - label.width - 24) < 1e-9)
      #expect(abs(bubble.height - label.height - 24) < 1e-9)
      #expect(bubble.width <= 200)
    }
    #expect(abs((short["label"]?.height ?? 0) - 61 / 3) < 1e-9)
    #expect(long["label"]?.height == 61)
  }

  @Test("The text of a screen lists its title and frames")
  func text() {
    #expect(
      ConstraintInitializers.screen().text == """
        Five uses of NSLayoutConstraint's initializer (320 x 480)
          header   (0, 0, 320, 120)
          badge    (16, 128, 60, 30)
          caption  (86, 128, 200, 30)
        """)
  }
}
