import AutoLayout
import InterfaceBuilder

/// What the inspectors show of the selection.
struct InspectorModel: Encodable, Equatable {
  var views: [ViewEntry]
  var constraints: [ConstraintEntry]
  /// The outline of the scene, parents before children.
  var outline: [OutlineEntry]

  struct ViewEntry: Encodable, Equatable {
    var id: String
    var element: String
    var className: String
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
    var isDeletable: Bool
    /// Values by property and size class, for what the document varies.
    var varied: [String: [String: String]]
  }

  struct ConstraintEntry: Encodable, Equatable {
    var id: String
    /// What it is, such as `Trailing Space to`.
    var title: String
    /// The other item as people call it.
    var other: String
    var first: String
    var firstAttribute: String
    var second: String?
    var secondAttribute: String?
    var relation: String
    var constant: Double
    var priority: Double
    var multiplier: String
    var identifier: String
    var isPlaceholder: Bool
    var isSymbolic: Bool
    var uninstalled: [String]
    /// Constants by size class.
    var varied: [String: String]
    /// Whether the object itself is selected, not a view that it mentions.
    var isSelected: Bool
  }

  struct OutlineEntry: Encodable, Equatable {
    var key: String
    var parent: String?
    var name: String
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

extension InspectorModel.ViewEntry {
  init(_ element: XMLTree.Element, _ names: ObjectNames, isRoot: Bool) {
    id = element.id ?? ""
    self.element = element.name
    className = element[ViewAttribute.customClass] ?? names.className(of: element)
    name = names.name(of: element)
    frame = element.recordedFrame?.numbers
    let isArranged = element.isArranged
    let isFree = element[ViewElement.translatesAutoresizingMask] == false
    placedBy =
      isRoot
      ? "root"
      : isArranged
        ? "stack" : isFree && element[ViewElement.fixedFrame] != true ? "constraints" : "mask"
    priorities = Self.priorities(element)
    attributes = Self.offeredValues(element)
    mask = element.child(ViewElement.autoresizingMask, key: ViewElement.autoresizingMask).map {
      mask in
      mask.attributes.filter { $0.value == "YES" }.map(\.name)
    }
    uninstalled = names.uninstalled(element)
    isDeletable = !isRoot && element.superview != nil
    varied = Self.varied(element)
  }

  private static func varied(_ element: XMLTree.Element) -> [String: [String: String]] {
    var values: [String: [String: String]] = [:]
    for variation in VariationElement.all(of: element)
    where variation.key != VariationElement.defaultKey {
      for attribute in variation.element.attributes
      where attribute.name != VariationElement.key.name {
        values[attribute.name, default: [:]][variation.key] = attribute.value
      }
    }
    return values
  }

  /// Content priorities in the order of the inspector, with the defaults of views.
  private static func priorities(_ element: XMLTree.Element) -> [Double] {
    let attributes: [(SchemaAttribute<UILayoutPriority>, UILayoutPriority)] = [
      (ViewAttribute.horizontalHugging, .defaultLow), (ViewAttribute.verticalHugging, .defaultLow),
      (ViewAttribute.horizontalCompressionResistance, .defaultHigh),
      (ViewAttribute.verticalCompressionResistance, .defaultHigh),
    ]
    return attributes.map { Double((element[$0] ?? $1).rawValue) }
  }

  private static func offeredValues(_ element: XMLTree.Element) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in offered {
      if let value = element[attribute.name] { values[attribute.name] = value }
    }
    if let title = ViewState.normal(of: element)?[ViewAttribute.title] {
      values[ViewState.titlePath] = title
    }
    return values
  }

  /// Attributes that matter for layout.
  private static let offered: [any AnySchemaAttribute] = [
    ViewAttribute.contentMode, ViewAttribute.hidden, ViewAttribute.alpha, ViewAttribute.text,
    ViewAttribute.title, ViewAttribute.placeholder, ViewAttribute.userLabel, ViewAttribute.axis,
    ViewAttribute.alignment, ViewAttribute.distribution, ViewAttribute.spacing,
    ViewAttribute.numberOfLines, ViewAttribute.clipsSubviews,
    ViewAttribute.preservesSuperviewLayoutMargins, ViewAttribute.layoutMarginsFollowReadableWidth,
    ViewAttribute.insetsLayoutMarginsFromSafeArea, ViewAttribute.preferredMaxLayoutWidth,
    ViewAttribute.baselineRelativeArrangement,
  ]
}

extension InspectorModel.ConstraintEntry {
  init(
    _ constraint: ConstraintElement, _ names: ObjectNames, _ chosen: Set<String>, isSelected: Bool
  ) {
    let element = constraint.element
    id = constraint.id ?? ""
    first = constraint.first ?? ""
    firstAttribute = element.text(of: ConstraintElement.firstAttribute) ?? ""
    second = constraint.second
    secondAttribute = element.text(of: ConstraintElement.secondAttribute)
    relation = element.text(of: ConstraintElement.relation) ?? "equal"
    constant = Double(element[ConstraintElement.constant] ?? 0)
    priority = Double((element[ConstraintElement.priority] ?? .required).rawValue)
    multiplier = element.text(of: ConstraintElement.multiplier) ?? ConstraintMultiplier.one.text
    identifier = element[ConstraintElement.identifier] ?? ""
    isPlaceholder = element[ConstraintElement.placeholder] == true
    isSymbolic = element[ConstraintElement.symbolic] == true
    uninstalled = names.uninstalled(element)
    var varied: [String: String] = [:]
    for variation in VariationElement.all(of: element) {
      guard let value = variation.element.text(of: ConstraintElement.constant) else { continue }
      varied[variation.key] = value
    }
    self.varied = varied
    self.isSelected = isSelected
    (title, other) = names.phrase(of: constraint, seenFrom: chosen)
  }
}
