extension KeyedProperty {
  /// The properties of scroll views, labels and controls. Each applies to objects of its class.
  static let ofWidgets: [KeyedProperty] = [
    KeyedProperty("contentOffset", \UIScrollView.contentOffset),
    KeyedProperty("contentSize", \UIScrollView.contentSize),
    KeyedProperty("contentInset", \UIScrollView.contentInset),
    KeyedProperty("zoomScale", \UIScrollView.zoomScale),
    KeyedProperty("scrollEnabled", \UIScrollView.isScrollEnabled),
    KeyedProperty("text", \UILabel.text), KeyedProperty("attributedText", \UILabel.attributedText),
    KeyedProperty("font", \UILabel.font), KeyedProperty("textColor", \UILabel.textColor),
    KeyedProperty("textAlignment", \UILabel.textAlignment),
    KeyedProperty("numberOfLines", \UILabel.numberOfLines),
    KeyedProperty("enabled", \UIControl.isEnabled),
    KeyedProperty("selected", \UIControl.isSelected),
    KeyedProperty("highlighted", \UIControl.isHighlighted),
    KeyedProperty("text", \UITextField.text),
    KeyedProperty("placeholder", \UITextField.placeholder),
    KeyedProperty("font", \UITextField.font), KeyedProperty("textColor", \UITextField.textColor),
    KeyedProperty("text", \UITextView.text), KeyedProperty("font", \UITextView.font),
    KeyedProperty("textColor", \UITextView.textColor),
    KeyedProperty("on", \UISwitch.isOn), KeyedProperty("value", \UISlider.value),
    KeyedProperty("value", \UIStepper.value), KeyedProperty("date", \UIDatePicker.date),
    KeyedProperty("currentPage", \UIPageControl.currentPage),
    KeyedProperty("numberOfPages", \UIPageControl.numberOfPages),
    KeyedProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
  ]
}
