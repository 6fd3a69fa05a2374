import Foundation

extension UICollectionViewLayoutAttributes: @MainActor UIDynamicItem {}

/// Animators that move the items of a collection view's layout.
extension UIDynamicAnimator {
  /// Creates an animator for the attributes of a layout. It invalidates the layout after moving
  /// them.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    referenceBounds = { [weak layout] in
      layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }
    didMoveItems = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the attributes of an item's cell that the animator moves, or `nil` if there are none.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.cell(indexPath)) }

  /// Returns the attributes of a supplementary view that the animator moves, or `nil` if there are
  /// none.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplement(elementKind, indexPath)) }

  /// Returns the attributes of a decoration view that the animator moves, or `nil` if there are
  /// none.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      CollectionElement(category: .decorationView, kind: decorationViewKind, path: indexPath))
  }

  private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    world.orderedBodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first { $0.element == element }
  }
}
