/// What Interface Builder's canvas does that no device does, and when it changed.
extension PlatformMetrics {
  /// Whether sheets are pages, which leave the top of the screen free.
  package static let sheetsArePages = PlatformFact(
    "sheet.is-page",
    [
      .row(
        false, .before(.iOS(13)),
        .documented("UIModalPresentationStyle.automatic: iOS 13 and later")),
      .row(true, .documented("UIModalPresentationStyle.automatic: iOS 13 and later")),
    ])

  /// Whether the root view of a controller below opaque bars is written at its place below them.
  package static let rootsAreWrittenBelowBars = PlatformFact(
    "canvas.roots-below-bars",
    [
      .row(
        true, .before(.xcode(9), on: .canvas),
        .recorded(roots: 155, repositories: 33, contradictions: 2)),
      .row(false, .recorded(roots: 694, repositories: 75)),
    ])

  /// Whether the autoresizing mask of a view without constraints becomes constraints at run time; before,
  /// such a view kept its recorded frame.
  package static let masksReplaceConstraints = PlatformFact(
    "document.masks-replace-constraints",
    [
      .row(
        true, .since(.xcode(8), on: .canvas),
        .documented("WWDC 2016, session 236, What's New in Auto Layout")),
      .row(false, .documented("WWDC 2016, session 236, What's New in Auto Layout")),
    ])

  /// Whether Xcode writes the layout guides of a view before its constraints.
  package static let guidesPrecedeConstraints = PlatformFact(
    "document.guides-precede-constraints",
    [
      .row(
        true, .since(.xcode(12), on: .canvas), .measured("391 of 401 views of Xcode 12 and later")),
      .row(false, .measured("228 of 229 views of earlier releases")),
    ])

  /// Whether the frame that a document records for the bar of a navigation controller is the place of
  /// the bar over its controllers.
  package static let barsAreRecorded = PlatformFact(
    "canvas.bars-are-recorded",
    [
      .row(
        true, .since(.xcode(11), on: .canvas),
        .measured("126 of 136 ends at the top of roots; nine of the others are below opaque bars")),
      .row(false, .measured("bars of Xcode 8 and earlier lie at the top of the screen")),
    ])

  /// Whether the status bar lies over views of xibs that have a size of their own, on canvases
  /// without a device.
  package static let freeformHasStatusBarWithoutDevice = PlatformFact(
    "canvas.freeform-status-bar",
    [
      .row(true, .before(.xcode(9), on: .canvas), .assumed("as over views of controllers")),
      .row(false, .assumed("no document since Xcode 9 is without a device")),
    ])

  /// Whether roots of a size of their own have a home indicator at any width.
  package static let freeformRootsHaveIndicator = PlatformFact(
    "canvas.freeform-indicator",
    [
      .row(true, .since(.xcode(14), on: .canvas), .recorded(roots: 3, repositories: 3)),
      .row(false, .recorded(roots: 45, repositories: 26)),
    ])

  /// Whether views at the top of a xib have the margins of plain views, not of a controller's.
  package static let xibRootsArePlain = PlatformFact(
    "canvas.plain-xib-roots",
    [
      .row(true, .before(.xcode(7), on: .canvas), .assumed("the margins of plain views")),
      .row(false, .recorded(roots: 44, repositories: 8, contradictions: 1)),
    ])
}

extension PlatformMetrics {
  /// Whether content views are laid out above their separator whatever height is written for them.
  package static let contentLiesAboveSeparator = PlatformFact(
    "canvas.content-above-separator",
    [
      .row(
        true, .within(.xcode(8)..<(.xcode(10)), on: .canvas),
        .measured("heights of recorded content views")),
      .row(false, .measured("heights of recorded content views")),
    ])
}

/// How much lower than its screen Interface Builder draws a root, in points: what tells a sheet and
/// opaque bars, which no document states.
extension PlatformMetrics {
  /// A page sheet below a sensor housing, as Xcode 11 to 13 recorded it.
  package static let sheetBelowHousing: CGFloat = 54

  /// Page sheets of other devices and later canvases: 20 points with a home button, 10 in
  /// documents of Xcode 14.3 and later. With the one above: 18 roots of 10 repositories.
  package static let sheetGaps: [CGFloat] = [10, 20]

  /// An opaque navigation bar, with and without the status bar (recorded in 26 roots of 9
  /// repositories).
  package static let opaqueTopBars: [CGFloat] = [44, 64]

  /// An opaque tab bar (recorded in 2 roots of one repository).
  package static let opaqueBottomBars: [CGFloat] = [49]
}
