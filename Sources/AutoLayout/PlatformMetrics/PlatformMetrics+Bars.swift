import Foundation

/// The heights of bars, in points, and their transparency. Heights exclude the area between a bar
/// and the edge of the screen.
extension PlatformMetrics {
  /// The height of a navigation bar with regular height and without a large title.
  package static let navigationBarHeight = PlatformFact<CGFloat>(
    "navigation-bar.height",
    [
      .row(
        54, .since(.xcode(26), kinds: [.phones, .unspecified]),
        .measured("bars and roots of 21 scenes of nine repositories")),
      .row(
        54, .since(.xcode(26), on: .canvas, kinds: .pads),
        .measured("three bars of one repository, with the height of those on iPhones")),
      .row(50, .since(.iOS(12), kinds: .pads), .measured("bars and roots of five iPad documents")),
      .row(44, .recorded(roots: 292, repositories: 77, contradictions: 8)),
    ])

  /// The height of the navigation bar that a controller shows in a page sheet or form sheet,
  /// without a large title.
  package static let sheetNavigationBarHeight = PlatformFact<CGFloat>(
    "sheet.navigation-bar",
    [
      .row(70, .since(.xcode(26)), .measured("four sheets of two repositories")),
      .row(56, .measured("bars and roots of nine sheets of eight repositories")),
    ])

  /// The height of a navigation bar that is a view of a page sheet, or `nil` for
  /// `navigationBarHeight`.
  package static let sheetNavigationBarViewHeight = PlatformFact<CGFloat?>(
    "sheet.navigation-bar-view",
    [
      .row(
        56, .within(.xcode(11)..<(.xcode(26)), on: .canvas),
        .measured("bars in nine sheets of three repositories")),
      .row(nil, .measured("bars in three sheets of Xcode 26 of two repositories")),
    ])

  /// A fact that indicates whether a navigation bar without an appearance for the scroll edge is
  /// transparent while the content is scrolled to its upper edge or does not scroll.
  package static let barsAreTransparentAtEdges = PlatformFact(
    "bars.transparent-at-edges",
    [
      .row(false, .before(.iOS(15)), .documented("Technical note TN3106")),
      .row(true, .documented("UINavigationBar.scrollEdgeAppearance")),
    ])

  /// The part of the safe area under a Dynamic Island that the navigation bar of a controller
  /// covers in portrait.
  package static let islandBarOverlap = PlatformFact<CGFloat>(
    "navigation-bar.island-overlap",
    [
      .row(
        16.0 / 3,
        PlatformScope(
          on: .device, until: .redesign, devices: ["retina6_12", "retina6_72"]),
        .measured(
          "safe areas of 97.667 below bars of the iPhone 14 Pro and 14 Pro Max, of two origins")),
      .row(0, .measured("bars and roots of other devices, and 103 points on canvases")),
    ])

  /// The additional height of a large title.
  package static let largeTitleHeight = PlatformFact<CGFloat>(
    "navigation-bar.large-title",
    [.row(52, .assumed("one recorded root; none contradicts it"))])

  /// The height of navigation bars in a compact height without regular width.
  package static let thinNavigationBarHeight = PlatformFact<CGFloat>(
    "navigation-bar.thin-height",
    [
      .row(
        54, .since(.xcode(26), on: .canvas),
        .measured("recorded bars of landscape canvases of Xcode 26")),
      .row(32, .assumed("published descriptions of iPhones in landscape")),
    ])

  /// The height of toolbars and tab bars in a compact height without regular width.
  package static let thinBarHeight = PlatformFact<CGFloat>(
    "bar.thin-height",
    [
      .row(
        31, .since(.xcode(26), on: .canvas),
        .measured("landscape canvases of two documents of two repositories")),
      .row(32, .assumed("published descriptions of iPhones in landscape")),
    ])

  /// The height of a tab bar.
  package static let tabBarHeight = PlatformFact<CGFloat>(
    "tab-bar.height",
    [
      .row(50, .since(.iOS(12), kinds: .pads), .assumed("as the navigation bars of iPads")),
      .row(49, .recorded(roots: 88, repositories: 29, contradictions: 2)),
    ])

  /// The height of a toolbar that a controller shows at the bottom of the screen.
  package static let controllerToolbarHeight = PlatformFact<CGFloat>(
    "toolbar.of-controller.height",
    [
      .row(49, .since(.iOS(13)), .recorded(roots: 17, repositories: 6, contradictions: 4)),
      .row(44, .recorded(roots: 4, repositories: 4)),
    ])

  /// The height of a toolbar that is a view of a document.
  package static let toolbarHeight = PlatformFact<CGFloat>(
    "toolbar.height",
    [
      .row(
        48, .since(.xcode(26, 1), on: .canvas, kinds: .phones),
        .measured("six roots of one repository of Xcode 26.1")),
      .row(
        49, .since(.iOS(14), kinds: .homeIndicator),
        .recorded(roots: 102, repositories: 4, contradictions: 3)),
      .row(44, .recorded(roots: 34, repositories: 18, contradictions: 1)),
    ])
}
