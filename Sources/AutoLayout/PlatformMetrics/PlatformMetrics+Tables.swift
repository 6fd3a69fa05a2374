import Foundation

/// The margins and parts of table cells and sections, in points.
extension PlatformMetrics {
  /// The margin above the content of a table cell.
  package static let cellTopMargin = PlatformFact<CGFloat>(
    "table-cell.top-margin",
    [
      .row(8, .before(.xcode(9, 1), on: .canvas), .recorded(roots: 24, repositories: 9)),
      .row(8, .before(.iOS(11)), .documented("UIView.layoutMargins")),
      .row(15, .since(.xcode(26)), .measured("cells of six documents of Xcode 26")),
      .row(11, .recorded(roots: 78, repositories: 12, contradictions: 1)),
    ])

  /// The margin below the content of a table cell. It was half a point smaller while the separator
  /// took up space.
  package static let cellBottomMargin = PlatformFact<CGFloat>(
    "table-cell.bottom-margin",
    [
      .row(
        8, .before(.xcode(9, 1), on: .canvas),
        .recorded(roots: 16, repositories: 7, contradictions: 3)),
      .row(8, .before(.iOS(11)), .documented("UIView.layoutMargins")),
      .row(10.5, .before(.iOS(13)), .recorded(roots: 34, repositories: 6)),
      .row(15, .since(.xcode(26)), .measured("cells of six documents of Xcode 26")),
      .row(11, .recorded(roots: 33, repositories: 9)),
    ])

  /// The side margin of a table cell on a narrow screen.
  package static let cellSideMarginNarrow = PlatformFact<CGFloat>(
    "table-cell.side-margin.narrow",
    [
      .row(
        8, .before(.xcode(9, 1), on: .canvas),
        .recorded(roots: 45, repositories: 20, contradictions: 5)),
      .row(8, .before(.iOS(11)), .documented("UIView.layoutMargins")),
      .row(16, .recorded(roots: 93, repositories: 35, contradictions: 1)),
    ])

  /// The side margin of a table cell on a narrow screen if its table is not the view of a
  /// controller, or `nil` for `cellSideMarginNarrow`.
  package static let nestedCellSideMargin = PlatformFact<CGFloat?>(
    "table-cell.side-margin.nested",
    [
      .row(
        15, .within(.xcode(9, 1)..<(.xcode(11)), on: .canvas, kinds: .homeButtonPhones),
        .measured("five cells of three repositories")),
      .row(
        15, .within(.xcode(11)..<(.xcode(12)), on: .canvas, kinds: .homeButtonPhones),
        .measured("cells in nested tables and at the top of xibs")),
      .row(nil, .recorded(roots: 19, repositories: 10, contradictions: 6)),
    ])

  /// The narrow side margin of a table cell that is a root of a xib, or `nil` for
  /// `cellSideMarginNarrow`.
  package static let loneCellSideMargin = PlatformFact<CGFloat?>(
    "table-cell.side-margin.alone",
    [
      .row(
        15, .within(.xcode(11)..<(.xcode(12)), on: .canvas, kinds: .homeButtonPhones),
        .recorded(roots: 20, repositories: 7, contradictions: 1)),
      .row(nil, .recorded(roots: 58, repositories: 16)),
    ])

  /// The side margin of a table cell on a wide screen.
  package static let cellSideMarginWide = PlatformFact<CGFloat>(
    "table-cell.side-margin.wide",
    [
      .row(
        8, .before(.xcode(9, 1), on: .canvas),
        .recorded(roots: 15, repositories: 5, contradictions: 1)),
      .row(8, .before(.iOS(11)), .documented("UIView.layoutMargins")),
      .row(20, .recorded(roots: 67, repositories: 20, contradictions: 2)),
    ])

  /// A fact that indicates whether a cell that is a root of a xib has the margins for its device's
  /// screen instead of those for its own width, unless its width is at most `narrowCell`.
  package static let cellsAloneFollowScreen = PlatformFact(
    "table-cell.alone-follows-screen",
    [
      .row(true, .since(.iOS(13)), .recorded(roots: 56, repositories: 12, contradictions: 1)),
      .row(false, .recorded(roots: 60, repositories: 12)),
    ])

  /// A fact that indicates whether content views of cells keep at least the margins of the cell if
  /// the document states others.
  package static let contentKeepsCellMargins = PlatformFact(
    "table-cell.content-keeps-margins",
    [
      .row(
        true, .since(.xcode(11), on: .canvas),
        .measured("seven content views of five repositories")),
      .row(false, .measured("two cells of Xcode 8")),
    ])

  /// The maximum width of cells that are roots of a xib and have the margins of narrow screens on
  /// any screen: 320 has them, 339 does not.
  package static let narrowCell: CGFloat = 320

  /// The minimum width of screens with wide margins in their tables: 375 does not have them, 390
  /// does.
  package static let wideTable: CGFloat = 390

  /// The default padding above plain headers.
  package static let sectionHeaderTopPadding = PlatformFact<CGFloat>(
    "table-section.header-top-padding",
    [
      .row(0, .before(.iOS(15)), .documented("UITableView.sectionHeaderTopPadding: iOS 15")),
      .row(22, .measured("recorded places of cells between headers and footers")),
    ])

  /// Half of the distance between grouped sections without texts.
  package static let groupedSectionGap = PlatformFact<CGFloat>(
    "table-section.grouped-gap",
    [
      .row(
        10, .before(.iOS(13)), .measured("recorded places of cells between headers and footers")),
      .row(18, .measured("recorded places of cells between headers and footers")),
    ])

  /// The width by which a disclosure indicator reduces the content view if margins are 16.
  package static let disclosureWidth = PlatformFact<CGFloat>(
    "table-cell.disclosure-width",
    [
      .row(33, .before(.iOS(11)), .measured("widths of recorded content views")),
      .row(34, .before(.iOS(13)), .measured("widths of recorded content views")),
      .row(27, .before(.iOS(17)), .measured("widths of recorded content views")),
      .row(26.5, .measured("widths of recorded content views")),
    ])

  /// A fact that indicates whether the part of side margins that exceeds 16 is added to
  /// `disclosureWidth`.
  package static let disclosureFollowsMargin = PlatformFact(
    "table-cell.disclosure-follows-margin",
    [
      .row(false, .before(.iOS(11)), .measured("widths of recorded content views")),
      .row(true, .measured("widths of recorded content views")),
    ])

  /// The height by which a separator reduces a cell's content view.
  package static let separatorHeight = PlatformFact<SeparatorHeight>(
    "table-cell.separator-height",
    [
      .row(.point, .before(.iOS(10)), .measured("heights of recorded content views")),
      .row(.pixel, .before(.iOS(13)), .measured("heights of recorded content views")),
      .row(.none, .measured("heights of recorded content views")),
    ])

  /// The kinds of heights by which a separator reduces a cell's content view.
  package enum SeparatorHeight: Hashable, Sendable { case none, pixel, point }

  /// The distance of the labels of built-in cell styles from the edges of the content view, or
  /// `nil` for the side margin of the cell.
  package static let cellStyleInset = PlatformFact<CGFloat?>(
    "table-cell.style-inset",
    [
      .row(15, .before(.iOS(11)), .measured("recorded labels of built-in cell styles")),
      .row(nil, .measured("recorded labels of built-in cell styles")),
    ])

  /// The distance of the labels of built-in cell styles from the accessory.
  package static let styleGapBesideAccessory = PlatformFact<CGFloat>(
    "table-cell.style-gap",
    [
      .row(0, .before(.iOS(13)), .measured("recorded labels of built-in cell styles")),
      .row(8, .measured("recorded labels of built-in cell styles")),
    ])

  /// A fact that indicates whether headers of grouped tables show their text in uppercase.
  package static let groupedHeadsAreCapitals = PlatformFact(
    "table-section.capitals",
    [
      .row(
        true, .before(.redesign), .assumed("headers of the system's own applications")),
      .row(false, .assumed("headers of the system's own applications")),
    ])
}
