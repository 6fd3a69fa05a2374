import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand, from UISplitViewController's documentation.
@MainActor
@Suite struct SplitViewTests {
  @Test func `What is wanted of a split view does not load its view`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .secondaryOnly
    split.preferredPrimaryColumnWidthFraction = 0.3
    split.minimumPrimaryColumnWidth = 100
    split.maximumPrimaryColumnWidth = 200
    #expect(!split.isViewLoaded)
  }
}
