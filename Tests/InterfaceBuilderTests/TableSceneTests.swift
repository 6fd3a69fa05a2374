import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Tables and collection views of documents: where they were recorded on their own canvas, arranged
/// elsewhere and in applications. Oracle: hand, from the metrics of sections.
@MainActor
@Suite struct TableSceneTests {
  private static func cell(_ id: String, y: Double, _ attributes: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="\(id)" \(attributes)>
      \(DocumentText.frame(0, y, 375, 60))
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-c">
        \(DocumentText.frame(0, 0, 375, 60))
        <subviews>\(DocumentText.view("\(id)-v"))</subviews>
        <constraints>
          \(DocumentText.equal("\(id)-v", "top", "\(id)-c", "top", 10))
          \(DocumentText.equal("\(id)-c", "bottom", "\(id)-v", "bottom", 10))
          \(DocumentText.equal("\(id)-v", "leading", "\(id)-c", "leading"))
          \(DocumentText.equal("\(id)-c", "trailing", "\(id)-v", "trailing"))
          \(DocumentText.size("\(id)-v", "height", 70))
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func document(_ rows: String, attributes: String = "") throws -> InterfaceDocument {
    try DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <tableViewController id="vc" storyboardIdentifier="vc" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" style="grouped" rowHeight="-1" id="table" \
          sectionHeaderHeight="18" sectionFooterHeight="18" \(attributes)>
            \(DocumentText.frame(0, 0, 375, 667))\(rows)
          </tableView>
        </tableViewController>
      </objects></scene>
      """)
  }

  private static let sections = """
    <sections>
      <tableViewSection headerTitle="One" id="s1"><cells>\(cell("a", y: 60))</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(cell("b", y: 150, "rowHeight=\"50\""))</cells></tableViewSection>
    </sections>
    """

  private func head(_ view: UIView) -> UITableViewHeaderFooterView? {
    view.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.first
  }

  @Test func `On its own canvas, a table view keeps its cells and shows section titles`() throws {
    let root = try #require(try document(Self.sections).roots.first).instantiate()
    root.view.layoutIfNeeded()
    let table = try #require(root.view as? UITableView)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 60)
    #expect(head(table)?.textLabel?.text == "ONE")
    #expect(head(table)?.frame.maxY == 60)
  }

  @Test func `On another canvas, rows have the height of their content or of the document`() throws
  {
    let phone = try #require(Device(identifier: "retina6_1"))
    let root = try #require(try document(Self.sections).roots.first)
      .instantiate(on: .device(phone, .portrait))
    root.view.layoutIfNeeded()
    let table = try #require(root.view as? UITableView)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    // 70, 10 above and below, and a pixel for the separator.
    #expect(first == CGRect(x: 0, y: 55.5, width: 414, height: 90.5))
    let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(second == CGRect(x: 0, y: 55.5 + 90.5 + 36, width: 414, height: 50))
  }

  @Test func `A table view that moves to another canvas and back equals a new one`() throws {
    let phone = try #require(Device(identifier: "retina6_1"))
    let source = try #require(try document(Self.sections).roots.first)
    var root = source.instantiate()
    let own = root.snapshot().views.map(\.frame)
    let other = source.instantiate(on: .device(phone, .portrait)).snapshot().views.map(\.frame)
    for _ in 0..<3 {
      root.move(to: .device(phone, .portrait))
      #expect(root.snapshot().views.map(\.frame) == other)
      root.move(to: .document)
      #expect(root.snapshot().views.map(\.frame) == own)
    }
  }

  @MainActor
  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  @Test func `An app dequeues rows from the document's prototype cells`() throws {
    let prototypes =
      "<prototypes>\(Self.cell("a", y: 60, "reuseIdentifier=\"row\""))</prototypes>"
    let storyboard = UIStoryboard(document: try document(prototypes))
    let controller = storyboard.instantiateViewController(withIdentifier: "vc")
    let table = try #require(controller.view as? UITableView)
    let rows = Rows()
    table.dataSource = rows
    table.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    // The content and a pixel for the separator.
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 90 + 1.0 / 3)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "row" })
  }

  /// A cell of a built-in style with its two labels.
  private static let subtitle = """
    <prototypes>
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" id="a" textLabel="t" \
      detailTextLabel="d" style="IBUITableViewCellStyleSubtitle">
        \(DocumentText.frame(0, 28, 375, 44))
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="a" id="a-c">
          \(DocumentText.frame(0, 0, 375, 44))
          <subviews>
            <label contentMode="left" text="Title" id="t">\(DocumentText.frame(17, 4, 33, 20))</label>
            <label contentMode="left" text="Detail" id="d">\(DocumentText.frame(17, 25, 33, 14))</label>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
    </prototypes>
    """

  @Test func `Labels of a prototype cell are available to code on its own canvas`() throws {
    let root = try #require(try document(Self.subtitle).roots.first).instantiate()
    root.view.layoutIfNeeded()
    let table = try #require(root.view as? UITableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel === cell.contentView.subviews.first)
    #expect(cell.detailTextLabel === cell.contentView.subviews.last)
    #expect(cell.contentView.subviews.count == 2)
    // Where they were recorded, whatever the program asks for besides.
    _ = cell.imageView
    table.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 17, y: 4, width: 33, height: 20))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 17, y: 25, width: 33, height: 14))
  }

  @Test func `An image view that code creates remains when the canvas changes`() throws {
    let phone = try #require(Device(identifier: "retina6_1"))
    var root = try #require(try document(Self.subtitle).roots.first).instantiate()
    let table = try #require(root.view as? UITableView)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let (text, picture) = (cell.textLabel, cell.imageView)
    root.move(to: .device(phone, .portrait))
    #expect(cell.imageView === picture && cell.textLabel === text)
    #expect(cell.contentView.subviews.count == 3)
  }

  @Test func `Collection view items flow on another canvas`() throws {
    func item(_ id: String, x: Double) -> String {
      """
      <collectionViewCell contentMode="center" id="\(id)">\(DocumentText.frame(x, 0, 150, 50))
        <size key="customSize" width="150" height="50"/>
        <collectionViewCellContentView key="contentView" contentMode="center" id="\(id)-c">
          \(DocumentText.frame(0, 0, 150, 50))
        </collectionViewCellContentView>
      </collectionViewCell>
      """
    }
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc", width: 375, height: 667,
        view: """
          <subviews>
            \(DocumentText.view("list", "collectionView", "", """
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
              minimumInteritemSpacing="10" id="flow">
                <size key="itemSize" width="150" height="50"/>
              </collectionViewFlowLayout>
              <cells>\(item("i", x: 0))\(item("j", x: 225))\(item("k", x: 0))</cells>
              """))
          </subviews>
          <constraints>
            \(["top", "leading", "trailing", "bottom"]
              .map { DocumentText.equal("list", $0, "vc-view", $0) }.joined())
          </constraints>
          """))
    let phone = try #require(Device(identifier: "retina6_1"))
    let own = try document.frames()
    #expect(own["j"] == CGRect(x: 225, y: 0, width: 150, height: 50))
    let other = try document.frames(on: .device(phone, .portrait))
    #expect(other["j"] == CGRect(x: 264, y: 0, width: 150, height: 50))
    #expect(other["k"] == CGRect(x: 0, y: 60, width: 150, height: 50))
  }
}
