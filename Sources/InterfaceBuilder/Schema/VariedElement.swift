import AutoLayout
import Foundation

/// An element with its values under given size classes: its own, overridden by those of the
/// variations that apply.
///
/// Variations apply in order of specificity: `default`, then those with one class (height before
/// width if both match), then those with both; later ones win, property by property.
struct VariedElement: AttributeSource {
  let element: XMLTree.Element
  /// The variations that apply, the least specific first.
  let variations: [XMLTree.Element]

  init(_ element: XMLTree.Element, _ traits: VariationTraits) {
    self.element = element
    var found: [(Int, XMLTree.Element)] = []
    for variation in VariationElement.all(of: element) {
      guard let key = variation.element[VariationElement.key],
        let rank = traits.specificity(of: key)
      else { continue }
      found.append((rank, variation.element))
    }
    found.sort { $0.0 < $1.0 }
    variations = found.map(\.1)
  }

  /// The element's name.
  var kind: ElementName { element.kind }
  /// The element's identifier.
  var id: String? { element.id }

  package subscript(name: String) -> String? {
    for variation in variations.reversed() {
      if name != VariationElement.key.name, let value = variation[name] { return value }
    }
    return element[name]
  }

  package func child(_ name: ElementName?, _ key: String?) -> XMLTree.Element? {
    for variation in variations.reversed() {
      if let child = variation.child(name, key) { return child }
    }
    return element.child(name, key)
  }

  /// Returns identifiers of a list, `subviews` or `constraints`, that are not installed.
  func uninstalled(_ list: ElementName) -> Set<String> {
    var gone: Set<String> = []
    for variation in variations {
      for mask in VariationElement(variation)?.masks ?? [] where mask.list == list.rawValue {
        for entry in mask.entries {
          guard let reference = entry.reference else { continue }
          if entry.isInstalled { gone.remove(reference) } else { gone.insert(reference) }
        }
      }
    }
    return gone
  }
}
