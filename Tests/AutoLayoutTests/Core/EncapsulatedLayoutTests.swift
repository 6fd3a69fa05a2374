import Foundation
import Testing

@testable import AutoLayout

/// Oracle: recorded console logs of apps. 17 name the size of a cell's content
/// `UIView-Encapsulated-Layout-Width` and `-Height`, for example
/// `<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Height'
/// UITableViewCellContentView:0x….height == 123.5   (active)>`.
@MainActor
@Suite struct EncapsulatedLayoutTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
  }

  private func lines(of message: String) -> [Substring] {
    message.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
  }

  @Test func `The encapsulated layout size determines the size of a cell's content view`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let tall = UIView()
    tall.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(tall)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      tall.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      tall.heightAnchor.constraint(equalToConstant: 80),
    ])
    let rows = Rows(cell)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    table.separatorStyle = .none
    table.dataSource = rows
    let logged = logMessages { table.layoutIfNeeded() }
    let message = try #require(logged.first)
    let size = try #require(lines(of: message).last)
    #expect(
      size.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"), "\(size)")
    #expect(size.hasPrefix("    \"<NSLayoutConstraint:0x"))
    #expect(size.hasSuffix(".height == 50   (active)>\""))
    #expect(!message.contains("NSAutoresizingMaskLayoutConstraint"))
    #expect(cell.contentView.frame.height == 50)

    table.rowHeight = 64
    table.reloadData()
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 64)
  }

  @Test func `Content determines the height of a header view that is positioned by constraints`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let tall = UIView()
    for view in [header, tall] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(header)
    header.contentView.addSubview(tall)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      tall.topAnchor.constraint(equalTo: header.contentView.topAnchor),
      tall.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
      tall.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
  }

  // The logs with one line are from before iOS 11. The boundary is assumed.
  @Test func `Up to iOS 12, a flexible size is described by one constraint per axis`() throws {
    let cases: [(version: Int, lines: [[String]])] = [
      (12, [[".width == UIView:0x", ".width - 20   (active)"]]),
      (18, [[".minX == 10"], ["H:[UIView:0x", "-(10)-|"]]),
    ]
    for (version, expected) in cases {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      root.layoutEnvironment.systemVersion = version
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 280, height: 360))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(inner)
      inner.widthAnchor.constraint(equalToConstant: 100).isActive = true
      let message = try #require(logMessages { root.layoutIfNeeded() }.first)
      let masks = lines(of: message).filter { $0.contains("h=-&- v=-&-") }
      #expect(masks.count == expected.count, "\(message)")
      for parts in expected {
        #expect(masks.contains { line in parts.allSatisfy { line.contains($0) } }, "\(masks)")
      }
      #expect(inner.frame == CGRect(x: 10, y: 20, width: 280, height: 360))
      root.frame.size.width = 400
      root.layoutIfNeeded()
      #expect(inner.frame.width == 380)
    }
  }

  @Test func `The constraints of a centered autoresizing mask mention the centers of both views`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.layoutEnvironment.systemVersion = 12
    let inner = UIView(frame: CGRect(x: 30, y: 20, width: 200, height: 360))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let made = NSAutoresizingMaskLayoutConstraint.constraints(for: inner)
    let texts = made.map { $0.description }
    #expect(texts.count == 4)
    #expect(texts[0].contains(".midX == UIView:0x") && texts[0].contains(".midX - 20   (active)"))
    #expect(
      texts[1].contains(".width == UIView:0x") && texts[1].contains(".width - 100   (active)"))
    #expect(texts[2].hasSuffix(".midY   (active)>"))
  }
}
