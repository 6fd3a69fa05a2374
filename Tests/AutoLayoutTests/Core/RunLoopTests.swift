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

  // A turn that registered itself again at once would never let the run loop end.
  @MainActor
  func testEndlessLayoutLetsTheRunLoopEnd() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    let (window, view, _) = shownView()
    window.addSubview(Restless())
    spin()
    XCTAssertEqual(view.frame.width, 100)
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
