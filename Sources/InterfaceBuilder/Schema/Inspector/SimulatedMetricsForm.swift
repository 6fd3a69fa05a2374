/// The menus of simulated metrics of a controller's view, with their elements.
///
///     <nil key="simulatedStatusBarMetrics"/>
///     <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
///
/// The forms are those of 115 status bars, 111 top bars and 122 bottom bars in the open part of the
/// corpus, and of 28, 62 and 41 in the held-out part (`Scripts/split-corpus.py`). An opaque tab bar
/// and bars with the style `black` are not offered.
package struct SimulatedMetricsForm: Sendable {
  /// An entry of the menu.
  package struct Bar: Sendable {
    /// The text that identifies the entry, such as `translucent`.
    let value: String
    /// The title in the menu.
    let title: String
    /// The element, or `nil` for none.
    let element: ElementName?
    /// The attributes in addition to the key.
    let attributes: [(String, String)]
  }

  /// The child that contains the property.
  let child: SchemaChild
  /// The bars in the menu. Interface Builder infers a bar that is not stated.
  let bars: [Bar]

  /// The text of a property that the document does not have, for which a bar is inferred.
  package static let inferred = "inferred"

  package static let statusBar = SimulatedMetricsForm(
    child: SimulatedMetrics.statusBar,
    bars: [
      Bar(value: "none", title: "None", element: .nilValue, attributes: []),
      Bar(
        value: "default", title: "Default", element: .simulatedStatusBarMetrics, attributes: []),
      Bar(
        value: "light", title: "Light Content", element: .simulatedStatusBarMetrics,
        attributes: [("statusBarStyle", "lightContent")]),
    ])

  package static let topBar = SimulatedMetricsForm(
    child: SimulatedMetrics.topBar,
    bars: [
      Bar(value: "none", title: "None", element: .nilValue, attributes: []),
      Bar(
        value: "translucent", title: "Translucent Navigation Bar",
        element: .simulatedNavigationBarMetrics, attributes: [("prompted", "NO")]),
      Bar(
        value: "opaque", title: "Opaque Navigation Bar", element: .simulatedNavigationBarMetrics,
        attributes: [("translucent", "NO"), ("prompted", "NO")]),
    ])

  package static let bottomBar = SimulatedMetricsForm(
    child: SimulatedMetrics.bottomBar,
    bars: [
      Bar(value: "none", title: "None", element: .nilValue, attributes: []),
      Bar(
        value: "toolbar", title: "Translucent Toolbar", element: .simulatedToolbarMetrics,
        attributes: []),
      Bar(
        value: "opaqueToolbar", title: "Opaque Toolbar", element: .simulatedToolbarMetrics,
        attributes: [("translucent", "NO")]),
      Bar(
        value: "tabBar", title: "Translucent Tab Bar", element: .simulatedTabBarMetrics,
        attributes: []),
    ])

  /// Returns the form with a key, or `nil` for other properties.
  static func of(key: String) -> SimulatedMetricsForm? {
    [statusBar, topBar, bottomBar].first { $0.child.key == key }
  }

  /// Returns the text of the value that an element has for a key of simulated metrics, or `nil` if
  /// the bar is inferred. For attributes of other values, the text is the name of the element.
  package static func value(of key: String, in owner: XMLTree.Element) -> String? {
    guard let form = of(key: key), let child = owner.child(form.child) else { return nil }
    let written = child.attributes.filter { $0.name != ObjectElement.key.name }
    let bar = form.bars.first { bar in
      bar.element == child.kind
        && bar.attributes.map(\.0) == written.map(\.name)
        && bar.attributes.map(\.1) == written.map(\.value)
    }
    return bar?.value ?? child.name
  }
}

extension InspectorRow {
  /// Creates a row of simulated metrics.
  init(_ title: String, _ form: SimulatedMetricsForm) {
    self.init(
      title, .metrics, form.child.key ?? "", standard: SimulatedMetricsForm.inferred,
      choices: [Choice(value: SimulatedMetricsForm.inferred, title: "Inferred")]
        + form.bars.map { Choice(value: $0.value, title: $0.title) })
  }
}
