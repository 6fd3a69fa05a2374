import Testing
import UIKit

@testable import TripsApp

/// Oracle: the storyboard, by hand.
@MainActor
@Suite struct ProfileTests {
  /// Kyoto and Gdańsk are past: 9 + 5 nights. The picture is 88 points wide, at the margin of 20 and
  /// 20 below the bar at 144; its corners make a circle.
  @Test func `The profile scene is loaded from the storyboard with its outlets`() throws {
    let app = try RunningApp()
    try app.selectTab(2)
    let profile = try app.screen(ProfileViewController.self)
    #expect(profile.title == "Profile")
    #expect(profile.tripsLabel.text == "2 trips" && profile.nightsLabel.text == "14 nights away")
    #expect(profile.avatarView.frame == CGRect(x: 20, y: 164, width: 88, height: 88))
    #expect(profile.avatarView.layer.cornerRadius == 44)
    // The alignment rectangle of a switch ends 2 points before its frame, as its frame is wider.
    #expect(profile.pastTripsSwitch.frame.maxX >= 394 && profile.pastTripsSwitch.frame.maxX <= 396)
  }

  @Test func `The switch hides past trips in all tabs`() throws {
    let app = try RunningApp()
    try app.selectTab(1)
    let grid = try app.screen(PlaceGridViewController.self)
    #expect(grid.collectionView.numberOfSections == 5)
    try app.selectTab(2)
    let profile = try app.screen(ProfileViewController.self)
    profile.pastTripsSwitch.isOn = false
    profile.pastTripsSwitch.sendActions(for: .valueChanged)
    #expect(!app.store.showsPastTrips)
    try app.selectTab(0)
    #expect(try app.table.numberOfSections == 1)
    try app.selectTab(1)
    #expect(grid.collectionView.numberOfSections == 3)
  }
}
