import Foundation

/// The pending work for the next layout of a collection view.
struct PendingLayout {
  /// A Boolean value that indicates whether the numbers of items must be loaded from the data
  /// source.
  var needsReload = true
  /// A Boolean value that indicates whether the layout must be prepared.
  var needsPreparation = true
  /// A Boolean value that indicates whether items were loaded from a document or a data source.
  /// Until then, nothing is laid out, and the content size remains as it was set.
  var isFilled = false
  /// The size for which the items were laid out, or `nil` if they must be laid out again.
  var placedSize: CGSize?
  /// The changes since the last layout, for the layout object.
  var updates: [UICollectionViewUpdateItem] = []
}
