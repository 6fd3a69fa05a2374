/// Text, and how labels, buttons and fields show it.
extension ViewAttribute {
  package static let text = SchemaAttribute("text", .text)
  package static let title = SchemaAttribute("title", .text)
  /// The text that an empty field shows.
  package static let placeholder = SchemaAttribute("placeholder", .text)
  package static let textAlignment = SchemaAttribute(
    "textAlignment", .word("natural", "left", "center", "right", "justified"))
  package static let lineBreakMode = SchemaAttribute(
    "lineBreakMode",
    .word(
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"))
  /// The most lines that a label shows; 0 is any number.
  package static let numberOfLines = SchemaAttribute("numberOfLines", .wholeNumber)
  package static let baselineAdjustment = SchemaAttribute(
    "baselineAdjustment", .word("alignBaselines", "alignCenters", "none"))
  package static let adjustsFontSizeToFit = SchemaAttribute("adjustsFontSizeToFit", .flag)
  /// The smallest font of a field that adjusts its font to its width, in points.
  package static let minimumFontSize = SchemaAttribute("minimumFontSize", .number)
  /// The width that a label wraps its text at, in points.
  package static let preferredMaxLayoutWidth = SchemaAttribute("preferredMaxLayoutWidth", .number)
}

/// Controls.
extension ViewAttribute {
  package static let contentHorizontalAlignment = SchemaAttribute(
    "contentHorizontalAlignment",
    .word("center", "left", "right", "fill", "leading", "trailing"))
  package static let contentVerticalAlignment = SchemaAttribute(
    "contentVerticalAlignment", .word("center", "top", "bottom", "fill"))
  package static let buttonType = SchemaAttribute("buttonType", .text)
  package static let borderStyle = SchemaAttribute(
    "borderStyle", .word("none", "line", "bezel", "roundedRect"))
  /// Whether a switch is on.
  package static let isOn = SchemaAttribute("on", .flag)
  /// The value of a slider.
  package static let value = SchemaAttribute("value", .coordinate)
  /// The least value of a slider.
  package static let minValue = SchemaAttribute("minValue", .coordinate)
  /// The greatest value of a slider.
  package static let maxValue = SchemaAttribute("maxValue", .coordinate)
  /// The greatest value of a stepper.
  package static let maximumValue = SchemaAttribute("maximumValue", .coordinate)
  package static let segmentControlStyle = SchemaAttribute("segmentControlStyle", .text)
  package static let selectedSegmentIndex = SchemaAttribute("selectedSegmentIndex", .wholeNumber)
  /// The part of the work of a progress view that is done, from 0 to 1.
  package static let progress = SchemaAttribute("progress", .coordinate)
  /// The style of an activity indicator, a date picker or a button configuration.
  package static let style = SchemaAttribute("style", .text)
  package static let numberOfPages = SchemaAttribute("numberOfPages", .wholeNumber)
  package static let datePickerMode = SchemaAttribute(
    "datePickerMode", .word("time", "date", "dateAndTime", "countDownTimer"))
  /// The minutes between the choices of a date picker.
  package static let minuteInterval = SchemaAttribute("minuteInterval", .wholeNumber)
}
