import Foundation

/// How high the rows, heads and feet of a table are, in points.
@MainActor
struct TableHeights {
  /// The table whose heights are asked for.
  private let table: UITableView
  /// Who answers for single rows and sections.
  private let delegate: (any UITableViewDelegate)?
  /// The heights of headers and footers that nobody answers for.
  private let metrics: TableSectionMetrics

  init(_ table: UITableView, _ delegate: (any UITableViewDelegate)?) {
    self.table = table
    self.delegate = delegate
    let environment = table.layoutEnvironment
    metrics = TableSectionMetrics(
      style: table.style, platform: environment.platform, scale: environment.displayScale)
  }

  /// The height of a row whose content has none of its own.
  private static let defaultRowHeight: CGFloat = 44

  /// What the delegate, a document or the table says; else what the content needs.
  func row(_ cell: UITableViewCell, _ path: IndexPath, inset: CGFloat) -> CGFloat {
    let wanted =
      cell.documentRowHeight ?? delegate?.tableView(table, heightForRowAt: path)
      ?? table.rowHeight
    guard wanted < 0 else { return wanted }
    // What of the table's safe area reaches into the cell depends on where it lies.
    cell.frame.origin.x = table.bounds.minX + inset
    let height = cell.fittingHeight(forWidth: max(0, table.bounds.width - 2 * inset))
    return height > 0 ? height : Self.defaultRowHeight
  }

  /// What the delegate or the table says of a head; else what it needs.
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

  /// What the delegate says of a head or foot, else the table.
  ///
  /// From a delegate of a grouped table 0 asks for the usual room where there is no view, which is why
  /// programs answer `leastNormalMagnitude` (reports of programmers, iOS 9 and later; Apple says
  /// nothing). A table's own 0 is none.
  private func stated(_ answer: CGFloat?, _ ofTable: CGFloat, _ view: UIView?) -> CGFloat {
    guard let answer else { return ofTable }
    let asksForUsual = answer == 0 && ofTable != 0 && view == nil && table.style != .plain
    return asksForUsual ? UITableView.automaticDimension : answer
  }

  /// The room above a head that is not a part of it: plain ones have some.
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

  /// The width of heads and feet.
  private var width: CGFloat { max(0, table.bounds.width - 2 * table.sectionSideInset) }

  /// A head or foot that shows a text only.
  private func title(_ view: UIView) -> UITableViewHeaderFooterView? {
    let title = view as? UITableViewHeaderFooterView
    return title?.isTitle == true ? title : nil
  }

  /// A view of the program: as high as it says, else as it needs.
  private func custom(_ view: UIView, _ wanted: CGFloat) -> CGFloat {
    if wanted >= 0 { return wanted }
    (view as? UITableViewHeaderFooterView)?.placeContentView(forWidth: width)
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
