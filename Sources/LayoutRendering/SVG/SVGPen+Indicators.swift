import LayoutModel
import Foundation

extension SVGPen {
  /// Draws scroll indicators at the right and lower edges, for each axis along which the content is
  /// larger than the visible area. They end before the bars that cover the view.
  ///
  /// - Parameters:
  ///   - view: The scroll view, with the insets of its indicators.
  ///   - content: The size of the content in points.
  ///   - rect: The frame of the view in the coordinates of the open group.
  mutating func scrollIndicators(
    _ view: LayoutSnapshot.View, _ content: CGSize, _ rect: CGRect
  ) {
    let paint = SVGPaint.fill(LayoutSnapshot.Color.label.faded(0.28))
    let indicators = view.scrollIndicators ?? LayoutSnapshot.ScrollIndicators()
    // Areas that bars cover are not part of the visible area.
    let around = indicators.contentInsets
    let side = ScrollThumb.thickness + ScrollThumb.margin
    if let insets = indicators.vertical,
      let thumb = ScrollThumb(
        track: rect.height - insets.top - insets.bottom,
        visible: rect.height - around.top - around.bottom, content: content.height,
        offset: view.boundsOrigin.y + around.top)
    {
      let place = CGRect(
        x: rect.maxX - insets.right - side, y: rect.minY + insets.top + thumb.start,
        width: ScrollThumb.thickness, height: thumb.length)
      self.rect(place, radius: ScrollThumb.thickness / 2, paint)
    }
    if let insets = indicators.horizontal,
      let thumb = ScrollThumb(
        track: rect.width - insets.left - insets.right,
        visible: rect.width - around.left - around.right, content: content.width,
        offset: view.boundsOrigin.x + around.left)
    {
      let place = CGRect(
        x: rect.minX + insets.left + thumb.start, y: rect.maxY - insets.bottom - side,
        width: thumb.length, height: ScrollThumb.thickness)
      self.rect(place, radius: ScrollThumb.thickness / 2, paint)
    }
  }
}

/// The position of a scroll indicator along its axis, in points.
///
/// The ratio of its length to that of the track is the visible part of the content. Its length is
/// at least 20 points, so that it is visible.
struct ScrollThumb {
  /// The start of the indicator along its axis, from the start of the track, in points.
  let start: CGFloat
  /// The length of the indicator, in points.
  let length: CGFloat

  /// The thickness of the indicator, in points.
  static let thickness: CGFloat = 3
  /// The distance from the edges of the view, in points.
  static let margin: CGFloat = 3

  /// Creates the indicator of an axis. `offset` is the distance that the content was scrolled.
  /// Fails if the content fits, if the track is too short for an indicator, or if a number is not
  /// finite.
  init?(track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat) {
    guard content.isFinite, offset.isFinite, track.isFinite, visible.isFinite,
      content > visible + 0.5, track > 24
    else { return nil }
    let room = track - 2 * Self.margin
    length = min(room, max(room * max(visible, 0) / content, 20))
    let progress = min(max(offset / (content - visible), 0), 1)
    start = Self.margin + (room - length) * progress
  }
}
