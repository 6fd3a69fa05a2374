import Foundation

/// The pending work for the next layout of a collection view.
struct PendingLayout {
  /// A Boolean value that indicates whether the numbers of items are loaded from the data source.
  var needsReload = true
  /// A Boolean value that indicates whether the layout is prepared.
  var needsPreparation = true
  /// A Boolean value that indicates whether the collection view has been filled, so that the size
  /// of the content follows from the items.
  var isFilled = false
  /// The size for which the items were laid out, or `nil` if they must be laid out again.
  var placedSize: CGSize?
  /// The changes since the last layout, for the layout object.
  var updates: [UICollectionViewUpdateItem] = []
}
