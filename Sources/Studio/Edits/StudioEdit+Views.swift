import InterfaceBuilder

extension StudioEdit {
  /// The containers in which views can be embedded.
  public enum Container: String, Codable, Hashable, Sendable, CaseIterable {
    /// A stack view whose axis follows from the positions of the views.
    case stack
    /// A stack view that arranges the views in a row.
    case horizontalStack
    /// A stack view that arranges the views in a column.
    case verticalStack
    /// A plain view with a margin of 20 points around the views.
    case view
    /// A plain view without a margin around the views.
    case viewWithoutInset
    /// A scroll view without a margin around the views.
    case scrollView
  }

  /// The classes of views in the library.
  ///
  /// A new view has the attributes and the size that Interface Builder gives it.
  public enum ViewKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A plain `UIView`.
    case view
    /// A `UILabel`.
    case label
    /// A `UIButton`.
    case button
    /// A `UIImageView`.
    case imageView
    /// A `UITextField`, which has one line of text.
    case textField
    /// A `UITextView`, which has several lines of text.
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
    /// A `UIStackView` with a horizontal axis.
    case horizontalStack
    /// A `UIStackView` with a vertical axis.
    case verticalStack
    /// A `UIScrollView`.
    case scrollView
    /// A `UIDatePicker`.
    case datePicker
    /// A `UITableView` with prototype cells.
    case tableView
    /// A prototype cell of a table view.
    case tableViewCell
    /// A `UICollectionView` with a flow layout.
    case collectionView
    /// A prototype cell of a collection view.
    case collectionViewCell
    /// A header of the sections of a collection view, a `UICollectionReusableView`.
    case sectionHeader
    /// A view that contains the view of another scene.
    case containerView
    /// A `UIVisualEffectView` with a blur.
    case visualEffectView
    /// A `UINavigationBar` with a title.
    case navigationBar
    /// A `UIToolbar` with a button.
    case toolbar
    /// A `UITabBar` with two items.
    case tabBar
    /// A `UISearchBar`.
    case searchBar
    /// A `UIPickerView`.
    case pickerView
    /// An `MKMapView`.
    case mapView
    /// A `WKWebView`.
    case webView
  }
}

extension StudioEdit.Container {
  /// The corresponding container of the editor.
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
  /// The corresponding view template.
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
    case .tableView, .tableViewCell: .tableView
    case .collectionView, .collectionViewCell, .sectionHeader: .collectionView
    case .containerView: .containerView
    case .visualEffectView: .visualEffectView
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .searchBar: .searchBar
    case .pickerView: .pickerView
    case .mapView: .mapView
    case .webView: .webView
    }
  }

  /// The corresponding cell, or `nil` for views that other views take as subviews.
  var cell: DocumentEditor.CellKind? {
    switch self {
    case .tableViewCell: .tableViewCell
    case .collectionViewCell: .collectionViewCell
    case .sectionHeader: .sectionHeader
    default: nil
    }
  }
}
