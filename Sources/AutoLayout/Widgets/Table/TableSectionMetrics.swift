import Foundation

/// The heights of headers and footers of table sections, in points.
///
/// They are derived from the distances between cells that Interface Builder recorded (100 static
/// tables and 90 with prototypes, Xcode 7 to 16). Sections of grouped tables always have space
/// around them.
struct TableSectionMetrics {
  /// The table's style.
  let style: UITableView.Style
  /// The platform whose metrics apply.
  let platform: Platform
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns the height of a header that does not specify one. `textExcess` is the height of the
  /// text in excess of the single line that recorded headers have, or `nil` if there is no text.
  func header(textExcess: CGFloat?, isFirst: Bool) -> CGFloat {
    guard let textExcess else { return style == .plain ? 0 : gap }
    if style == .plain { return Self.plainTitle + textExcess }
    return (isFirst ? firstTitle : Self.title) + textExcess
  }

  /// Returns the height of a footer that does not specify one, given the height of its text and the
  /// excess of that height over one line.
  func footer(textHeight: CGFloat?, excess: CGFloat?) -> CGFloat {
    guard let textHeight else { return style == .plain ? 0 : gap }
    if style == .plain { return Self.plainTitle + (excess ?? 0) }
    return max(Self.title, textHeight + 2 * Self.footPadding)
  }

  /// The distance between the edge of a grouped header or footer and its text.
  static let footPadding: CGFloat = 8

  /// The default padding above plain headers.
  var headTopPadding: CGFloat { PlatformMetrics.sectionHeaderTopPadding[platform] }

  /// The height of plain headers and footers with one line of text.
  private static let plainTitle: CGFloat = 28
  /// The height of grouped headers with one line of text.
  private static let title: CGFloat = 38
  /// Half of the distance between grouped sections without texts.
  private var gap: CGFloat { PlatformMetrics.groupedSectionGap[platform] }
  /// The height of the first grouped header with a text: 17.5 points more, rounded down to pixels.
  private var firstTitle: CGFloat {
    Self.title + (17.5 * max(1, scale)).rounded(.down) / max(1, scale)
  }
}
