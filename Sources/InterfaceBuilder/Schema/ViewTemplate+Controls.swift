import AutoLayout

/// The controls of the library.
extension ViewTemplate {
  private typealias A = ViewAttribute

  package static let button = ViewTemplate(
    "button", width: 75, height: 35,
    centered + [A.buttonType.assigned("system"), A.lineBreakMode.assigned("middleTruncation")],
    children: [
      NewElement(
        ViewState.elementName,
        [ObjectElement.key.assigned(ViewState.normalKey), A.title.assigned("Button")]),
      NewElement(
        "buttonConfiguration",
        [
          ObjectElement.key.assigned("configuration"), A.style.assigned("plain"),
          A.title.assigned("Button"),
        ]),
    ])

  package static let toggle = ViewTemplate(
    "switch", width: 51, height: 31,
    centered + [
      A.horizontalHugging.assigned(high), A.verticalHugging.assigned(high),
      A.isOn.assigned(true),
    ])

  package static let slider = ViewTemplate(
    "slider", width: 122, height: 31,
    centered + [A.value.assigned(0.5), A.minValue.assigned(0), A.maxValue.assigned(1)])

  package static let stepper = ViewTemplate(
    "stepper", width: 94, height: 32,
    centered + [
      A.horizontalHugging.assigned(high), A.verticalHugging.assigned(high),
      A.maximumValue.assigned(100),
    ])

  package static let segmentedControl = ViewTemplate(
    "segmentedControl", width: 123, height: 32,
    [
      A.opaque.assigned(false), A.contentHorizontalAlignment.assigned("left"),
      A.contentVerticalAlignment.assigned("top"), A.segmentControlStyle.assigned("plain"),
      A.selectedSegmentIndex.assigned(0),
    ],
    children: [
      NewElement(
        "segments", [],
        children: ["First", "Second"].map { NewElement("segment", [A.title.assigned($0)]) })
    ])

  package static let pageControl = ViewTemplate(
    "pageControl", width: 115, height: 26, centered + [A.numberOfPages.assigned(3)])

  package static let datePicker = ViewTemplate(
    "datePicker", width: 193, height: 34,
    centered + [
      A.datePickerMode.assigned("dateAndTime"), A.minuteInterval.assigned(1),
      A.style.assigned("compact"),
    ])

  /// The attributes of most controls: their content is in the center.
  private static let centered: [(String, String?)] = [
    A.opaque.assigned(false), A.contentHorizontalAlignment.assigned("center"),
    A.contentVerticalAlignment.assigned("center"),
  ]
}

// MARK: - Values that several templates have

extension ViewTemplate {
  /// One more than the default, so that a label next to a plain view keeps its size.
  static let aboveLow = UILayoutPriority(251)
  static let high = UILayoutPriority.defaultHigh

  static var systemBackground: NewElement {
    NewElement(
      "color",
      [
        ObjectElement.key.assigned("backgroundColor"), ("systemColor", "systemBackgroundColor"),
      ])
  }

  /// The system font of 17 points.
  static var systemFont: NewElement {
    NewElement(
      "fontDescription",
      [ObjectElement.key.assigned("fontDescription"), ("type", "system"), ("pointSize", "17")])
  }

  /// A color that the system chooses.
  static func noColor(_ key: String) -> NewElement {
    NewElement("nil", [ObjectElement.key.assigned(key)])
  }
}
