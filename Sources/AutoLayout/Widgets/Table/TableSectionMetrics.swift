import Foundation

/// The room that heads and feet of a table's sections take, in points.
///
/// Distances between the cells that Interface Builder recorded (100 static tables, 90 with
/// prototypes, Xcode 7 to 16). Sections of grouped tables always have some room around them.
struct TableSectionMetrics {
  /// The table's style.
  let style: UITableView.Style
  /// The platform whose metrics apply.
  let platform: Platform
  /// Pixels a point.
  let scale: CGFloat

  /// The height of a head that nobody gives, with a text that is so much higher than the one line
  /// that heads were recorded with; nil without a text.
  func header(textExcess: CGFloat?, isFirst: Bool) -> CGFloat {
    guard let textExcess else { return style == .plain ? 0 : gap }
    if style == .plain { return Self.plainTitle + textExcess }
    return (isFirst ? firstTitle : Self.title) + textExcess
  }

  /// The height of a foot that nobody gives, with a text of the height given and its excess over
  /// one line.
  func footer(textHeight: CGFloat?, excess: CGFloat?) -> CGFloat {
    guard let textHeight else { return style == .plain ? 0 : gap }
    if style == .plain { return Self.plainTitle + (excess ?? 0) }
    return max(Self.title, textHeight + 2 * Self.footPadding)
  }

  /// Between the edge of a grouped head or foot and its text.
  static let footPadding: CGFloat = 8

  /// What plain heads have above them unless the table says otherwise.
  var headTopPadding: CGFloat { PlatformMetrics.sectionHeaderTopPadding[platform] }

  /// Plain heads and feet with a text.
  private static let plainTitle: CGFloat = 28
  /// Grouped heads with a text.
  private static let title: CGFloat = 38
  /// Half of what lies between grouped sections without texts.
  private var gap: CGFloat { PlatformMetrics.groupedSectionGap[platform] }
  /// The first grouped head with a text has another 17.5 points, cut to pixels.
  private var firstTitle: CGFloat {
    Self.title + (17.5 * max(1, scale)).rounded(.down) / max(1, scale)
  }
}
