import Foundation
import Testing

@testable import AutoLayout

/// Two sections of two rows, 50 points high, with texts around them where they are given.
@MainActor
private final class TitledRows: UITableViewDataSource {
  var headers: [String?] = [nil, nil]
  var footers: [String?] = [nil, nil]

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
}

/// Oracle: interface-builder. Distances between recorded cells of static tables.
@MainActor
@Suite struct TableSectionTests {
  private let source = TitledRows()

  private func starts(
    _ style: UITableView.Style, _ version: Int, width: CGFloat = 375, scale: CGFloat = 2
  ) -> [CGFloat] {
    let table = table(style, version, width: width, scale: scale)
    return [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  private func table(
    _ style: UITableView.Style, _ version: Int, width: CGFloat = 375, scale: CGFloat = 2
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    table.layoutEnvironment = LayoutEnvironment(displayScale: scale, systemVersion: version)
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func `Plain headers with a title are 28 points high, with 22 points above since iOS 15`() {
    #expect(starts(.plain, 14) == [0, 100])
    source.headers = ["A", "B"]
    #expect(starts(.plain, 14) == [28, 156])
    #expect(starts(.plain, 18) == [50, 200])
  }

  @Test func `Grouped sections have 18 points of space around them and 38 for a header title`() {
    #expect(starts(.grouped, 18) == [18, 154])
    source.headers = ["A", "B"]
    // 38 and half a gap above the first; 18 below each section.
    #expect(starts(.grouped, 18) == [55.5, 211.5])
    #expect(starts(.grouped, 18, scale: 3).first.map { ($0 * 3).rounded() } == 166)
  }

  @Test func `Rows of inset groups are inset by the layout margins`() {
    let rows = table(.insetGrouped, 18, width: 414)
    #expect(
      rows.rectForRow(at: IndexPath(row: 0, section: 0))
        == CGRect(x: 20, y: 18, width: 374, height: 50))
    let narrow = table(.insetGrouped, 18)
    #expect(narrow.rectForRow(at: IndexPath(row: 1, section: 0)).width == 343)
  }

  @Test func `Explicit header and footer heights replace the default ones`() {
    source.headers = ["A", nil]
    let rows = table(.grouped, 18)
    rows.sectionHeaderHeight = 60
    rows.sectionFooterHeight = 5
    rows.layoutIfNeeded()
    #expect(rows.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
    let second: CGFloat = 60 + 100 + 5 + 60
    #expect(rows.rectForRow(at: IndexPath(row: 0, section: 1)).minY == second)
  }

  @Test func `Until iOS 18, headers of grouped tables show their title in capitals`() {
    source.headers = ["Sound", nil]
    func text(_ style: UITableView.Style, _ version: Int) -> String? {
      table(style, version).subviews.compactMap { $0 as? UITableViewHeaderFooterView }.first?
        .textLabel?.text
    }
    #expect(text(.grouped, 18) == "SOUND")
    #expect(text(.grouped, 26) == "Sound")
    #expect(text(.plain, 18) == "Sound")
  }

  @Test func `Rows of built-in styles grow with their font`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: 18)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    #expect(cell.fittingHeight(forWidth: 375) == 57)  // 20.5 + 14.5 and margins of 11
    cell.textLabel?.font = .systemFont(ofSize: 40)
    #expect(cell.fittingHeight(forWidth: 375) == 84.5)  // 48 + 14.5 + 22
  }
}
