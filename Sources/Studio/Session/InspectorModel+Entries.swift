import AutoLayout
import InterfaceBuilder

extension InspectorModel.ViewEntry {
  /// Creates the entry of a view.
  init(
    _ element: XMLTree.Element, _ names: ObjectNames, _ document: InterfaceDocument, isRoot: Bool
  ) {
    id = element.id ?? ""
    self.element = element.name
    className = element[ObjectElement.customClass] ?? names.className(of: element)
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
    sections = AttributeSection.sections(of: element, in: document)
    runtimeAttributes = RuntimeAttribute.all(of: element, in: document)
    texts = element.objectTexts.map {
      InspectorModel.ViewText(text: $0.text, isMultiline: $0.isMultiline)
    }
    mask = element.child(ViewElement.mask).map { mask in
      mask.attributes.filter { $0.value == "YES" }.map(\.name)
    }
    uninstalled = names.uninstalled(element)
    isDeletable = !isRoot && element.superview != nil
    segues = element.scene == nil ? [] : SegueOffer.all(from: element)
    varied = Self.varied(element)
    margins = Self.margins(element)
  }

  /// Returns the margins that the element specifies, by kind, in the order of the attributes.
  private static func margins(_ element: XMLTree.Element) -> [String: [Double]] {
    let kinds = [
      (ViewElement.layoutMargins, EdgeInsetsElement.edges),
      (ViewElement.directionalLayoutMargins, DirectionalEdgeInsetsElement.edges),
    ]
    var margins: [String: [Double]] = [:]
    for (child, edges) in kinds {
      guard let key = child.key, let insets = element.child(child) else { continue }
      margins[key] = edges.map { Double(insets[$0] ?? 0) }
    }
    return margins
  }

  /// Returns the values of variations, by attribute and size class.
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

  /// Returns content priorities in the order of the inspector. Missing attributes have the defaults
  /// of plain views: 250 for hugging, and 750 for compression resistance.
  private static func priorities(_ element: XMLTree.Element) -> [Double] {
    let attributes: [(SchemaAttribute<UILayoutPriority>, UILayoutPriority)] = [
      (ViewElement.horizontalHuggingPriority, .defaultLow),
      (ViewElement.verticalHuggingPriority, .defaultLow),
      (ViewElement.horizontalCompressionResistancePriority, .defaultHigh),
      (ViewElement.verticalCompressionResistancePriority, .defaultHigh),
    ]
    return attributes.map { Double((element[$0] ?? $1).rawValue) }
  }

  /// Returns the values of the inspector's attributes that the element has, as text.
  private static func offeredValues(_ element: XMLTree.Element) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in offered {
      if let value = element[attribute.name] { values[attribute.name] = value }
    }
    if let title = element.child(ButtonElement.state(.normal))?.text(of: StateElement.title) {
      values[ButtonElement.titlePath] = title
    }
    return values
  }

  /// The attributes that affect layout.
  private static let offered: [any AnySchemaAttribute] = [
    ViewElement.contentMode, ViewElement.hidden, ViewElement.alpha, LabelElement.text,
    StateElement.title, TextFieldElement.placeholder, ObjectElement.userLabel,
    StackViewElement.axis, StackViewElement.alignment, StackViewElement.distribution,
    StackViewElement.spacing, LabelElement.numberOfLines, ViewElement.clipsSubviews,
    ViewElement.preservesSuperviewLayoutMargins, ViewElement.layoutMarginsFollowReadableWidth,
    ViewElement.insetsLayoutMarginsFromSafeArea, LabelElement.preferredMaxLayoutWidth,
    StackViewElement.baselineRelativeArrangement, ViewElement.placeholderIntrinsicWidth,
    ViewElement.placeholderIntrinsicHeight,
  ]
}

extension InspectorModel.ObjectEntry {
  /// Creates the entry of an object, or `nil` for views, constraints and elements without
  /// attributes in the inspector.
  init?(_ element: XMLTree.Element, _ names: ObjectNames, _ document: InterfaceDocument) {
    let isController = element[ObjectElement.sceneMemberID] == .viewController
    guard let id = element.id,
      isController || element.isGestureRecognizer || element.kind == .segue
        || LayoutGuideElement.isViewGuide(element)
    else { return nil }
    self.id = id
    self.element = element.name
    className = element[ObjectElement.customClass] ?? names.kind(of: element)
    name = names.name(of: element)
    sections = AttributeSection.sections(of: element, in: document)
    runtimeAttributes = RuntimeAttribute.all(of: element, in: document)
    isInitial =
      isController && element.kind != .viewControllerPlaceholder
      ? document.tree.root[DocumentElement.initialViewController] == id : nil
    segues = SegueOffer.all(from: element)
  }
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
    constant = Double(element[ConstraintElement.constant])
    priority = Double(element[ConstraintElement.priority].rawValue)
    multiplier = element.text(of: ConstraintElement.multiplier) ?? ConstraintMultiplier.one.text
    identifier = element[ConstraintElement.identifier] ?? ""
    isPlaceholder = element[ConstraintElement.placeholder]
    isSymbolic = element[ConstraintElement.symbolic]
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
