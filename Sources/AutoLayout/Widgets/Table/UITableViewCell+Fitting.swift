import Foundation

/// Heights of rows that fit their content.
extension UITableViewCell {
  /// Returns the height of a row of the cell at a width, in points. It is that of
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, which
  /// apps can override.
  func rowHeight(forWidth width: CGFloat) -> CGFloat {
    measuresRow = true
    defer { measuresRow = false }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the height that the constraints in the content view require at a width, in points,
  /// including the separator.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if bounds.width != width {
      frame.size.width = width
      contentView.frame = contentFrame
    }
    // A new cell that is as wide as its table still has the margins of a cell outside of tables.
    updateContentMargins()
    rigidContent = nil
    let content = contentHeight(atLeast: 0, .fittingSizeLevel)
    if content == 0 { return styleHeight }
    guard hasSeparator else { return content }
    let metrics = accessoryMetrics
    let row = content + metrics.separatorInRow
    // The content does not get the pixel if the separator takes it from the content view.
    guard metrics.separator == 0 else { return row }
    let isRigid = contentHeight(atLeast: row, Self.almostRequired) < row - metrics.pixel / 2
    if isRigid { rigidContent = (row, content) }
    return row
  }

  /// The priority of the height of a row, which exceeds the optional constraints of the content but
  /// not the required ones.
  ///
  /// The recorded content views include the separator's pixel since iOS 13, and labels in them are
  /// taller by that pixel. Content with a height that required constraints determine keeps that
  /// height, because the constraints would conflict in a taller content view.
  private static let almostRequired = UILayoutPriority(999.9)

  private func contentHeight(atLeast height: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: contentFrame.width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: priority
    ).height
  }
}
