import Foundation
import Testing

@testable import AutoLayout

/// The subviews that a layout places.
///
/// Oracle: a layout in which everything is placed, which `setNeedsLayout()` of all views causes.
@MainActor
@Suite struct PlacementTests {
  /// A view that counts how often it is placed.
  private final class PlacedView: UIView {
    var placements = 0

    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      placements += 1
      return super.alignmentRect(forFrame: frame)
    }
  }

  /// A column of rows with a box each.
  @MainActor
  private final class Column {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var rows: [PlacedView] = []
    private var links: [NSLayoutConstraint] = []
    private var heights: [NSLayoutConstraint] = []

    init(rows count: Int) {
      for index in 0..<count { insert(at: index) }
      root.layoutIfNeeded()
    }

    func insert(at index: Int, height: CGFloat = 20) {
      let (row, box) = (PlacedView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)), UIView())
      root.addSubview(row)
      row.addSubview(box)
      for view in [row, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      heights.insert(row.heightAnchor.constraint(equalToConstant: height), at: index)
      NSLayoutConstraint.activate([
        heights[index],
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.topAnchor.constraint(equalTo: row.topAnchor, constant: 3.3),
        box.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 4.7),
        box.heightAnchor.constraint(equalToConstant: 4.7),
      ])
      rows.insert(row, at: index)
      links.insert(row.topAnchor.constraint(equalTo: root.topAnchor), at: index)
      link(index)
      if index + 1 < rows.count { link(index + 1) }
    }

    func remove(at index: Int) {
      rows.remove(at: index).removeFromSuperview()
      links.remove(at: index)
      heights.remove(at: index)
      if index < rows.count { link(index) }
    }

    func setHeight(_ height: CGFloat, at index: Int) { heights[index].constant = height }

    /// Puts a row below the one before.
    private func link(_ index: Int) {
      links[index].isActive = false
      let above = index > 0 ? rows[index - 1].bottomAnchor : root.topAnchor
      links[index] = rows[index].topAnchor.constraint(equalTo: above)
      links[index].isActive = true
    }

    /// Returns the indices of the rows that a change and the layout after it place.
    func placed(_ change: () -> Void) -> [Int] {
      for row in rows { row.placements = 0 }
      change()
      root.layoutIfNeeded()
      return rows.indices.filter { rows[$0].placements > 0 }
    }

    var frames: [CGRect] { rows.map(\.frame) + rows.map { $0.subviews[0].frame } }
  }

  @Test func `A layout pass sets only the frames of subviews whose solution changed`() {
    let column = Column(rows: 40)
    #expect(column.placed { column.setHeight(30, at: 30) } == Array(30..<40))
    #expect(column.placed { column.insert(at: 35) } == Array(35..<41))
    #expect(column.rows[35].frame == CGRect(x: 0, y: 710, width: 320, height: 20))
    #expect(column.placed { column.remove(at: 38) } == [38, 39])
    #expect(column.rows[39].frame.minY == 790)
  }

  @Test func `After setNeedsLayout, a pass sets the frames of all subviews`() {
    let column = Column(rows: 40)
    #expect(column.placed { column.root.setNeedsLayout() }.count == 40)
  }

  @Test func `A subview that was moved manually gets its frame back in the next layout pass`() {
    let column = Column(rows: 40)
    let frame = column.rows[3].frame
    column.rows[3].frame.origin.x = 50
    column.setHeight(30, at: 30)
    column.root.layoutIfNeeded()
    #expect(column.rows[3].frame == frame)
  }

  /// A list of the host can hold the record longer than its view exists.
  @Test func `A removed layout record does not reference its view`() throws {
    let column = Column(rows: 2)
    let removed = try #require(column.root.layoutHost?.record(of: column.rows[1]))
    let kept = try #require(column.root.layoutHost?.record(of: column.rows[0]))
    #expect(removed.view === column.rows[1])
    column.remove(at: 1)
    #expect(removed.view == nil)
    #expect(kept.view === column.rows[0])
    column.root.ownLayoutHost = nil
    #expect(kept.view == nil)
  }

  @Test func `A hierarchy that is added to another one gets its frames there`() {
    let column = Column(rows: 40)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    column.root.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(column.root)
    NSLayoutConstraint.activate([
      column.root.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1.2),
      column.root.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      column.root.widthAnchor.constraint(equalToConstant: 200),
      column.root.heightAnchor.constraint(equalToConstant: 480),
    ])
    outer.layoutIfNeeded()
    #expect(column.rows.allSatisfy { $0.frame.width == 200 })
    let frames = column.frames
    outer.forEachInSubtree { $0.setNeedsLayout() }
    outer.layoutIfNeeded()
    #expect(column.frames == frames)
  }

  @Test func `Random edits give the same frames as a complete layout`() {
    var dice = RepeatableNumbers(state: 7)
    let column = Column(rows: 30)
    for _ in 1...200 {
      let index = Int.random(in: 0..<column.rows.count, using: &dice)
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: column.insert(at: index, height: CGFloat.random(in: 10..<30, using: &dice))
      case 1 where column.rows.count > 20: column.remove(at: index)
      case 2: column.root.frame.size.width = CGFloat.random(in: 100..<400, using: &dice)
      default: column.setHeight(CGFloat.random(in: 10..<30, using: &dice), at: index)
      }
      column.root.layoutIfNeeded()
      let frames = column.frames
      column.root.forEachInSubtree { $0.setNeedsLayout() }
      column.root.layoutIfNeeded()
      #expect(column.frames == frames)
    }
  }
}
