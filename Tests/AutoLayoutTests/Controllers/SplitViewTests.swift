import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand, from UISplitViewController's documentation.
@MainActor
@Suite struct SplitViewTests {
  @Test func `Setting split view preferences does not load the view`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .secondaryOnly
    split.preferredPrimaryColumnWidthFraction = 0.3
    split.minimumPrimaryColumnWidth = 100
    split.maximumPrimaryColumnWidth = 200
    #expect(!split.isViewLoaded)
  }

  private let columns = (0..<3).map { _ in UIViewController() }

  /// A split view on an iPad of 768 × 1024, so that a column is 307 wide in portrait: 0.4 · 768, in
  /// whole points.
  private func split(_ count: Int, landscape: Bool = false) throws -> (
    UISplitViewController, UIWindow
  ) {
    let device = try #require(Device(identifier: "ipad9_7"))
    let window = UIWindow(device: device, orientation: landscape ? .landscape : .portrait)
    let split = UISplitViewController(style: count == 3 ? .tripleColumn : .doubleColumn)
    split.setViewController(columns[0], for: .primary)
    if count == 3 { split.setViewController(columns[1], for: .supplementary) }
    split.setViewController(columns[2], for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    return (split, window)
  }

  /// Beginning and width of each column's view, nil for one that does not show.
  private func spans(_ window: UIWindow) -> [[CGFloat]?] {
    window.layoutIfNeeded()
    return columns.map {
      guard let view = $0.viewIfLoaded, view.superview != nil else { return nil }
      return [view.frame.minX, view.frame.width]
    }
  }

  @Test func `An overlaid column does not change the width of the secondary column`() throws {
    let (split, window) = try split(2)
    #expect(split.displayMode == .secondaryOnly && spans(window) == [nil, nil, [0, 768]])
    split.preferredDisplayMode = .oneOverSecondary
    #expect(spans(window) == [[0, 307], nil, [0, 768]])
    #expect(split.view.subviews.last === columns[0].view)
    #expect(columns[0].traitCollection.horizontalSizeClass == .compact)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(spans(window) == [[0, 307], nil, [307, 461]])
    split.primaryEdge = .trailing
    #expect(spans(window) == [[461, 307], nil, [0, 461]])
  }

  @Test func `The display modes of a triple-column split view show the expected columns`() throws {
    let (split, window) = try split(3)
    let expected: [(UISplitViewController.DisplayMode, [[CGFloat]?])] = [
      (.secondaryOnly, [nil, nil, [0, 768]]),
      (.oneBesideSecondary, [nil, [0, 307], [307, 461]]),
      (.oneOverSecondary, [nil, [0, 307], [0, 768]]),
      (.twoBesideSecondary, [[0, 307], [307, 307], [614, 154]]),
      (.twoOverSecondary, [[0, 307], [307, 307], [0, 768]]),
      // As wide as beside one column, and moved over the edge.
      (.twoDisplaceSecondary, [[0, 307], [307, 307], [614, 461]]),
    ]
    for (mode, places) in expected {
      split.preferredDisplayMode = mode
      #expect(spans(window) == places)
    }
    split.maximumSupplementaryColumnWidth = 200
    #expect(spans(window) == [[0, 307], [307, 200], [507, 568]])
    // Without the supplementary column two are no more than one.
    split.setViewController(nil, for: .supplementary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(spans(window) == [[0, 307], nil, [307, 461]])
  }

  @Test func `The split behavior determines how columns are shown and hidden`() throws {
    let (split, window) = try split(3)
    // Higher than wide: over the secondary column.
    #expect(split.splitBehavior == .overlay)
    split.show(.supplementary)
    #expect(split.displayMode == .oneOverSecondary)
    split.show(.primary)
    #expect(split.displayMode == .twoOverSecondary)
    split.hide(.primary)
    #expect(split.displayMode == .oneOverSecondary)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    split.hide(.secondary)
    split.show(.secondary)
    #expect(split.displayMode == .secondaryOnly)
    split.preferredSplitBehavior = .displace
    split.show(.primary)
    #expect(split.displayMode == .twoDisplaceSecondary)
    split.preferredSplitBehavior = .tile
    split.hide(.supplementary)
    split.show(.primary)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(spans(window) == [[0, 307], [307, 307], [614, 154]])
  }

  @Test func `A wide double-column split view shows the primary column beside the secondary one`()
    throws
  {
    let (split, window) = try split(2, landscape: true)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    #expect(spans(window) == [nil, nil, [0, 1024]])
    split.show(.primary)
    #expect(spans(window) == [[0, 320], nil, [320, 704]])
  }

  @Test func `A collapsed split view shows the requested column`() throws {
    let (split, window) = try split(3)
    window.resize(to: CGSize(width: 320, height: 768), horizontalSizeClass: .compact)
    #expect(split.isCollapsed && spans(window) == [nil, nil, [0, 320]])
    split.show(.primary)
    #expect(spans(window) == [[0, 320], nil, nil])
    split.hide(.primary)
    #expect(spans(window) == [nil, nil, [0, 320]])
  }

  @Test func `A split view that was expanded collapses to its initial column again`() throws {
    let (split, window) = try split(3)
    window.resize(to: CGSize(width: 320, height: 768), horizontalSizeClass: .compact)
    split.show(.primary)
    #expect(spans(window) == [[0, 320], nil, nil])
    window.resize(to: CGSize(width: 768, height: 1024), horizontalSizeClass: .regular)
    #expect(spans(window) == [nil, nil, [0, 768]])
    window.resize(to: CGSize(width: 320, height: 768), horizontalSizeClass: .compact)
    #expect(spans(window) == [nil, nil, [0, 320]])
  }

  @Test func `Showing a missing column has no effect`() throws {
    let (split, window) = try split(2)
    split.show(.supplementary)
    split.show(.compact)
    #expect(split.displayMode == .secondaryOnly && spans(window) == [nil, nil, [0, 768]])
    window.resize(to: CGSize(width: 320, height: 768), horizontalSizeClass: .compact)
    split.show(.supplementary)
    #expect(split.columnOnTop == nil && spans(window) == [nil, nil, [0, 320]])
  }

  @Test func `The supplementary column can have a preferred width`() throws {
    let (split, window) = try split(3)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSupplementaryColumnWidth = 150
    #expect(split.supplementaryColumnWidth == 150)
    #expect(spans(window) == [[0, 307], [307, 150], [457, 311]])
  }
}
