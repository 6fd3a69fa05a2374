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

/// Tells what it hears of scrolling and zooming.
@MainActor
private final class HearingRows: UITableViewController {
  var heard: [String] = []

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard.append("begin")
  }
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { heard.append("end") }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.append("moved")
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    heard.append("inset")
  }
}

/// Tells what it hears of scrolling and zooming.
@MainActor
private final class HearingTiles: UICollectionViewController {
  var heard: [String] = []

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard.append("begin")
  }
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { heard.append("end") }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.append("moved")
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    heard.append("inset")
  }
}

/// Oracle: Apple's documentation of the two controllers; derivations beside the numbers.
@MainActor
@Suite struct ListControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `A table view controller fills its table and insets the content by the safe area`() {
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

  @Test func `A collection view controller arranges its items in lines with a flow layout`() {
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = tiles
    window.makeKeyAndVisible()
    // Items of 50 with 10 between: six fit into 390, and spread by (390 - 300) / 5.
    #expect(tiles.collectionView.visibleCells.map(\.frame.minX).prefix(3) == [0, 68, 136])
    #expect(tiles.collectionView.contentSize == CGSize(width: 390, height: 110))
  }

  @Test func `Subclasses of table and collection controllers receive the scroll view callbacks`()
    throws
  {
    let rows = HearingRows(style: .plain)
    let tiles = HearingTiles(collectionViewLayout: UICollectionViewFlowLayout())
    let lists: [(UIScrollView, () -> [String])] = [
      (rows.tableView, { rows.heard }), (tiles.collectionView, { tiles.heard }),
    ]
    for (list, heard) in lists {
      list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      list.maximumZoomScale = 2
      list.contentInset.top = 10
      list.setZoomScale(2, animated: true)
      list.setContentOffset(CGPoint(x: 1, y: 2), animated: true)
      #expect(heard() == ["inset", "begin", "scroll", "zoom", "end", "scroll", "moved"])
    }
  }
}
