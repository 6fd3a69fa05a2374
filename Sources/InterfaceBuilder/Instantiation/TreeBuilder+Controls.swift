import AutoLayout
import Foundation

extension TreeBuilder {
  /// Sets the state and the alignment, which all controls have.
  func configureState(of control: UIControl, _ element: VariedElement) {
    control.isEnabled = element[ControlElement.enabled]
    control.isSelected = element[ControlElement.selected]
    control.isHighlighted = element[ControlElement.highlighted]
    if let alignment = element[ControlElement.contentHorizontalAlignment] {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element[ControlElement.contentVerticalAlignment] {
      control.contentVerticalAlignment = alignment
    }
  }

  /// Sets the properties that depend on the class of a control. Buttons and text fields have
  /// separate functions.
  func configureControl(_ control: UIControl, _ element: VariedElement) {
    switch control {
    case let control as UISwitch:
      control.isOn = element[SwitchElement.on]
      control.onTintColor = color(SwitchElement.onTintColor, of: element)
      control.thumbTintColor = color(SwitchElement.thumbTintColor, of: element)
    case let control as UISlider: configure(control, element)
    case let control as UIStepper:
      control.minimumValue = Double(element[StepperElement.minimumValue])
      control.maximumValue = Double(element[StepperElement.maximumValue])
      control.value = Double(element[StepperElement.value])
      control.stepValue = Double(element[StepperElement.stepValue])
    case let control as UISegmentedControl: configure(control, element)
    case let control as UIPageControl:
      control.numberOfPages = min(max(element[PageControlElement.numberOfPages], 0), Self.maxPages)
      control.currentPage = max(element[PageControlElement.currentPage], 0)
    case let control as UIDatePicker:
      control.datePickerMode = element[DatePickerElement.mode]
      control.preferredDatePickerStyle = element[DatePickerElement.style]
    default: break
    }
  }

  /// The maximum number of dots of a page control: more than fit on any screen.
  private static let maxPages = 1_000

  /// Sets the range, the value and the appearance of a slider. The range comes before the value,
  /// which it limits.
  private func configure(_ slider: UISlider, _ element: VariedElement) {
    slider.minimumValue = Float(element[SliderElement.minValue])
    slider.maximumValue = Float(element[SliderElement.maxValue])
    slider.value = Float(element[SliderElement.value])
    slider.minimumTrackTintColor = color(SliderElement.minimumTrackTintColor, of: element)
    slider.maximumTrackTintColor = color(SliderElement.maximumTrackTintColor, of: element)
    slider.thumbTintColor = color(SliderElement.thumbTintColor, of: element)
    slider.minimumValueImage = image(SliderElement.minimumValueImage, of: element)
    slider.maximumValueImage = image(SliderElement.maximumValueImage, of: element)
  }

  /// Adds the segments of a segmented control, each with an image or a title. Translations number
  /// the titles from 0.
  ///
  /// A selected segment that does not exist is ignored. The segments replace those of an earlier
  /// call, on a canvas with other fonts.
  ///
  ///     <segments>
  ///         <segment title="First"/>
  ///         <segment title="Second" width="120"/>
  ///     </segments>
  private func configure(_ control: UISegmentedControl, _ element: VariedElement) {
    control.apportionsSegmentWidthsByContent =
      element[SegmentedControlElement.apportionsSegmentWidthsByContent]
    control.titleFont = font(of: element) ?? control.titleFont
    control.removeAllSegments()
    for source in element.element.child(SegmentedControlElement.segments)?.children.map({ $0 })
      ?? []
    {
      let segment = VariedElement(source, traits)
      let place = control.numberOfSegments
      if let image = image(SegmentElement.image, of: segment) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        control.insertSegment(
          withTitle: texts.string(
            SegmentElement.title, of: segment, owner: element.id,
            property: "segmentTitles[\(place)]") ?? "",
          at: place, animated: false)
      }
      if let width = source[SegmentElement.width], width > 0 {
        control.setWidth(width, forSegmentAt: place)
      }
    }
    let selected = element[SegmentedControlElement.selectedSegmentIndex]
    if (0..<control.numberOfSegments).contains(selected) { control.selectedSegmentIndex = selected }
  }

  /// Sets the properties that depend on the class of views that show content without being
  /// controls.
  func configureIndicator(_ view: UIView, _ element: VariedElement) {
    switch view {
    case let view as UIActivityIndicatorView:
      view.style = element[ActivityIndicatorElement.style]
      view.color = color(ActivityIndicatorElement.color, of: element)
      view.hidesWhenStopped = element[ActivityIndicatorElement.hidesWhenStopped]
      if element[ActivityIndicatorElement.animating] { view.startAnimating() }
    case let view as UIProgressView:
      view.progressViewStyle = element[ProgressViewElement.style]
      view.progress = Float(element[ProgressViewElement.progress])
      view.progressTintColor = color(ProgressViewElement.progressTintColor, of: element)
      view.trackTintColor = color(ProgressViewElement.trackTintColor, of: element)
    case let view as UISearchBar: configure(view, element)
    default: configureBar(view, element)
    }
  }

  /// Sets the texts of a search bar, which determine its height together with the scope bar.
  /// Translations number the scopes from 0.
  private func configure(_ bar: UISearchBar, _ element: VariedElement) {
    bar.text = texts.string(SearchBarElement.text, of: element)
    bar.placeholder = texts.string(SearchBarElement.placeholder, of: element)
    bar.prompt = texts.string(SearchBarElement.prompt, of: element)
    bar.searchBarStyle = element[SearchBarElement.searchBarStyle]
    bar.showsCancelButton = element[SearchBarElement.showsCancelButton]
    bar.showsScopeBar = element[SearchBarElement.showsScopeBar]
    let scopes = element.element.child(SearchBarElement.scopeButtonTitles)?.children.map { $0 }
    bar.scopeButtonTitles = scopes?.enumerated().map { index, source in
      texts.localization.text(
        TextReader.string(source), of: element.id, "scopeButtonTitles[\(index)]")
    }
    bar.barTintColor = color(BarElement.barTintColor, of: element)
  }
}
