import Foundation

/// What a collection view has to do at its next layout.
struct PendingLayout {
  /// A Boolean value that indicates whether the numbers of items are loaded from the data source.
  var needsReload = true
  /// A Boolean value that indicates whether the layout is prepared.
  var needsPreparation = true
  /// A Boolean value that indicates whether the collection view has been filled, so that the size
  /// of the content follows from the items.
  var isFilled = false
  /// The size at which the items were placed, or nil if they are placed again.
  var placedSize: CGSize?
  /// The changes since the last layout, for the layout object.
  var updates: [UICollectionViewUpdateItem] = []
}
