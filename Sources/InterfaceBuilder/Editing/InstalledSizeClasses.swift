import AutoLayout

/// The combinations of size classes that devices have.
package struct SizeClassCombinations: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// All combinations.
  package static let all = SizeClassCombinations(rawValue: 1 << UInt8(combinations.count) - 1)

  /// The combinations in the order of their bits.
  static let combinations: [VariationTraits] = [Device.SizeClass.compact, .regular].flatMap {
    width in
    [Device.SizeClass.compact, .regular].map {
      VariationTraits(horizontal: width, vertical: $0)
    }
  }

  /// Creates a set from the indices of combinations.
  init(_ indices: some Sequence<Int>) {
    self.init(rawValue: indices.reduce(0) { $0 | 1 << UInt8($1) })
  }
}

/// The size classes in which the objects of a document are installed.
///
/// Interface Builder's setting “Installed” is stored in variations of the view that lists the
/// object. The lists of a view are read once.
package struct InstalledSizeClasses {
  private let document: InterfaceDocument
  /// The identifiers that each combination does not install, by the offset of the list.
  private var uninstalled: [Int: [Set<String>]] = [:]

  /// Creates a reader for the objects of a document.
  package init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the size classes in which a constraint and its items are installed.
  ///
  /// - Complexity: O(*d*) for objects at the depth *d*, after each of the views around them was read
  ///   once.
  package mutating func sizeClasses(of constraint: ConstraintElement) -> SizeClassCombinations {
    var found = sizeClasses(of: constraint.element)
    for id in constraint.items {
      if let item = document.element(withIdentifier: id) {
        found.formIntersection(sizeClasses(of: item))
      }
    }
    return found
  }

  /// Returns the size classes in which an object and the views around it are installed.
  private mutating func sizeClasses(of object: XMLTree.Element) -> SizeClassCombinations {
    guard document.usesTraitCollections else { return .all }
    var found = SizeClassCombinations.all
    var current: XMLTree.Element? = object
    while let element = current {
      current = element.parent
      guard let list = current, list.kind == .constraints || list.kind == .subviews,
        let id = element.id, let owner = list.parent
      else { continue }
      found.subtract(SizeClassCombinations(excluding(id, list, of: owner)))
    }
    return found
  }

  /// Returns the indices of the combinations in which a list does not install an object.
  private mutating func excluding(
    _ id: String, _ list: XMLTree.Element, of owner: XMLTree.Element
  ) -> [Int] {
    let key = list.range.lowerBound
    let known = uninstalled[key]
    let sets =
      known
      ?? (VariationElement.all(of: owner).isEmpty
        ? []
        : SizeClassCombinations.combinations.map {
          VariedElement(owner, $0).uninstalled(list.kind)
        })
    if known == nil { uninstalled[key] = sets }
    return sets.indices.filter { sets[$0].contains(id) }
  }
}

extension ConstraintElement {
  /// A Boolean value that indicates whether the constant differs between size classes.
  package var hasVariations: Bool { !VariationElement.all(of: element).isEmpty }
}
