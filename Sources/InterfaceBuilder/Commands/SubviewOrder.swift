/// The commands of the menu Editor > Arrange: views in front of or behind their siblings.
public enum SubviewOrder: String, Codable, Hashable, Sendable, CaseIterable {
  /// In front of all siblings.
  case toFront
  /// In front of the next sibling.
  case forward
  /// Behind the previous sibling.
  case backward
  /// Behind all siblings.
  case toBack

  /// Returns the new order of siblings, back to front.
  ///
  /// The chosen ones keep their relative order. Adjacent ones move together.
  func order<Item: Hashable>(_ items: [Item], moving chosen: Set<Item>) -> [Item] {
    switch self {
    case .toFront: items.filter { !chosen.contains($0) } + items.filter(chosen.contains)
    case .toBack: items.filter(chosen.contains) + items.filter { !chosen.contains($0) }
    case .forward: Array(Self.backward(items.reversed(), chosen).reversed())
    case .backward: Self.backward(items, chosen)
    }
  }

  /// Moves each chosen item before the one that precedes it, unless that is chosen too.
  private static func backward<Item: Hashable>(_ items: [Item], _ chosen: Set<Item>) -> [Item] {
    var result = items
    for index in result.indices.dropFirst()
    where chosen.contains(result[index]) && !chosen.contains(result[index - 1]) {
      result.swapAt(index, index - 1)
    }
    return result
  }
}

extension EditSteps {
  /// Moves views in front of or behind their siblings, in each of their superviews.
  ///
  /// Only lines are reordered. A stack view arranges its views in the new order.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for objects that are not subviews.
  @MainActor
  package mutating func reorder(_ ids: [String], _ order: SubviewOrder) throws {
    let lists = try document.lists(of: ids)
    var edits: [DocumentPatch] = []
    for list in lists {
      let views = Array(list.children)
      let chosen = Set(views.filter { $0.id.map(ids.contains) ?? false })
      edits += SubviewLines.patches(of: views, in: order.order(views, moving: chosen))
    }
    try makeMoves(edits)
    try arrange(lists.compactMap { $0.parent?.id })
  }

  /// Makes patches that move lines, unless they change nothing.
  mutating func makeMoves(_ patches: [DocumentPatch]) throws(InterfaceDocumentError) {
    guard let edit = DocumentEdit(patches) else {
      throw document.invalidEdit("one of the views contains another", hint: "select siblings")
    }
    try make(edit)
  }
}

extension InterfaceDocument {
  /// Returns the lists of subviews that contain some views, without duplicates.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for objects that are not subviews.
  func lists(of ids: [String]) throws(InterfaceDocumentError) -> [XMLTree.Element] {
    var lists: [XMLTree.Element] = []
    for id in ids {
      let view = try view(withIdentifier: id)
      guard view.superview != nil, let list = view.parent else {
        throw invalidEdit(
          "'\(id)' cannot be reordered", hint: "it is a root view or belongs to a cell")
      }
      if !lists.contains(list) { lists.append(list) }
    }
    return lists
  }
}

/// The lines of the views in a list of subviews.
enum SubviewLines {
  /// Returns the patches that reorder siblings. Lines between them, such as comments, stay.
  static func patches(
    of views: [XMLTree.Element], in order: [XMLTree.Element]
  ) -> [DocumentPatch] {
    zip(views, order).compactMap { old, new in
      guard old != new else { return nil }
      let place = ElementLines(old)
      return place.patch(inserted: ElementLines(new).indented(by: place.indentation))
    }
  }

  /// Returns the patch that inserts lines before a view of a list, or at the end of the list.
  ///
  /// - Parameters:
  ///   - list: A `<subviews>` element.
  ///   - next: A child of the list, or `nil` for the end.
  ///   - unit: The indentation per level.
  ///   - text: A closure that returns the lines for an indentation and an end of line, both empty
  ///     in a document without lines.
  /// - Returns: The patch of the list.
  static func insertion(
    into list: XMLTree.Element, before next: XMLTree.Element?, unit: String,
    _ text: (_ indentation: [UInt8], _ end: [UInt8]) -> [UInt8]
  ) -> DocumentPatch {
    if let next {
      let lines = ElementLines(next)
      let offset = lines.range.lowerBound
      return DocumentPatch(
        offset: offset, removed: [], inserted: text(lines.indentation, lines.end))
    }
    if let last = Array(list.children).last {
      let lines = ElementLines(last)
      let offset = lines.range.upperBound
      return DocumentPatch(
        offset: offset, removed: [], inserted: text(lines.indentation, lines.end))
    }
    let lines = ElementLines(list)
    let inner = lines.isWhole ? lines.indentation + Array(unit.utf8) : []
    var new = lines.indentation + Array("<\(ElementName.subviews)>".utf8) + lines.end
    new += text(inner, lines.end)
    new += lines.indentation + Array("</\(ElementName.subviews)>".utf8) + lines.end
    return lines.patch(inserted: new)
  }
}
