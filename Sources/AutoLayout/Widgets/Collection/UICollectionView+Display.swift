import Foundation

/// Notifications about views that appear and disappear, and prefetching of items that are needed
/// soon.
extension UICollectionView {
  /// Notifies the delegate that a view is shown.
  func announceBegin(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case (.supplementaryView, _):
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
        at: element.path)
    default: break
    }
  }

  /// Notifies the delegate that a view was removed.
  func announceEnd(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    case (.supplementaryView, _):
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.path)
    default: break
    }
  }

  /// Requests that the prefetching data source prepare the items of the next screen in the
  /// direction of the last scroll. One screen is assumed; UIKit chooses the distance by the speed.
  func prefetchItems() {
    guard showsOnlyVisibleItems, isPrefetchingEnabled, let prefetchDataSource else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let goesBack =
      isHorizontal
      ? bounds.minX < extras.prefetchOrigin.x : bounds.minY < extras.prefetchOrigin.y
    extras.prefetchOrigin = bounds.origin
    let sign: CGFloat = goesBack ? -1 : 1
    let next = bounds.offsetBy(
      dx: isHorizontal ? sign * bounds.width : 0, dy: isHorizontal ? 0 : sign * bounds.height)
    let shown = Set(items.loadedPaths)
    let listed = storedLayout.layoutAttributesForElements(in: next) ?? []
    let soon = Set(
      listed.filter { $0.representedElementCategory == .cell && $0.frame.overlaps(next) }
        .map(\.indexPath)
    ).subtracting(shown)
    let new = soon.subtracting(extras.prefetched)
    let cancelled = extras.prefetched.subtracting(soon).subtracting(shown)
    extras.prefetched = soon
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
    guard !cancelled.isEmpty else { return }
    prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
  }
}

/// Methods that prepare items before they are needed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Requests that items be prepared.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Notifies the object that items are no longer needed.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
