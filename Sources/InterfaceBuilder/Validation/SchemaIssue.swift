/// Something in a document that the schema does not allow or does not know.
package struct SchemaIssue: Sendable {
  /// What is wrong.
  package enum Kind: Sendable {
    /// An element that is not in the schema.
    case unknownElement
    /// An attribute that elements of the name do not have.
    case unknownAttribute
    /// An attribute whose value Interface Builder does not write.
    case invalidValue
    /// A value of an enumeration that is not in the schema.
    case unknownValue
    /// An attribute that every element of the name has is missing.
    case missingAttribute
    /// An element in a place where Interface Builder never puts it.
    case misplacedElement
    /// A child element for a property that the schema does not list.
    case unknownProperty
    /// A canvas of a device that is not in the table.
    case unknownDevice
    /// An attribute that names an object which the document does not have.
    case danglingReference
  }

  /// What is wrong.
  package let kind: Kind
  /// A Boolean value that indicates whether no release of Xcode can have written it; otherwise the
  /// schema may be incomplete.
  package let isCertain: Bool
  /// The element.
  package let element: XMLTree.Element
  /// The byte of the document at which an editor should place its cursor.
  package let offset: Int
  /// One sentence that says what is wrong, without full stop.
  package let message: String
  /// One sentence that says what to do, without full stop.
  package let hint: String
  /// What distinguishes the issue from others of the element.
  package let key: String

  /// An issue of an element, by default at its beginning.
  init(
    _ kind: Kind, _ element: XMLTree.Element, certain: Bool = true, at offset: Int? = nil,
    _ message: String, hint: String, key: String
  ) {
    self.kind = kind
    self.isCertain = certain
    self.element = element
    self.offset = offset ?? element.range.lowerBound
    self.message = message
    self.hint = hint
    self.key = key
  }

  /// Text of a document in a message: as written, cut to a length that fits on a line.
  static func quoted(_ text: String) -> String {
    "“" + (text.count > maxQuoteLength ? text.prefix(maxQuoteLength) + "…" : text[...]) + "”"
  }

  /// Names and identifiers are shorter; of longer texts the beginning identifies them.
  private static let maxQuoteLength = 60
}

extension InterfaceDocument {
  /// What the schema does not allow or does not know in the document, in the order of the document.
  ///
  /// O(elements · attributes of an element), with a bounded number of searches for similar names.
  package var schemaIssues: [SchemaIssue] {
    var check = SchemaCheck(self)
    for element in tree.allElements { check.check(element) }
    return check.issues
  }
}
