import Foundation
import InterfaceBuilder

/// "Embed In Stack View": siblings go into a new stack view that takes their place.
///
/// The elements themselves do not change but for their indentation and what a stack decides from
/// then on: constraints between them and the outside, fixed frames, masks and places.
struct StackEmbedding {
  private let document: InterfaceDocument
  private let views: [XMLTree.Element]
  private let list: XMLTree.Element
  private let frames: [CGRect]

  init(_ document: InterfaceDocument, _ ids: [String]) throws {
    let change = DocumentChange(document)
    let views = try ids.map(change.view)
    guard let list = views.first?.parent, list.name == "subviews",
      views.allSatisfy({ $0.parent == list }), Set(ids).count == ids.count
    else {
      throw StudioError("only siblings can be embedded", hint: "select views of one superview")
    }
    self.document = document
    self.list = list
    let isVertical = Self.isVertical(views.map(Self.frame))
    // In the order in which they lie.
    self.views = views.sorted {
      let (a, b) = (Self.frame($0), Self.frame($1))
      return isVertical ? (a.minY, a.minX) < (b.minY, b.minX) : (a.minX, a.minY) < (b.minX, b.minY)
    }
    frames = self.views.map(Self.frame)
  }

  private static func frame(_ view: XMLTree.Element) -> CGRect {
    view.child("rect", key: "frame")?.rectValue ?? .zero
  }

  /// Whether the middles of the frames differ more in height than across.
  private static func isVertical(_ frames: [CGRect]) -> Bool {
    let xs = frames.map(\.midX)
    let ys = frames.map(\.midY)
    func spread(_ values: [CGFloat]) -> CGFloat { (values.max() ?? 0) - (values.min() ?? 0) }
    return spread(ys) >= spread(xs)
  }

  /// The change of the document, in two steps: what the stack decides from then on goes; then the
  /// lines of the views move, so that nothing in them is lost or written anew.
  func edit() throws -> DocumentEdit {
    var editor = DocumentEditor(document)
    let id = editor.newIdentifier()
    dropConstraints(&editor)
    for (view, frame) in zip(views, frames) { settle(view, frame, &editor) }
    let first = try editor.edit()
    let settled = try document.applying(first)
    let second = try move(in: settled, id)
    guard let joined = DocumentEdit.chain([first, second], from: document.bytes) else {
      throw StudioError("the changes do not fit together", hint: "this is a fault of the program")
    }
    return joined
  }

  private var bounds: CGRect { frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) } }

  /// Brings a view to its place in the stack.
  private func settle(_ view: XMLTree.Element, _ frame: CGRect, _ editor: inout DocumentEditor) {
    if view["fixedFrame"] == "YES" {
      editor.set("fixedFrame", of: view, to: nil)
      if let mask = view.child("autoresizingMask", key: "autoresizingMask") { editor.remove(mask) }
    }
    guard let rect = view.child("rect", key: "frame") else { return }
    for (name, value) in [("x", frame.minX - bounds.minX), ("y", frame.minY - bounds.minY)] {
      if rect[name].flatMap(Double.init) != Double(value) {
        editor.set(name, of: rect, to: XcodeStyle.number(value))
      }
    }
  }

  /// Moves the lines of the views into a new stack at the place of the first of them.
  private func move(in document: InterfaceDocument, _ id: String) throws -> DocumentEdit {
    let bytes = document.bytes
    let moved = try views.map { view in
      try Lines(DocumentChange(document).view(view.id ?? ""), bytes)
    }
    guard let first = moved.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return DocumentEdit()
    }
    let unit = first.isWhole ? first.unit : []
    var text = first.indentation + Array(startTag(id).utf8) + first.end
    text += frameText(first)
    text += first.indentation + unit + Array("<subviews>".utf8) + first.end
    for lines in moved { text += lines.indented(by: unit + unit) }
    text += first.indentation + unit + Array("</subviews>".utf8) + first.end
    text += first.indentation + Array("</stackView>".utf8) + first.end
    var patches = moved.map {
      DocumentPatch(offset: $0.range.lowerBound, removed: Array(bytes[$0.range]), inserted: [])
    }
    patches.append(
      DocumentPatch(offset: first.range.lowerBound, removed: [], inserted: text))
    guard let edit = DocumentEdit(patches) else {
      throw StudioError("the views overlap in the file", hint: "select siblings")
    }
    return edit
  }

  private var isNested: Bool { list.parent?.name == "stackView" }

  private func startTag(_ id: String) -> String {
    let isVertical = Self.isVertical(frames)
    var tag = "<stackView opaque=\"NO\" contentMode=\"scaleToFill\""
    if !isNested { tag += " fixedFrame=\"YES\"" }
    if isVertical { tag += " axis=\"vertical\"" }
    if let spacing = spacing(isVertical) { tag += " spacing=\"\(spacing)\"" }
    return tag + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
  }

  private func frameText(_ lines: Lines) -> [UInt8] {
    let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height].map {
      XcodeStyle.number($0)
    }
    var all = [
      "<rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
        + "height=\"\(numbers[3])\"/>"
    ]
    if !isNested {
      all.append(
        "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
    }
    let indentation = lines.indentation + (lines.isWhole ? lines.unit : [])
    return all.flatMap { indentation + Array($0.utf8) + lines.end }
  }

  /// The lines that an element takes, or its bytes where it shares a line with others.
  private struct Lines {
    let range: Range<Int>
    let isWhole: Bool
    let indentation: [UInt8]
    let end: [UInt8]
    private let bytes: [UInt8]
    /// Whether the element holds text of several lines, in which spaces count.
    private let hasLongText: Bool

    /// Xcode's step of indentation.
    var unit: [UInt8] { Array("    ".utf8) }

    init(_ element: XMLTree.Element, _ bytes: [UInt8]) {
      var start = element.range.lowerBound
      while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
      var stop = element.range.upperBound
      if stop < bytes.count, bytes[stop] == 13 { stop += 1 }
      let isWhole =
        (start == 0 || bytes[start - 1] == 10) && stop < bytes.count && bytes[stop] == 10
      self.isWhole = isWhole
      range = isWhole ? start..<stop + 1 : element.range
      indentation = isWhole ? Array(bytes[start..<element.range.lowerBound]) : []
      end = isWhole ? Array(bytes[element.range.upperBound..<stop + 1]) : []
      self.bytes = Array(bytes[range])
      var stack = [element]
      var hasLongText = false
      while let next = stack.popLast(), !hasLongText {
        let text = next.text
        hasLongText = text.contains("\n") && text.contains { !$0.isWhitespace }
        stack += next.children
      }
      self.hasLongText = hasLongText
    }

    /// The lines further in; those of an element with text of several lines stay as they are.
    func indented(by more: [UInt8]) -> [UInt8] {
      guard isWhole, !hasLongText else { return bytes }
      var result: [UInt8] = []
      var isStart = true
      for byte in bytes {
        if isStart, byte != 10, byte != 13 { result += more }
        result.append(byte)
        isStart = byte == 10
      }
      return result
    }
  }

  /// The smallest space between neighbours; nil for none.
  private func spacing(_ isVertical: Bool) -> String? {
    let gaps = zip(frames, frames.dropFirst()).map {
      isVertical ? $1.minY - $0.maxY : $1.minX - $0.maxX
    }
    guard let least = gaps.min(), least > 0 else { return nil }
    return XcodeStyle.number(least)
  }

  /// Constraints that tie an embedded view to something outside of it would fight with the stack.
  private func dropConstraints(_ editor: inout DocumentEditor) {
    let ids = Set(views.compactMap(\.id))
    for element in document.tree.allElements where element.name == "constraint" {
      let items = [element["firstItem"], element["secondItem"]].compactMap { $0 }
      guard items.contains(where: ids.contains),
        !views.contains(where: { $0.range.contains(element.range.lowerBound) })
      else { continue }
      editor.removeConstraint(element)
    }
  }
}
