import AutoLayout

/// The controls of the library.
extension ViewTemplate {
  /// A system button with the title “Button”, both for its normal state and in a plain
  /// configuration.
  package static let button = ViewTemplate(
    .button, width: 75, height: 35,
    centered + [
      ButtonElement.buttonType.assigned(.system),
      ButtonElement.lineBreakMode.assigned(.byTruncatingMiddle),
    ],
    children: [
      NewElement(
        .state, ButtonElement.state(.normal).marks + [StateElement.title.assigned("Button")]),
      NewElement(
        .buttonConfiguration,
        ButtonElement.configuration.marks + [
          ButtonConfigurationElement.style.assigned(.plain),
          ButtonConfigurationElement.title.assigned("Button"),
        ]),
    ])

  /// A switch that is on. Its size is fixed, so it hugs its content with a high priority.
  package static let toggle = ViewTemplate(
    .switchControl, width: 51, height: 31,
    centered + [
      ViewElement.horizontalHuggingPriority.assigned(high),
      ViewElement.verticalHuggingPriority.assigned(high), SwitchElement.on.assigned(true),
    ])

  /// A slider from 0 to 1 with its thumb in the middle.
  package static let slider = ViewTemplate(
    .slider, width: 122, height: 31,
    centered + [
      SliderElement.value.assigned(0.5), SliderElement.minValue.assigned(0),
      SliderElement.maxValue.assigned(1),
    ])

  /// A stepper up to 100. Its size is fixed, so it hugs its content with a high priority.
  package static let stepper = ViewTemplate(
    .stepper, width: 94, height: 32,
    centered + [
      ViewElement.horizontalHuggingPriority.assigned(high),
      ViewElement.verticalHuggingPriority.assigned(high),
      StepperElement.maximumValue.assigned(100),
    ])

  /// A segmented control with the segments “First” and “Second”, of which the first is selected.
  package static let segmentedControl = ViewTemplate(
    .segmentedControl, width: 123, height: 32,
    [
      ViewElement.opaque.assigned(false), ControlElement.contentHorizontalAlignment.assigned(.left),
      ControlElement.contentVerticalAlignment.assigned(.top),
      SegmentedControlElement.style.assigned("plain"),
      SegmentedControlElement.selectedSegmentIndex.assigned(0),
    ],
    children: [
      NewElement(
        .segments,
        children: ["First", "Second"].map {
          NewElement(.segment, [SegmentElement.title.assigned($0)])
        })
    ])

  /// A page control with three pages.
  package static let pageControl = ViewTemplate(
    .pageControl, width: 115, height: 26,
    centered + [PageControlElement.numberOfPages.assigned(3)])

  /// A compact date picker for dates and times, in steps of one minute.
  package static let datePicker = ViewTemplate(
    .datePicker, width: 193, height: 34,
    centered + [
      DatePickerElement.mode.assigned(.dateAndTime), DatePickerElement.minuteInterval.assigned(1),
      DatePickerElement.style.assigned(.compact),
    ])

  /// The attributes of most controls: their content is in the center.
  private static let centered = [
    ViewElement.opaque.assigned(false), ControlElement.contentHorizontalAlignment.assigned(.center),
    ControlElement.contentVerticalAlignment.assigned(.center),
  ]
}

// MARK: - Values that several templates have

extension ViewTemplate {
  /// One more than the default, so that a label next to a plain view keeps its size.
  static let aboveLow = UILayoutPriority(251)
  /// The priority with which views of a fixed size hug their content.
  static let high = UILayoutPriority.defaultHigh

  /// The background color of new views, which follows the interface style.
  static var systemBackground: NewElement {
    NewElement(
      .color,
      ViewElement.backgroundColor.marks + [
        ColorElement.systemColor.assigned("systemBackgroundColor")
      ])
  }

  /// The system font of 17 points.
  static var systemFont: NewElement {
    NewElement(
      .fontDescription,
      TextElement.fontDescription.marks + [
        FontDescriptionElement.type.assigned(.system),
        FontDescriptionElement.pointSize.assigned(17),
      ])
  }

  /// Returns a color that the system chooses.
  static func noColor(_ color: SchemaChild) -> NewElement { NewElement(.nilValue, color.marks) }
}
