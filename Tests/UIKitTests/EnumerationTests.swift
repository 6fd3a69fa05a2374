import Testing
import UIKit

/// Enumerations that public packages describe case by case where they can import UIKit, such as
/// swift-custom-dump. The numbers are those of Apple's headers.
struct EnumerationTests {
  @Test func `Split view enumerations have UIKit's raw values`() {
    typealias Visibility = UISplitViewController.DisplayModeButtonVisibility
    #expect([Visibility.automatic, .never, .always].map(\.rawValue) == [0, 1, 2])
    #expect([UISplitViewController.BackgroundStyle.none, .sidebar].map(\.rawValue) == [0, 1])
    typealias Environment = UISplitViewController.LayoutEnvironment
    #expect([Environment.none, .expanded, .collapsed].map(\.rawValue) == [0, 1, 2])
    #expect(UISplitViewController.Column.inspector.rawValue == 4)
  }

  @MainActor
  @Test func `The bits of control states do not overlap`() {
    let states: [UIControl.State] = [
      .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    #expect(UIControl.State(states).rawValue == 0xFFFF_000F)
    #expect(states.map(\.rawValue.nonzeroBitCount) == [1, 1, 1, 1, 8, 8])
  }
}
