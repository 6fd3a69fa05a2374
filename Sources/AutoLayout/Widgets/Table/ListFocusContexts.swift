import Foundation

/// What is known of a change of the focus in a table view.
///
/// - Remark: Inert. The focus never moves.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that was focused, or nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the row that is focused next, or nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// What is known of a change of the focus in a collection view.
///
/// - Remark: Inert. The focus never moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that was focused, or nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the item that is focused next, or nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
