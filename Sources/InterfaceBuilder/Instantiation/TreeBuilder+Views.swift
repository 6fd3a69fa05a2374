import AutoLayout
import Foundation

extension TreeBuilder {
  /// Creates a view and its descendants, without constraints.
  ///
  /// Recursion is bounded by `XMLLimits.depth`. The order of steps matters: a view is attached
  /// after its properties are set, and rows are connected when all cells have been created.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the view.
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

  /// Adds the views that an element contains, back to front, except those that are not installed.
  ///
  /// A child with a key that is a view is the value of a property, such as a content view.
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

  /// Returns a Boolean value that indicates whether an app creates a new view of a child for each
  /// row or item.
  private func isPrototype(_ child: XMLTree.Element, of view: UIView) -> Bool {
    guard purpose == .application else { return false }
    if child.kind == .prototypes { return true }
    return view is UICollectionView
      && (child.kind == .cells
        || child[ObjectElement.key]?.hasPrefix(CollectionViewElement.supplementaryKeyPrefix) == true)
  }

  /// Adds the views of a list. Elements that are not views are reported, except placeholders.
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

  /// Returns a Boolean value that indicates whether the document records the frame of an element on
  /// the current canvas.
  func isFrameRecorded(of element: VariedElement, in slot: ViewSlot) -> Bool {
    isOwnCanvas && slot == .subview && element.child(ViewElement.frame) != nil
  }

  /// Sets the properties of every view, and then those of its class.
  ///
  /// Masks position roots, cells and values of properties. They position subviews if the document
  /// does not use Auto Layout, or if the element states it.
  private func configure(
    _ view: UIView, _ element: VariedElement, in slot: ViewSlot, superview: UIView?
  ) {
    view.documentIdentifier = element.id
    view.documentClassName = element[ObjectElement.customClass]
    view.documentModuleName = element[ObjectElement.customModule]
    view.documentLabel = element[ObjectElement.userLabel]
    if let name = element[ObjectElement.restorationIdentifier] { view.restorationIdentifier = name }
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

  /// Makes the superview position a cell, a content view, a header or a footer.
  ///
  /// On the document's own canvas, this is the recorded frame; on another one, the width follows.
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

  /// Sets the priorities that the element states. The others remain those of the class.
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

  /// Returns a priority in its range, or `nil` if it is not written or invalid, which is reported.
  func priority(
    _ element: VariedElement, _ attribute: some SchemaProperty<UILayoutPriority>
  ) -> UILayoutPriority? {
    guard let text = element.text(of: attribute) else { return nil }
    if let value = attribute.form.read(text) { return value }
    report(
      InterfaceDiagnostic(
        .invalidValue, element.element, "invalid priority '\(text)' of '\(attribute.name)'",
        hint: "priorities are greater than 0 and at most 1000; the default is used"))
    return nil
  }

  /// Returns the size that the canvas uses as the content size: a placeholder, or that of a
  /// designable view.
  ///
  /// Registered classes compute their own size. Lengths that are not stated are `nil`.
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

  /// The size in points with which Interface Builder draws an arranged label without text.
  /// Elsewhere, such labels have no size (all six recorded in stacks were 50 high or as high as the
  /// rest of the stack; all 14 others whose size was free were 0).
  private static let emptyInStack = CGSize(width: 50, height: 50)

  /// Returns a Boolean value that indicates whether an element is a label without text among the
  /// arranged views of a stack view.
  private func isEmptyInStack(_ element: VariedElement) -> Bool {
    element.kind == .label && element.element.parent?.parent?.kind == .stackView
      && element.child(TextElement.attributedText) == nil
      && (texts.string(LabelElement.text, of: element) ?? "").isEmpty
  }

  /// The default mask, which Interface Builder does not write; runtime dumps show it on every view
  /// of a document without a mask. On the canvas, where it would change no frame, such views have
  /// an empty mask.
  private static let usualMask: UIView.AutoresizingMask = [
    .flexibleRightMargin, .flexibleBottomMargin,
  ]

  /// Returns the autoresizing mask of an element, or the default if it has none.
  private func autoresizingMask(of element: VariedElement) -> UIView.AutoresizingMask {
    guard let mask = element.child(ViewElement.mask) else {
      return purpose == .application ? Self.usualMask : []
    }
    var result: UIView.AutoresizingMask = []
    for (attribute, flag) in MaskElement.flags where mask[attribute] { result.insert(flag) }
    return result
  }

  /// Sets the margins of a view and their dependence on its superview and the safe area.
  func setMargins(of view: UIView, _ element: VariedElement) {
    view.preservesSuperviewLayoutMargins = element[ViewElement.preservesSuperviewLayoutMargins]
    view.insetsLayoutMarginsFromSafeArea = element[ViewElement.insetsLayoutMarginsFromSafeArea]
    view.followsReadableWidth = element[ViewElement.layoutMarginsFollowReadableWidth]
    setCellMargins(of: view, element)
    guard var insets = margins(of: element) else { return }
    if purpose == .canvas, element.kind == .tableViewCellContentView,
      PlatformMetrics.contentKeepsCellMargins[canvas.platform]
    {
      insets = insets.atLeast(view.defaultLayoutMargins)
    }
    view.directionalLayoutMargins = insets
  }

  /// Sets the safe area and the margins of cells, which do not follow those around them.
  ///
  /// On the canvas, the margins of cells and their content views are platform facts.
  func setCellMargins(of view: UIView, _ element: VariedElement) {
    let isCell = element.kind == .tableViewCell
    let isItem = element.kind == .collectionViewCell || element.kind == .collectionReusableView
    let isRoot = element.element == root.element
    if isCell || isItem { view.frozenSafeAreaInsets = isRoot ? canvas.safeAreaInsets : .zero }
    if isItem, !isRoot, PlatformMetrics.itemsHavePlainMargins[canvas.platform] {
      view.preservesSuperviewLayoutMargins = false
    }
    guard purpose == .canvas, let cell = isCell ? element.element : element.element.parent,
      isCell || element.kind == .tableViewCellContentView
    else { return }
    let margins = CanvasCellMargins(cell: cell, platform: canvas.platform, device: canvas.device)
    view.defaultLayoutMargins = isCell ? margins.ofCell : margins.ofContentView
  }

  /// Returns margins that the document sets, in points, or `nil` if it sets none. The canvas is
  /// laid out from left to right, so that left margins are leading ones.
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

extension NSDirectionalEdgeInsets {
  /// Returns the insets, with the given ones as minimums on each edge.
  fileprivate func atLeast(_ least: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, least.top), leading: max(leading, least.leading),
      bottom: max(bottom, least.bottom), trailing: max(trailing, least.trailing))
  }
}
