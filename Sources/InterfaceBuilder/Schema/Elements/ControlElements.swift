import AutoLayout

/// Attributes that the elements of all controls have.
package enum ControlElement {
  /// A flag that indicates whether the control receives touches.
  package static let enabled = DefaultedAttribute("enabled", .flag, default: true)
  package static let selected = DefaultedAttribute("selected", .flag, default: false)
  package static let highlighted = DefaultedAttribute("highlighted", .flag, default: false)
  /// The horizontal alignment of the content, or `nil` for the default of the class.
  package static let contentHorizontalAlignment = SchemaAttribute(
    "contentHorizontalAlignment", .horizontalAlignment)
  /// The vertical alignment of the content, or `nil` for the default of the class.
  package static let contentVerticalAlignment = SchemaAttribute(
    "contentVerticalAlignment", .verticalAlignment)
}

/// A `<switch>`.
package enum SwitchElement {
  /// A flag that indicates whether the switch is on.
  package static let on = DefaultedAttribute("on", .flag, default: false)
  package static let onTintColor = SchemaChild(.color, key: "onTintColor")
  package static let thumbTintColor = SchemaChild(.color, key: "thumbTintColor")
}

/// A `<slider>`.
package enum SliderElement {
  package static let minValue = DefaultedAttribute("minValue", .coordinate, default: 0)
  package static let maxValue = DefaultedAttribute("maxValue", .coordinate, default: 1)
  package static let value = DefaultedAttribute("value", .coordinate, default: 0)
  package static let minimumTrackTintColor = SchemaChild(.color, key: "minimumTrackTintColor")
  package static let maximumTrackTintColor = SchemaChild(.color, key: "maximumTrackTintColor")
  package static let thumbTintColor = SchemaChild(.color, key: "thumbTintColor")
  package static let minimumValueImage = ImageProperty("minimumValueImage")
  package static let maximumValueImage = ImageProperty("maximumValueImage")
}

/// A `<stepper>`.
package enum StepperElement {
  package static let minimumValue = DefaultedAttribute("minimumValue", .number, default: 0)
  package static let maximumValue = DefaultedAttribute("maximumValue", .number, default: 100)
  package static let value = DefaultedAttribute("value", .number, default: 0)
  /// The amount that one tap adds.
  package static let stepValue = DefaultedAttribute("stepValue", .number, default: 1)
}

/// A `<pageControl>`.
package enum PageControlElement {
  /// The number of dots.
  package static let numberOfPages = DefaultedAttribute("numberOfPages", .integer, default: 0)
  /// The current page, counted from 0.
  package static let currentPage = DefaultedAttribute("currentPage", .integer, default: 0)
}

/// A `<datePicker>`.
package enum DatePickerElement {
  /// The mode: dates, times or both.
  package static let mode = DefaultedAttribute(
    "datePickerMode", .datePickerMode, default: .dateAndTime)
  package static let style = DefaultedAttribute("style", .datePickerStyle, default: .automatic)
  /// The minutes between the choices.
  package static let minuteInterval = UnreadAttribute("minuteInterval", .number)
}

/// A `<segmentedControl>`.
package enum SegmentedControlElement {
  /// A flag that indicates whether segments have the widths of their content, rather than equal
  /// widths.
  package static let apportionsSegmentWidthsByContent = DefaultedAttribute(
    "apportionsSegmentWidthsByContent", .flag, default: false)
  /// The index of the selected segment, from 0, or -1 for none.
  package static let selectedSegmentIndex = DefaultedAttribute(
    "selectedSegmentIndex", .integer, default: -1)
  /// The appearance before iOS 7.
  package static let style = UnreadAttribute("segmentControlStyle", .words(["bar", "plain"]))
  /// The segments, from the leading edge.
  package static let segments = SchemaChild(.segments)
}

/// A `<segment>` of a segmented control.
package enum SegmentElement {
  package static let title = TextProperty("title")
  package static let image = ImageProperty("image")
  /// The width in points, or 0 for the width of the content.
  package static let width = SchemaAttribute("width", .number)
}

/// An `<activityIndicatorView>`.
package enum ActivityIndicatorElement {
  package static let style = DefaultedAttribute("style", .indicatorStyle, default: .medium)
  /// A flag that indicates whether the indicator is hidden while it does not animate.
  package static let hidesWhenStopped = DefaultedAttribute(
    "hidesWhenStopped", .flag, default: false)
  /// A flag that indicates whether the indicator animates.
  package static let animating = DefaultedAttribute("animating", .flag, default: false)
  package static let color = SchemaChild(.color, key: "color")
}

/// A `<progressView>`.
package enum ProgressViewElement {
  package static let style = DefaultedAttribute(
    "progressViewStyle", .progressStyle, default: .default)
  /// The progress, from 0 to 1.
  package static let progress = DefaultedAttribute("progress", .number, default: 0)
  package static let progressTintColor = SchemaChild(.color, key: "progressTintColor")
  package static let trackTintColor = SchemaChild(.color, key: "trackTintColor")
}

/// An `<imageView>`.
package enum ImageViewElement {
  package static let image = ImageProperty("image")
  /// The image while the view is highlighted.
  package static let highlightedImage = ImageProperty("highlightedImage")
}

/// A `<preferredSymbolConfiguration>`.
package enum SymbolConfigurationElement {
  /// The child of a view or state that contains the configuration.
  package static let preferred = SchemaChild(
    .preferredSymbolConfiguration, key: "preferredSymbolConfiguration")

  /// The size of the font next to the symbol, in points.
  package static let pointSize = SchemaAttribute("pointSize", .number)
  /// The size next to text.
  package static let scale = DefaultedAttribute("scale", .symbolScale, default: .medium)
  package static let fontDescription = SchemaChild(.fontDescription, key: "fontDescription")
}
