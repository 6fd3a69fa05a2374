import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Foundation's XML parser finds in a document: the independent reader of our pictures.
final class MarkupProbe: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var depth: Int
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private(set) var isWellFormed = false
  private(set) var deepest = 0
  private var depth = 0

  init(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// Indices of views in the order in which their elements come.
  var viewIndices: [Int] {
    elements.compactMap { $0.attributes["data-view"].flatMap { Int($0) } }
  }

  func first(view index: Int) -> Element? {
    elements.first { $0.attributes["data-view"] == "\(index)" }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    depth += 1
    deepest = max(deepest, depth)
    elements.append(Element(name: elementName, attributes: attributeDict, depth: depth))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    depth -= 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
