import Foundation
import XCTest

@testable import AutoLayout

/// Layout by the main run loop in tests of XCTest, which run alone in their process.
///
/// Oracle: Apple's documentation of `setNeedsLayout()`: the layout is in the next update cycle.
final class RunLoopTests: XCTestCase {
  /// The time in seconds that the run loop may take. It is long for one layout, and short for a
  /// test.
  private static let spinTime: TimeInterval = 0.01

  @MainActor
  private func spin() { RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.spinTime)) }

  @MainActor
  private func shownView() -> (window: UIWindow, view: UIView, width: NSLayoutConstraint) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    return (window, view, width)
  }

  @MainActor
  func testRunLoopLaysOut() {
    let (window, view, width) = shownView()
    XCTAssertEqual(view.frame.width, 0)
    spin()
    XCTAssertEqual(view.frame.width, 100)
    width.constant = 50
    XCTAssertEqual(view.frame.width, 100)
    spin()
    XCTAssertEqual(view.frame.width, 50)
    XCTAssertEqual(window.subviews.count, 1)
  }

  @MainActor
  func testExpectationLaysOut() {
    let (window, view, _) = shownView()
    let done = expectation(description: "laid out")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 1)
    XCTAssertEqual(view.frame.width, 100)
    XCTAssertEqual(window.subviews.count, 1)
  }

  // The main queue executes this task and therefore nothing else until the task suspends.
  @MainActor
  func testRunLoopWithinTaskLaysOut() async {
    let (window, view, width) = shownView()
    spinWithinTask()
    XCTAssertEqual(view.frame.width, 100)
    width.constant = 50
    await Task.yield()
    XCTAssertEqual(view.frame.width, 50)
    width.constant = 60
    spinWithinTask()
    XCTAssertEqual(view.frame.width, 60)
    XCTAssertEqual(window.subviews.count, 1)
  }

  @MainActor
  private func spinWithinTask() { spin() }

  @MainActor
  func testIdleRunLoopDoesNothing() {
    // Another test may have left work for the next refresh.
    MainTurn.flush()
    let (window, view, width) = shownView()
    spin()
    let before = MainTurn.statistics
    let layouts = window.layoutWork.layouts
    spin()
    XCTAssertEqual(MainTurn.statistics, before)
    for constant in 0..<1000 { width.constant = CGFloat(constant) }
    XCTAssertEqual(MainTurn.statistics.registrations - before.registrations, 1)
    spin()
    XCTAssertEqual(MainTurn.statistics.turns - before.turns, 1)
    // The view that holds the constraint, and its superview.
    XCTAssertEqual(window.layoutWork.layouts - layouts, 2)
    XCTAssertEqual(view.frame.width, 999)
  }

  // A window that is released while it waits for a refresh causes no turn.
  @MainActor
  func testReleasedWindowHasNoTurn() {
    MainTurn.flush()
    var before = 0
    do {
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.marksDisplay = true
      let shown = shownView()
      shown.window.addSubview(view)
      spin()
      before = MainTurn.statistics.turns
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(MainTurn.statistics.turns, before)
  }

  @MainActor
  func testWindowIsNotKeptAlive() {
    weak var gone: UIWindow?
    do {
      let shown = shownView()
      gone = shown.window
      shown.view.setNeedsLayout()
    }
    XCTAssertNil(gone)
    spin()
  }

  /// Marks itself in each layout, which can run the run loop, and in each drawing.
  private final class Restless: UIView {
    var marksLayout = false
    var marksDisplay = false
    var spinTime: TimeInterval = 0
    var drawings = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      if spinTime > 0 { RunLoop.main.run(until: Date(timeIntervalSinceNow: spinTime)) }
      if marksLayout { setNeedsLayout() }
    }

    override func draw(_ rect: CGRect) {
      drawings += 1
      if marksDisplay { setNeedsDisplay() }
    }
  }

  /// Runs the run loop for half a second with a restless view, and returns the number of turns.
  @MainActor
  private func turns(with view: Restless) -> Int {
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    let (window, other, _) = shownView()
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    window.addSubview(view)
    let turns = MainTurn.statistics.turns
    // A turn that registered itself again at once would never let the run loop end.
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    XCTAssertEqual(other.frame.width, 100)
    window.isHidden = true
    return MainTurn.statistics.turns - turns
  }

  /// The maximum number of turns in half a second: 30 refreshes, and the turns of the beginning.
  private static let maximumTurns = 40

  @MainActor
  func testEndlessLayoutHasOneTurnPerRefresh() {
    let view = Restless()
    view.marksLayout = true
    let turns = turns(with: view)
    XCTAssertGreaterThan(turns, 1)
    XCTAssertLessThanOrEqual(turns, Self.maximumTurns)
  }

  @MainActor
  func testEndlessDisplayHasOneTurnPerRefresh() {
    let view = Restless()
    view.marksDisplay = true
    let turns = turns(with: view)
    XCTAssertGreaterThan(turns, 1)
    XCTAssertLessThanOrEqual(turns, Self.maximumTurns)
    XCTAssertEqual(view.drawings, turns)
  }

  // The timers of a turn that lasts longer than a refresh fire within it.
  @MainActor
  func testLongLayoutHasOneTurnPerRefresh() {
    let view = Restless()
    view.marksLayout = true
    view.spinTime = 0.02
    XCTAssertLessThanOrEqual(turns(with: view), Self.maximumTurns)
  }

  // Only the main queue is served while the main actor is awaited.
  @MainActor
  func testEndlessLayoutOfTheMainQueueHasOneTurnPerRefresh() async throws {
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    let (window, view, _) = shownView()
    let restless = Restless()
    restless.marksLayout = true
    window.addSubview(restless)
    let turns = MainTurn.statistics.turns
    try await Task.sleep(nanoseconds: 500_000_000)
    XCTAssertEqual(view.frame.width, 100)
    XCTAssertGreaterThan(MainTurn.statistics.turns - turns, 1)
    XCTAssertLessThanOrEqual(MainTurn.statistics.turns - turns, Self.maximumTurns)
    window.isHidden = true
  }

  @MainActor
  func testRunLoopWithinLayout() {
    final class Spinner: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: RunLoopTests.spinTime))
      }
    }
    let (window, view, _) = shownView()
    let spinner = Spinner(frame: window.bounds)
    window.addSubview(spinner)
    window.layoutIfNeeded()
    spinner.setNeedsLayout()
    spin()
    XCTAssertEqual(view.frame.width, 100)
  }
}
