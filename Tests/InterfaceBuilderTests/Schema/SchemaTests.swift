import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// The schema knows what documents consist of. Oracle: our own documents, and by hand.
@Suite struct SchemaTests {
  /// The documents of this project; those of the folder in `SCHEMA_DOCUMENTS` as well.
  private static let documents: [URL] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let examples = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Documents")
    let others = ProcessInfo.processInfo.environment["SCHEMA_DOCUMENTS"].map {
      URL(fileURLWithPath: $0)
    }
    let folders =
      [tests.appendingPathComponent("Fidelity/Documents"), examples] + [others].compactMap { $0 }
    return folders.flatMap { folder -> [URL] in
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.allObjects as? [URL] ?? []).filter {
        ["xib", "storyboard"].contains($0.pathExtension)
      }
    }
  }()

  /// What a document has and the schema does not know.
  private func unknown(in tree: XMLTree) -> Set<String> {
    var found: Set<String> = []
    for element in tree.allElements {
      guard Schema.element(element.kind) != nil else {
        found.insert("<\(element.name)>")
        continue
      }
      if !Schema.allows(element) {
        let key = element[ObjectElement.key].map { " key=\($0)" } ?? ""
        found.insert("<\(element.parent?.name ?? "")> <\(element.name)\(key)>")
      }
      for attribute in element.attributes {
        guard let known = Schema.attribute(attribute.name, of: element) else {
          found.insert("\(element.name).\(attribute.name)")
          continue
        }
        if known.hint(for: attribute.value) != nil {
          found.insert("\(element.name).\(attribute.name)=\(attribute.value)")
        }
      }
    }
    return found
  }

  @Test func `The schema contains everything in this project's documents`() throws {
    #expect(Self.documents.count > 80)
    var found: Set<String> = []
    for url in Self.documents {
      guard let document = try? InterfaceDocument(contentsOf: url) else { continue }
      found.formUnion(unknown(in: document.tree))
    }
    #expect(found.sorted() == [])
  }

  @Test func `Misspelled names, invalid values, and misplaced elements are unknown`() throws {
    let document = try DocumentText.xib(
      """
      <label contentMode="left" numberOfLine="2" textAlignment="middle" id="root">
        \(DocumentText.frame(0, 0, 9, 9))
        <constrains/><segments/>
      </label>
      """)
    let label = try #require(document.element(withIdentifier: "root"))
    #expect(
      Set(unknown(in: label.tree).filter { $0.contains("label") || $0.contains("constrains") }) == [
        "label.numberOfLine", "label.textAlignment=middle", "<constrains>", "<label> <segments>",
      ])
  }

  @Test func `Elements have the attributes of their class and its superclasses`() {
    let names = Set(Schema.attributes(of: .slider).map(\.name))
    #expect(names.isSuperset(of: ["minValue", "contentHorizontalAlignment", "alpha", "id"]))
    #expect(!names.contains("numberOfLines"))
    #expect(Schema.attributes(of: ElementName("slide")).isEmpty)
    for schema in Schema.elements.values {
      let names = schema.attributes.map(\.name)
      #expect(Set(names).count == names.count, "\(schema.name)")
    }
  }

  @Test func `A variation has the attributes of its parent element`() throws {
    let document = try DocumentText.xib(
      """
      <label contentMode="left" id="root">\(DocumentText.frame(0, 0, 9, 9))
        <variation key="widthClass=compact" numberOfLines="2" spacing="3"/>
      </label>
      """)
    let label = try #require(document.element(withIdentifier: "root"))
    let variation = try #require(label.child(.variation))
    #expect(Schema.attribute("numberOfLines", of: variation)?.isRead == true)
    #expect(Schema.attribute("spacing", of: variation) == nil)
  }

  @Test func `Attributes that are not read are marked as such`() {
    let cell = Schema.element(.tableViewCell)
    #expect(cell?.attribute(named: "indentationWidth")?.isRead == false)
    #expect(cell?.attribute(named: "rowHeight")?.isRead == true)
  }

  @Test func `Elements and attributes of later Xcode versions have a first release`() {
    #expect(Schema.firstRelease(of: .stackView) == .xcode(7, 0))
    #expect(Schema.firstRelease(of: .label) == nil)
    #expect(Schema.firstRelease(of: DocumentElement.useSafeAreas) == .xcode(9, 0))
  }
}
