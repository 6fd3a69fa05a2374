import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// The example table lies in a navigation controller; numbers by hand: an iPhone 14's status bar ends
/// at 47 points and a navigation bar is 44 high.
@MainActor
@Suite struct CanvasBarTests {
  private func settings() throws -> LayoutSnapshot {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Documents/Settings.storyboard")
    let root = try #require(try InterfaceDocument(contentsOf: url).roots.first)
    return root.instantiate().snapshot()
  }

  @Test func `The bar of a navigation controller lies over the root with its title`() throws {
    let bars = try settings().canvas.bars
    #expect(bars.map(\.frame) == [CGRect(x: 0, y: 47, width: 390, height: 44)])
    #expect(bars.first?.content == .navigationBar(title: "Settings", isLarge: false, items: []))
  }

  @Test func `Rows of a table start below the bars and keep their frames`() throws {
    let snapshot = try settings()
    #expect(snapshot.root.boundsOrigin.y == -91)
    let row = try #require(snapshot.views.first { $0.className == "UITableViewCell" })
    #expect(row.frame.minY == 28)
    #expect(row.frameInRoot.minY == 119)
  }
}
