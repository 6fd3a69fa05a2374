/// The views that scroll views add.
extension PlatformMetrics {
  /// A fact that indicates whether scroll indicators are views of their own class.
  package static let indicatorsAreViews = PlatformFact(
    "scroll-view.indicators",
    [
      .row(false, .before(.iOS(13)), .measured("image views in view dumps of iOS 6, 7, 8 and 11")),
      .row(true, .measured("view dumps of seven public repositories")),
    ])

  /// A fact that indicates whether the vertical indicator is behind the horizontal one.
  package static let verticalIndicatorIsFirst = PlatformFact(
    "scroll-view.vertical-indicator-first",
    [
      .row(
        false, .before(.iOS(17)),
        .measured(
          "six views in dumps of iOS 8 to 16 of five repositories, and two contrary ones; the end at "
            + "iOS 17 is assumed")),
      .row(
        true,
        .assumed("a collection view and a web view in two dumps of later releases")),
    ])
}
