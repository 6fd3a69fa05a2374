/// Writes a merged document: our bytes where nothing changed, and the changes of theirs in Xcode's
/// order and notation, with our indentation and line ends.
///
/// Unchanged elements are copied. In others, the white space between the children of ours is kept,
/// and only start tags with changed attributes are written again. Elements of theirs are copied
/// with our indentation, unless they contain elements of ours, which one side moved into them.
struct MergeWriter {
  /// The plan to write.
  private let plan: MergePlan
  /// Our document.
  private let tree: XMLTree
  /// The line ends and the indentation of our document.
  private let style: DocumentLayoutStyle
  /// Elements that differ, with their descendants, from those of either side.
  private let touched: Set<Int>

  /// Creates a writer of a plan in the style of our document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(_ plan: MergePlan, _ tree: XMLTree) {
    self.plan = plan
    self.tree = tree
    style = DocumentLayoutStyle(tree)
    touched = Self.touched(plan)
  }

  /// Returns the elements that are written again because they or their descendants changed.
  private static func touched(_ plan: MergePlan) -> Set<Int> {
    var result: Set<Int> = []
    var order: [Int] = []
    var stack = plan.roots
    while let next = stack.popLast() {
      order.append(next)
      stack += plan.children[next] ?? []
    }
    for number in order.reversed() {
      let children = plan.children[number] ?? []
      let isOurs = plan.ours.has(number)
      let side = isOurs ? plan.ours : plan.theirs
      let isMixed =
        children.contains { plan.ours.has($0) != isOurs } || !isOurs && !side.renamed.isEmpty
      if plan.changes[number] != nil || plan.leads[number] != nil
        || plan.takenWhole.contains(number) || isMixed
        || children != side.children[number] ?? [] || children.contains(where: result.contains)
      {
        result.insert(number)
      }
    }
    return result
  }

  /// Returns the bytes of the merged document.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of bytes and *d* is the depth of elements.
  ///
  /// - Throws: `InterfaceDocumentError` for a value that cannot be written.
  func bytes() throws(InterfaceDocumentError) -> [UInt8] {
    guard let root = plan.roots.first else { return tree.bytes }
    let range = tree.root.range
    return try tree.bytes[..<range.lowerBound] + written(root, style.indentation(of: tree.root))
      + tree.bytes[range.upperBound...]
  }

  /// Returns an element from the first byte of its start tag to the last one of its end tag.
  private func written(
    _ number: Int, _ indentation: String?
  ) throws(InterfaceDocumentError) -> [UInt8] {
    let ours = plan.ours.elements[number]
    if plan.takenWhole.contains(number), let element = plan.theirs.elements[number] {
      return moved(element, to: indentation)
    }
    guard let element = ours ?? plan.theirs.elements[number] else { return [] }
    guard touched.contains(number) else { return moved(element, to: indentation) }
    let inner =
      try ours != nil
      ? content(of: number, element, indentation)
      : newContent(plan.children[number] ?? [], indentation)
    var changes = plan.changes[number] ?? [:]
    if ours == nil { changes = renamings(element) }
    let isEmpty = inner.isEmpty
    var result = try startTag(element, changes, isEmpty: isEmpty) + inner
    if !isEmpty { result += Array("</\(element.name)>".utf8) }
    return result
  }

  /// Returns the content of one of our elements: its own white space, and lines for new children.
  private func content(
    of number: Int, _ element: XMLTree.Element, _ indentation: String?
  ) throws(InterfaceDocumentError) -> [UInt8] {
    let (old, new) = (plan.ours.children[number] ?? [], plan.children[number] ?? [])
    if new.isEmpty, !old.isEmpty { return [] }
    if old.isEmpty, !new.isEmpty { return try newContent(new, indentation) }
    let content = element.contentRange
    var gaps: [Int: Range<Int>] = [:]
    var place = content.lowerBound
    for child in old {
      guard let range = plan.ours.elements[child]?.range else { continue }
      gaps[child] = place..<range.lowerBound
      place = range.upperBound
    }
    let first = old.first.flatMap { plan.ours.elements[$0] }.flatMap(style.indentation)
    var result: [UInt8] = []
    for child in new {
      if let gap = gaps[child], let own = plan.ours.elements[child], plan.leads[child] == nil {
        result += tree.bytes[gap]
        result += try written(child, style.indentation(of: own))
      } else {
        result += lead(of: child, first)
        result += try written(child, first)
      }
    }
    return result + tree.bytes[place..<content.upperBound]
  }

  /// Returns children on separate lines, and the white space before the end tag.
  private func newContent(
    _ children: [Int], _ indentation: String?
  ) throws(InterfaceDocumentError) -> [UInt8] {
    guard !children.isEmpty else { return [] }
    let inner = indentation.map { $0 + style.unit }
    var result: [UInt8] = []
    for child in children {
      result += lead(of: child, inner)
      result += try written(child, inner)
    }
    return result + (indentation.map { Array((style.lineEnd + $0).utf8) } ?? [])
  }

  /// Returns the comments before an element, such as the title of a scene, and the start of its
  /// line.
  private func lead(of number: Int, _ indentation: String?) -> [UInt8] {
    let comments =
      plan.leads[number] ?? plan.ours.leads[number] ?? plan.theirs.leads[number] ?? []
    guard let indentation else { return comments.flatMap { $0 } }
    let start = Array((style.lineEnd + indentation).utf8)
    return comments.flatMap { start + $0 } + start
  }

  /// Returns a start tag with changed attributes, or an empty-element tag.
  private func startTag(
    _ element: XMLTree.Element, _ changes: [String: String?], isEmpty: Bool
  ) throws(InterfaceDocumentError) -> [UInt8] {
    var composer = EditComposer(element.tree)
    try composer.change(changes, of: element)
    var result: [UInt8] = []
    var place = element.startTagRange.lowerBound
    let end = element.startTagRange.upperBound - (element.isEmptyTag ? 2 : 1)
    let patches = composer.patches.enumerated().sorted {
      ($0.element.offset, $0.element.removed.count, $0.offset)
        < ($1.element.offset, $1.element.removed.count, $1.offset)
    }
    for (_, patch) in patches {
      result += element.tree.bytes[place..<patch.offset]
      result += patch.inserted
      place = patch.range.upperBound
    }
    result += element.tree.bytes[place..<end]
    return result + Array((isEmpty ? "/>" : ">").utf8)
  }

  /// Returns the attributes of an element of theirs that have new identifiers.
  private func renamings(_ element: XMLTree.Element) -> [String: String?] {
    guard !plan.theirs.renamed.isEmpty else { return [:] }
    var changes: [String: String?] = [:]
    for attribute in element.attributes {
      let value = plan.theirs.renaming(attribute.name, attribute.value)
      if value != attribute.value { changes.updateValue(value, forKey: attribute.name) }
    }
    return changes
  }

  /// Returns the bytes of an element with another indentation, and with our line ends.
  private func moved(_ element: XMLTree.Element, to indentation: String?) -> [UInt8] {
    let lines = ElementLines(element)
    var bytes = element.tree.bytes[element.range]
    if lines.isWhole, let indentation, lines.indentation != Array(indentation.utf8) {
      let shifted = lines.indented(by: Array(indentation.utf8))
      bytes = shifted[...].drop { $0 == 0x20 || $0 == 0x09 }
      while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    }
    guard element.tree !== tree, DocumentLayoutStyle(element.tree).lineEnd != style.lineEnd else {
      return Array(bytes)
    }
    let plain = bytes.filter { $0 != 0x0D }
    return style.lineEnd == "\n" ? plain : plain.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
