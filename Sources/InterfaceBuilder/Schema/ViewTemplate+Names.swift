/// The library by name.
extension ViewTemplate {
  /// Returns the template with an element's name, such as `label`, or of a stack view by its axis,
  /// or `nil` for others.
  package static func named(_ name: String) -> ViewTemplate? {
    library.first { $0.key == name }?.value()
  }

  /// The names of all templates, in the order of the library.
  package static let names: [String] = library.map(\.key)

  /// The templates by name. Stack views are horizontal unless their name states otherwise. A
  /// template is created on request, because the help of every process contains the names.
  private static let library: KeyValuePairs<String, @Sendable () -> ViewTemplate> = [
    "view": { view }, "label": { label }, "button": { button }, "imageView": { imageView },
    "textField": { textField }, "textView": { textView }, "switch": { toggle },
    "slider": { slider },
    "stepper": { stepper }, "segmentedControl": { segmentedControl },
    "progressView": { progressView },
    "activityIndicatorView": { activityIndicator }, "pageControl": { pageControl },
    "datePicker": { datePicker }, "scrollView": { scrollView }, "stackView": { horizontalStack },
    "horizontalStack": { horizontalStack }, "verticalStack": { verticalStack },
    "tableView": { tableView }, "collectionView": { collectionView },
    "containerView": { containerView },
    "navigationBar": { navigationBar }, "toolbar": { toolbar }, "tabBar": { tabBar },
    "searchBar": { searchBar },
    "pickerView": { pickerView }, "mapView": { mapView }, "wkWebView": { webView },
    "visualEffectView": { visualEffectView },
  ]
}
