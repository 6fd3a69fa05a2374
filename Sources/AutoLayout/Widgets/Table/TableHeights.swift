import Foundation

/// The heights of the rows, headers and footers of a table view, in points.
@MainActor
struct TableHeights {
  /// The table view whose heights are computed.
  private let table: UITableView
  /// The delegate, which determines the heights of individual rows and sections.
  private let delegate: (any UITableViewDelegate)?
  /// The heights of headers and footers that neither the delegate nor the table view determines.
  private let metrics: TableSectionMetrics

  init(_ table: UITableView, _ delegate: (any UITableViewDelegate)?) {
    self.table = table
    self.delegate = delegate
    let environment = table.layoutEnvironment
    metrics = TableSectionMetrics(
      style: table.style, platform: environment.platform, scale: environment.displayScale)
  }

  /// The height of a row whose content does not determine one.
  private static let defaultRowHeight: CGFloat = 44

  /// Returns the height of a row that the delegate or the table view specifies, or `nil` if the
  /// content of the cell determines it.
  func stated(_ path: IndexPath) -> CGFloat? {
    let wanted = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return wanted < 0 ? nil : wanted
  }

  /// Returns a Boolean value that indicates whether the delegate or the table view disables the
  /// estimate of a row.
  func lacksEstimate(_ path: IndexPath) -> Bool { statedEstimate(path) == 0 }

  private func statedEstimate(_ path: IndexPath) -> CGFloat {
    delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
  }

  /// Returns the estimated height of a row without a cell: the estimate of the delegate or of the
  /// table view, or else the height of rows without content.
  func estimate(_ path: IndexPath) -> CGFloat {
    let estimate = statedEstimate(path)
    return estimate > 0 ? estimate : Self.defaultRowHeight
  }

  /// Returns the height that the delegate or the table view specifies, or else the height that fits
  /// the content.
  ///
  /// Rows of a document have the heights that the document specifies for them. A row of a data
  /// source has the table view's height even if the document specifies one for the prototype of its
  /// cell (reports by programmers; not documented by Apple).
  func row(_ cell: UITableViewCell, _ path: IndexPath, inset: CGFloat) -> TableRows.Height {
    let ofDocument = table.documentSections == nil ? nil : cell.documentRowHeight
    if let height = ofDocument.map({ $0 < 0 ? nil : $0 }) ?? stated(path) { return .stated(height) }
    // The part of the table's safe area that covers the cell depends on the position of the cell.
    cell.frame.origin.x = table.bounds.minX + inset
    let height = cell.rowHeight(forWidth: max(0, table.bounds.width - 2 * inset))
    return .measured(height > 0 ? height : Self.defaultRowHeight)
  }

  /// Returns the height of a header that the delegate or the table view determines, or else the
  /// height that fits the header.
  func header(_ view: UIView?, _ section: Int) -> CGFloat {
    let wanted = stated(
      delegate?.tableView(table, heightForHeaderInSection: section), table.sectionHeaderHeight, view
    )
    guard let view else {
      return wanted >= 0 && table.style != .plain
        ? wanted : metrics.header(textExcess: nil, isFirst: section == 0)
    }
    guard let title = title(view) else { return custom(view, wanted) }
    if wanted >= 0 { return wanted }
    return metrics.header(textExcess: title.textExcess(forWidth: width), isFirst: section == 0)
  }

  /// Returns the height of a header or footer that the delegate or else the table view determines.
  ///
  /// If there is no view, 0 from the delegate of a grouped table view means the default space,
  /// which is why apps return `leastNormalMagnitude` instead (reports by programmers, iOS 9 and
  /// later; not documented by Apple). A value of 0 of the table view itself means no space.
  private func stated(_ answer: CGFloat?, _ ofTable: CGFloat, _ view: UIView?) -> CGFloat {
    guard let answer else { return ofTable }
    let asksForUsual = answer == 0 && ofTable != 0 && view == nil && table.style != .plain
    return asksForUsual ? UITableView.automaticDimension : answer
  }

  /// Returns the padding above a header, which only plain headers have.
  func paddingAbove(_ header: UIView?) -> CGFloat {
    guard header != nil, table.style == .plain else { return 0 }
    let padding = table.sectionHeaderTopPadding
    return padding < 0 ? metrics.headTopPadding : padding
  }

  func footer(_ view: UIView?, _ section: Int) -> CGFloat {
    let wanted = stated(
      delegate?.tableView(table, heightForFooterInSection: section), table.sectionFooterHeight, view
    )
    if let view, title(view) == nil { return custom(view, wanted) }
    if wanted >= 0, view != nil || table.style != .plain { return wanted }
    let title = view.flatMap(title)
    return metrics.footer(
      textHeight: title?.textHeight(forWidth: width), excess: title?.textExcess(forWidth: width))
  }

  /// The width of headers and footers.
  private var width: CGFloat { max(0, table.bounds.width - 2 * table.sectionSideInset) }

  /// Returns the view as a header or footer that shows only text, or `nil` for other views.
  private func title(_ view: UIView) -> UITableViewHeaderFooterView? {
    let title = view as? UITableViewHeaderFooterView
    return title?.isTitle == true ? title : nil
  }

  /// Returns the height of an app's view: the requested height, or else the height that fits the
  /// view.
  private func custom(_ view: UIView, _ wanted: CGFloat) -> CGFloat {
    if wanted >= 0 { return wanted }
    (view as? UITableViewHeaderFooterView)?.placeContentView(forWidth: width)
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
