import AutoLayout
import Foundation

extension TreeBuilder {
  /// What all controls share.
  func configureState(of control: UIControl, _ element: VariedElement) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    control.isHighlighted = element.flag("highlighted") ?? false
    if let name = element["contentHorizontalAlignment"] {
      control.contentHorizontalAlignment = Self.horizontalAlignments[name] ?? .center
    }
    if let name = element["contentVerticalAlignment"] {
      control.contentVerticalAlignment = Self.verticalAlignments[name] ?? .center
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  func configureControl(_ control: UIControl, _ element: VariedElement) {
    switch control {
    case let control as UISwitch:
      control.isOn = element.flag("on") ?? false
      control.onTintColor = color("onTintColor", of: element)
      control.thumbTintColor = color("thumbTintColor", of: element)
    case let control as UISlider: configure(control, element)
    case let control as UIStepper:
      control.minimumValue = element.number("minimumValue").map(Double.init) ?? 0
      control.maximumValue = element.number("maximumValue").map(Double.init) ?? 100
      control.value = element.number("value").map(Double.init) ?? 0
      control.stepValue = element.number("stepValue").map(Double.init) ?? 1
    case let control as UISegmentedControl: configure(control, element)
    case let control as UIPageControl:
      control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), Self.mostPages)
      control.currentPage = max(element.integer("currentPage") ?? 0, 0)
    case let control as UIDatePicker:
      control.datePickerMode = Self.dateModes[element["datePickerMode"] ?? ""] ?? .dateAndTime
      control.preferredDatePickerStyle = Self.dateStyles[element["style"] ?? ""] ?? .automatic
    default: break
    }
  }

  /// More dots than any screen has room for.
  private static let mostPages = 1_000

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private static let dateStyles: [String: UIDatePicker.Style] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  private func configure(_ slider: UISlider, _ element: VariedElement) {
    slider.minimumValue = element.number("minValue").map(Float.init) ?? 0
    slider.maximumValue = element.number("maxValue").map(Float.init) ?? 1
    slider.value = element.number("value").map(Float.init) ?? 0
    slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
    slider.thumbTintColor = color("thumbTintColor", of: element)
    slider.minimumValueImage = image("minimumValueImage", of: element)
    slider.maximumValueImage = image("maximumValueImage", of: element)
  }

  private func configure(_ control: UISegmentedControl, _ element: VariedElement) {
    control.apportionsSegmentWidthsByContent =
      element.flag("apportionsSegmentWidthsByContent") ?? false
    control.titleFont = font(of: element) ?? control.titleFont
    for source in element.element.child("segments")?.children.map({ $0 }) ?? [] {
      let segment = VariedElement(source, traits)
      let place = control.numberOfSegments
      if let image = image("image", of: segment) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        control.insertSegment(
          withTitle: texts.string(
            "title", of: segment, owner: element.id, property: "segmentTitles[\(place)]") ?? "",
          at: place, animated: false)
      }
      if let width = source.number("width"), width > 0 {
        control.setWidth(width, forSegmentAt: place)
      }
    }
    let selected = element.integer("selectedSegmentIndex") ?? -1
    if (0..<control.numberOfSegments).contains(selected) { control.selectedSegmentIndex = selected }
  }

  /// Views that show something without being controls.
  func configureIndicator(_ view: UIView, _ element: VariedElement) {
    switch view {
    case let view as UIActivityIndicatorView:
      view.style = Self.indicatorStyles[element["style"] ?? ""] ?? .medium
      view.color = color("color", of: element)
      view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") == true { view.startAnimating() }
    case let view as UIProgressView:
      view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
      view.progress = element.number("progress").map(Float.init) ?? 0
      view.progressTintColor = color("progressTintColor", of: element)
      view.trackTintColor = color("trackTintColor", of: element)
    case let view as UISearchBar: configure(view, element)
    default: configureBar(view, element)
    }
  }

  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]

  private func configure(_ bar: UISearchBar, _ element: VariedElement) {
    bar.text = texts.string("text", of: element)
    bar.placeholder = texts.string("placeholder", of: element)
    bar.prompt = texts.string("prompt", of: element)
    bar.searchBarStyle = element["searchBarStyle"] == "minimal" ? .minimal : .default
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    let scopes = element.element.child("scopeButtonTitles")?.children.map { $0 }
    bar.scopeButtonTitles = scopes?.enumerated().map { index, source in
      texts.localization.text(
        TextReader.string(source), of: element.id, "scopeButtonTitles[\(index)]")
    }
    bar.barTintColor = color("barTintColor", of: element)
  }
}
