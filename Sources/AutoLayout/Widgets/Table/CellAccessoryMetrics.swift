import Foundation

/// The room that accessories and separators take from a cell's content view, in points.
///
/// Interface Builder's recorded content views: on phones 375 points wide; wider ones have 4 more.
struct CellAccessoryMetrics {
  /// The environment of the cell.
  let environment: LayoutEnvironment
  /// The margin at the sides of the cell.
  let sideMargin: CGFloat

  /// Wider margins move the accessory by their difference.
  private var extra: CGFloat { max(0, sideMargin - 16) }

  /// What an accessory takes from the width of the content view.
  func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: disclosure
    case .checkmark: 40 + extra
    case .detailDisclosureButton: 68 + extra
    // Recorded only as the distance of content from the cell's edge.
    case .detailButton: 48
    }
  }

  private var disclosure: CGFloat {
    let platform = environment.platform
    return PlatformMetrics.disclosureWidth[platform]
      + (PlatformMetrics.disclosureFollowsMargin[platform] ? extra : 0)
  }

  /// The height that a separator takes from the content view; none since iOS 13.
  var separator: CGFloat {
    switch PlatformMetrics.separatorHeight[environment.platform] {
    case .point: 1
    case .pixel: pixel
    case .none: 0
    }
  }

  /// The height that a separator adds to a row that is as high as its content needs.
  ///
  /// Oracle: `runtime`, 940 rows of six heights: one pixel more than the fitted content, which the
  /// separator takes up to iOS 12 and the content view has since iOS 13.
  var separatorInRow: CGFloat { max(separator, pixel) }

  /// The height of a separator in points.
  var pixel: CGFloat { 1 / max(1, environment.displayScale) }
}
