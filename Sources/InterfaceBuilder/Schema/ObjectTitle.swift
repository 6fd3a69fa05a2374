/// The titles of a document's objects, as in the outline of Interface Builder.
package enum ObjectTitle {
  /// Returns the label in the outline, or otherwise the text of the object, or `nil` if it shows no
  /// text.
  package static func own(_ element: XMLTree.Element) -> String? {
    element[ObjectElement.userLabel] ?? element.text(of: LabelElement.text)
      ?? element.text(of: StateElement.title)
      ?? element.child(ButtonElement.state(.normal))?.text(of: StateElement.title)
      ?? element.text(of: TextFieldElement.placeholder)
  }

  /// The title of the object of a scene to which unwind segues lead.
  package static let exit = "Exit"

  /// Returns the title of a guide, such as `Safe Area`.
  package static func guide(_ guide: XMLTree.Element) -> String {
    if guide.kind == .keyboardLayoutGuide { return "Keyboard Layout Guide" }
    if LayoutGuideElement.isOwn(guide) {
      return guide[ObjectElement.userLabel] ?? guide[LayoutGuideElement.identifier]
        ?? "Layout Guide"
    }
    switch SystemGuide(key: guide[ObjectElement.key]) {
    case .safeArea: return "Safe Area"
    case .scrollContent: return "Content Layout Guide"
    case .scrollFrame: return "Frame Layout Guide"
    default: break
    }
    let side = ControllerGuideElement.type
    switch guide.text(of: side).flatMap(side.form.read) {
    case .top: return "Top Layout Guide"
    case .bottom: return "Bottom Layout Guide"
    case nil: return "Layout Guide"
    }
  }

  /// Returns UIKit's class of an element without a custom class.
  package static func className(of element: XMLTree.Element) -> String {
    if let known = classNames[element.kind] { return known }
    let name = element.name
    return "UI" + (name.first.map { $0.uppercased() } ?? "") + name.dropFirst()
  }

  /// The classes of frameworks other than UIKit.
  private static let classNames: [ElementName: String] = [
    .wkWebView: "WKWebView", .mapView: "MKMapView", .sceneKitView: "SCNView", .skView: "SKView",
    .mtkView: "MTKView", .glkView: "GLKView",
  ]

  /// Returns the title of a class of the library, such as `Stack View`, or `nil` for other
  /// elements.
  package static func library(_ elementName: String) -> String? { titles[elementName] }

  /// Returns the title of a controller's navigation item, or `nil` if there is none.
  package static func navigationTitle(of controller: XMLTree.Element) -> String? {
    controller.child(.navigationItem)?.text(of: NavigationItemElement.title)
  }

  /// Returns the title of a class of controllers, such as `Tab Bar Controller` for
  /// `tabBarController`.
  package static func controller(_ element: ElementName) -> String {
    element == .viewControllerPlaceholder
      ? "Storyboard Reference" : words(of: element.rawValue)
  }

  /// Returns the title of a gesture recognizer, such as `Long Press Gesture Recognizer`.
  package static func gesture(_ element: ElementName) -> String {
    // Xcode writes the name of the element with this spelling.
    element == .pongPressGestureRecognizer
      ? "Long Press Gesture Recognizer" : words(of: element.rawValue)
  }

  /// Returns the words of a name with capitals, such as `Tab Bar` for `tabBar`.
  static func words(of name: String) -> String {
    var words = ""
    for letter in name {
      if letter.isUppercase { words.append(" ") }
      words.append(words.isEmpty ? Character(letter.uppercased()) : letter)
    }
    return words
  }

  private static let titles = [
    "view": "View", "stackView": "Stack View", "imageView": "Image View", "label": "Label",
    "button": "Button", "textField": "Text Field", "textView": "Text View", "switch": "Switch",
    "slider": "Slider", "scrollView": "Scroll View", "tableView": "Table View",
    "collectionView": "Collection View", "tableViewCell": "Table View Cell",
    "tableViewCellContentView": "Content View", "segmentedControl": "Segmented Control",
    "progressView": "Progress View", "activityIndicatorView": "Activity Indicator",
    "pageControl": "Page Control", "datePicker": "Date Picker", "pickerView": "Picker View",
    "stepper": "Stepper", "searchBar": "Search Bar", "navigationBar": "Navigation Bar",
    "toolbar": "Toolbar", "tabBar": "Tab Bar", "mapView": "Map View",
    "visualEffectView": "Visual Effect View", "containerView": "Container View",
  ]
}
