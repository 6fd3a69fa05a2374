import AutoLayout
import Foundation

extension TreeBuilder {
  /// Makes a view and everything below it.
  ///
  /// Recursion is bounded by `XMLLimits.depth`.
  func makeView(_ source: XMLTree.Element, in slot: ViewSlot, superview: UIView? = nil) -> UIView {
    let element = VariedElement(source, traits)
    let view = adopted(element, in: slot, superview: superview) ?? instance(of: element)
    remember(element, view, in: slot)
    register(view, element.id)
    configure(view, element, in: slot, superview: superview)
    attach(view, element, in: slot, to: superview)
    addChildren(of: element, to: view)
    connectRows(of: view, element)
    return view
  }

  // MARK: - Children

  /// Adds the views that an element holds, back to front; those that are not installed are left out.
  private func addChildren(of element: VariedElement, to view: UIView) {
    let gone = element.uninstalled(.subviews)
    for child in element.element.children where !isPrototype(child, of: view) {
      switch child.kind {
      case .subviews: addAll(child, .subview, to: view, without: gone)
      case .cells, .prototypes: addAll(child, .cell, to: view, without: gone)
      case .sections:
        for section in child.children {
          if let cells = section.child(TableViewSectionElement.cells) {
            addAll(cells, .cell, to: view, without: gone)
          }
        }
      default:
        if let key = child[ObjectElement.key], child.isView {
          _ = makeView(child, in: .property(key), superview: view)
        }
      }
    }
  }

  /// Whether an application makes a child anew for each row or item.
  private func isPrototype(_ child: XMLTree.Element, of view: UIView) -> Bool {
    guard purpose == .application else { return false }
    if child.kind == .prototypes { return true }
    return view is UICollectionView
      && (child.kind == .cells
        || child[ObjectElement.key]?.hasPrefix(CollectionViewElement.supplementaryKeyPrefix) == true)
  }

  private func addAll(
    _ list: XMLTree.Element, _ slot: ViewSlot, to view: UIView, without gone: Set<String>
  ) {
    for child in list.children {
      if let id = child.id, gone.contains(id) { continue }
      guard child.isView else {
        if child.kind != .placeholder { reportUnknown(child) }
        continue
      }
      _ = makeView(child, in: slot, superview: view)
    }
  }

  // MARK: - Properties of every view

  /// Whether the document records the frame of an element on the present canvas.
  func isFrameRecorded(of element: VariedElement, in slot: ViewSlot) -> Bool {
    isOwnCanvas && slot == .subview && element.child(ViewElement.frame) != nil
  }

  private func configure(
    _ view: UIView, _ element: VariedElement, in slot: ViewSlot, superview: UIView?
  ) {
    view.documentIdentifier = element.id
    view.documentClassName = element[ObjectElement.customClass]
    view.documentLabel = element[ObjectElement.userLabel]
    view.frame = frame(of: element, in: slot, superview: superview)
    if slot == .subview { reportMissingFrame(of: element.element) }
    if isFrameRecorded(of: element, in: slot) { view.documentFrame = view.frame }
    view.autoresizingMask = autoresizingMask(of: element)
    if slot != .root, slot != .subview { setManagedFrame(of: view, in: slot, superview: superview) }
    view.translatesAutoresizingMaskIntoConstraints =
      !document.usesAutoLayout || slot != .subview
      || element[ViewElement.translatesAutoresizingMask]
    setContentPriorities(of: view, element)
    setMargins(of: view, element)
    setAppearance(of: view, element)
    view.placeholderIntrinsicContentSize = placeholder(of: element)
    configureClass(of: view, element)
  }

  /// Cells, content views, heads and feet get their frames from the view they lie in.
  ///
  /// On the document's own canvas that is the recorded frame; on another the width follows.
  func setManagedFrame(of view: UIView, in slot: ViewSlot, superview: UIView?) {
    view.autoresizingMask = isOwnCanvas ? [] : .flexibleWidth
    guard slot == .contentView else { return }
    switch superview {
    case let cell as UITableViewCell where isOwnCanvas:
      cell.documentContentFrame = contentFrame(view.frame, of: cell)
    case let cell as UICollectionViewCell where isOwnCanvas:
      cell.documentContentFrame = view.frame
    case let effect as UIVisualEffectView:
      view.frame = effect.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    default: view.autoresizingMask = isOwnCanvas ? [] : [.flexibleWidth, .flexibleHeight]
    }
  }

  func setContentPriorities(of view: UIView, _ element: VariedElement) {
    if let value = priority(element, ViewElement.horizontalHuggingPriority) {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority(element, ViewElement.verticalHuggingPriority) {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority(element, ViewElement.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority(element, ViewElement.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  /// A priority in its range; anything else is reported and ignored.
  func priority(
    _ element: VariedElement, _ attribute: SchemaAttribute<UILayoutPriority>
  ) -> UILayoutPriority? {
    guard let text = element.text(of: attribute) else { return nil }
    if let value = attribute.form.read(text) { return value }
    report(
      InterfaceDiagnostic(
        .invalidValue, element.element, "invalid priority '\(text)' of '\(attribute.name)'",
        hint: "priorities are greater than 0 and at most 1000; the default is taken"))
    return nil
  }

  /// The size that the canvas takes for the content's: a placeholder, or that of a designable view.
  func placeholder(of element: VariedElement) -> IntrinsicSizePlaceholder {
    guard purpose == .canvas else { return IntrinsicSizePlaceholder() }
    let isLive = classes.known(element[ObjectElement.customClass]) != nil
    let designable =
      isLive ? nil : element.id.flatMap { document.resources.designableSizes[$0] }
    let drawn = designable ?? (isEmptyInStack(element) ? Self.emptyInStack : nil)
    return IntrinsicSizePlaceholder(
      width: element[ViewElement.placeholderIntrinsicWidth]?.value ?? drawn?.width,
      height: element[ViewElement.placeholderIntrinsicHeight]?.value ?? drawn?.height)
  }

  /// What Interface Builder draws for an arranged label without text, in points; elsewhere such labels
  /// take no room (all six recorded in stacks were 50 high or what was left of it; all 14 others
  /// whose size was free were 0).
  private static let emptyInStack = CGSize(width: 50, height: 50)

  private func isEmptyInStack(_ element: VariedElement) -> Bool {
    element.kind == .label && element.element.parent?.parent?.kind == .stackView
      && element.child(TextElement.attributedText) == nil
      && (texts.string(LabelElement.text, of: element) ?? "").isEmpty
  }

  /// What Interface Builder leaves out when a mask is the usual one, which runtime dumps show on
  /// every view of a document without one. On the canvas, where it would change no frame, such
  /// views keep an empty mask.
  private static let usualMask: UIView.AutoresizingMask = [
    .flexibleRightMargin, .flexibleBottomMargin,
  ]

  private func autoresizingMask(of element: VariedElement) -> UIView.AutoresizingMask {
    guard let mask = element.child(ViewElement.mask) else {
      return purpose == .application ? Self.usualMask : []
    }
    return MaskElement.flags.reduce(into: []) { if mask[$1.0] { $0.insert($1.1) } }
  }

  func setMargins(of view: UIView, _ element: VariedElement) {
    view.preservesSuperviewLayoutMargins = element[ViewElement.preservesSuperviewLayoutMargins]
    view.insetsLayoutMarginsFromSafeArea = element[ViewElement.insetsLayoutMarginsFromSafeArea]
    view.followsReadableWidth = element[ViewElement.layoutMarginsFollowReadableWidth]
    setCellMargins(of: view, element)
    if let insets = margins(of: element) { view.directionalLayoutMargins = insets }
  }

  /// Cells start their safe area and their margins anew.
  func setCellMargins(of view: UIView, _ element: VariedElement) {
    let isCell = element.kind == .tableViewCell
    if isCell || element.kind == .collectionViewCell || element.kind == .collectionReusableView {
      view.frozenSafeAreaInsets = element.element == root.element ? canvas.safeAreaInsets : .zero
    }
    guard purpose == .canvas, let cell = isCell ? element.element : element.element.parent,
      isCell || element.kind == .tableViewCellContentView
    else { return }
    let margins = CanvasCellMargins(cell: cell, platform: canvas.platform, device: canvas.device)
    view.defaultLayoutMargins = isCell ? margins.ofCell : margins.ofContentView
  }

  /// Margins that the document sets; the canvas runs from left to right.
  func margins(of element: VariedElement) -> NSDirectionalEdgeInsets? {
    if let margins = directionalInsets(ViewElement.directionalLayoutMargins, of: element) {
      return margins
    }
    guard let edges = element.child(ViewElement.layoutMargins) else { return nil }
    return NSDirectionalEdgeInsets(
      top: number(edges, EdgeInsetsElement.top), leading: number(edges, EdgeInsetsElement.left),
      bottom: number(edges, EdgeInsetsElement.bottom),
      trailing: number(edges, EdgeInsetsElement.right))
  }
}
