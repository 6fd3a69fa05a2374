/// Numbers for the objects and elements of the versions of a document.
///
/// An element with an identifier is the same object in every version, wherever it is. Any other
/// element is the same if it has the same name and key in the same parent.
///
///     <label id="a1b-c2-d3e">                     the object a1b-c2-d3e
///       <color key="textColor" white="1"/>        color key=textColor in that object
///     </label>
///
/// The parent is not part of the identity of an object, so that an object that was moved stays the same, and
/// with it everything in it. Identifiers of devices and adaptations name models and are no identities.
struct MergeIdentities {
  /// An object by its identifier, or an element by its parent and its name there.
  private struct Key: Hashable {
    /// The number of the parent; `objects` for an object.
    var parent: Int
    /// The identifier, or the name with the key.
    var name: String
  }

  /// The parent of all objects, since their place is not part of their identity.
  private static let objects = -2
  /// The parent of the document element.
  static let none = -1

  /// The numbers that were given.
  private var numbers: [Key: Int] = [:]
  /// Elements that are merged as a whole, with all that is in them.
  private(set) var whole: Set<Int> = []

  /// The number of an element of some name in a parent.
  mutating func number(_ name: String, in parent: Int) -> Int {
    let key = Key(parent: parent, name: name)
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    return number
  }

  /// The number of an object.
  mutating func number(ofObject id: String) -> Int { number(id, in: Self.objects) }

  /// The number that an object has already; nil if no version has it.
  func known(object id: String) -> Int? { numbers[Key(parent: Self.objects, name: id)] }

  /// Merges an element as a whole.
  mutating func keepWhole(_ number: Int) { whole.insert(number) }
}

extension XMLTree.Element {
  /// Attributes that tell elements of a name in one parent from each other, the first one that is
  /// there.
  private static let keys = [
    "key", "keyPath", "name", "reference", "identifier", "className", "sceneID", "property",
  ]

  /// The name of an element without identifier in its parent.
  var mergeName: String {
    if kind == .device || kind == .adaptation { return name }
    for key in Self.keys { if let value = self[key] { return "\(name) \(key)=\(value)" } }
    return name
  }

  /// A Boolean value that indicates whether the element is merged as a whole: it has text, or a
  /// list in which no entry has a name.
  var isMergedWhole: Bool {
    if Self.wholeNames.contains(name) { return true }
    guard tree.elements[Int(index)].firstText >= 0 else { return false }
    return text.contains { !$0.isWhitespace }
  }

  /// Elements whose content makes sense only together.
  private static let wholeNames: Set<String> = ["attributedString", "segments", "array"]

  /// Name, attributes, texts and children in one notation, whatever the order of attributes and the
  /// white space between tags. O(bytes).
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
