import Foundation

/// The position of a scroll indicator on its track. All lengths are in points.
///
/// If the content fits, the indicator fills the track. It becomes shorter by the distance by which
/// the visible part exceeds the content, down to a minimum: read from view dumps of six
/// repositories with text views, tables and scroll views without content.
struct IndicatorTrack: Hashable, Sendable {
  /// The length of the track.
  var length: CGFloat
  /// The length of the visible part of the content, without the insets.
  var visible: CGFloat
  /// The length of the content.
  var content: CGFloat
  /// The distance from the start of the content to the start of the visible part.
  var offset: CGFloat

  /// The minimum length of an indicator for content that scrolls: 36 in the only view dump that
  /// shows it. Reimplementations use 37.
  private static let minimum: CGFloat = 36
  /// The minimum length if the visible part exceeds the content: that of eight indicators in view
  /// dumps of four repositories.
  private static let minimumBeyondContent: CGFloat = 7

  /// The length by which the visible part exceeds the content at its end.
  private var excess: CGFloat { max(0, offset + visible - content) }

  /// The length of the indicator.
  var thumb: CGFloat {
    let whole =
      content > visible ? min(length, max(Self.minimum, length * visible / content)) : length
    return max(Self.minimumBeyondContent, whole - excess - max(0, -offset))
  }

  /// The distance from the start of the track to the indicator.
  var start: CGFloat {
    if excess > 0 { return length - thumb }
    guard offset > 0, content > visible else { return 0 }
    return (length - thumb) * offset / (content - visible)
  }
}
