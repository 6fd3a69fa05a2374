import Foundation

/// A layout between two others, whose views are between their positions in the current and the next
/// layout.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout at the end.
  open var nextLayout: UICollectionViewLayout { next }
  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  private let current, next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Creates a layout between two plain layouts. Archives are not read.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Stores a custom value for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the stored value for a key, or 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    for layout in [current, next] {
      layout.owner = collectionView
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let shown =
      (current.layoutAttributesForElements(in: rect) ?? [])
      + (next.layoutAttributesForElements(in: rect) ?? [])
    var known: Set<CollectionElement> = []
    return shown.filter { known.insert($0.element).inserted }.map { mixed($0.element) ?? $0 }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.supplement(elementKind, indexPath)) }

  private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let from = current.attributes(of: element) else { return next.attributes(of: element) }
    guard let to = next.attributes(of: element) else { return from }
    let place = to.duplicate()
    place.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    place.size = CGSize(
      width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    place.alpha = mix(from.alpha, to.alpha)
    return place
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of a view, or `nil` if there is none.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
    }
  }
}
