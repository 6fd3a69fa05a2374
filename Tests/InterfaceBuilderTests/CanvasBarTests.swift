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

  @Test func `The navigation bar with its title is drawn over the root view`() throws {
    let bars = try settings().canvas.bars
    #expect(bars.map(\.frame) == [CGRect(x: 0, y: 47, width: 390, height: 44)])
    #expect(bars.first?.content == .navigationBar(title: "Settings", isLarge: false, items: []))
  }

  @Test func `Table rows start below the bars and keep their frames`() throws {
    let snapshot = try settings()
    #expect(snapshot.root.boundsOrigin.y == -91)
    let row = try #require(snapshot.views.first { $0.className == "UITableViewCell" })
    #expect(row.frame.minY == 28)
    #expect(row.frameInRoot.minY == 119)
  }

  /// 393 points without the margin of 16 and a button of 24.
  @Test func `Bars show the controller's bar button items`() throws {
    let item = """
      <navigationItem key="navigationItem" title="Notes" id="item">
        <barButtonItem key="leftBarButtonItem" title="Edit" id="edit"/>
        <barButtonItem key="rightBarButtonItem" image="gear" catalog="system" id="gear"/>
      </navigationItem>
      <tabBarItem key="tabBarItem" title="Notes" image="note" id="tab"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let document = try DocumentText.storyboard(
      DocumentText.scene("a", width: 393, height: 852, controller: item)
        + "<resources><image name=\"note\" width=\"20\" height=\"20\"/></resources>",
      device: "retina6_12")
    let bars = try #require(document.roots.first).instantiate().snapshot().canvas.bars
    guard case .navigationBar("Notes", false, let buttons) = try #require(bars.first).content,
      case .tabBar(let tabs) = try #require(bars.last).content
    else { throw CancellationError() }
    #expect(buttons.map(\.title) == ["Edit", nil])
    #expect(buttons.map(\.image) == [nil, "gear"])
    #expect(buttons.first?.rect.minX == 16)
    #expect(abs((buttons.last?.rect.minX ?? 0) - (393 - 16 - 24)) < 1e-9)
    #expect(tabs.map(\.title) == ["Notes"])
  }

  @Test func `Views that the app fills show a placeholder until they have subviews`() throws {
    let document = try DocumentText.xib(
      DocumentText.view(
        "root", "view", "",
        "<subviews>" + DocumentText.view("box", "containerView")
          + DocumentText.view("map", "mapView")
          + DocumentText.view("list", "tableView", "style=\"plain\"") + "</subviews>"))
    let views = try #require(document.roots.first).instantiate().snapshot().views
    let titles = views.map { [$0.identifier, $0.placeholder] }
    #expect(titles.contains(["box", "Container"]))
    #expect(titles.contains(["list", "Table View"]))
    #expect(titles.contains(["map", nil]))
  }
}
