/// Numbers for the objects and elements of the versions of a document.
///
/// An element with an identifier is the same object in every version, at any position. Any other
/// element is the same if it has the same name and key in the same parent.
///
///     <label id="a1b-c2-d3e">                     the object a1b-c2-d3e
///       <color key="textColor" white="1"/>        color key=textColor in that object
///     </label>
///
/// The parent is not part of the identity of an object, so that an object that was moved stays the
/// same, with all its descendants. Identifiers of devices and adaptations are names of models
/// rather than identities.
struct MergeIdentities {
  /// An object by its identifier, or an element by its parent and its name there.
  private struct Key: Hashable {
    /// The number of the parent, or `objects` for an object.
    var parent: Int
    /// The identifier, or the name with the key.
    var name: String
  }

  /// The parent of all objects, because their position is not part of their identity.
  private static let objects = -2
  /// The parent of the document element.
  static let none = -1

  /// The assigned numbers.
  private var numbers: [Key: Int] = [:]
  /// Elements that are merged as a whole, with their descendants.
  private(set) var whole: Set<Int> = []

  /// Returns the number of an element with a name in a parent.
  mutating func number(_ name: String, in parent: Int) -> Int {
    let key = Key(parent: parent, name: name)
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    return number
  }

  /// Returns the number of an object.
  mutating func number(ofObject id: String) -> Int { number(id, in: Self.objects) }

  /// Returns the existing number of an object, or `nil` if no version contains it.
  func known(object id: String) -> Int? { numbers[Key(parent: Self.objects, name: id)] }

  /// Marks an element to be merged as a whole.
  mutating func keepWhole(_ number: Int) { whole.insert(number) }
}

extension XMLTree.Element {
  /// Attributes that distinguish elements with the same name in one parent. The first existing one
  /// is used.
  private static let keys = [
    "key", "keyPath", "name", "reference", "identifier", "className", "sceneID", "property",
  ]

  /// The name of an element without identifier in its parent.
  var mergeName: String {
    if kind == .device || kind == .adaptation { return name }
    for key in Self.keys { if let value = self[key] { return "\(name) \(key)=\(value)" } }
    return name
  }

  /// A Boolean value that indicates whether the element is merged as a whole: it contains text, or
  /// it is a list whose entries cannot be told apart by a name.
  var isMergedWhole: Bool {
    if Self.wholeNames.contains(name) { return true }
    guard tree.elements[Int(index)].firstText >= 0 else { return false }
    return text.contains { !$0.isWhitespace }
  }

  /// Elements whose content is meaningful only as a whole.
  private static let wholeNames: Set<String> = ["attributedString", "segments", "array"]

  /// The element in canonical form: its name, attributes, texts and children, independent of the
  /// order of attributes and the white space between tags.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var canonicalText: String {
    var result = ""
    for element in subtree {
      var depth = 0
      var outer = element.parent
      while element != self, let parent = outer {
        depth += 1
        if parent == self { break }
        outer = parent.parent
      }
      result += "\(depth)<\(element.name)"
      for attribute in element.attributes.sorted(by: { $0.name < $1.name }) {
        result += " \(attribute.name)=\(attribute.value.debugDescription)"
      }
      let text = element.text
      result += ">" + (text.allSatisfy(\.isWhitespace) ? "" : text) + "\n"
    }
    return result
  }
}
