import Foundation

/// The space that accessories and separators subtract from a cell's content view, in points.
///
/// The widths are those of content views that Interface Builder recorded on phones 375 points wide.
/// Wider phones have 4 points more.
struct CellAccessoryMetrics {
  /// The environment of the cell.
  let environment: LayoutEnvironment
  /// The margin at the sides of the cell, in points.
  let sideMargin: CGFloat

  /// The additional width of the accessory on devices with wider margins, in points.
  private var extra: CGFloat { max(0, sideMargin - 16) }

  /// Returns the width that an accessory subtracts from the content view, in points.
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

  /// The height that a separator subtracts from the content view, which is 0 since iOS 13.
  var separator: CGFloat {
    switch PlatformMetrics.separatorHeight[environment.platform] {
    case .point: 1
    case .pixel: pixel
    case .none: 0
    }
  }

  /// The height that a separator adds to a row that fits its content.
  ///
  /// Oracle: `runtime`, 940 rows of six heights. Rows are one pixel taller than the fitted content.
  /// The separator takes this pixel up to iOS 12, and the content view since iOS 13.
  var separatorInRow: CGFloat { max(separator, pixel) }

  /// The height of a separator in points.
  var pixel: CGFloat { 1 / max(1, environment.displayScale) }
}
