/// Parts of a document.
extension ElementSchema {
  static let document: [ElementSchema] = [
    ElementSchema(
      .document,
      [
        DocumentElement.type, DocumentElement.toolsVersion, DocumentElement.targetRuntime,
        DocumentElement.useAutolayout, DocumentElement.useTraitCollections,
        DocumentElement.useSafeAreas, DocumentElement.launchScreen,
        DocumentElement.initialViewController,
      ],
      children: [
        DocumentElement.device, DocumentElement.resources, DocumentElement.designables,
        DocumentElement.tieBreakers, SchemaChild(.objects), SchemaChild(.dependencies),
        SchemaChild(.scenes), SchemaChild(.customFonts, key: "customFonts"),
        SchemaChild(.simulatedMetricsContainer, key: "defaultSimulatedMetrics"),
        SchemaChild(.color, key: "tintColor"), SchemaChild(.accessibilityOverrides),
        SchemaChild(.classes),
      ],
      unread: Unread(
        flags: "colorMatched", numbers: "version", texts: "systemVersion",
        words: ["propertyAccessControl": "none", "variant": "6xAndEarlier"])),
    ElementSchema(
      .device, of: [.object], [DeviceElement.orientation, DeviceElement.appearance],
      children: [SchemaChild(.adaptation)], unread: Unread(words: ["layout": "fullscreen"])),
    ElementSchema(
      .image, [ResourceElement.name, ResourceElement.catalog],
      children: [
        ResourceElement.color, ResourceElement.intrinsicContentSize,
        SchemaChild(.mutableData, key: "keyedArchiveRepresentation"),
      ], unread: Unread(numbers: "height width")),
    ElementSchema(
      .namedColor, [ResourceElement.name, ResourceElement.catalog],
      children: [ResourceElement.color, ResourceElement.intrinsicContentSize]),
    ElementSchema(
      .systemColor, [ResourceElement.name, ResourceElement.catalog],
      children: [ResourceElement.color, ResourceElement.intrinsicContentSize]),
    ElementSchema(
      .designable, [ResourceElement.name, ResourceElement.catalog],
      children: [ResourceElement.color, ResourceElement.intrinsicContentSize]),
    ElementSchema(
      .scene, [SceneElement.sceneID],
      children: [SceneElement.canvasLocation, SchemaChild(.objects)]),
  ]
}
