import Foundation

/// The indicators as views.
///
/// Public view dumps contain them in windows, after the first layout, at any size of the content,
/// and not outside windows or before a layout (`UIScrollView`, `UITextView`, `UITableView` and
/// `UICollectionView`; seven repositories). In one dump, a scroll view of a storyboard has them
/// earlier, which this implementation does not follow. In two dumps, indicators of views that fill
/// a screen with rounded corners end before the corners; the distances are not known. Pictures draw
/// indicators separately.
extension UIScrollView {
  /// The values that determine the frames of the indicators.
  struct IndicatorPlaces: Equatable {
    var bounds: CGRect
    var contentSize: CGSize
    var content, indicators, horizontal, vertical: UIEdgeInsets
  }

  /// The distance of indicators from the edges of the frame and the ends of their tracks, in
  /// points: the same in all view dumps since iOS 11.
  private static let indicatorGap: CGFloat = 3

  /// In a window, adds the visible indicators and removes the others. Positions them if the view
  /// was scrolled, or if the view or its content was resized.
  ///
  /// Dumps of a SwiftUI list and of a text view of iOS 11 have indicators of an earlier content,
  /// which this implementation does not follow: frames must not depend on the history of the
  /// content size.
  func layoutIndicators() {
    let platform = layoutEnvironment.platform
    guard window != nil, PlatformMetrics.indicatorsAreViews[platform] else { return }
    // The indicators belong to the layout in progress.
    let isMarked = needsLayoutFlag
    defer { needsLayoutFlag = isMarked }
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    let isReversed = PlatformMetrics.verticalIndicatorIsFirst[platform]
    for axis in isReversed ? axes.reversed() : axes { updateIndicator(axis) }
    placeIndicators()
  }

  /// Adds or removes an indicator.
  private func updateIndicator(_ axis: NSLayoutConstraint.Axis) {
    let isShown = axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    guard isShown else { return removeIndicator(axis) }
    let view = indicator(axis)
    guard view.superview !== self else { return }
    baseAddSubview(view)
    indicatorPlaces = nil
  }

  /// Returns the indicator of an axis, created on first use.
  private func indicator(_ axis: NSLayoutConstraint.Axis) -> _UIScrollViewScrollIndicator {
    let known = axis == .vertical ? verticalIndicator : horizontalIndicator
    if let known { return known }
    let view = _UIScrollViewScrollIndicator(axis: axis)
    if axis == .vertical { verticalIndicator = view } else { horizontalIndicator = view }
    return view
  }

  private func removeIndicator(_ axis: NSLayoutConstraint.Axis) {
    (axis == .vertical ? verticalIndicator : horizontalIndicator)?.removeFromSuperview()
  }

  private func placeIndicators() {
    let safe =
      automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset - contentInset : .zero
    let places = IndicatorPlaces(
      bounds: bounds, contentSize: contentSize, content: adjustedContentInset, indicators: safe,
      horizontal: horizontalScrollIndicatorInsets, vertical: verticalScrollIndicatorInsets)
    guard places != indicatorPlaces else { return }
    indicatorPlaces = places
    verticalIndicator?.frame = verticalFrame(places).roundedToPixels(indicatorPixels)
    horizontalIndicator?.frame = horizontalFrame(places).roundedToPixels(indicatorPixels)
  }

  /// The number of pixels per point.
  private var indicatorPixels: CGFloat { max(1, layoutEnvironment.displayScale) }

  /// Returns the frame of the vertical indicator, at the right edge.
  private func verticalFrame(_ places: IndicatorPlaces) -> CGRect {
    let (gap, thickness) = (Self.indicatorGap, _UIScrollViewScrollIndicator.thickness)
    let start = places.indicators.top + places.vertical.top + gap
    let end = places.indicators.bottom + places.vertical.bottom + gap
    let track = IndicatorTrack(
      length: bounds.height - start - end,
      visible: bounds.height - places.content.top - places.content.bottom,
      content: contentSize.height, offset: bounds.minY + places.content.top)
    return CGRect(
      x: bounds.maxX - places.vertical.right - gap - thickness,
      y: bounds.minY + start + track.start, width: thickness, height: track.thumb)
  }

  /// Returns the frame of the horizontal indicator, at the lower edge.
  private func horizontalFrame(_ places: IndicatorPlaces) -> CGRect {
    let (gap, thickness) = (Self.indicatorGap, _UIScrollViewScrollIndicator.thickness)
    let start = places.indicators.left + places.horizontal.left + gap
    let end = places.indicators.right + places.horizontal.right + gap
    let track = IndicatorTrack(
      length: bounds.width - start - end,
      visible: bounds.width - places.content.left - places.content.right,
      content: contentSize.width, offset: bounds.minX + places.content.left)
    return CGRect(
      x: bounds.minX + start + track.start,
      y: bounds.maxY - places.horizontal.bottom - gap - thickness, width: track.thumb,
      height: thickness)
  }
}
