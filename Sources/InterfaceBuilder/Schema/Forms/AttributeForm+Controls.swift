import AutoLayout

extension AttributeForm<UIControl.ContentHorizontalAlignment> {
  /// The values of the attribute `contentHorizontalAlignment` of controls. Unknown names mean the
  /// center.
  static let horizontalAlignment = AttributeForm.names(
    [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ], otherwise: .center)
}

extension AttributeForm<UIControl.ContentVerticalAlignment> {
  /// The values of the attribute `contentVerticalAlignment` of controls. Unknown names mean the
  /// center.
  static let verticalAlignment = AttributeForm.names(
    ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill], otherwise: .center)
}

extension AttributeForm<UIButton.ButtonType> {
  /// The values of the attribute `buttonType`.
  static let buttonType = AttributeForm.names([
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    "plain": .plain, "custom": .custom,
  ])
}

extension AttributeForm<UIDatePicker.Mode> {
  /// The values of the attribute `datePickerMode`.
  static let datePickerMode = AttributeForm.names([
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ])
}

extension AttributeForm<UIDatePicker.Style> {
  /// The values of the attribute `style` of date pickers.
  static let datePickerStyle = AttributeForm.names([
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ])
}

extension AttributeForm<UIActivityIndicatorView.Style> {
  /// The values of the attribute `style` of activity indicators.
  static let indicatorStyle = AttributeForm.names([
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ])
}

extension AttributeForm<UIProgressView.Style> {
  /// The values of the attribute `progressViewStyle`.
  static let progressStyle = AttributeForm.names(["default": .default, "bar": .bar])
}

extension AttributeForm<UISearchBar.Style> {
  /// The values of the attribute `searchBarStyle`.
  static let searchBarStyle = AttributeForm.names([
    "default": .default, "minimal": .minimal, "prominent": .prominent,
  ])
}

extension AttributeForm<UITextField.ViewMode> {
  /// The values of the attribute `clearButtonMode` of text fields.
  static let viewMode = AttributeForm.names([
    "never": .never, "always": .always, "whileEditing": .whileEditing,
    "unlessEditing": .unlessEditing,
  ])
}

extension AttributeForm<UITextField.BorderStyle> {
  /// The values of the attribute `borderStyle` of text fields.
  static let borderStyle = AttributeForm.names([
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ])
}

extension AttributeForm<ActionEvent> {
  /// The values of the attribute `eventType` of actions.
  static let actionEvent = AttributeForm.names([
    "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
    "editingChanged": .editingChanged, "editingDidBegin": .editingDidBegin,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered, "touchDown": .touchDown,
    "touchDownRepeat": .touchDownRepeat, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel,
  ])
}

/// An event of a control that sends an action.
package enum ActionEvent: Sendable {
  case touchUpInside, valueChanged, editingChanged, editingDidBegin, editingDidEnd
  case editingDidEndOnExit, primaryActionTriggered, touchDown, touchDownRepeat, touchDragEnter
  case touchDragExit, touchDragInside, touchDragOutside, touchUpOutside, touchCancel

  /// The event of controls. Those that are never raised here are treated as a touch.
  @MainActor var controlEvent: UIControl.Event {
    self == .valueChanged ? .valueChanged : .touchUpInside
  }
}
