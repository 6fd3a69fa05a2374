import Foundation

@testable import InterfaceBuilder

/// A document of the folder `Documents`: the frames that it states, and itself without them.
struct FidelityDocument {
  /// A view that constraints place, with the frame that Interface Builder gives it, in points in the
  /// coordinates of its superview.
  struct PlacedView {
    let root: String
    let id: String
    let frame: CGRect
  }

  /// What stands before the document's element: the XML declaration and the comment with the rule.
  let head: String
  let views: [PlacedView]
  /// The document with zeros in the place of the stated frames, so that none can be taken over.
  let blank: InterfaceDocument

  /// The documents of the folder.
  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Documents")

  init(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let stated = try InterfaceDocument(data: data, name: name)
    let placed = Array(stated.tree.allElements.filter(Self.isPlaced))
    head = String(decoding: data.prefix(stated.tree.root.range.lowerBound), as: UTF8.self)
    views = stated.roots.flatMap { root in
      placed.compactMap { Self.view($0, in: root.element) }
    }
    blank = try InterfaceDocument(data: Self.clear(placed, in: data), name: name)
  }

  /// Whether constraints place a view: it says so itself, or a stack view arranges it.
  private static func isPlaced(_ element: XMLTree.Element) -> Bool {
    guard let list = element.parent, list.name == "subviews" else { return false }
    return element["translatesAutoresizingMaskIntoConstraints"] == "NO"
      || list.parent?.name == "stackView"
  }

  private static func view(
    _ element: XMLTree.Element, in root: XMLTree.Element
  ) -> PlacedView? {
    guard root.range.contains(element.range.lowerBound), let rootID = root.id,
      let id = element.id, let frame = element.rect(ViewElement.frame)
    else { return nil }
    return PlacedView(root: rootID, id: id, frame: frame)
  }

  /// A copy of the text whose views have no frames, from the last to the first.
  private static func clear(_ views: [XMLTree.Element], in data: Data) -> Data {
    var bytes = Array(data)
    let ranges = views.compactMap { $0.child("rect", key: "frame")?.range }
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(zeroRect.utf8))
    }
    return Data(bytes)
  }

  private static let zeroRect = #"<rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>"#
}
