import AutoLayout

/// The document element.
package enum DocumentElement {
  /// The kind of file and its platform.
  package static let type = SchemaAttribute("type", .text)
  /// The number of the Xcode that saved the document.
  package static let toolsVersion = SchemaAttribute("toolsVersion", .text)
  /// The platform, with the kind of device in old documents.
  package static let targetRuntime = SchemaAttribute("targetRuntime", .text)
  /// A flag that indicates whether constraints position views.
  package static let useAutolayout = DefaultedAttribute("useAutolayout", .flag, default: false)
  /// A flag that indicates whether values vary by size class.
  package static let useTraitCollections = DefaultedAttribute(
    "useTraitCollections", .flag, default: false)
  /// A flag that indicates whether views have safe area guides.
  package static let useSafeAreas = DefaultedAttribute("useSafeAreas", .flag, default: false)
  /// A flag that indicates whether the document is shown while its app starts.
  package static let launchScreen = DefaultedAttribute("launchScreen", .flag, default: false)
  /// The initial controller of the storyboard.
  package static let initialViewController = SchemaAttribute("initialViewController", .text)

  /// The device of the canvas.
  package static let device = SchemaChild(.device)
  /// Images and colors that the document uses.
  package static let resources = SchemaChild(.resources)
  /// Sizes of views that the program draws in Interface Builder.
  package static let designables = SchemaChild(.designables)
  /// The segues that determine simulated bars if several lead to a controller.
  package static let tieBreakers = SchemaChild(.inferredMetricsTieBreakers)
}

/// A `<device>`.
package enum DeviceElement {
  package static let orientation = DefaultedAttribute(
    "orientation", .orientation, default: .portrait)
  package static let appearance = DefaultedAttribute("appearance", .appearance, default: .light)
}

/// An `<image>`, `<namedColor>` or `<systemColor>` of the resources, or a `<designable>`.
package enum ResourceElement {
  package static let name = SchemaAttribute("name", .text)
  package static let catalog = SchemaAttribute("catalog", .imageCatalog)
  package static let color = SchemaChild(.color)
  /// The content size of a designable view.
  package static let intrinsicContentSize = SchemaChild(.size, key: "intrinsicContentSize")
}

/// A `<capability>` of the dependencies: a feature that the document uses.
package enum CapabilityElement {
  /// The name of the feature, such as `Named colors`.
  package static let name = SchemaAttribute("name", .text)
  /// The first release of Xcode that supports it.
  package static let minToolsVersion = SchemaAttribute("minToolsVersion", .text)
}

/// A `<scene>` of a storyboard.
package enum SceneElement {
  /// The identifier of the scene.
  package static let sceneID = SchemaAttribute("sceneID", .text)
  /// The center of the scene on the canvas of the storyboard.
  package static let canvasLocation = SchemaChild(.point, key: "canvasLocation")
}
