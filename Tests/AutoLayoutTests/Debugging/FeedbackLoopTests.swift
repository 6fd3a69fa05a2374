import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's description of the launch argument (WWDC 2016, session 236).
@MainActor
@Suite struct FeedbackLoopTests {
  /// Marks its superview for layout whenever it is laid out.
  final class Restless: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  private func restlessTree() -> PinnedViews {
    let views = PinnedViews()
    views.child.addSubview(Restless())
    return views
  }

  /// Everything that is logged while `body` runs.
  private func logged(threshold: Int?, _ body: () -> Void) -> [String] {
    var messages: [String] = []
    let (oldHandler, oldThreshold) = (LayoutLog.handler, LayoutFeedbackLoop.debuggingThreshold)
    LayoutLog.handler = { messages.append($0) }
    LayoutFeedbackLoop.debuggingThreshold = threshold
    defer {
      LayoutLog.handler = oldHandler
      LayoutFeedbackLoop.debuggingThreshold = oldThreshold
    }
    body()
    return messages
  }

  @Test func `A feedback loop beyond the threshold is logged and raises an exception`() throws {
    let views = restlessTree()
    var raised: [LayoutException] = []
    let messages = logged(threshold: 50) {
      raised = exceptions { views.root.layoutIfNeeded() }
    }
    // The 51st layout exceeds 50, and one more is recorded.
    let log = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(log.hasPrefix("Layout feedback loop detected: <UIView: "))
    #expect(log.contains("was laid out 52 times"))
    #expect(log.contains("layoutSubviews of <\(views.child.subviews[0].describedClassName)"))
    #expect(log.contains("marked for layout: "))
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
  }

  // UIKit does not return from such a layout. The log is that of the launch argument.
  @Test func `Without a threshold, a feedback loop is logged and recorded in the snapshot`() throws
  {
    let views = restlessTree()
    var snapshot: LayoutSnapshot?
    let messages = logged(threshold: nil) {
      #expect(exceptions { views.root.layoutIfNeeded() }.isEmpty)
      snapshot = views.root.layoutSnapshot()
    }
    let loop = try #require(snapshot?.feedbackLoop)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Layout feedback loop detected: <UIView: ") == true)
    #expect(loop.view == 1)
    #expect(loop.layouts == LayoutHost.passLimit)
    #expect(loop.views == [1, 2])
  }

  @Test func `A feedback loop is not logged while conflict logging is disabled`() {
    let views = restlessTree()
    let messages = logged(threshold: nil) {
      LayoutLog.withoutConflicts { views.root.layoutIfNeeded() }
    }
    #expect(messages.isEmpty)
  }

  @Test func `A layout that converges is not reported as a feedback loop`() {
    let views = PinnedViews()
    views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor).isActive = true
    let messages = logged(threshold: 50) {
      #expect(views.root.layoutSnapshot().feedbackLoop == nil)
    }
    #expect(messages.isEmpty)
  }

  @Test func `The threshold is read from the launch argument and clamped to 50 to 1000`() {
    let name = "-UIViewLayoutFeedbackLoopDebuggingThreshold"
    #expect(LayoutFeedbackLoop.threshold(of: ["app", name, "100"]) == 100)
    #expect(LayoutFeedbackLoop.threshold(of: ["app", name, "7"]) == 50)
    #expect(LayoutFeedbackLoop.threshold(of: ["app", name, "5000"]) == 1000)
    #expect(LayoutFeedbackLoop.threshold(of: ["app", name]) == nil)
    #expect(LayoutFeedbackLoop.threshold(of: ["app"]) == nil)
  }
}
