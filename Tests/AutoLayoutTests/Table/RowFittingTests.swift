import Foundation
import Testing

@testable import AutoLayout

/// Heights of rows that cells determine. Oracle: UIKit asks the cell for
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` (articles on
/// self-sizing cells; hand).
@MainActor
@Suite struct RowFittingTests {
  private final class Cell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      var size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      size.height += 30
      return size
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = path.row == 0 ? UITableViewCell() : Cell()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 70),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      return cell
    }
  }

  @Test func `An overridden fitting size of a cell determines its row's height`() {
    let (table, source) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Source()
    )
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
  }

  @Test func `Constraints in a table's background view do not conflict`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (background, label) = (UIView(), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    background.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: 20),
      background.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    table.backgroundView = background
    #expect(background.frame == table.bounds)
    let snapshot = table.layoutSnapshot()
    #expect(snapshot.conflicts.isEmpty)
    #expect(label.frame.width == 280)
  }
}
