import Testing
import UIKit

@testable import TripsApp

/// Oracle: a layout without ambiguous views and conflicts, as in Xcode's debugger.
@MainActor
@Suite struct LayoutProblemTests {
  @Test(arguments: [
    "retina4_0", "retina4_7", "retina6_1", "retina6_12", "ipad7_9", "ipad12_9rounded",
  ])
  func `No screen has ambiguous or conflicting constraints`(device: String) throws {
    var messages: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = handler }

    let app = try RunningApp(on: device)
    func check(_ screen: String) throws {
      try app.window.layoutIfNeeded()
      let snapshot = try app.window.layoutSnapshot()
      #expect(snapshot.conflicts.isEmpty, "\(screen)")
      #expect(snapshot.feedbackLoop == nil, "\(screen)")
      for view in snapshot.views where !view.ambiguity.isEmpty {
        Issue.record(
          "\(view.className) \(view.label ?? "") is ambiguous in \(screen): \(view.ambiguity)")
      }
    }
    func checkBothWays(_ screen: String) throws {
      try check(screen)
      try app.turn(.landscape)
      try check("\(screen) in landscape")
      try app.setTextSize(.accessibilityExtraLarge)
      try check("\(screen) in landscape with large text")
      try app.turn(.portrait)
      try check("\(screen) with large text")
      try app.setTextSize(.large)
    }
    try checkBothWays("the list")
    let detail = try app.openTrip(0)
    try checkBothWays("a trip")
    detail.navigationItem.rightBarButtonItems?.first?.tap()
    try checkBothWays("the form")
    detail.dismiss(animated: false)
    try app.stack.popViewController(animated: false)
    try app.selectTab(1)
    try checkBothWays("the places")
    try app.selectTab(2)
    try checkBothWays("the profile")
    #expect(messages.isEmpty, "\(messages.first ?? "")")
    for trip in app.store.trips { app.store.remove(trip.id) }
    try app.selectTab(0)
    try checkBothWays("the empty list")
  }
}
