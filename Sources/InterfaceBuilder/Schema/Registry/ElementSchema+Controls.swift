/// Controls.
extension ElementSchema {
  static let controls: [ElementSchema] = [
    ElementSchema(.control, of: [.control]),
    ElementSchema(
      .refreshControl, of: [.control],
      children: [SchemaChild(.attributedString, key: "attributedTitle")]),
    ElementSchema(
      .button, of: [.control, .text, .picture],
      [ButtonElement.buttonType, ButtonElement.lineBreakMode, ButtonElement.role],
      children: [
        ButtonElement.configuration, ButtonElement.contentEdgeInsets, ButtonElement.titleEdgeInsets,
        ButtonElement.imageEdgeInsets, SchemaChild(.state), SchemaChild(.menu, key: "menu"),
        SchemaChild(.size, key: "titleShadowOffset"),
      ],
      unread: Unread(
        flags:
          "adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted changesSelectionAsPrimaryAction hasAttributedTitle pointerInteraction reversesTitleShadowWhenHighlighted showsMenuAsPrimaryAction showsTouchWhenHighlighted"
      )),
    ElementSchema(
      .textField, of: [.control, .text],
      [
        TextFieldElement.text, TextFieldElement.placeholder, TextFieldElement.borderStyle,
        TextFieldElement.adjustsFontSizeToFit, TextFieldElement.minimumFontSize,
        TextFieldElement.clearButtonMode,
      ], children: [TextFieldElement.textInputTraits],
      unread: Unread(flags: "clearsOnBeginEditing", texts: "background disabledBackground")
    ),
    ElementSchema(
      .switchControl, of: [.control], [SwitchElement.on],
      children: [
        SwitchElement.onTintColor, SwitchElement.thumbTintColor,
        SchemaChild(.inset, key: "insetFor6xAndEarlier"),
      ],
      unread: Unread(texts: "title")),
    ElementSchema(
      .slider, of: [.control],
      [
        SliderElement.minValue, SliderElement.maxValue, SliderElement.value,
        SliderElement.minimumValueImage, SliderElement.maximumValueImage,
      ],
      children: [
        SliderElement.minimumTrackTintColor, SliderElement.maximumTrackTintColor,
        SliderElement.thumbTintColor,
      ], unread: Unread(flags: "continuous")),
    ElementSchema(
      .stepper, of: [.control],
      [
        StepperElement.minimumValue, StepperElement.maximumValue, StepperElement.value,
        StepperElement.stepValue,
      ], unread: Unread(flags: "autorepeat continuous wraps")),
    ElementSchema(
      .segmentedControl, of: [.control, .text],
      [
        SegmentedControlElement.apportionsSegmentWidthsByContent,
        SegmentedControlElement.selectedSegmentIndex, SegmentedControlElement.style,
      ],
      children: [
        SegmentedControlElement.segments, SchemaChild(.color, key: "selectedSegmentTintColor"),
      ], unread: Unread(flags: "momentary")),
    ElementSchema(.colorWell, of: [.control]),
    ElementSchema(
      .pageControl, of: [.control],
      [PageControlElement.numberOfPages, PageControlElement.currentPage],
      children: [
        SchemaChild(.color, key: "currentPageIndicatorTintColor"),
        SchemaChild(.color, key: "pageIndicatorTintColor"),
      ], unread: Unread(flags: "hidesForSinglePage")),
    ElementSchema(
      .datePicker, of: [.control],
      [DatePickerElement.mode, DatePickerElement.style, DatePickerElement.minuteInterval],
      children: [
        SchemaChild(.date, key: "date"), SchemaChild(.date, key: "maximumDate"),
        SchemaChild(.date, key: "minimumDate"), SchemaChild(.locale, key: "locale"),
      ], unread: Unread(flags: "useCurrentDate", numbers: "countDownDuration")),
  ]
}
