/// The behavior of platforms, apart from the sizes of views.
extension PlatformMetrics {
  /// A fact that indicates whether a standard distance of the visual format ends at the superview's
  /// margin instead of its edge.
  package static let visualFormatUsesMargins = PlatformFact(
    "visual-format.uses-margins",
    [
      .row(false, .before(.iOS(8)), .documented("UIView.layoutMargins: iOS 8")),
      .row(true, .documented("Auto Layout Guide, Visual Format Language")),
    ])

  /// A fact that indicates whether the solved frames of subviews are applied before
  /// `layoutSubviews()` runs. Otherwise, `UIView`'s implementation of that method applies them.
  package static let framesPrecedeLayoutSubviews = PlatformFact(
    "layout-pass.applies-before",
    [
      .row(
        false, .before(.iOS(8)),
        .assumed("not counted on recordings")),
      .row(true, .assumed("not counted on recordings")),
    ])

  /// A fact that indicates whether the priority of an installed constraint can change between
  /// required and optional.
  package static let installedPrioritiesAreFree = PlatformFact(
    "constraint.free-priorities",
    [
      .row(
        false, .before(.iOS(13)),
        .measured(
          "crash reports: PureLayout#8 (iOS 8), PureLayout#147, openradar 41048249 (iOS 12)")),
      .row(
        true,
        .assumed("SnapKit#755, the only report: possible since iOS 13")),
    ])

  /// A fact that indicates whether the constraints of a mask with a flexible length and two fixed
  /// margins determine the center and the length of the view, instead of its two edges.
  package static let flexibleMasksAreCentered = PlatformFact(
    "mask.flexible-length-is-centered",
    [
      .row(
        true, .before(.iOS(13), on: .device),
        .measured(
          "four console logs of four apps, all before iOS 11; the end at iOS 13 is assumed")),
      .row(false, .assumed("console log of one app of an unknown release")),
    ])

  /// A fact that indicates whether log messages begin with the name of their category.
  package static let logsNameCategory = PlatformFact(
    "log.category",
    [
      .row(false, .before(.iOS(10)), .measured("recorded console logs")),
      .row(true, .measured("recorded console logs")),
    ])

  /// A fact that indicates whether console logs name UIKitCore, instead of UIKit, as the framework
  /// of UIKit's headers.
  package static let logsNameUIKitCore = PlatformFact(
    "log.uikitcore",
    [
      .row(false, .before(.iOS(12)), .measured("recorded console logs")),
      .row(true, .measured("recorded console logs")),
    ])
}
