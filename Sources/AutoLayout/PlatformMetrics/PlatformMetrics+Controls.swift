import Foundation

/// The sizes of controls, in points.
extension PlatformMetrics {
  /// The size of a switch's alignment rectangle. The frame is 2 points wider.
  package static let switchSize = PlatformFact(
    "switch.size",
    [
      .row(
        CGSize(width: 61, height: 28), .since(.redesign),
        .recorded(roots: 11, repositories: 4)),
      .row(CGSize(width: 49, height: 31), .recorded(roots: 105, repositories: 42)),
    ])

  /// The height of a stepper.
  package static let stepperHeight = PlatformFact<CGFloat>(
    "stepper.height",
    [
      .row(29, .before(.iOS(13)), .recorded(roots: 7, repositories: 5)),
      .row(32, .recorded(roots: 4, repositories: 2)),
    ])

  /// The height of a progress view of the default style.
  package static let progressHeight = PlatformFact<CGFloat>(
    "progress-view.height",
    [
      .row(2, .before(.iOS(14)), .recorded(roots: 18, repositories: 13)),
      .row(4, .recorded(roots: 12, repositories: 6)),
    ])

  /// The height of a search bar without scopes and prompt.
  package static let searchBarHeight = PlatformFact<CGFloat>(
    "search-bar.height",
    [
      .row(44, .before(.iOS(11)), .recorded(roots: 6, repositories: 5)),
      .row(
        51,
        PlatformScope(on: .canvas, from: .xcode(12, 5), until: .xcode(14)),
        .measured("nine bars of six repositories on two devices; none contradicts them")),
      .row(56, .before(.redesign), .recorded(roots: 12, repositories: 7)),
      .row(64, .assumed("one recorded bar; none contradicts it")),
    ])

  /// The height of a page control before it is rounded up to whole pixels.
  package static let pageControlHeight = PlatformFact<CGFloat>(
    "page-control.height",
    [
      .row(37, .before(.iOS(14)), .recorded(roots: 3, repositories: 2)),
      .row(27.5, .before(.iOS(15)), .measured("recorded sizes of page controls on iOS 14")),
      .row(
        25.6,
        .measured("26 at two pixels per point in seven repositories, 25.67 at three in two")),
    ])

  /// A fact that indicates whether page controls have padding next to their dots.
  package static let pageControlHasPadding = PlatformFact(
    "page-control.padding",
    [
      .row(false, .before(.iOS(14)), .assumed("two recorded roots; none contradicts it")),
      .row(true, .assumed("one recorded root; none contradicts it")),
    ])

  /// The width of a page control with padding without its pages.
  package static let pageControlRoom = PlatformFact<CGFloat>(
    "page-control.room",
    [
      .row(
        364.0 / 3 - 3 * 16, .before(.xcode(13, 3)),
        .measured("364/3 points for three pages in four page controls of iOS 14 and 15")),
      .row(
        116 - 3 * 18.5, .before(.iOS(18)),
        .measured("115.5 to 116.5 points for three pages in five roots of four repositories")),
      .row(
        20, .measured("73 to 74 points for three pages, 90.67 to 92 for four: see the step")),
    ])

  /// The difference between the widths of page controls with padding whose numbers of pages differ
  /// by one.
  package static let pageControlStep = PlatformFact<CGFloat>(
    "page-control.step",
    [
      .row(16, .before(.xcode(13, 3)), .assumed("a dot and a gap")),
      .row(18.5, .before(.iOS(18)), .measured("134.5 points for four pages")),
      .row(17.6, .measured("in five roots of four repositories of first looks")),
    ])

  /// A fact that indicates whether the width of each page is rounded up to whole pixels.
  package static let pageControlRoundsSteps = PlatformFact(
    "page-control.rounds-steps",
    [
      .row(false, .before(.iOS(18)), .measured("115.67 points for three pages at three pixels")),
      .row(
        true,
        .measured("a step of 17.67 at three pixels per point, of 18 at two, in five roots")),
    ])

  /// The height of a segmented control's alignment rectangle. The frame is 1 point higher.
  package static let segmentedControlHeight = PlatformFact<CGFloat>(
    "segmented-control.height",
    [
      .row(28, .before(.iOS(13)), .recorded(roots: 18, repositories: 12)),
      .row(31, .recorded(roots: 20, repositories: 16)),
    ])

  /// A fact that indicates whether titles of segments have medium weight.
  package static let segmentTitlesAreMedium = PlatformFact(
    "segmented-control.medium-titles",
    [
      .row(false, .before(.iOS(13)), .recorded(roots: 14, repositories: 10, contradictions: 3)),
      .row(true, .recorded(roots: 9, repositories: 5)),
    ])

  /// The total horizontal padding of a segment around its title, in points. With it, the rule `n ·
  /// (widest + room) + n − 1` gives the recorded widths exactly.
  package static let segmentRoom = PlatformFact<CGFloat>(
    "segmented-control.room",
    [
      .row(14, .before(.iOS(13)), .recorded(roots: 14, repositories: 10, contradictions: 3)),
      .row(18, .recorded(roots: 9, repositories: 5)),
    ])

  /// The minimum height of a text field with a rounded border.
  package static let roundedFieldHeight = PlatformFact<CGFloat>(
    "text-field.rounded.least-height",
    [
      .row(30, .before(.iOS(13)), .recorded(roots: 71, repositories: 29, contradictions: 3)),
      .row(34, .recorded(roots: 109, repositories: 31, contradictions: 3)),
    ])

  /// The total padding above and below the line of a text field with a rounded border.
  package static let roundedFieldRoom = PlatformFact<CGFloat>(
    "text-field.rounded.room",
    [
      .row(9, .before(.iOS(13)), .recorded(roots: 71, repositories: 29, contradictions: 3)),
      .row(12, .recorded(roots: 109, repositories: 31, contradictions: 3)),
    ])

  /// A fact that indicates whether the ascender and the descender are rounded up to whole points
  /// separately in the height of a text field without a border. Otherwise, the line height is
  /// rounded up.
  package static let fieldsRoundLinesInParts = PlatformFact(
    "text-field.rounds-lines-in-parts",
    [
      .row(false, .before(.iOS(11)), .recorded(roots: 9, repositories: 5)),
      .row(true, .recorded(roots: 28, repositories: 12, contradictions: 6)),
    ])

  /// The minimum height of a text field without a border that has no text, or 0 for none.
  package static let emptyFieldHeight = PlatformFact<CGFloat>(
    "text-field.empty.least-height",
    [
      .row(
        22, .since(.redesign, on: .canvas),
        .measured("52 fields of three repositories in 14 and 16 points: the line of 17 points")),
      .row(0, .measured("six fields of four repositories, 17 points high in 14 points")),
    ])

  /// A fact that indicates whether the height of a secure text field without a border is the line
  /// height rounded up as a whole, regardless of `fieldsRoundLinesInParts` and `emptyFieldHeight`.
  package static let secureFieldsRoundLines = PlatformFact(
    "text-field.secure-rounds-line",
    [
      .row(
        true, .since(.redesign, on: .canvas),
        .measured("seven fields of three repositories, in 14 and 17 points")),
      .row(false, .assumed("not seen in earlier releases")),
    ])

  /// A fact that indicates whether a horizontal stack view of distribution `fill` treats buttons
  /// whose configured title wraps like labels that wrap, and gives such views equal shares of its
  /// width only if all its views wrap. Otherwise, labels that wrap get such shares if there are at
  /// least two.
  package static let configuredButtonsShareWidth = PlatformFact(
    "stack-view.configured-buttons-share",
    [
      .row(
        true, .since(.iOS(15), on: .canvas), .measured("19 stack views of ten repositories")),
      .row(false, .measured("constraints of labels in console logs")),
    ])

  /// A fact that indicates whether a horizontal stack view gives an equal share of its width to a
  /// label that wraps, even if it is the only one, at the label's compression resistance plus 10.
  package static let singleTextsShareWidth = PlatformFact(
    "stack-view.single-texts-share",
    [
      .row(
        true, .before(.iOS(15), on: .device),
        .measured(
          "constraints of iOS 11.3 and 14.5 at 759 in two articles, and two bug reports, one of "
            + "which states the formula")),
      .row(false, .measured("an article that compares iOS 14 and 15; recorded frames")),
    ])

  /// The priority at which stack views collapse hidden items.
  package static let stackHidingPriority = PlatformFact<Float>(
    "stack-view.hiding-priority",
    [
      .row(
        1000, .before(.iOS(11), on: .device),
        .measured(
          "conflicts in logs of iOS 9 and 10 of five projects, and a report of none in iOS 11")),
      .row(999.999, .measured("recorded frames of hidden items, and a constraint of iOS 26.2")),
    ])

  /// A fact that indicates whether constraints to the center of a slider refer to the center of its
  /// frame, which is half a point below that of its alignment rectangle.
  package static let sliderIsCenteredByFrame = PlatformFact(
    "slider.centered-by-frame",
    [
      .row(
        true, .within(.iOS(11)..<(.iOS(12))),
        .measured("recorded constraints to the middle of sliders")),
      .row(false, .measured("recorded constraints to the middle of sliders")),
    ])

  /// The height of a slider's alignment rectangle.
  package static let sliderHeight = PlatformFact<CGFloat>(
    "slider.height",
    [
      .row(34, .since(.redesign), .measured("sliders of five documents of two repositories")),
      .row(30, .measured("frames of 31 points in 58 documents")),
    ])

  /// The insets of a slider's alignment rectangle from its frame, which contains the shadow of the
  /// thumb.
  package static let sliderInsets = PlatformFact(
    "slider.alignment-insets",
    [
      .row(
        UIEdgeInsets.zero, .since(.redesign),
        .measured("44 of 45 ends of sliders of five documents of two repositories")),
      .row(
        UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
        .measured("recorded constraints to the edges of sliders")),
    ])

  /// A fact that indicates whether date pickers of the automatic style are compact.
  package static let datePickersAreCompact = PlatformFact(
    "date-picker.compact",
    [
      .row(
        false, .before(.iOS(14)), .documented("UIDatePicker.preferredDatePickerStyle: iOS 13.4")),
      .row(true, .documented("UIDatePickerStyle.automatic")),
    ])

  /// The height of a compact date picker.
  package static let compactDatePickerHeight = PlatformFact<CGFloat>(
    "date-picker.compact-height",
    [
      .row(36, .since(.redesign), .measured("three pickers of two repositories")),
      .row(34.5, .measured("compact pickers on devices")),
    ])

  /// The size of a picker view, and of a date picker with wheels.
  package static let pickerSize = PlatformFact(
    "picker.size",
    [
      .row(
        CGSize(width: 320, height: 162), .before(.iOS(9)), .recorded(roots: 3, repositories: 2)),
      .row(
        CGSize(width: 320, height: 216), .recorded(roots: 39, repositories: 19, contradictions: 3)),
    ])

  /// A fact that indicates whether a text field without a border is as wide as its text, without
  /// space for a caret.
  package static let plainFieldsAreAsWideAsTheirText = PlatformFact(
    "text-field.plain-has-no-room",
    [
      .row(false, .before(.iOS(13)), .assumed("two recorded roots for it, two against")),
      .row(true, .recorded(roots: 5, repositories: 3)),
    ])

  /// The size of a button of a type with a built-in symbol, such as `contactAdd`, on screens with
  /// fewer than three pixels per point.
  package static let glyphButtonSize = PlatformFact(
    "button.glyph-size",
    [
      .row(CGSize(width: 22, height: 22), .before(.iOS(13)), .recorded(roots: 3, repositories: 3)),
      .row(
        CGSize(width: 26, height: 26), .since(.iOS(15), on: .device),
        .measured("a view dump of iOS 18 with a button of type contactAdd")),
      .row(
        CGSize(width: 26, height: 26), .since(.xcode(14, 3), on: .canvas),
        .measured("two buttons, and the heights of two others, in three roots of two repositories")),
      .row(CGSize(width: 25, height: 24), .recorded(roots: 4, repositories: 4, contradictions: 1)),
    ])

  /// The size of a button of a type with a built-in symbol, such as `contactAdd`, on screens with
  /// at least three pixels per point.
  package static let glyphButtonSizeAt3x = PlatformFact(
    "button.glyph-size.3x",
    [
      .row(CGSize(width: 22, height: 22), .before(.iOS(13)), .assumed("as with two pixels")),
      .row(
        CGSize(width: 25 + 2.0 / 3, height: 25 + 2.0 / 3), .since(.iOS(15), on: .device),
        .measured("view dumps of iOS 18 with a button of type contactAdd")),
      .row(
        CGSize(width: 25 + 2.0 / 3, height: 25 + 2.0 / 3), .since(.xcode(14, 3), on: .canvas),
        .measured("one recorded button, as on devices; 26 at two pixels per point in three roots")),
      .row(
        CGSize(width: 24 + 1.0 / 3, height: 23 + 2.0 / 3),
        .measured("a view dump of iOS 13 with a button of type contactAdd")),
    ])
}
