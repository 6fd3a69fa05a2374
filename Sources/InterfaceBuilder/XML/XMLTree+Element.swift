extension XMLTree {
  /// A handle to one element. A copy costs a reference, and retains the tree.
  public struct Element: Sendable {
    /// The tree that the element belongs to.
    public let tree: XMLTree
    /// The position of the element in document order. The root is 0.
    public let index: Int32

    /// Creates the element in a row of the table, which must exist.
    init(tree: XMLTree, index: Int32) {
      self.tree = tree
      self.index = index
    }

    /// The handle as an index of arrays.
    private var row: Int { Int(index) }
  }
}

extension XMLTree.Element: Hashable {
  /// Returns a Boolean value that indicates whether both are the same element of the same tree.
  public static func == (a: Self, b: Self) -> Bool { a.index == b.index && a.tree === b.tree }
  /// Hashes the position in the document; equal positions in other trees are rare.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

// MARK: - Relatives

extension XMLTree.Element {
  /// The tag's name, with its prefix if it has one.
  public var name: String { tree.names[Int(tree.elements[row].nameIndex)] }

  /// The element around this one, or `nil` for the root.
  public var parent: Self? { handle(tree.elements[row].parent) }

  /// The child elements in document order, without texts and comments.
  public var children: Children { Children(upcoming: handle(tree.elements[row].firstChild)) }

  /// Returns the first child element with a name, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  public func child(_ name: String) -> Self? { child(name) { _ in true } }

  /// Returns the first child element with a name that satisfies a condition, or `nil` if there is
  /// none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  func child(_ name: String, where isWanted: (Self) -> Bool) -> Self? {
    let length = name.utf8.count
    var next = tree.elements[row].firstChild
    while next >= 0 {
      let child = Self(tree: tree, index: next)
      if tree.isName(tree.elements[Int(next)].nameIndex, name, length), isWanted(child) {
        return child
      }
      next = tree.elements[Int(next)].nextSibling
    }
    return nil
  }

  /// A sequence of siblings.
  ///
  /// The sequence is lazy and can be iterated several times. It is finite, because rows link only
  /// forward.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    /// The type of the siblings.
    public typealias Element = XMLTree.Element

    /// The sibling that `next()` returns, or `nil` after the last.
    var upcoming: XMLTree.Element?

    /// Returns the next sibling, or `nil` at the end.
    ///
    /// - Complexity: O(1).
    public mutating func next() -> XMLTree.Element? {
      guard let element = upcoming else { return nil }
      upcoming = element.handle(element.tree.elements[Int(element.index)].nextSibling)
      return element
    }
  }

  /// Returns an element by the number of its row, or `nil` for -1.
  private func handle(_ index: Int32) -> Self? {
    index < 0 ? nil : Self(tree: tree, index: index)
  }
}

// MARK: - Ranges of bytes

extension XMLTree.Element {
  /// The bytes from `<` of the start tag to `>` of the end tag.
  public var range: Range<Int> {
    Int(tree.elements[row].start)..<Int(tree.elements[row].end)
  }

  /// The bytes of the start tag, or of the empty-element tag.
  public var startTagRange: Range<Int> {
    Int(tree.elements[row].start)..<Int(tree.elements[row].startTagEnd)
  }

  /// The bytes between start tag and end tag. The range is empty, after the tag, for an
  /// empty-element tag.
  public var contentRange: Range<Int> {
    let start = Int(tree.elements[row].startTagEnd)
    return start..<max(start, Int(tree.elements[row].contentEnd))
  }

  /// A Boolean value that indicates whether the element is written `<name/>`. An element written
  /// `<name></name>` is not.
  public var isEmptyTag: Bool { tree.elements[row].contentEnd == tree.elements[row].end }

  /// The bytes of the name in the start tag.
  public var nameRange: Range<Int> {
    let start = Int(tree.elements[row].start) + 1
    return start..<start + name.utf8.count
  }

  /// The location of the element's start.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  public var location: SourceLocation { tree.location(at: Int(tree.elements[row].start)) }

  /// The column of the element's start, counted from 1 in Unicode code points, as in SARIF and most
  /// editors. Beyond a column of 10,000, it is the column in bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the column.
  public var codePointColumn: Int { tree.codePointColumn(at: location) }
}

// MARK: - Attributes and text

extension XMLTree.Element {
  /// One attribute with its ranges.
  ///
  /// The ranges are offsets in the bytes of the tree. An edit of the value replaces `valueRange`
  /// and keeps the quotation marks, which may be single ones.
  public struct Attribute: Sendable {
    /// The attribute's name.
    public let name: String
    /// The value with entities decoded.
    public let value: String
    /// The bytes of the name.
    public let nameRange: Range<Int>
    /// The bytes of the value, without its quotation marks.
    public let valueRange: Range<Int>
    /// The bytes of the name, `=` and the quoted value.
    public var range: Range<Int> { nameRange.lowerBound..<valueRange.upperBound + 1 }
  }

  /// All attributes in document order. Each value is decoded; to read one, use the subscript.
  public var attributes: [Attribute] { attributeRows.map(attribute) }

  /// Returns the attribute with a name and its ranges, or `nil` if the element does not have it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of attributes.
  public func attribute(_ name: String) -> Attribute? {
    attributeRow(name).map(attribute)
  }

  /// Returns the decoded value of an attribute, or `nil` if the element does not have it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of attributes.
  public subscript(name: String) -> String? {
    attributeRow(name).map {
      tree.decoded(
        Int(tree.attributes[$0].valueStart)..<Int(tree.attributes[$0].valueEnd), inAttribute: true)
    }
  }

  /// The element's own character data, with entities decoded, without that of its children. White
  /// space between tags is excluded.
  ///
  /// A CDATA section is not decoded.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the text.
  public var text: String {
    var result = ""
    var next = Int(tree.elements[row].firstText)
    while next >= 0 {
      let range = tree.texts.range(next)
      switch tree.texts.kind[next] {
      case .characters: result += tree.decoded(range, inAttribute: false)
      case .characterData: result += sectionText(range)
      case .comment, .instruction: break
      }
      next = Int(tree.texts.next[next])
    }
    return result
  }

  /// The bytes between the tags that are neither tags nor characters, with their text: that of a
  /// CDATA section, and none for a comment or an instruction.
  var textMarkup: [(range: Range<Int>, text: String)] {
    var result: [(range: Range<Int>, text: String)] = []
    var next = Int(tree.elements[row].firstText)
    while next >= 0 {
      let range = tree.texts.range(next)
      switch tree.texts.kind[next] {
      case .characters: break
      case .characterData: result.append((range, sectionText(range)))
      case .comment, .instruction: result.append((range, ""))
      }
      next = Int(tree.texts.next[next])
    }
    return result
  }

  /// Returns the text of a CDATA section. `<![CDATA[` has 9 bytes, `]]>` 3.
  private func sectionText(_ range: Range<Int>) -> String {
    tree.plain(range.lowerBound + 9..<range.upperBound - 3)
  }

  /// The rows of the element's attributes, which follow each other in the table.
  private var attributeRows: Range<Int> {
    let first = Int(tree.elements[row].firstAttribute)
    return first..<first + Int(tree.elements[row].attributeCount)
  }

  /// Returns the row of an attribute, or `nil` if the element does not have it. Names are compared
  /// as written.
  private func attributeRow(_ name: String) -> Int? {
    let (names, rows, length) = (tree.names, attributeRows, name.utf8.count)
    // Most names have other lengths. The reader created all indices, which are not checked again.
    return tree.attributes.withUnsafeBufferPointer { attributes in
      tree.nameLengths.withUnsafeBufferPointer { lengths in
        for row in rows {
          let index = Int(attributes[row].nameIndex)
          if lengths[index] == length, names[index] == name { return row }
        }
        return nil
      }
    }
  }

  /// Returns the attribute in a row of the table.
  private func attribute(_ row: Int) -> Attribute {
    let attribute = tree.attributes[row]
    let name = tree.names[Int(attribute.nameIndex)]
    let start = Int(attribute.start)
    let value = Int(attribute.valueStart)..<Int(attribute.valueEnd)
    return Attribute(
      name: name, value: tree.decoded(value, inAttribute: true),
      nameRange: start..<start + name.utf8.count, valueRange: value)
  }
}
