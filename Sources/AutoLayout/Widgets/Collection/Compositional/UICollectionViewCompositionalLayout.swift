import Foundation

/// A closure that returns a section of a compositional layout, or `nil` if there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections whose groups are repeated for all items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The properties of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placements: [SectionPlacement] = []
  private var boundaries: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  /// Creates a layout in which all sections are the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }
  /// Creates a layout in which all sections are the same, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout with a closure that returns the sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }
  /// Creates a layout with a closure that returns the sections, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout without sections. Archives are not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let size = view.bounds.inset(by: isVertical ? .zero : view.contentInset).size
    placements = []
    boundaries = []
    var position = placeBoundaries(in: size, isStart: true, from: 0)
    for (index, count) in view.loadedItems.counts.enumerated() {
      let environment = CompositionEnvironment(
        contentSize: size, contentInsets: .zero, traitCollection: view.traitCollection)
      environment.platform = view.layoutEnvironment.platform
      guard let section = provider(index, environment) else {
        placements.append(SectionPlacement())
        continue
      }
      if index > 0 { position += configuration.interSectionSpacing }
      let placer = SectionPlacer(
        index: index, count: count, isVertical: isVertical, container: size,
        outer: outerInsets(section, view), traits: view.traitCollection, preferred: preferredSizes,
        makeAttributes: { Self.makeAttributes($0) })
      let placement = placer.place(section, from: position)
      placements.append(placement)
      position = isVertical ? placement.area.maxY : placement.area.maxX
    }
    position = placeBoundaries(in: size, isStart: false, from: position)
    contentSize =
      isVertical
      ? CGSize(width: size.width, height: position) : CGSize(width: position, height: size.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft, isVertical { mirror() }
  }

  /// Lays out the boundary views of the whole layout from a position along the scroll direction,
  /// and returns the position after those that extend the boundary, in points.
  private func placeBoundaries(in size: CGSize, isStart: Bool, from start: CGFloat) -> CGFloat {
    var position = start
    for item in configuration.boundarySupplementaryItems {
      guard isStart ? item.isAtStart(isVertical) : item.isAtEnd(isVertical) else { continue }
      let element = CollectionElement.supplement(item.elementKind, IndexPath(index: 0))
      var itemSize = item.layoutSize.size(in: size)
      if let known = preferredSizes[element] {
        if item.layoutSize.widthDimension.isMeasured { itemSize.width = known.width }
        if item.layoutSize.heightDimension.isMeasured { itemSize.height = known.height }
      }
      let place = Self.makeAttributes(element)
      let length = isVertical ? itemSize.height : itemSize.width
      place.frame = item.frame(
        itemSize,
        in: isVertical
          ? CGRect(x: 0, y: position, width: size.width, height: length)
          : CGRect(x: position, y: 0, width: length, height: size.height))
      place.zIndex = item.zIndex
      place.fixedAxes = item.layoutSize.fixedAxes
      boundaries.append(place)
      if item.extendsBoundary { position += length }
    }
    return position
  }

  /// The insets that are added to those of a section.
  private func outerInsets(
    _ section: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> UIEdgeInsets {
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea: return view.safeAreaInsets
    case .layoutMargins, .readableContent: return view.layoutMargins
    }
  }

  /// Mirrors the layout horizontally.
  private func mirror() {
    for placement in placements {
      for place in placement.items + placement.others where place.scrollingSection == nil {
        place.frame.origin.x = contentSize.width - place.frame.maxX
      }
    }
    for place in boundaries { place.frame.origin.x = contentSize.width - place.frame.maxX }
  }

  /// Returns the configuration of a section that is a list, or `nil` for other sections.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    placements.indices.contains(section) ? placements[section].list : nil
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result = boundaries.filter { $0.frame.overlaps(rect) }
    for (index, placement) in placements.enumerated() {
      let scrolls = placement.scrolling != nil
      let area = placement.scrolling.map { $0.frame.overlaps(rect) }
      var shown = placement.items.filter { (scrolls ? area : nil) ?? $0.frame.overlaps(rect) }
      shown = shown.map { $0.duplicate() }
      let others = placement.others.map { pin($0.duplicate(), in: placement) }
        .filter { $0.scrollingSection != nil ? area ?? false : $0.frame.overlaps(rect) }
      if isShowingItems, let handler = placement.handler, let environment = placement.environment {
        let offset =
          scrolls ? offsets[index] ?? .zero : collectionView?.contentOffset ?? .zero
        let visible = (shown + others).filter { isVisible($0, in: placement, offset) }
        if !visible.isEmpty { handler(visible, offset, environment) }
      }
      result += shown + others
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a view is in the visible part of its section's
  /// scroll view, or `true` if the view does not scroll with its section.
  private func isVisible(
    _ place: UICollectionViewLayoutAttributes, in placement: SectionPlacement, _ offset: CGPoint
  ) -> Bool {
    guard let area = placement.scrolling?.frame, place.scrollingSection != nil else { return true }
    return place.frame.offsetBy(dx: -offset.x, dy: -offset.y).overlaps(area)
  }

  /// Moves a pinned view into the visible area, within its section.
  private func pin(
    _ place: UICollectionViewLayoutAttributes, in placement: SectionPlacement
  ) -> UICollectionViewLayoutAttributes {
    guard placement.pinned.contains(place.element), let view = collectionView else { return place }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let area = placement.area
    var frame = place.frame
    if isVertical {
      frame.origin.y =
        frame.midY < area.midY
        ? min(max(frame.minY, visible.minY), area.maxY - frame.height)
        : max(min(frame.minY, visible.maxY - frame.height), area.minY)
    } else {
      frame.origin.x =
        frame.midX < area.midX
        ? min(max(frame.minX, visible.minX), area.maxX - frame.width)
        : max(min(frame.minX, visible.maxX - frame.width), area.minX)
    }
    place.frame = frame
    return place
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard placements.indices.contains(indexPath.section),
      placements[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return placements[indexPath.section].items[indexPath.item].duplicate()
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { other(.supplement(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    other(CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
  }

  private func other(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard element.path.count == 2 else { return boundaries.first { $0.element == element } }
    guard placements.indices.contains(element.path.section) else { return nil }
    let placement = placements[element.path.section]
    return placement.others.first { $0.element == element }.map {
      pin($0.duplicate(), in: placement)
    }
  }

  /// Returns a Boolean value that indicates whether the size has changed, views are pinned to the
  /// visible area, or a section has a `visibleItemsInvalidationHandler`.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size
      || placements.contains { !$0.pinned.isEmpty || $0.handler != nil }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func measures(_ place: UICollectionViewLayoutAttributes) -> Bool {
    place.representedElementCategory != .decorationView && place.fixedAxes.count < 2
  }

  /// The content offsets of orthogonally scrolling sections, in points.
  private var offsets: [Int: CGPoint] = [:]

  override var scrollingSections: [Int: ScrollingSection] {
    var result: [Int: ScrollingSection] = [:]
    for (index, placement) in placements.enumerated() { result[index] = placement.scrolling }
    return result
  }

  override func sectionDidScroll(_ section: Int, to offset: CGPoint) { offsets[section] = offset }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
