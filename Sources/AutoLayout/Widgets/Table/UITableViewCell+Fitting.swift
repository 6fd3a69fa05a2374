import Foundation

/// Rows as high as their content.
extension UITableViewCell {
  /// The height that the constraints in the content view need at the given width, in points,
  /// including the separator.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    if bounds.width != width {
      frame.size.width = width
      contentView.frame = contentFrame
      updateContentMargins()
    }
    rigidContent = nil
    let content = contentHeight(atLeast: 0, .fittingSizeLevel)
    if content == 0 { return styleHeight }
    guard hasSeparator else { return content }
    let metrics = accessoryMetrics
    let row = content + metrics.separatorInRow
    // The content gets no pixel where the separator has a place of its own.
    guard metrics.separator == 0 else { return row }
    let isRigid = contentHeight(atLeast: row, Self.almostRequired) < row - metrics.pixel / 2
    if isRigid { rigidContent = (row, content) }
    return row
  }

  /// All that content may wish gives way to a row's height, but not what it must have.
  ///
  /// The recorded content views have the separator's pixel since iOS 13, and a label in them is
  /// higher by it. Content whose required constraints leave it one height keeps that height here:
  /// in a higher content view these constraints would contradict each other.
  private static let almostRequired = UILayoutPriority(999.9)

  private func contentHeight(atLeast height: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: contentFrame.width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: priority
    ).height
  }
}
