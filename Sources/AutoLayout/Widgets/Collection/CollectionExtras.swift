import Foundation

/// Rarely used state of a collection view.
@MainActor
final class CollectionExtras {
  /// The scroll views of orthogonally scrolling sections, by section.
  var scrollers: [Int: _UICollectionViewOrthogonalScrollerEmbeddedScrollView] = [:]
  /// The index paths that the data source was requested to prepare.
  var prefetched: Set<IndexPath> = []
  /// The origin of the bounds when items were last prefetched.
  var prefetchOrigin = CGPoint.zero
  /// The item that the user is moving, or `nil` if there is none.
  var movement: CollectionMovement?
  /// The closure to call at the end of a transition between layouts.
  var transitionCompletion: ((Bool, Bool) -> Void)?
}

/// An item that the user is moving.
struct CollectionMovement {
  /// The initial index path.
  var origin: IndexPath
  /// The index path at which the item would be dropped.
  var target: IndexPath
  /// The position of the touch, in points in the collection view's coordinates.
  var position: CGPoint
}

/// The scroll view of an orthogonally scrolling section. The class name appears in descriptions of
/// views.
@preconcurrency @MainActor
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView {
  /// The index of the section.
  var section = 0
  /// The distance between two offsets at which scrolling stops, in points, or `nil` to stop
  /// anywhere.
  var pageLength: CGFloat?

  override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    guard let view = superview as? UICollectionView else { return }
    view.collectionViewLayout.sectionDidScroll(section, to: contentOffset)
    view.setNeedsLayout()
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let pageLength, pageLength > 0 else { return proposed }
    var target = proposed
    if contentSize.width > bounds.width {
      target.x = (proposed.x / pageLength).rounded() * pageLength
    } else {
      target.y = (proposed.y / pageLength).rounded() * pageLength
    }
    return offsetInContent(target)
  }
}

extension UICollectionView {
  /// Returns the superview for a view of the content, and the origin of that superview's content in
  /// the collection view's coordinates.
  func container(
    of place: UICollectionViewLayoutAttributes
  ) -> (view: UIView, origin: CGPoint) {
    guard let section = place.scrollingSection,
      let values = storedLayout.scrollingSections[section]
    else { return (self, .zero) }
    let scroller = extras.scrollers[section] ?? makeScroller(section)
    if scroller.frame != values.frame { scroller.frame = values.frame }
    if scroller.contentSize != values.contentSize { scroller.contentSize = values.contentSize }
    scroller.pageLength = values.isPaged ? values.pageLength : nil
    return (scroller, values.frame.origin)
  }

  private func makeScroller(_ section: Int) -> _UICollectionViewOrthogonalScrollerEmbeddedScrollView
  {
    let scroller = _UICollectionViewOrthogonalScrollerEmbeddedScrollView(frame: .zero)
    scroller.section = section
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    addContentSubview(scroller)
    extras.scrollers[section] = scroller
    return scroller
  }

  /// Removes the scroll views of sections that no longer scroll orthogonally. Their views get other
  /// superviews at the next layout.
  func removeScrollers(except sections: [Int: ScrollingSection] = [:]) {
    for (section, scroller) in extras.scrollers where sections[section] == nil {
      scroller.removeFromSuperview()
      extras.scrollers[section] = nil
    }
  }

  /// Scrolls to an item if its section scrolls orthogonally.
  ///
  /// - Returns: `true` if the section scrolls orthogonally.
  func scrollSection(
    to place: UICollectionViewLayoutAttributes, _ position: ScrollPosition, _ animated: Bool
  ) -> Bool {
    guard place.scrollingSection != nil else { return false }
    let host = container(of: place)
    guard let scroller = host.view as? UIScrollView else { return false }
    scrollRectToVisible(scroller.frame, animated: animated)
    let frame = place.frame.offsetBy(dx: -host.origin.x, dy: -host.origin.y)
    var offset = scroller.contentOffset
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - scroller.bounds.width / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - scroller.bounds.width }
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - scroller.bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - scroller.bounds.height }
    if position.isEmpty {
      scroller.scrollRectToVisible(frame, animated: animated)
    } else {
      scroller.setContentOffset(scroller.offsetInContent(offset), animated: animated)
    }
    return true
  }
}
