/// Collects changes of a document's elements and converts them to one edit of its bytes.
///
/// Changes are addressed by the elements of the original document; their order does not matter.
/// Only the affected elements change, and new text has Xcode's style: the order of attributes, the
/// indentation and line ends of the file, and its escaping.
///
///     var editor = DocumentEditor(document)
///     editor.set("constant", of: constraint, to: "20")
///     let changed = try document.applying(editor.edit())
public struct DocumentEditor: Sendable {
  /// The document to edit.
  public let document: InterfaceDocument

  /// New values by element and name; `nil` removes the attribute.
  var attributes: [Int32: [String: String?]] = [:]
  /// Elements that are removed, with their descendants.
  var removed: Set<Int32> = []
  /// New elements, in the order in which they were inserted.
  var insertions: [Insertion] = []
  /// New constraints by the element of the view that lists them.
  var constraints: [Int32: [NewElement]] = [:]

  /// The identifiers in the document and those that were created for it.
  private var identifiers: ObjectIdentifiers

  /// An element to insert, with its position.
  struct Insertion: Sendable {
    /// The element, as it is written.
    var element: NewElement
    /// The element that contains it afterwards.
    var parent: XMLTree.Element
    /// The child before which it is inserted, or `nil` for the end.
    var next: XMLTree.Element?
  }

  /// Creates an editor without changes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ document: InterfaceDocument) {
    self.document = document
    identifiers = ObjectIdentifiers(document.tree, seed: document.identifierSeed)
  }

  /// Returns an identifier of the form `abc-De-fGh` that does not exist in the document.
  ///
  /// - Parameter addition: Any text that describes the object. Objects that two people add to one
  ///   document get different identifiers if the texts differ, so that their changes can be merged.
  /// - Returns: An identifier, which is not returned again.
  public mutating func newIdentifier(for addition: String = "") -> String {
    identifiers.vary(by: addition)
    return identifiers.next()
  }

  /// Makes further identifiers depend on an addition, for additions that get several.
  mutating func varyIdentifiers(by addition: String) { identifiers.vary(by: addition) }

  /// Sets an attribute, or removes it with `nil`. A value that the element already has changes
  /// nothing.
  public mutating func set(_ name: String, of element: XMLTree.Element, to value: String?) {
    attributes[element.index, default: [:]].updateValue(value, forKey: name)
  }

  /// Returns the value of an attribute after the changes so far, or `nil` if the element does not
  /// have it.
  public func value(_ name: String, of element: XMLTree.Element) -> String? {
    if let change = attributes[element.index]?[name] { return change }
    return element[name]
  }

  /// Removes an element with its descendants.
  ///
  /// Lists that Interface Builder does not write empty (`<constraints>`, `<connections>`, masks and
  /// variations) are removed with their last entry.
  public mutating func remove(_ element: XMLTree.Element) { removed.insert(element.index) }

  /// Inserts an element into another, before one of its children or at its end.
  public mutating func insert(
    _ element: NewElement, into parent: XMLTree.Element, before next: XMLTree.Element? = nil
  ) {
    insertions.append(Insertion(element: element, parent: parent, next: next))
  }

  /// Adds a constraint to the list of a view, at its position in the order of identifiers.
  public mutating func addConstraint(_ constraint: NewElement, to owner: XMLTree.Element) {
    constraints[owner.index, default: []].append(constraint)
  }

  /// Removes a constraint, with every mask entry and outlet that refers to it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func removeConstraint(_ constraint: XMLTree.Element) {
    remove(constraint)
    guard let id = constraint.id, document.element(withIdentifier: id) == constraint else { return }
    for element in document.tree.allElements {
      if InstallationEntry(element)?.reference == id { remove(element) }
      if ConnectionElement.isOutlet(element), ConnectionElement.otherEnd(of: element) == id {
        remove(element)
      }
    }
  }

  /// A Boolean value that indicates whether there are no changes. Changes to values that the
  /// document already has count.
  public var isEmpty: Bool {
    attributes.isEmpty && removed.isEmpty && insertions.isEmpty && constraints.isEmpty
  }
}
