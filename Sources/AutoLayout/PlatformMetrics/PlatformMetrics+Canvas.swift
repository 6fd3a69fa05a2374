/// The behavior of Interface Builder's canvas that differs from devices, and its changes.
extension PlatformMetrics {
  /// A fact that indicates whether sheets are page sheets, which leave space at the top of the
  /// screen.
  package static let sheetsArePages = PlatformFact(
    "sheet.is-page",
    [
      .row(
        false, .before(.iOS(13)),
        .documented("UIModalPresentationStyle.automatic: iOS 13 and later")),
      .row(true, .documented("UIModalPresentationStyle.automatic: iOS 13 and later")),
    ])

  /// A fact that indicates whether the home indicator covers page sheets that are
  /// `sheetBelowHousing` points lower than the screen.
  package static let sheetsReachIndicator = PlatformFact(
    "sheet.reaches-indicator",
    [
      .row(true, .before(.xcode(13, 3)), .measured("ten sheets of four repositories")),
      .row(false, .measured("nine sheets of three repositories, all since Xcode 13.3")),
    ])

  /// The inset at the top of a page sheet that a segue shows outside of a navigation controller, if
  /// the sheet is `sheetBelowHousing` points lower than the screen.
  package static let shownSheetTop = PlatformFact<CGFloat>(
    "sheet.shown-top",
    [
      .row(
        44, .within(.xcode(13, 3)..<(.xcode(14)), on: .canvas),
        .measured("seven sheets of two repositories")),
      .row(0, .measured("twelve sheets of eight repositories")),
    ])

  /// The difference between the height of a screen and that of a sheet over another sheet, in
  /// addition to the inset at the top of an iPhone with a sensor housing. The safe area of such a
  /// sheet begins below an inset of the same height. The value is `nil` on releases without such
  /// sheets.
  package static let stackedSheetGap = PlatformFact<CGFloat?>(
    "sheet.over-sheet",
    [
      .row(
        10, .since(.xcode(14), on: .canvas),
        .measured("five roots of three repositories: 783 of 852 points, and 59 at the top")),
      .row(nil, .assumed("not seen in earlier releases")),
    ])

  /// A fact that indicates whether controllers that a segue presents over the whole screen have a
  /// safe area.
  package static let coversHaveSafeAreas = PlatformFact(
    "canvas.covers-have-safe-area",
    [
      .row(
        false, .since(.xcode(14, 3), on: .canvas),
        .measured("four roots of four repositories; none contradicts them")),
      .row(true, .documented("UIModalPresentationStyle.fullScreen")),
    ])

  /// A fact that indicates whether the recorded frame of a root view below opaque bars begins at
  /// the lower edge of those bars, in the coordinates of the screen. Otherwise, it begins at 0.
  package static let rootsAreWrittenBelowBars = PlatformFact(
    "canvas.roots-below-bars",
    [
      .row(
        true, .before(.xcode(9), on: .canvas),
        .recorded(roots: 206, repositories: 47, contradictions: 12)),
      .row(false, .recorded(roots: 1126, repositories: 126, contradictions: 13)),
    ])

  /// A fact that indicates whether the autoresizing mask of a view without constraints becomes
  /// constraints at run time. In earlier releases, such a view kept its recorded frame.
  package static let masksReplaceConstraints = PlatformFact(
    "document.masks-replace-constraints",
    [
      .row(
        true, .since(.xcode(8), on: .canvas),
        .documented("WWDC 2016, session 236, What's New in Auto Layout")),
      .row(false, .documented("WWDC 2016, session 236, What's New in Auto Layout")),
    ])

  /// A fact that indicates whether Xcode writes the layout guides of a view before its constraints.
  package static let guidesPrecedeConstraints = PlatformFact(
    "document.guides-precede-constraints",
    [
      .row(
        true, .since(.xcode(12), on: .canvas), .measured("391 of 401 views of Xcode 12 and later")),
      .row(false, .measured("228 of 229 views of earlier releases")),
    ])

  /// A fact that indicates whether the frame that a document records for the bar of a navigation
  /// controller is the position of the bar over its controllers.
  package static let barsAreRecorded = PlatformFact(
    "canvas.bars-are-recorded",
    [
      .row(
        true, .since(.xcode(11), on: .canvas),
        .measured("126 of 136 ends at the top of roots; nine of the others are below opaque bars")),
      .row(false, .measured("bars of Xcode 8 and earlier lie at the top of the screen")),
    ])

  /// A fact that indicates whether a root that is recorded as high as the screen is laid out in the
  /// part of the screen below an opaque navigation bar.
  package static let opaqueBarsShortenRoots = PlatformFact(
    "canvas.opaque-bars-shorten-roots",
    [
      .row(
        true, .since(.xcode(11), on: .canvas),
        .measured("eight roots of two repositories; none contradicts them")),
      .row(false, .assumed("roots below opaque bars are recorded lower than the screen")),
    ])

  /// A fact that indicates whether a simulated top bar "None" also applies to the controllers that
  /// are pushed from the controller that has it.
  package static let hiddenTopBarsAreInherited = PlatformFact(
    "canvas.hidden-top-bar-is-inherited",
    [
      .row(
        true, .devices(.all, on: .canvas),
        .measured("32 controllers of five repositories; none of them has a bar")),
      .row(false, .assumed("simulated metrics are settings of the canvas")),
    ])

  /// A fact that indicates whether the status bar covers views of xibs that do not fill the screen,
  /// on canvases without a device.
  package static let freeformHasStatusBarWithoutDevice = PlatformFact(
    "canvas.freeform-status-bar",
    [
      .row(true, .before(.xcode(9), on: .canvas), .assumed("as over views of controllers")),
      .row(false, .assumed("no document since Xcode 9 is without a device")),
    ])

  /// A fact that indicates whether all roots with their own size have a home indicator. Otherwise,
  /// only those that are wider or higher than the screen have one.
  package static let freeformRootsHaveIndicator = PlatformFact(
    "canvas.freeform-indicator",
    [
      .row(
        true, .within(.xcode(14)..<(.xcode(16, 3)), on: .canvas),
        .recorded(roots: 3, repositories: 3, contradictions: 1)),
      .row(false, .recorded(roots: 90, repositories: 41, contradictions: 2)),
    ])

  /// A fact that indicates whether roots that preserve the margins of their superview have at least
  /// the margins of plain views at the top and bottom, and the side margins of the screen. It does
  /// not apply to cells.
  package static let rootsPreserveMargins = PlatformFact(
    "canvas.roots-preserve-margins",
    [
      .row(
        true, .devices(.all, on: .canvas), .measured("seven roots of three repositories")),
      .row(false, .documented("UIView.preservesSuperviewLayoutMargins")),
    ])

  /// A fact that indicates whether cells of a collection view have the margins of plain views,
  /// although they preserve those around them.
  package static let itemsHavePlainMargins = PlatformFact(
    "canvas.items-have-plain-margins",
    [
      .row(
        true, .devices(.all, on: .canvas),
        .measured("45 roots of 14 repositories, at every width and release")),
      .row(false, .documented("UIView.preservesSuperviewLayoutMargins")),
    ])

  /// A fact that indicates whether root views of xibs have the margins of plain views instead of
  /// those of a controller's view.
  package static let xibRootsArePlain = PlatformFact(
    "canvas.plain-xib-roots",
    [
      .row(true, .before(.xcode(7), on: .canvas), .assumed("the margins of plain views")),
      .row(false, .recorded(roots: 38, repositories: 11, contradictions: 1)),
    ])
}

extension PlatformMetrics {
  /// A fact that indicates whether the content views of table cells end at least one pixel above
  /// the lower edge of the cell, even if the document records a greater height.
  package static let contentLiesAboveSeparator = PlatformFact(
    "canvas.content-above-separator",
    [
      .row(
        true, .within(.xcode(8)..<(.xcode(10)), on: .canvas),
        .measured("heights of recorded content views")),
      .row(false, .measured("heights of recorded content views")),
    ])
}

/// The differences between the height of a screen and that of a root on Interface Builder's canvas,
/// in points. They indicate sheets and opaque bars, which documents do not specify.
extension PlatformMetrics {
  /// The difference for a page sheet below a sensor housing, as recorded by Xcode 11 to 13.
  package static let sheetBelowHousing: CGFloat = 54

  /// The differences for page sheets of other devices and later canvases: 20 points with a home
  /// button, and 10 in documents from Xcode 14.3 and later. The evidence, together with the value
  /// above, is 18 roots of 10 repositories.
  package static let sheetGaps: [CGFloat] = [10, 20]

  /// The differences for an opaque navigation bar, without and with the status bar (recorded in 26
  /// roots of 9 repositories).
  package static let opaqueTopBars: [CGFloat] = [44, 64]

  /// The difference for an opaque tab bar (recorded in 2 roots of one repository).
  package static let opaqueBottomBars: [CGFloat] = [49]
}
