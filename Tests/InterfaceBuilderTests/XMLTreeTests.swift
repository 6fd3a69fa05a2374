import Foundation
import Testing

@testable import InterfaceBuilder

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLTreeTests {
  private func read(_ text: String) throws -> XMLTree {
    try XMLReader.read(Array(text.utf8), name: "test.xib")
  }

  @Test(arguments: SampleDocuments.all)
  func `Elements, attributes, and text equal those of Foundation's XMLParser`(
    _ text: String
  ) throws {
    let oracle = Oracle()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = oracle
    #expect(parser.parse())
    #expect(Oracle.events(of: try read(text).root) == oracle.events)
  }

  @Test(arguments: SampleDocuments.all)
  func `Ranges cover the bytes of elements, names, and attributes`(_ text: String) throws {
    let tree = try read(text)
    #expect(tree.bytes == Array(text.utf8))
    for element in tree.allElements {
      let source = String(decoding: tree.bytes[element.range], as: UTF8.self)
      #expect(source.hasPrefix("<" + element.name))
      #expect(source.hasSuffix(">"))
      #expect(String(decoding: tree.bytes[element.nameRange], as: UTF8.self) == element.name)
      #expect(tree.bytes[element.startTagRange].last == UInt8(ascii: ">"))
      for attribute in element.attributes {
        let name = String(decoding: tree.bytes[attribute.nameRange], as: UTF8.self)
        #expect(name == attribute.name)
        #expect([0x22, 0x27].contains(tree.bytes[attribute.range.upperBound - 1]))
        #expect([0x22, 0x27].contains(tree.bytes[attribute.valueRange.lowerBound - 1]))
      }
      #expect(
        Array(element.subtree)
          == tree.allElements.filter { element.range.contains($0.range.lowerBound) })
      for child in element.children {
        #expect(child.parent == element)
        #expect(
          element.contentRange.contains(child.range.lowerBound)
            && child.range.upperBound <= element.contentRange.upperBound)
      }
    }
  }

  /// More names than the reader's table of names has places.
  @Test func `The number of different names is not limited`() throws {
    let names = (0..<3_000).map { "name\($0)" }
    let elements = names.map { "<\($0) \($0)=\"1\" x=\"2\"></\($0)>" }
    let tree = try read("<all>" + elements.joined() + elements.joined() + "</all>")
    #expect(tree.root.children.map(\.name) == names + names)
    for element in tree.root.children {
      #expect(element.attributes.map(\.name) == [element.name, "x"])
      #expect(element[element.name] == "1")
    }
    #expect(tree.names.count == names.count + 2)
  }

  @Test func `A location has the line and column that counting newlines gives`() throws {
    let text = SampleDocuments.card
    let tree = try read(text)
    var line = 1
    var column = 1
    for (offset, byte) in text.utf8.enumerated() {
      let place = tree.location(at: offset)
      #expect(place == SourceLocation(offset: offset, line: line, column: column))
      if byte == 0x0A { (line, column) = (line + 1, 1) } else { column += 1 }
    }
  }

  @Test func `A byte order mark is preserved and skipped`() throws {
    let tree = try XMLReader.read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8), name: "a")
    #expect(tree.root.name == "a")
    #expect(tree.root.range == 3..<7)
    #expect(tree.bytes.count == 7)
  }

  @Test func `An error shows the source line, a caret, and a note with the likely cause`() {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try read("<document>\n  <view é='ü' id=5/>\n</document>")
    }
    #expect(
      error?.description == """
        test.xib:2:20: error: attribute values must be quoted
            <view é='ü' id=5/>
                           ^
          note: the file is not well-formed XML; it may have merge conflicts or be truncated
        """)
  }
}

/// Records what Foundation's parser reports.
private final class Oracle: NSObject, XMLParserDelegate {
  var events: [String] = []

  static func events(of element: XMLTree.Element) -> [String] {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted()
    return ["<\(element.name) \(attributes)>"] + element.children.flatMap(events)
      + ["</\(element.name)>", "text of \(element.name): \(trimmed(element.text))"]
  }

  private static func trimmed(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }

  private var texts: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    events.append("<\(name) \(attributes.map { "\($0)=\($1)" }.sorted())>")
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !texts.isEmpty { texts[texts.count - 1] += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if !texts.isEmpty { texts[texts.count - 1] += String(decoding: block, as: UTF8.self) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    events += ["</\(name)>", "text of \(name): \(Self.trimmed(texts.removeLast()))"]
  }
}
