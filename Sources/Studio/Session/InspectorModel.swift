import InterfaceBuilder

/// The contents of the inspectors for the selection.
///
/// The model depends on the document and the selection only, so that it is not created again while
/// the canvas is dragged.
struct InspectorModel: Encodable, Equatable {
  /// The selected views.
  var views: [ViewEntry]
  /// The selected constraints, and those of the selected views.
  var constraints: [ConstraintEntry]
  /// The selected objects that are neither views nor constraints: controllers, gesture recognizers,
  /// segues and guides.
  var objects: [ObjectEntry]
  /// The outline of the scene, parents before children.
  var outline: [OutlineEntry]

  /// The entry of a selected object that is neither a view nor a constraint.
  struct ObjectEntry: Encodable, Equatable {
    /// The identifier in the document.
    var id: String
    /// The name of the element, such as `tapGestureRecognizer`.
    var element: String
    /// The custom class, or the kind of the object as Interface Builder names it.
    var className: String
    /// The name of the object in the outline.
    var name: String
    /// The sections of the attributes inspector.
    var sections: [AttributeSection]
    /// The user-defined runtime attributes.
    var runtimeAttributes: [RuntimeAttribute]
    /// A Boolean value that indicates whether the storyboard begins with the controller, or `nil`
    /// for other objects.
    var isInitial: Bool?
    /// The segues that can begin at the object.
    var segues: [SegueOffer]
  }

  /// The entry of a selected view.
  struct ViewEntry: Encodable, Equatable {
    /// The identifier in the document.
    var id: String
    /// The name of the element, such as `label`.
    var element: String
    /// The custom class, or UIKit's class of the element.
    var className: String
    /// The name of the view in the outline.
    var name: String
    /// The recorded frame in points, in the coordinates of the superview: x, y, width, height, or
    /// `nil` if there is none.
    var frame: [Double]?
    /// The way in which the view's frame is determined: `root`, `constraints`, `mask` or `stack`.
    var placedBy: String
    /// The priorities: horizontal hugging, vertical hugging, horizontal compression resistance,
    /// vertical compression resistance.
    var priorities: [Double]
    /// The attributes in the inspector, with their values.
    var attributes: [String: String]
    /// The sections of the attributes inspector.
    var sections: [AttributeSection]
    /// The user-defined runtime attributes.
    var runtimeAttributes: [RuntimeAttribute]
    /// The texts that are edited on the canvas.
    var texts: [ViewText]
    /// The flexible parts of the autoresizing mask, or `nil` without a mask.
    var mask: [String]?
    /// The size classes in which the view is not installed, and those in which it is, with a plus
    /// sign.
    var uninstalled: [String]
    /// A Boolean value that indicates whether the view can be deleted. Roots and content views of
    /// cells cannot be deleted.
    var isDeletable: Bool
    /// The values of variations, by property and size class.
    var varied: [String: [String: String]]
    /// The segues that can begin at the view.
    var segues: [SegueOffer]
    /// The margins of the view by their kind, `layoutMargins` or `directionalLayoutMargins`, in the
    /// order of the document's attributes. The dictionary is empty for default margins.
    var margins: [String: [Double]]
  }

  /// A text of a view that is edited on the canvas.
  struct ViewText: Encodable, Equatable {
    /// The text, or the empty string if there is none.
    var text: String
    /// A Boolean value that indicates whether the text may have several lines.
    var isMultiline: Bool
  }

  /// The entry of a constraint.
  struct ConstraintEntry: Encodable, Equatable {
    /// The identifier in the document, or the empty string if it has none.
    var id: String
    /// The relation of the constraint to the selected object, such as `Trailing Space to`.
    var title: String
    /// The display name of the other item.
    var other: String
    /// The identifier of the first item.
    var first: String
    /// The attribute of the first item.
    var firstAttribute: String
    /// The identifier of the second item, or `nil` for a constant.
    var second: String?
    /// The attribute of the second item.
    var secondAttribute: String?
    /// The relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    var relation: String
    /// The constant, in points.
    var constant: Double
    /// The priority from 1 to 1000; 1000 is required.
    var priority: Double
    /// The multiplier as the document writes it, such as `16:9`.
    var multiplier: String
    /// The identifier in logs, or the empty string if it has none.
    var identifier: String
    /// A Boolean value that indicates whether the constraint is removed at build time.
    var isPlaceholder: Bool
    /// A Boolean value that indicates whether the constant is the standard spacing.
    var isSymbolic: Bool
    var uninstalled: [String]
    /// The constants by size class.
    var varied: [String: String]
    /// A Boolean value that indicates whether the constraint itself is selected, instead of a view
    /// to which it refers.
    var isSelected: Bool
  }

  /// A row of the outline: a view, a guide or a constraint.
  struct OutlineEntry: Encodable, Equatable {
    /// The identifier of the object.
    var key: String
    /// The identifier of the view that contains the object, or `nil` for the root.
    var parent: String?
    /// The name of the object in the outline.
    var name: String
    /// The name of the element.
    var kind: String
    /// A Boolean value that indicates whether the view has a superview and does not translate its
    /// autoresizing mask into constraints, so that the commands for constraints support it.
    var isConstrained: Bool
  }
}

extension InspectorModel {
  /// Creates the model for the selected objects.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the document.
  init(_ document: InterfaceDocument, rootID: String?, selection: [String]) {
    let names = ObjectNames(document)
    let root = document.roots.first { $0.id == rootID }
    let elements = selection.compactMap { document.element(withIdentifier: $0) }
    let chosen = Set(selection)
    views = elements.filter(\.isView).map {
      ViewEntry($0, names, document, isRoot: $0 == root?.element)
    }
    constraints = ConstraintElement.all(in: document.tree).compactMap { constraint in
      guard let id = constraint.id else { return nil }
      let isSelected = chosen.contains(id)
      guard isSelected || !constraint.items.isDisjoint(with: chosen) else { return nil }
      return ConstraintEntry(constraint, names, chosen, isSelected: isSelected)
    }
    objects = elements.compactMap { ObjectEntry($0, names, document) }
    outline = root.map { Self.outline($0, names) } ?? []
    outline += Self.sceneObjects(root, names)
  }

  /// Returns the rows of the objects of a scene or xib next to its views: the controller, gesture
  /// recognizers, the exit, and segues.
  private static func sceneObjects(_ root: InterfaceRoot?, _ names: ObjectNames) -> [OutlineEntry] {
    guard let root else { return [] }
    var list: XMLTree.Element? = root.element.parent
    while let candidate = list, candidate.kind != .objects { list = candidate.parent }
    guard let list else { return [] }
    var entries: [OutlineEntry] = []
    for object in list.children {
      let isController = object == root.controller && object.scene != nil
      guard let id = object.id,
        isController || object.isGestureRecognizer || object.kind == .exit
      else { continue }
      entries.append(
        OutlineEntry(
          key: id, parent: nil, name: names.name(of: object), kind: object.name,
          isConstrained: false))
    }
    if let controller = root.controller?.id, root.controller?.scene != nil,
      !list.children.contains(where: { $0.kind == .exit })
    {
      entries.append(
        OutlineEntry(
          key: "\(controller)/exit", parent: nil, name: ObjectTitle.exit, kind: exitKind,
          isConstrained: false))
    }
    for segue in list.subtree where segue.kind == .segue {
      guard let id = segue.id, segue.parent?.kind == .connections else { continue }
      entries.append(
        OutlineEntry(
          key: id, parent: nil, name: names.name(of: segue), kind: segue.name,
          isConstrained: false))
    }
    return entries
  }

  /// The kind of the row for the exit, which Interface Builder shows in scenes without the element
  /// as well.
  private static let exitKind = ElementName.exit.rawValue

  /// Returns the rows of a root, parents before children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the root.
  private static func outline(_ root: InterfaceRoot, _ names: ObjectNames) -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    for element in root.element.subtree {
      guard let id = element.id else { continue }
      if element.isView || LayoutGuideElement.isViewGuide(element) {
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

  /// Returns the identifier of the nearest view that contains an element.
  private static func around(_ element: XMLTree.Element) -> String? {
    var current = element.parent
    while let candidate = current {
      if candidate.isView, let id = candidate.id { return id }
      current = candidate.parent
    }
    return nil
  }
}
