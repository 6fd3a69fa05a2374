/// The library by name.
extension ViewTemplate {
  /// The template of an element's name, such as `label`, or of a stack view by its axis; nil for others.
  package static func named(_ name: String) -> ViewTemplate? {
    library.first { $0.key == name }?.value()
  }

  /// The names of all templates, in the order of the library.
  package static let names: [String] = library.map(\.key)

  /// The templates by name; stack views are horizontal unless their name says otherwise. A
  /// template is made when it is asked for, since the help of every process has the names.
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
