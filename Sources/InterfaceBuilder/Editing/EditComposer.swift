/// Converts changes of elements to patches of bytes.
struct EditComposer {
  let tree: XMLTree
  let style: DocumentLayoutStyle
  private(set) var patches: [DocumentPatch] = []
  /// Empty-element tags that get content, with their new children.
  private var opened: [Int32: [NewElement]] = [:]

  init(_ tree: XMLTree) {
    self.tree = tree
    style = DocumentLayoutStyle(tree)
  }

  /// The elements that an edit removes.
  struct Cuts {
    /// The removed elements, none of which contains another.
    var removed: Set<Int32>
    /// Elements that are kept but lose their content.
    var emptied: Set<Int32>
  }

  /// Elements that Interface Builder writes only with content.
  private static let neverEmpty: Set<ElementName> = [
    .constraints, .connections, .mask, .variation, .inferredMetricsTieBreakers,
  ]

  // MARK: - Removal

  /// Returns the elements that are removed with `chosen`: lists are removed with their last entry.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  func prune(_ chosen: Set<Int32>, keeping kept: Set<Int32>) -> Cuts {
    var cuts = Cuts(removed: chosen, emptied: [])
    var queue = Set(chosen.compactMap { element($0).parent?.index })
    // Children come after parents, so that the last ones are checked first.
    var next = queue.max() ?? -1
    while next >= 0 {
      let index = next
      next -= 1
      guard queue.remove(index) != nil else { continue }
      let parent = element(index)
      guard !kept.contains(index), !cuts.removed.contains(index),
        parent.children.allSatisfy({ cuts.removed.contains($0.index) }), isOnlyElements(parent)
      else { continue }
      let isBare = parent.attributes.allSatisfy { ObjectElement.key ~= $0.name }
      if Self.neverEmpty.contains(parent.kind), isBare, let outer = parent.parent {
        cuts.removed.insert(index)
        queue.insert(outer.index)
      } else {
        cuts.emptied.insert(index)
      }
    }
    cuts.removed = cuts.removed.filter { !isInside(element($0).parent, cuts.removed) }
    cuts.emptied = cuts.emptied.filter { !isInside(element($0), cuts.removed) }
    return cuts
  }

  /// Returns a Boolean value that indicates whether `set` contains an element or an ancestor of it.
  func isInside(_ element: XMLTree.Element?, _ set: Set<Int32>) -> Bool {
    guard !set.isEmpty else { return false }
    var current = element
    while let candidate = current {
      if set.contains(candidate.index) { return true }
      current = candidate.parent
    }
    return false
  }

  /// Returns a Boolean value that indicates whether an element contains only its children: no text,
  /// and no comment that remains when they are removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts of the element.
  private func isOnlyElements(_ element: XMLTree.Element) -> Bool {
    guard element.text.allSatisfy(\.isWhitespace) else { return false }
    var children = element.children.makeIterator()
    var lines = children.next().map { style.lines(of: $0) }
    var row = Int(tree.elements[Int(element.index)].firstText)
    while row >= 0 {
      defer { row = Int(tree.texts.next[row]) }
      guard tree.texts.kind[row] == .comment else { continue }
      let start = tree.texts.range(row).lowerBound
      while let before = lines, before.upperBound <= start {
        lines = children.next().map { style.lines(of: $0) }
      }
      // A scene is removed with the comment that names it.
      guard let lines, lines.contains(start) else { return false }
    }
    return true
  }

  /// Writes the removals, and expands the empty-element tags that got content.
  mutating func cut(_ cuts: Cuts) {
    for index in cuts.emptied {
      let element = element(index)
      replace(element.startTagRange.upperBound - 1..<element.range.upperBound, "/>")
    }
    for index in cuts.removed {
      guard !isInside(element(index).parent, cuts.emptied) else { continue }
      replace(style.lines(of: element(index)), "")
    }
    for (index, children) in opened { open(element(index), with: children) }
    opened = [:]
  }

  // MARK: - Insertion

  /// Inserts an element, or stores it until `cut` if its parent is an empty-element tag.
  mutating func insert(_ insertion: DocumentEditor.Insertion) {
    let parent = insertion.parent
    if parent.isEmptyTag {
      opened[parent.index, default: []].append(insertion.element)
      return
    }
    if let next = insertion.next {
      insert(insertion.element, before: style.start(of: next), style.indentation(of: next))
    } else {
      let end = parent.contentRange.upperBound
      let outer = DocumentLayoutStyle.indentation(before: end, tree)
      insert(insertion.element, before: end, outer.map { $0 + style.unit }, outer)
    }
  }

  /// Writes an element before `offset`, on a line of its own if `indentation` is known; `outer` is
  /// the indentation before the offset if it differs.
  private mutating func insert(
    _ made: NewElement, before offset: Int, _ indentation: String?, _ outer: String? = nil
  ) {
    guard let indentation else { return replace(offset..<offset, made.flatText) }
    let lineStart = offset - (outer ?? indentation).utf8.count
    replace(
      lineStart..<lineStart,
      made.text(indentation: indentation, unit: style.unit, lineEnd: style.lineEnd))
  }

  /// Expands `<name/>` to `<name>`, children and `</name>`.
  private mutating func open(_ parent: XMLTree.Element, with children: [NewElement]) {
    let end = parent.range.upperBound
    let inner =
      if let outer = style.indentation(of: parent) {
        style.lineEnd
          + children.map {
            $0.text(indentation: outer + style.unit, unit: style.unit, lineEnd: style.lineEnd)
          }.joined() + outer
      } else {
        children.map(\.flatText).joined()
      }
    replace(end - 2..<end, ">\(inner)</\(parent.name)>")
  }

  // MARK: - Attributes

  /// Changes attributes of one element, new ones in Xcode's order.
  mutating func change(
    _ changes: [String: String?], of element: XMLTree.Element
  ) throws(InterfaceDocumentError) {
    let existing = element.attributes
    var new: [(place: Int, rank: Int, name: String, value: String)] = []
    let order = XcodeStyle.attributeOrder(of: element.name)
    for (name, value) in changes {
      if let value, !XcodeStyle.isWritable(value) || !XcodeStyle.isName(name) {
        throw tree.error(
          .invalidEdit, at: element.range.lowerBound,
          "the attribute '\(name)' with this value cannot be written in XML",
          hint: "values cannot contain control characters, and names cannot contain spaces")
      }
      if let place = existing.firstIndex(where: { $0.name == name }) {
        replace(existing, place, in: element, with: value)
      } else if let value {
        let rank = order[name] ?? order[ObjectElement.id.name].map { $0 - 1 } ?? order.count
        new.append((Self.place(of: rank, in: existing, order), rank, name, value))
      }
    }
    for entry in new.sorted(by: { ($0.place, $0.rank, $0.name) < ($1.place, $1.rank, $1.name) }) {
      let offset = end(ofAttributesBefore: entry.place, existing, element)
      replace(offset..<offset, " \(entry.name)=\"\(XcodeStyle.escaped(entry.value))\"")
    }
  }

  /// Returns the index of the existing attribute before which one of a rank is written.
  private static func place(
    of rank: Int, in existing: [XMLTree.Element.Attribute], _ order: [String: Int]
  ) -> Int {
    existing.firstIndex { (order[$0.name] ?? -1) > rank } ?? existing.count
  }

  private func end(
    ofAttributesBefore place: Int, _ existing: [XMLTree.Element.Attribute],
    _ element: XMLTree.Element
  ) -> Int {
    place == 0 ? element.nameRange.upperBound : existing[place - 1].range.upperBound
  }

  private mutating func replace(
    _ existing: [XMLTree.Element.Attribute], _ place: Int, in element: XMLTree.Element,
    with value: String?
  ) {
    let attribute = existing[place]
    guard let value else {
      let start = end(ofAttributesBefore: place, existing, element)
      return replace(start..<attribute.range.upperBound, "")
    }
    guard value != attribute.value else { return }
    let quote = tree.bytes[attribute.valueRange.lowerBound - 1]
    replace(attribute.valueRange, XcodeStyle.escaped(value, quote: quote))
  }

  // MARK: - Bytes

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    patches.append(
      DocumentPatch(
        offset: range.lowerBound, removed: Array(tree.bytes[range]), inserted: Array(text.utf8)))
  }

  private func element(_ index: Int32) -> XMLTree.Element {
    XMLTree.Element(tree: tree, index: index)
  }
}
