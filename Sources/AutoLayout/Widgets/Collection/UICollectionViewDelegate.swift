import Foundation

/// Methods for managing the selection, display and movement of a collection view's items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether a tap highlights an item; without a highlight, the item is not selected either.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a finger highlighted an item.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  )
  /// Called after the highlight of an item was removed.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  )
  /// Asks the delegate whether a tap selects an item.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether a tap deselects an item, if several items can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a tap selected an item.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  )
  /// Called after a tap deselected an item.
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  )
  /// Asks the delegate whether a tap that selects an item performs its primary action.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called to perform the primary action of an item.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  )
  /// Asks the delegate whether an item can be edited.
  ///
  /// - Remark: Inert. Never called.
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether an item can get the focus.
  ///
  /// - Remark: Inert. Never called.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether focus selects an item.
  ///
  /// - Remark: Inert. Never called.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether a long press shows a menu.
  ///
  /// - Remark: Inert. Never called.
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether a finger can begin to select several items.
  ///
  /// - Remark: Inert. Never called.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a finger begins to select several items.
  ///
  /// - Remark: Inert. Never called.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Called when a finger ends to select several items.
  ///
  /// - Remark: Inert. Never called.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Called before a cell is shown in a window, after the data source returned it.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called after a cell was removed, because its item left the screen or the collection view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called before a supplementary view is shown in a window.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )
  /// Called after a supplementary view was removed.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  )
  /// Asks the delegate for the layout between two others in an interactive transition.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Asks the delegate for the content offset in points after an update.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Asks the delegate for the place of an item that is moved.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}
