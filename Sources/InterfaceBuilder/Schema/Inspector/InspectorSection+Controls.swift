import AutoLayout

/// The sections of controls.
extension InspectorSection {
  /// The sections of controls, by the name of their element. A control without its own properties
  /// has only those of all controls.
  static let controls: [ElementName: [InspectorSection]] = [
    .control: [], .button: [button], .textField: [textField, textInputTraits],
    .switchControl: [toggle], .slider: [slider], .stepper: [stepper],
    .segmentedControl: [segmentedControl], .pageControl: [pageControl], .datePicker: [datePicker],
    .colorWell: [], .refreshControl: [],
  ]

  /// The child of a button with the title and images of the normal state.
  private static let normalState = ButtonElement.state(.normal)

  /// The properties of buttons: those of the configuration if the button has one, otherwise those
  /// of the normal state.
  private static let button = InspectorSection(
    "Button",
    [
      InspectorRow("Style", ButtonConfigurationElement.style, in: ButtonElement.configuration),
      InspectorRow("Type", ButtonElement.buttonType),
      InspectorRow("Title", StateElement.title, in: normalState),
      InspectorRow("Title", ButtonConfigurationElement.title, in: ButtonElement.configuration),
      InspectorRow(
        "Subtitle", ButtonConfigurationElement.subtitle, in: ButtonElement.configuration),
      InspectorRow("Font", TextElement.fontDescription),
      InspectorRow("Text Color", StateElement.titleColor, in: normalState),
      InspectorRow("Image", StateElement.image, in: normalState),
      InspectorRow("Image", ButtonConfigurationElement.image, in: ButtonElement.configuration),
      InspectorRow("Background Image", StateElement.backgroundImage, in: normalState),
      InspectorRow(
        "Placement", ButtonConfigurationElement.imagePlacement, in: ButtonElement.configuration),
      InspectorRow(
        "Image Padding", ButtonConfigurationElement.imagePadding, in: ButtonElement.configuration),
      InspectorRow("Size", ButtonConfigurationElement.buttonSize, in: ButtonElement.configuration),
      InspectorRow(
        "Corner Style", ButtonConfigurationElement.cornerStyle, in: ButtonElement.configuration),
      InspectorRow(
        "Foreground", ButtonConfigurationElement.baseForegroundColor,
        in: ButtonElement.configuration),
      InspectorRow(
        "Background Color", ButtonConfigurationElement.baseBackgroundColor,
        in: ButtonElement.configuration),
      InspectorRow("Role", ButtonElement.role),
      InspectorRow("Line Break", ButtonElement.lineBreakMode, standard: "middleTruncation"),
      .flag("Pointer Interaction", "pointerInteraction", standard: false),
      .flag("Shows Menu as Primary Action", "showsMenuAsPrimaryAction", standard: false),
    ])

  /// The properties of text fields, with those of the text.
  private static let textField = InspectorSection(
    "Text Field",
    [
      InspectorRow("Text", TextFieldElement.text),
      InspectorRow("Color", TextElement.textColor),
      InspectorRow("Font", TextElement.fontDescription),
      InspectorRow(
        "Automatically Adjusts Font", TextElement.adjustsFontForContentSizeCategory),
      InspectorRow("Alignment", TextElement.textAlignment),
      InspectorRow("Placeholder", TextFieldElement.placeholder),
      InspectorRow("Border Style", TextFieldElement.borderStyle),
      InspectorRow("Clear Button", TextFieldElement.clearButtonMode),
      .flag("Clear When Editing Begins", "clearsOnBeginEditing", standard: false),
      InspectorRow("Minimum Font Size", TextFieldElement.minimumFontSize),
      InspectorRow("Adjust to Fit", TextFieldElement.adjustsFontSizeToFit),
    ])

  /// The text input traits of a text field or a text view.
  static let textInputTraits = InspectorSection(
    "Text Input Traits",
    [
      .choice(
        "Content Type", "textContentType", in: TextFieldElement.textInputTraits,
        [
          "", "name", "nickname", "username", "password", "new-password", "one-time-code", "email",
          "tel", "url", "location",
        ]),
      .choice(
        "Capitalization", "autocapitalizationType", in: TextFieldElement.textInputTraits,
        ["none", "words", "sentences", "allCharacters"]),
      .choice(
        "Correction", "autocorrectionType", in: TextFieldElement.textInputTraits,
        ["default", "no", "yes"]),
      .choice(
        "Spell Checking", "spellCheckingType", in: TextFieldElement.textInputTraits,
        ["default", "no", "yes"]),
      .choice(
        "Keyboard Type", "keyboardType", in: TextFieldElement.textInputTraits,
        [
          "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
          "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
        ]),
      .choice(
        "Return Key", "returnKeyType", in: TextFieldElement.textInputTraits,
        ["default", "go", "join", "next", "search", "send", "done"]),
      InspectorRow(
        "Secure Text Entry", TextInputTraitsElement.secureTextEntry,
        in: TextFieldElement.textInputTraits),
    ])

  /// The properties of switches.
  private static let toggle = InspectorSection(
    "Switch",
    [
      InspectorRow("State", SwitchElement.on),
      InspectorRow("On Tint", SwitchElement.onTintColor),
      InspectorRow("Thumb Tint", SwitchElement.thumbTintColor),
    ])

  /// The properties of sliders.
  private static let slider = InspectorSection(
    "Slider",
    [
      InspectorRow("Value", SliderElement.value), InspectorRow("Minimum", SliderElement.minValue),
      InspectorRow("Maximum", SliderElement.maxValue),
      InspectorRow("Min Image", SliderElement.minimumValueImage),
      InspectorRow("Max Image", SliderElement.maximumValueImage),
      InspectorRow("Min Track", SliderElement.minimumTrackTintColor),
      InspectorRow("Max Track", SliderElement.maximumTrackTintColor),
      InspectorRow("Thumb Tint", SliderElement.thumbTintColor),
      .flag("Continuous Updates", "continuous", standard: true),
    ])

  /// The properties of steppers.
  private static let stepper = InspectorSection(
    "Stepper",
    [
      InspectorRow("Value", StepperElement.value),
      InspectorRow("Minimum", StepperElement.minimumValue),
      InspectorRow("Maximum", StepperElement.maximumValue),
      InspectorRow("Step", StepperElement.stepValue),
      .flag("Autorepeat", "autorepeat", standard: true),
      .flag("Continuous", "continuous", standard: true), .flag("Wrap", "wraps", standard: false),
    ])

  /// The properties of segmented controls without their segments.
  private static let segmentedControl = InspectorSection(
    "Segmented Control",
    [
      InspectorRow("Selected Segment", SegmentedControlElement.selectedSegmentIndex),
      InspectorRow("Sizing by Content", SegmentedControlElement.apportionsSegmentWidthsByContent),
      .flag("Momentary", "momentary", standard: false),
      InspectorRow("Selected Tint", .color, "selectedSegmentTintColor"),
    ])

  /// The properties of page controls.
  private static let pageControl = InspectorSection(
    "Page Control",
    [
      InspectorRow("# of Pages", PageControlElement.numberOfPages),
      InspectorRow("Current", PageControlElement.currentPage),
      InspectorRow("Indicator Tint", .color, "pageIndicatorTintColor"),
      InspectorRow("Current Indicator", .color, "currentPageIndicatorTintColor"),
      .flag("Hides for Single Page", "hidesForSinglePage", standard: false),
    ])

  /// The properties of date pickers.
  private static let datePicker = InspectorSection(
    "Date Picker",
    [
      InspectorRow("Preferred Style", DatePickerElement.style),
      InspectorRow("Mode", DatePickerElement.mode),
      .number("Interval", DatePickerElement.minuteInterval.name, standard: "1"),
    ])
}
