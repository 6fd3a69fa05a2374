import Foundation
import Testing

@testable import AutoLayout

/// Oracle: public view dumps of UIKit, whose frames are repeated here; hand where none is named.
@MainActor
@Suite struct ScrollIndicatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
  private let scroll = UIScrollView()

  private func lay(_ frame: CGRect, content: CGSize = .zero, version: Int = 18) {
    window.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: version)
    scroll.frame = frame
    scroll.contentSize = content
    window.addSubview(scroll)
    window.layoutIfNeeded()
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private var indicators: [UIView] {
    scroll.subviews.filter { $0 is _UIScrollViewScrollIndicator }
  }

  @Test(arguments: [
    (rect: (374.0, 525.0), version: 15, frames: [[364.0, 519, 7, 3], [368, 515, 3, 7]]),
    (rect: (40.0, 40.0), version: 18, frames: [[34.0, 30, 3, 7], [30, 34, 7, 3]]),
  ])
  func `Without content, scroll indicators are at the ends of their tracks`(
    _ dump: (rect: (Double, Double), version: Int, frames: [[Double]])
  ) {
    scroll.addSubview(UIView())
    lay(rect(20, 337, dump.rect.0, dump.rect.1), version: dump.version)
    #expect(scroll.subviews.count == 3 && scroll.subviews.suffix(2) == indicators[...])
    #expect(indicators.map(\.frame) == dump.frames.map { rect($0[0], $0[1], $0[2], $0[3]) })
    #expect(indicators.map(\.alpha) == [0, 0])
    #expect(indicators.map { $0.subviews.map(\.frame) } == indicators.map { [$0.bounds] })
  }

  @Test func `Scroll indicators fill their tracks if the content fits`() {
    lay(rect(1, 29, 341.5, 63.5), content: CGSize(width: 341.5, height: 63.5), version: 16)
    #expect(indicators.map(\.frame) == [rect(3, 57.5, 335.5, 3), rect(335.5, 3, 3, 57.5)])
  }

  @Test(
    arguments: [
      // A table of iOS 15 with three rows, a short text of a table of iOS 8, and a form of iOS 15.
      (IndicatorTrack(length: 754.5, visible: 763, content: 270, offset: 0), 493, 261.5),
      (IndicatorTrack(length: 568, visible: 568, content: 44, offset: 0), 524, 44),
      (IndicatorTrack(length: 509, visible: 571, content: 524.5, offset: 0), 46.5, 462.5),
    ] as [(IndicatorTrack, CGFloat, CGFloat)])
  func `The indicator of short content is reduced by the length that the content lacks`(
    _ track: IndicatorTrack, _ start: CGFloat, _ thumb: CGFloat
  ) {
    #expect(track.start == start && track.thumb == thumb)
  }

  @Test func `Scroll indicators follow the content offset and their insets`() {
    // Hand: the track has 194 points, of which a tenth is less than the minimum of 36.
    lay(rect(0, 0, 300, 200), content: CGSize(width: 300, height: 2_000))
    #expect(scroll.verticalIndicator?.frame == rect(294, 3, 3, 36))
    scroll.contentOffset.y = 1_800
    window.layoutIfNeeded()
    #expect(scroll.verticalIndicator?.frame == rect(294, 1_961, 3, 36))
    scroll.contentOffset.y = 900
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 4)
    scroll.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scroll.verticalIndicator?.frame == rect(290, 982, 3, 36))
    scroll.contentOffset.y = -20
    window.layoutIfNeeded()
    #expect(scroll.verticalIndicator?.frame == rect(290, -7, 3, 16))
  }

  @Test func `The safe area shortens the indicator track, but contentInset does not`() {
    window.layoutEnvironment.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    scroll.contentInset.top = 7
    scroll.contentInsetAdjustmentBehavior = .always
    lay(rect(0, 0, 300, 200), content: CGSize(width: 300, height: 173))
    window.layoutEnvironment.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -27)
    #expect(scroll.verticalIndicator?.frame == rect(294, -4, 3, 174))
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scroll.verticalIndicator?.frame == rect(294, -24, 3, 194))
  }

  @Test func `Scroll indicators are created in a window by the first layout`() {
    scroll.frame = rect(0, 0, 40, 40)
    scroll.layoutIfNeeded()
    #expect(scroll.subviews.isEmpty)
    window.addSubview(scroll)
    #expect(scroll.subviews.isEmpty)
    scroll.showsHorizontalScrollIndicator = false
    window.layoutIfNeeded()
    #expect(indicators == [scroll.verticalIndicator])
    scroll.showsVerticalScrollIndicator = false
    window.layoutIfNeeded()
    #expect(scroll.subviews.isEmpty)
  }

  @Test func `Before iOS 13, scroll views have no indicator subviews`() {
    lay(rect(0, 0, 40, 40), version: 12)
    #expect(scroll.subviews.isEmpty)
  }

  @Test func `Creating scroll indicators does not cause a second layout`() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let counting = Counting(frame: rect(0, 0, 40, 40))
    window.addSubview(counting)
    window.layoutIfNeeded()
    #expect(counting.subviews.count == 2 && counting.count == 1)
  }

  @Test func `Snapshots and hit testing ignore scroll indicators`() {
    lay(rect(0, 0, 40, 40))
    #expect(window.layoutSnapshot().views.map(\.className) == ["UIWindow", "UIScrollView"])
    #expect(window.hitTest(CGPoint(x: 35, y: 33), with: nil) === scroll)
    #expect(!scroll.hasIndependentSubviews)
  }

  @Test func `Descriptions of scroll indicators match a recorded dump`() throws {
    lay(rect(0, 0, 300, 441))
    let indicator = try #require(scroll.verticalIndicator)
    let address = /0x[0-9a-f]+/
    #expect(
      indicator.description.replacing(address, with: "0x0")
        == "<_UIScrollViewScrollIndicator: 0x0; frame = (294 431; 3 7); alpha = 0; autoresize = LM; "
        + "layer = <CALayer: 0x0>>")
    #expect(
      indicator.subviews[0].description.replacing(address, with: "0x0")
        == "<UIView: 0x0; frame = (0 0; 3 7); backgroundColor = UIExtendedGrayColorSpace 0 0.35; "
        + "layer = <CALayer: 0x0>>")
  }

  @Test func `Cells and views added later are behind the scroll indicators of lists`() {
    final class Source: UITableViewDataSource {
      var count = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (source, table) = (Source(), UITableView(frame: rect(0, 0, 300, 400)))
    table.dataSource = source
    table.backgroundView = UIView()
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.subviews.count == 3)
    source.count = 3
    table.tableHeaderView = UIView(frame: rect(0, 0, 300, 30))
    table.reloadData()
    window.layoutIfNeeded()
    let cells: [UIView] = table.visibleCells.reversed()
    let content = cells + [table.tableHeaderView].compactMap(\.self)
    #expect(table.subviews.dropFirst().dropLast(2) == content[...])
    #expect(table.subviews.first === table.backgroundView)
    #expect(table.subviews.suffix(2).allSatisfy { $0 is _UIScrollViewScrollIndicator })
  }

  @Test func `Background views of tables and collections do not scroll`() {
    let table = UITableView(frame: rect(0, 0, 300, 400))
    let collection = UICollectionView(
      frame: rect(0, 0, 300, 400), collectionViewLayout: UICollectionViewFlowLayout())
    let (first, second) = (UIView(), UIView())
    (table.backgroundView, collection.backgroundView) = (first, second)
    for list in [table, collection] {
      list.contentOffset.y = 50
      list.layoutIfNeeded()
      #expect(list.subviews.first?.frame == rect(0, 50, 300, 400))
    }
    (table.backgroundView, collection.backgroundView) = (nil, nil)
    #expect(first.superview == nil && second.superview == nil)
  }
}
