/// One version of a document, with its elements by their numbers in all versions.
///
/// An element is looked up by its number, independent of its position in the document:
///
///     if theirs.has(number), theirs.parents[number] != base.parents[number] {
///       // Theirs moved the element, or added it.
///     }
///
/// Elements in an element that is merged as a whole have no entries in the tables.
struct MergeVersion {
  /// The document, or `nil` for a common version that does not exist.
  let document: InterfaceDocument?
  /// Elements by number, except the descendants of an element that is merged as a whole.
  private(set) var elements: [Int: XMLTree.Element] = [:]
  /// The parents' numbers.
  private(set) var parents: [Int: Int] = [:]
  /// The numbers of the children in their order.
  private(set) var children: [Int: [Int]] = [:]
  /// The comments before elements, such as the title that Xcode writes before a scene.
  private(set) var leads: [Int: [[UInt8]]] = [:]
  /// Comments that do not precede an element of their parent.
  private(set) var looseComments: [[UInt8]] = []
  /// The numbers in the order of the document.
  private(set) var order: [Int] = []
  /// New identifiers of objects whose identifier another version gave to another object.
  let renamed: [String: String]
  /// The number of each element, by its index in the document. Numbers of elements in one that is
  /// merged as a whole are not used.
  private let numbers: [Int]

  /// Assigns numbers to all elements. Elements with children that cannot be distinguished are
  /// marked to be merged as a whole; call `index` after all versions have their numbers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    _ document: InterfaceDocument?, _ identities: inout MergeIdentities,
    renamed: [String: String] = [:]
  ) {
    self.document = document
    self.renamed = renamed
    var numbers: [Int] = []
    var seen: Set<Int> = []
    for element in document?.tree.allElements.map({ $0 }) ?? [] {
      let parent = element.parent.map { numbers[Int($0.index)] } ?? MergeIdentities.none
      let number: Int
      if let id = element.id, document?.element(withIdentifier: id) == element {
        number = identities.number(ofObject: renamed[id] ?? id)
      } else {
        number = identities.number(element.mergeName, in: parent)
      }
      if element.isMergedWhole { identities.keepWhole(number) }
      if !seen.insert(number).inserted { identities.keepWhole(parent) }
      numbers.append(number)
    }
    self.numbers = numbers
  }

  /// Fills the tables.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  mutating func index(_ identities: MergeIdentities) {
    var hidden: Set<Int32> = []
    for element in document?.tree.allElements.map({ $0 }) ?? [] {
      let number = numbers[Int(element.index)]
      if let parent = element.parent {
        let outer = numbers[Int(parent.index)]
        if hidden.contains(parent.index) || identities.whole.contains(outer) {
          hidden.insert(element.index)
          continue
        }
        parents[number] = outer
        children[outer, default: []].append(number)
      }
      elements[number] = element
      order.append(number)
    }
    if let tree = document?.tree { gatherComments(of: tree) }
  }

  /// Assigns comments to the elements that follow them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of comments and elements.
  private mutating func gatherComments(of tree: XMLTree) {
    var row = 0
    for range in tree.comments {
      while row < tree.elementCount, tree.elements[row].start < range.upperBound { row += 1 }
      let comment = Array(tree.bytes[range])
      if row < tree.elementCount {
        let element = XMLTree.Element(tree: tree, index: Int32(row))
        let number = numbers[row]
        if element.parent?.contentRange.contains(range.lowerBound) == true,
          elements[number] == element
        {
          leads[number, default: []].append(comment)
          continue
        }
      }
      looseComments.append(comment)
    }
  }

  /// Returns a Boolean value that indicates whether the version has an element.
  func has(_ number: Int) -> Bool { elements[number] != nil }

  /// Returns the attributes of an element by name, with new identifiers. The dictionary is empty if
  /// the version does not contain it.
  ///
  /// The first item of a constraint without one is the view that contains it. Versions of Xcode
  /// differ in whether they state it.
  func attributes(of number: Int) -> [String: String] {
    guard let element = elements[number] else { return [:] }
    var result = Dictionary(
      element.attributes.map { ($0.name, renaming($0.name, $0.value)) },
      uniquingKeysWith: { first, _ in first })
    let item = ConstraintElement.firstItem.name
    if result[item] == nil, let first = ConstraintElement(element)?.first {
      result[item] = renaming(item, first)
    }
    return result
  }

  /// Returns a value with the new identifier if it is one that was renamed.
  func renaming(_ name: String, _ value: String) -> String {
    MergeReferences.renamed(name, value, renamed)
  }

  /// Returns an element and its descendants, in document order.
  func subtree(of number: Int) -> [Int] {
    var result: [Int] = []
    var stack = [number]
    while let next = stack.popLast() {
      result.append(next)
      stack += (children[next] ?? []).reversed()
    }
    return result
  }
}

/// The references of elements to objects.
enum MergeReferences {
  /// Attributes that refer to objects, other than identifiers of objects themselves.
  static let names: Set<String> = Set(ObjectIdentifiers.references).subtracting([
    ObjectElement.id.name, SceneElement.sceneID.name,
  ])

  /// Returns the value of an attribute with the new identifier if it is one that was renamed.
  static func renamed(_ name: String, _ value: String, _ names: [String: String]) -> String {
    guard let new = names[value] else { return value }
    return isIdentifier(value) || name == ObjectElement.id.name || Self.names.contains(name)
      ? new : value
  }

  /// Returns a Boolean value that indicates whether a value has the form of Xcode's identifiers,
  /// `abc-De-fGh`, which no other text has.
  private static func isIdentifier(_ value: String) -> Bool {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [3, 2, 3]
  }

  /// Returns the identifiers to which attributes refer.
  static func targets(_ attributes: [String: String]) -> [String] {
    attributes.filter { names.contains($0.key) }.map(\.value)
  }

  /// Returns the elements of a version that refer to an object, by its identifier, in document
  /// order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static func referrers(in version: MergeVersion) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for number in version.order {
      for target in Set(targets(version.attributes(of: number))) {
        found[target, default: []].append(number)
      }
    }
    return found
  }
}
