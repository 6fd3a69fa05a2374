import InterfaceBuilder

/// What the inspectors show of the selection.
///
/// The model follows from the document and the selection alone, so that it is not made while the
/// canvas is dragged.
struct InspectorModel: Encodable, Equatable {
  /// The selected views.
  var views: [ViewEntry]
  /// The selected constraints, and those of the selected views.
  var constraints: [ConstraintEntry]
  /// The outline of the scene, parents before children.
  var outline: [OutlineEntry]

  /// A selected view.
  struct ViewEntry: Encodable, Equatable {
    /// The identifier in the document.
    var id: String
    /// The name of the element, such as `label`.
    var element: String
    /// The class of the program, or UIKit's class of the element.
    var className: String
    /// What the outline calls the view.
    var name: String
    /// x, y, width, height as recorded.
    var frame: [Double]?
    /// Who places the view: `root`, `constraints`, `mask` or `stack`.
    var placedBy: String
    /// Hugging across, hugging down, compression across, compression down.
    var priorities: [Double]
    /// Attributes that the inspector offers, with their values.
    var attributes: [String: String]
    /// Flexible parts of the autoresizing mask; nil where there is none.
    var mask: [String]?
    /// Size classes in which the view is not installed.
    var uninstalled: [String]
    /// Whether the view can be deleted: roots and content views of cells cannot.
    var isDeletable: Bool
    /// Values by property and size class, for what the document varies.
    var varied: [String: [String: String]]
  }

  /// A constraint of the selection.
  struct ConstraintEntry: Encodable, Equatable {
    /// The identifier in the document; empty if it has none.
    var id: String
    /// What it is, such as `Trailing Space to`.
    var title: String
    /// The other item as people call it.
    var other: String
    /// The identifier of the first item.
    var first: String
    /// The attribute of the first item.
    var firstAttribute: String
    /// The identifier of the second item; nil for a constant.
    var second: String?
    /// The attribute of the second item.
    var secondAttribute: String?
    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    var relation: String
    /// In points.
    var constant: Double
    /// From 1 to 1000, which is required.
    var priority: Double
    /// As the document writes it, such as `16:9`.
    var multiplier: String
    /// The identifier in logs; empty for none.
    var identifier: String
    /// Whether the constraint is removed at build time.
    var isPlaceholder: Bool
    /// Whether the constant is the standard spacing.
    var isSymbolic: Bool
    var uninstalled: [String]
    /// Constants by size class.
    var varied: [String: String]
    /// Whether the object itself is selected, not a view that it mentions.
    var isSelected: Bool
  }

  /// A row of the outline: a view, a guide or a constraint.
  struct OutlineEntry: Encodable, Equatable {
    /// The identifier of the object.
    var key: String
    /// The identifier of the view around the object; nil for the root.
    var parent: String?
    /// What the outline calls the object.
    var name: String
    /// The name of the element.
    var kind: String
    /// Whether the commands for constraints take the view.
    var isConstrained: Bool
  }
}

extension InspectorModel {
  /// The entries of the selected objects. O(elements of the document).
  init(_ document: InterfaceDocument, rootID: String?, selection: [String]) {
    let names = ObjectNames(document)
    let root = document.roots.first { $0.id == rootID }
    let elements = selection.compactMap { document.element(withIdentifier: $0) }
    let chosen = Set(selection)
    views = elements.filter(\.isView).map { ViewEntry($0, names, isRoot: $0 == root?.element) }
    constraints = ConstraintElement.all(in: document.tree).compactMap { constraint in
      guard let id = constraint.id else { return nil }
      let isSelected = chosen.contains(id)
      guard isSelected || !constraint.items.isDisjoint(with: chosen) else { return nil }
      return ConstraintEntry(constraint, names, chosen, isSelected: isSelected)
    }
    outline = root.map { Self.outline($0, names) } ?? []
  }

  /// The rows of a root, parents before children. O(elements).
  private static func outline(_ root: InterfaceRoot, _ names: ObjectNames) -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    for element in root.document.tree.allElements
    where root.range.contains(element.range.lowerBound) {
      guard let id = element.id else { continue }
      if element.isView || element.name == GuideElement.elementName {
        entries.append(
          OutlineEntry(
            key: id, parent: element == root.element ? nil : around(element),
            name: names.name(of: element), kind: element.name,
            isConstrained: element.superview != nil
              && element[ViewElement.translatesAutoresizingMask] == false))
      } else if element.name == ConstraintElement.elementName {
        entries.append(
          OutlineEntry(
            key: id, parent: around(element), name: names.equation(of: element),
            kind: "constraint", isConstrained: false))
      }
    }
    return entries
  }

  /// The identifier of the nearest view around an element.
  private static func around(_ element: XMLTree.Element) -> String? {
    var current = element.parent
    while let candidate = current {
      if candidate.isView, let id = candidate.id { return id }
      current = candidate.parent
    }
    return nil
  }
}
