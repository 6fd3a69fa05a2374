import InterfaceBuilder

extension StudioEdit {
  /// What views can be embedded in.
  public enum Container: String, Codable, Hashable, Sendable, CaseIterable {
    /// A stack view whose axis follows from how the views lie.
    case stack
    /// A stack view with the views in a row.
    case horizontalStack
    /// A stack view with the views in a column.
    case verticalStack
    /// A plain view with 20 points around the views.
    case view
    /// A plain view without space around the views.
    case viewWithoutInset
    /// A scroll view, without space around the views.
    case scrollView
  }

  /// Classes of views that the library offers.
  ///
  /// Each is added with the attributes and the size that Interface Builder gives it.
  public enum ViewKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A plain `UIView`.
    case view
    /// A `UILabel`.
    case label
    /// A `UIButton`.
    case button
    /// A `UIImageView`.
    case imageView
    /// A `UITextField`, for one line of text.
    case textField
    /// A `UITextView`, for several lines of text.
    case textView
    /// A `UISwitch`.
    case toggle
    /// A `UISlider`.
    case slider
    /// A `UIStepper`.
    case stepper
    /// A `UISegmentedControl`.
    case segmentedControl
    /// A `UIProgressView`.
    case progressView
    /// A `UIActivityIndicatorView`.
    case activityIndicator
    /// A `UIPageControl`.
    case pageControl
    /// A `UIStackView` whose axis is horizontal.
    case horizontalStack
    /// A `UIStackView` whose axis is vertical.
    case verticalStack
    /// A `UIScrollView`.
    case scrollView
    /// A `UIDatePicker`.
    case datePicker
  }
}

extension StudioEdit.Container {
  /// The container as the edit has it.
  var container: EmbeddingContainer {
    switch self {
    case .stack: .stackView(isVertical: nil)
    case .horizontalStack: .stackView(isVertical: false)
    case .verticalStack: .stackView(isVertical: true)
    case .view: .view(inset: EmbeddingContainer.standardInset)
    case .viewWithoutInset: .view(inset: 0)
    case .scrollView: .scrollView
    }
  }
}

extension StudioEdit.ViewKind {
  /// The view of the library.
  var template: ViewTemplate {
    switch self {
    case .view: .view
    case .label: .label
    case .button: .button
    case .imageView: .imageView
    case .textField: .textField
    case .textView: .textView
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progressView: .progressView
    case .activityIndicator: .activityIndicator
    case .pageControl: .pageControl
    case .horizontalStack: .horizontalStack
    case .verticalStack: .verticalStack
    case .scrollView: .scrollView
    case .datePicker: .datePicker
    }
  }
}
