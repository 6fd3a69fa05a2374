import Foundation
import Testing

@testable import AutoLayout

@MainActor
private final class Rows: UITableViewController {
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    10 * CGFloat(path.row + 1)
  }
}

@MainActor
private final class Tiles: UICollectionViewController {
  override func collectionView(
    _ collection: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }
}

/// Oracle: Apple's documentation of the two controllers; derivations beside the numbers.
@MainActor
@Suite struct ListControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `A table controller fills its table and lets it scroll clear of the bars`() {
    let rows = Rows(style: .grouped)
    window.rootViewController = UINavigationController(rootViewController: rows)
    window.makeKeyAndVisible()
    #expect(rows.view === rows.tableView)
    #expect(rows.tableView.visibleCells.map(\.frame.height) == [10, 20, 30])
    #expect(rows.tableView.contentSize == CGSize(width: 390, height: 96))
    // 18 points above and below the rows of a group.
    // The status bar's 47 and the navigation bar's 44; content that was at the top stays there.
    #expect(rows.tableView.adjustedContentInset.top == 91)
    #expect(rows.tableView.contentOffset.y == -91)
  }

  @Test func `A collection controller flows its items over lines`() {
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = tiles
    window.makeKeyAndVisible()
    // Items of 50 with 10 between: six fit into 390, and spread by (390 - 300) / 5.
    #expect(tiles.collectionView.visibleCells.map(\.frame.minX).prefix(3) == [0, 68, 136])
    #expect(tiles.collectionView.contentSize == CGSize(width: 390, height: 110))
  }
}
