import Testing
import UIKit

@testable import TripsApp

/// Oracle: hand, by the constraints of the app.
@MainActor
@Suite struct TripDetailTests {
  /// The margins are 20 on a phone of 414 points: 414 - 40 = 374, and 374 · 9 / 16 = 210.375, which
  /// is 210.5 in pixels of half a point. The content begins 16 below the bar.
  @Test func `Tapping a row shows the trip`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(0)
    #expect(detail.destinationLabel.text == "Lisbon")
    #expect(try app.stack.viewControllers.count == 2)
    #expect(detail.hidesBottomBarWhenPushed)
    #expect(detail.scrollView.contentOffset.y == -92)
    #expect(
      detail.picture.convert(detail.picture.bounds, to: nil)
        == CGRect(x: 20, y: 108, width: 374, height: 210.5))
    #expect(detail.placesStack.arrangedSubviews.count == 4)
    #expect(detail.notesLabel.bounds.height > 100)
    try app.stack.popViewController(animated: false)
    try app.window.layoutIfNeeded()
    #expect(try !app.tabs.tabBar.isHidden)
  }

  /// Three columns and two gaps of 12 share 374 points: (374 - 24) / 3 = 116.66….
  @Test func `Facts are side by side, or stacked at accessibility text sizes`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(0)
    let columns = detail.facts.arrangedSubviews
    #expect(columns.count == 3)
    #expect(columns.allSatisfy { abs($0.bounds.width - 350 / 3) <= 0.5 })
    try app.setTextSize(.accessibilityMedium)
    #expect(columns.map(\.frame.minX) == [0, 0, 0])
    #expect(columns.map(\.bounds.width) == [374, 374, 374])
  }

  /// In landscape, a phone of 414 points has a regular width: 896 less 48 and 20 on both sides are
  /// 760 points. The picture is a square of 0.4 · 760 = 304; the text begins 24
  /// after it.
  @Test func `On a large phone in landscape, the picture is beside the text`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(0)
    try app.turn(.landscape)
    let picture = detail.picture.convert(detail.picture.bounds, to: nil)
    let title = detail.destinationLabel.convert(detail.destinationLabel.bounds, to: nil)
    #expect(picture.minX == 68)
    #expect(picture.size == CGSize(width: 304, height: 304))
    #expect(abs(title.minX - (picture.maxX + 24)) <= 0.5)
    #expect(title.minY == picture.minY)
    try app.turn(.portrait)
    #expect(detail.picture.bounds.size == CGSize(width: 374, height: 210.5))
  }

  /// A phone of 375 points has a compact width either way: 667 - 2 · 20 = 627 in landscape, where
  /// the margins are those of a wide view.
  @Test func `On a small phone in landscape, the picture stays above the text`() throws {
    let app = try RunningApp(on: "retina4_7")
    let detail = try app.openTrip(0)
    try app.turn(.landscape)
    let picture = detail.picture.convert(detail.picture.bounds, to: nil)
    let title = detail.destinationLabel.convert(detail.destinationLabel.bounds, to: nil)
    #expect(title.minY >= picture.maxY)
    #expect(title.minX == picture.minX)
  }

  @Test func `The star button in the bar marks the trip as a favorite in the list`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(1)
    let star = try #require(detail.navigationItem.rightBarButtonItems?.last)
    #expect(app.store.upcoming[1].isFavorite == false)
    star.tap()
    #expect(app.store.upcoming[1].isFavorite)
    try app.stack.popViewController(animated: false)
    #expect(try !app.cell(1).star.isHidden)
  }

  @Test func `Deleting the trip returns to the list`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(2)
    detail.deleteButton.sendActions(for: .touchUpInside)
    try app.answer("Delete")
    #expect(try app.stack.viewControllers.count == 1)
    #expect(try app.table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `A trip without notes hides the notes label`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(1, 1)
    #expect(detail.destinationLabel.text == "Gdańsk")
    #expect(detail.notesLabel.isHidden && !detail.placesStack.isHidden)
    #expect(detail.placesStack.arrangedSubviews.count == 1)
  }
}
