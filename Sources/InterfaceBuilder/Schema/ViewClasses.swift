import AutoLayout

/// The classes for view elements.
@MainActor
enum ViewClasses {
  /// Returns a new view of the class of an element, or `nil` if attributes of the element decide,
  /// or if the element is a plain or an unknown view.
  static func makeView(_ element: ElementName) -> UIView? { makers[element]?() }

  /// Returns a Boolean value that indicates whether the class of an element is known.
  static func isKnown(_ element: ElementName) -> Bool {
    makers[element] != nil || plainViews.contains(element) || configured.contains(element)
  }

  /// Elements whose views are created without values of the document.
  private static let makers: [ElementName: @MainActor () -> UIView] = [
    .label: { UILabel() }, .imageView: { UIImageView(image: nil) },
    .textField: { UITextField() }, .textView: { UITextView() }, .switchControl: { UISwitch() },
    .slider: { UISlider() }, .stepper: { UIStepper() },
    .segmentedControl: { UISegmentedControl(items: nil) },
    .progressView: { UIProgressView() }, .pageControl: { UIPageControl() },
    .activityIndicatorView: { UIActivityIndicatorView() }, .datePicker: { UIDatePicker() },
    .pickerView: { UIPickerView() }, .searchBar: { UISearchBar() },
    .navigationBar: { UINavigationBar() }, .toolbar: { UIToolbar() }, .tabBar: { UITabBar() },
    .stackView: { UIStackView() }, .scrollView: { UIScrollView() },
    .tableViewCell: { UITableViewCell(style: .default, reuseIdentifier: nil) },
    .collectionViewCell: { UICollectionViewCell() },
    .collectionReusableView: { UICollectionReusableView() }, .mapView: { MKMapView() },
    .webView: { WKWebView() }, .wkWebView: { WKWebView() }, .control: { UIControl() },
  ]

  /// Elements whose views are created with values of their attributes.
  private static let configured: Set<ElementName> = [
    .button, .tableView, .collectionView, .visualEffectView,
  ]

  /// Elements that are plain views, or whose class has neither a size nor an appearance.
  private static let plainViews: Set<ElementName> = [
    .view, .containerView, .tableViewCellContentView, .collectionViewCellContentView, .window,
    .glkView, .mtkView, .sceneKitView, .skView, .arscnView, .arskView, .arView, .hostingView,
    .adBannerView, .inputView, .pdfView, .playerView, .tableHeaderView, .tableFooterView,
  ]
}
