import Foundation
import Testing
import UIKit

@testable import TripsApp

/// Oracle: the samples of the app on November 23, 2026, and its constraints.
@MainActor
@Suite struct TripListTests {
  @Test func `A trip is still upcoming on the day of return`() {
    // Three nights after November 20.
    let trip = Trip(destination: "Oslo", country: "Norway", start: TripDates.day(2026, 11, 20))
    let noon = TripDates.day(2026, 11, 23).addingTimeInterval(12 * 60 * 60)
    let store = TripStore(trips: [trip], today: noon)
    #expect(store.upcoming == [trip] && store.past.isEmpty)
  }

  @Test func `Trips are grouped into upcoming and past sections, the next one first`() throws {
    let app = try RunningApp()
    #expect(
      try app.tabs.viewControllers?.map(\.tabBarItem.title) == ["Trips", "Places", "Profile"])
    #expect(try app.table.numberOfSections == 2)
    #expect(try app.cell(0).destinationLabel.text == "Lisbon")
    #expect(try app.cell(0).countdownLabel.text == "in 12 days")
    #expect(try app.cell(0).datesLabel.text == "Portugal · Dec 5 – Dec 9, 2026")
    #expect(try app.cell(0, 1).destinationLabel.text == "Kyoto")
    #expect(try app.cell(0, 1).countdownLabel.isHidden)
    let header = try #require(app.table.headerView(forSection: 1) as? TripSectionHeaderView)
    #expect(header.titleLabel.text == "Past" && header.countLabel.text == "2")
  }

  /// Cells have margins of 20 at the sides on a phone of 414 points and of 11 above and below. The
  /// picture is 56 points wide, the text begins 12 after it: 20 + 56 + 12 = 88. Headers begin with
  /// the cells. 56 + 2 · 11 and half a point of separator are 78.5, which the two lines of Kyoto do
  /// not exceed.
  @Test func `Cell height follows the content`() throws {
    let app = try RunningApp()
    let cell = try app.cell(0, 1)
    #expect(cell.frame.height == 78.5)
    let picture = cell.picture.convert(cell.picture.bounds, to: cell)
    #expect(picture.minX == 20 && picture.width == 56 && picture.height == 56)
    #expect(abs(picture.minY - 11) <= 0.5)
    #expect(cell.destinationLabel.convert(CGPoint.zero, to: cell).x == 88)
    let header = try #require(app.table.headerView(forSection: 0) as? TripSectionHeaderView)
    #expect(header.titleLabel.convert(CGPoint.zero, to: header).x == 20)
    // The long name has a second line, as high as the first.
    let (short, long) = (try app.cell(1), try app.cell(2))
    let line = short.destinationLabel.bounds.height
    #expect(long.destinationLabel.bounds.height > 1.9 * line)
    #expect(long.frame.height - short.frame.height == long.destinationLabel.bounds.height - line)
  }

  /// The bar with a large title ends at 48 + 44 + 52 = 144; the tab bar covers 49 + 34 = 83.
  @Test func `The table begins below the large title and scrolls to its end`() throws {
    let app = try RunningApp()
    #expect(
      try app.table.adjustedContentInset == UIEdgeInsets(top: 144, left: 0, bottom: 83, right: 0))
    #expect(try app.table.contentOffset.y == -144)
    try app.setTextSize(.accessibilityLarge)
    try app.table.drag(by: CGPoint(x: 0, y: -120))
    #expect(try app.table.contentOffset.y == -24)
    try app.table.drag(by: CGPoint(x: 0, y: -10_000))
    let table = try app.table
    #expect(abs(table.contentOffset.y - (table.contentSize.height - 896 + 83)) < 0.01)
    try app.window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 1, section: 1))
  }

  @Test func `A swipe adds and removes the star`() throws {
    let app = try RunningApp()
    #expect(try app.cell(1).star.isHidden)
    try app.swipe(1, isLeading: true)
    #expect(try !app.cell(1).star.isHidden)
    let actions = try app.table.swipeActions(
      ofRowAt: IndexPath(row: 1, section: 0), isLeading: true)
    #expect(actions.map(\.title) == ["Remove Star"])
    try app.swipe(1, isLeading: true)
    #expect(try app.cell(1).star.isHidden)
  }

  @Test func `A trip is deleted only after confirmation`() throws {
    let app = try RunningApp()
    try app.swipe(0, isLeading: false)
    #expect(try app.screen(UIAlertController.self).title == "Delete Lisbon?")
    try app.answer("Cancel")
    #expect(app.store.trips.count == 5)
    try app.swipe(0, isLeading: false)
    try app.answer("Delete")
    #expect(app.store.trips.count == 4)
    #expect(try app.cell(0).destinationLabel.text == "Amalfi Coast")
    #expect(try app.table.numberOfRows(inSection: 0) == 2)
  }

  /// The empty state is as large as the table. Its safe area is empty, as that of all views in scroll
  /// views (interface-builder; assumed for background views), so that its texts are in the middle of
  /// the screen of 414 × 896 points.
  @Test func `Without trips, an empty state with a button for a new trip is shown`() throws {
    let app = try RunningApp()
    for trip in app.store.trips { app.store.remove(trip.id) }
    try app.window.layoutIfNeeded()
    #expect(try app.table.numberOfSections == 0)
    let empty = try #require(app.table.backgroundView as? EmptyStateView)
    let texts = try #require(empty.subviews.first)
    let middle = texts.convert(CGPoint(x: texts.bounds.midX, y: texts.bounds.midY), to: nil)
    #expect(abs(middle.x - 207) <= 0.5)
    #expect(abs(middle.y - 448) <= 0.5)
    empty.button.sendActions(for: .touchUpInside)
    #expect(try app.screen(TripFormViewController.self).title == "New Trip")
  }

  /// At the sizes for accessibility, the text is below the picture and as wide as the cell allows.
  @Test func `At accessibility text sizes, text is below the picture`() throws {
    let app = try RunningApp()
    let height = try app.cell(0).frame.height
    try app.setTextSize(.accessibilityExtraLarge)
    let cell = try app.cell(0)
    let (picture, text) = (cell.picture, cell.destinationLabel)
    #expect(
      text.convert(text.bounds, to: cell).minY >= picture.convert(picture.bounds, to: cell).maxY)
    #expect(text.convert(text.bounds, to: cell).minX == 20)
    #expect(picture.bounds.size == CGSize(width: 56, height: 56))
    #expect(cell.frame.height > 2 * height)
    try app.setTextSize(.large)
    #expect(try app.cell(0).frame.height == height)
  }

  /// Mirrored, the picture ends where it began: 20 points from the other edge.
  @Test func `Rows are mirrored in right-to-left layout`() throws {
    let app = try RunningApp()
    try app.window.traitOverrides.layoutDirection = .rightToLeft
    try app.window.layoutIfNeeded()
    try app.table.reloadData()
    let cell = try app.cell(0)
    let picture = cell.picture.convert(cell.picture.bounds, to: cell)
    #expect(picture.maxX == 394)
    #expect(cell.destinationLabel.convert(cell.destinationLabel.bounds, to: cell).maxX <= 414 - 88)
  }
}
