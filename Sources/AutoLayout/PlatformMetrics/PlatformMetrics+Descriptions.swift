/// The contents of descriptions of views.
extension PlatformMetrics {
  /// A fact that indicates whether descriptions contain background colors and images.
  package static let descriptionsHaveColors = PlatformFact(
    "description.colors",
    [
      .row(false, .before(.iOS(15)), .measured("no color in view dumps of iOS 13 and 14")),
      .row(true, .measured("colors in view dumps of iOS 15 to 26")),
    ])

  /// A fact that indicates whether descriptions of buttons contain their gesture recognizers.
  package static let buttonsHaveGestures = PlatformFact(
    "description.button-gestures",
    [
      .row(false, .before(.iOS(17)), .measured("view dumps with buttons of iOS 13 to 16")),
      .row(true, .measured("view dumps with buttons of iOS 17 to 26")),
    ])

  /// A fact that indicates whether descriptions of text fields contain the placeholder and the
  /// border.
  package static let fieldBordersAreDescribed = PlatformFact(
    "description.field-border",
    [
      .row(
        false, .before(.iOS(14)),
        .measured(
          "36 fields in view dumps of iOS 13, and fields in two console logs of iOS 9 and 10")),
      .row(true, .measured("28 fields in view dumps of iOS 14 to 17")),
    ])

  /// A fact that indicates whether text fields have views for the lines of their text.
  package static let fieldsHaveFragments = PlatformFact(
    "description.field-fragments",
    [
      .row(false, .before(.iOS(15)), .measured("60 fields in view dumps of iOS 13 and 14")),
      .row(true, .measured("four fields in view dumps of two test suites of iOS 15 to 17")),
    ])

  /// A fact that indicates whether the layers of stack views are described as `CALayer`, like those
  /// of other views. Otherwise, they are `CATransformLayer`, which does not draw.
  package static let stackLayersDraw = PlatformFact(
    "description.stack-layer",
    [
      .row(false, .before(.iOS(14)), .measured("CATransformLayer in view dumps of iOS 13")),
      .row(true, .measured("CALayer in view dumps of iOS 14 to 18")),
    ])
}
