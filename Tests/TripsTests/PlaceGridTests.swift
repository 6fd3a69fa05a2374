import Testing
import UIKit

@testable import TripsApp

/// Oracle: hand. Tiles are at least 150 points wide, with 16 between them and at the sides.
@MainActor
@Suite struct PlaceGridTests {
  /// 375: (343 + 16) / 166 makes 2 columns of (343 - 16) / 2 = 163. 414: 2 of 183. 834: 4 of
  /// (802 - 48) / 4 = 188. A phone of 414 points in landscape has 896 - 96 inside the safe area:
  /// 4 of (768 - 48) / 4 = 180.
  @Test(
    arguments: [
      ("retina4_7", Device.Orientation.portrait, 2, 163), ("retina6_1", .portrait, 2, 183),
      ("ipad11_0rounded", .portrait, 4, 188), ("retina6_1", .landscape, 4, 180),
    ] as [(String, Device.Orientation, Int, CGFloat)])
  func `The grid has as many columns as fit`(
    device: String, orientation: Device.Orientation, columns: Int, width: CGFloat
  ) throws {
    let app = try RunningApp(on: device)
    try app.selectTab(1)
    try app.turn(orientation)
    let grid = try app.screen(PlaceGridViewController.self)
    let cells = (0..<4).compactMap {
      grid.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))
    }
    let first = try #require(cells.first)
    #expect(cells.filter { $0.frame.minY == first.frame.minY }.count == columns)
    #expect(first.frame.minX == 16 && first.frame.width == width)
    #expect(cells[1].frame.minX >= first.frame.maxX + 16)
  }

  /// 183 · 0.6 = 109.8, in pixels 110.
  @Test func `A tile shows the name and description below the picture`() throws {
    let app = try RunningApp()
    try app.selectTab(1)
    let grid = try app.screen(PlaceGridViewController.self)
    let cell = try #require(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PlaceCell)
    #expect(cell.nameLabel.text == "Alfama")
    #expect(cell.picture.frame == CGRect(x: 0, y: 0, width: 183, height: 110))
    #expect(cell.nameLabel.frame.minY == 114)
    // Two lines of both texts fit.
    let long = try #require(
      grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? PlaceCell)
    #expect(long.aboutLabel.frame.height >= 30)
    #expect(long.aboutLabel.frame.maxY <= long.bounds.height)
  }

  @Test func `Tapping a place shows its trip`() throws {
    let app = try RunningApp()
    try app.selectTab(1)
    let grid = try app.screen(PlaceGridViewController.self)
    grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: 0, section: 1))
    #expect(try app.screen(TripDetailViewController.self).destinationLabel.text == "Amalfi Coast")
  }

  @Test func `Tiles grow with the content size category`() throws {
    let app = try RunningApp()
    try app.selectTab(1)
    let grid = try app.screen(PlaceGridViewController.self)
    let path = IndexPath(item: 0, section: 0)
    let height = try #require(grid.collectionView.cellForItem(at: path)).frame.height
    try app.setTextSize(.accessibilityLarge)
    #expect(try #require(grid.collectionView.cellForItem(at: path)).frame.height > 1.3 * height)
  }
}
