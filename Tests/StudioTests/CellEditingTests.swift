import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Cells from the library, as Xcode writes them.
@Suite("Adding cells")
@MainActor
struct CellEditingTests {
  private static let table = TestDocument.storyboard(
    """
    <tableView contentMode="scaleToFill" id="tab-vw-001">
        <rect key="frame" x="0.0" y="0.0" width="390" height="400"/>
    </tableView>
    """)

  private static let collection = TestDocument.storyboard(
    """
    <collectionView contentMode="scaleToFill" id="col-vw-001">
        <rect key="frame" x="0.0" y="0.0" width="390" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="25" id="col-ly-001">
            <size key="itemSize" width="60" height="50"/>
        </collectionViewFlowLayout>
    </collectionView>
    """)

  /// Returns a document after adding kinds of cells to a view.
  private func document(
    _ text: String, adding kinds: [StudioEdit.ViewKind], to parent: String
  ) throws -> InterfaceDocument {
    try kinds.reduce(TestDocument.read(text)) { document, kind in
      try document.applying(
        StudioEdit.addView(kind: kind, parent: parent, x: 0, y: 0).edit(of: document))
    }
  }

  @Test("A new row is below the others and as wide as the table")
  func rows() throws {
    let document = try document(
      Self.table, adding: [.tableViewCell, .tableViewCell], to: "tab-vw-001")
    let cells = document.tree.allElements.filter { $0.name == "tableViewCell" }
    #expect(
      cells.map { $0.child("rect", key: "frame")?["y"] } == ["50", "94"])
    #expect(cells.map { $0.child("rect", key: "frame")?["width"] } == ["390", "390"])
    for cell in cells {
      #expect(cell.parent?.name == "prototypes")
      let content = try #require(cell.children.first { $0.name == "tableViewCellContentView" })
      #expect(content["key"] == "contentView" && content["tableViewCell"] == cell.id)
      #expect(content.child("rect", key: "frame")?["x"] == "0.0")
    }
  }

  @Test("A new item has the size and spacing of the layout")
  func items() throws {
    let document = try document(
      Self.collection, adding: [.collectionViewCell, .collectionViewCell], to: "col-vw-001")
    let cells = document.tree.allElements.filter { $0.name == "collectionViewCell" }
    // hand: 60 points wide, and 25 between two items.
    #expect(cells.map { $0.child("rect", key: "frame")?["x"] } == ["0.0", "85"])
    #expect(cells.allSatisfy { $0.child("rect", key: "frame")?["height"] == "50" })
  }

  @Test("A collection view has at most one section header, which can contain views")
  func header() throws {
    let document = try document(
      Self.collection, adding: [.sectionHeader], to: "col-vw-001")
    let header = try #require(
      document.tree.allElements.first { $0.name == "collectionReusableView" })
    #expect(header["key"] == "sectionHeaderView")
    let id = try #require(header.id)
    #expect(throws: InterfaceDocumentError.self) {
      try StudioEdit.addView(kind: .sectionHeader, parent: "col-vw-001", x: 0, y: 0)
        .edit(of: document)
    }
    let label = try document.applying(
      StudioEdit.addView(kind: .label, parent: "rot-vw-000", x: 0, y: 0).edit(of: document))
    let added = try #require(label.tree.allElements.first { $0.name == "label" }?.id)
    let moved = try label.applying(
      StudioEdit.moveViews([added], parent: id, before: nil).edit(of: label))
    #expect(moved.element(withIdentifier: added)?.parent?.parent?.id == id)
  }

  @Test("Cells can only be added to views of their kind")
  func refusals() throws {
    let document = try TestDocument.read(Self.table)
    for kind in [StudioEdit.ViewKind.collectionViewCell, .sectionHeader] {
      #expect(throws: InterfaceDocumentError.self) {
        try StudioEdit.addView(kind: kind, parent: "tab-vw-001", x: 0, y: 0).edit(of: document)
      }
    }
  }
}
