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

  /// Returns a document after an attribute has been set.
  private func document(
    _ document: InterfaceDocument, setting path: String, to value: String?
  ) throws -> InterfaceDocument {
    try document.applying(
      StudioEdit.setAttribute(path: path, value: value).settledEdit(of: document))
  }

  @Test("Static content puts the prototypes of a table into a section, and back")
  func staticContent() throws {
    let prototypes = try document(
      Self.table, adding: [.tableViewCell, .tableViewCell], to: "tab-vw-001")
    let table = try document(prototypes, setting: "tab-vw-001.dataMode", to: "static")
    #expect(!table.tree.allElements.contains { $0.name == "prototypes" })
    let cells = table.tree.allElements.filter { $0.name == "tableViewCell" }
    #expect(
      cells.map(\.id) == prototypes.tree.allElements.filter { $0.name == "tableViewCell" }.map(\.id)
    )
    for cell in cells {
      #expect(cell.parent?.name == "cells" && cell.parent?.parent?.name == "tableViewSection")
      #expect(cell.parent?.parent?.id != nil && cell.parent?.parent?.parent?.name == "sections")
    }
    let back = try document(table, setting: "tab-vw-001.dataMode", to: "prototypes")
    #expect(!back.tree.allElements.contains { $0.name == "sections" })
    #expect(
      back.tree.allElements.filter { $0.name == "tableViewCell" }
        .allSatisfy { $0.parent?.name == "prototypes" })
  }

  @Test("A table without cells gets a section of three static cells, to which rows are added")
  func newSection() throws {
    let table = try document(
      TestDocument.read(Self.table), setting: "tab-vw-001.dataMode", to: "static")
    let sections = table.tree.allElements.filter { $0.name == "tableViewSection" }
    #expect(sections.count == 1)
    #expect(table.tree.allElements.filter { $0.name == "tableViewCell" }.count == 3)
    let more = try table.applying(
      StudioEdit.addView(kind: .tableViewCell, parent: "tab-vw-001", x: 0, y: 0).edit(of: table))
    let cells = more.tree.allElements.filter { $0.name == "tableViewCell" }
    #expect(cells.count == 4)
    #expect(cells.allSatisfy { $0.parent?.parent?.id == sections.first?.id })
  }

  @Test("A cell style has the labels that Xcode writes, and loses them with the style")
  func cellStyles() throws {
    let prototypes = try document(Self.table, adding: [.tableViewCell], to: "tab-vw-001")
    let id = try #require(prototypes.tree.allElements.first { $0.name == "tableViewCell" }?.id)
    func labels(_ document: InterfaceDocument) throws -> [String: XMLTree.Element] {
      let cell = try #require(document.element(withIdentifier: id))
      var labels: [String: XMLTree.Element] = [:]
      for name in ["textLabel", "detailTextLabel"] {
        guard let label = cell[name] else { continue }
        labels[name] = document.element(withIdentifier: label)
      }
      return labels
    }
    let right = try document(
      prototypes, setting: "\(id).style", to: "IBUITableViewCellStyleValue1")
    let rightLabels = try labels(right)
    #expect(rightLabels["textLabel"]?["text"] == "Title")
    #expect(rightLabels["detailTextLabel"]?["textAlignment"] == "right")
    for label in rightLabels.values {
      #expect(label.parent?.name == "subviews")
      #expect(label.parent?.parent?.name == "tableViewCellContentView")
    }
    // interface-builder: 12 of 12 labels of such rows are 20 points from the edge of 390 points.
    let frame = try #require(rightLabels["detailTextLabel"]?.child("rect", key: "frame"))
    let width = try #require(frame["width"].flatMap(Double.init))
    let x = try #require(frame["x"].flatMap(Double.init))
    #expect(abs(x + width - (390 - 20)) < 0.01)

    let subtitle = try document(right, setting: "\(id).style", to: "IBUITableViewCellStyleSubtitle")
    let subtitleLabels = try labels(subtitle)
    #expect(subtitleLabels["textLabel"]?.id == rightLabels["textLabel"]?.id)
    #expect(subtitleLabels["detailTextLabel"]?["textAlignment"] == "natural")
    #expect(
      subtitleLabels["detailTextLabel"]?.child("fontDescription", key: "fontDescription")?[
        "pointSize"] == "12")
    let basic = try document(subtitle, setting: "\(id).style", to: "IBUITableViewCellStyleDefault")
    #expect(try labels(basic).keys.sorted() == ["textLabel"])
    #expect(basic.tree.allElements.filter { $0.name == "label" }.count == 1)
    let custom = try document(basic, setting: "\(id).style", to: nil)
    #expect(try labels(custom).isEmpty)
    #expect(
      !custom.tree.allElements.contains {
        $0.name == "label" || $0.name == "subviews" && $0.parent?.name == "tableViewCellContentView"
      })
    let again = try document(custom, setting: "\(id).style", to: "IBUITableViewCellStyleValue2")
    #expect(try labels(again).count == 2)
    #expect(throws: InterfaceDocumentError.self) {
      try document(custom, setting: "\(id).style", to: "IBUITableViewCellStyleValue3")
    }
  }
}
