import Foundation

/// Information about a change of the focus in a table view.
///
/// - Remark: Inert. The focus never moves.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that was focused, or `nil` if there was none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the row to be focused next, or `nil` if there is none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Information about a change of the focus in a collection view.
///
/// - Remark: Inert. The focus never moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that was focused, or `nil` if there was none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the item to be focused next, or `nil` if there is none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
