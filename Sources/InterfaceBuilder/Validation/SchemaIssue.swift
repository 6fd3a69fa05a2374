/// A part of a document that the schema does not allow or does not contain.
package struct SchemaIssue: Sendable {
  /// The types of issues.
  package enum Kind: Sendable {
    /// An element that is not in the schema.
    case unknownElement
    /// An attribute that elements with the name do not have.
    case unknownAttribute
    /// An attribute whose value Interface Builder does not write.
    case invalidValue
    /// A value of an enumeration that is not in the schema.
    case unknownValue
    /// An attribute that every element of the name has is missing.
    case missingAttribute
    /// An element in a position in which Interface Builder never writes it.
    case misplacedElement
    /// A child element for a property that the schema does not list.
    case unknownProperty
    /// A canvas of a device that is not in the table.
    case unknownDevice
    /// An attribute that refers to an object which the document does not have.
    case danglingReference
  }

  /// The type of the issue.
  package let kind: Kind
  /// A Boolean value that indicates whether no release of Xcode can have written the part.
  /// Otherwise the schema may be incomplete.
  package let isCertain: Bool
  /// The element.
  package let element: XMLTree.Element
  /// The offset in bytes at which an editor should place its cursor.
  package let offset: Int
  /// A sentence that describes the issue, without a period.
  package let message: String
  /// A sentence that gives advice, without a period.
  package let hint: String
  /// A key that distinguishes the issue from others of the element.
  package let key: String

  /// Creates an issue of an element, by default at its beginning.
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

  /// Returns text of a document for a message: as written, truncated to a length that fits on a
  /// line.
  static func quoted(_ text: String) -> String {
    "'" + (text.count > maxQuoteLength ? text.prefix(maxQuoteLength) + "…" : text[...]) + "'"
  }

  /// The maximum length of quoted text. Names and identifiers are shorter; longer texts are
  /// identified by their beginning.
  private static let maxQuoteLength = 60
}

extension InterfaceDocument {
  /// The parts of the document that the schema does not allow or does not contain, in document
  /// order.
  ///
  /// - Complexity: O(*n* × *a*), where *n* is the number of elements and *a* is the number of
  ///   attributes of an element, with a bounded number of searches for similar names.
  package var schemaIssues: [SchemaIssue] {
    var check = SchemaCheck(self)
    for element in tree.allElements { check.check(element) }
    return check.issues
  }
}
