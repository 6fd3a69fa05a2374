import AutoLayout

extension AttributeForm<UIModalPresentationStyle> {
  /// The values of the attribute `modalPresentationStyle` of controllers and segues.
  static let presentationStyle = AttributeForm.names([
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ])
}

extension AttributeForm<UINavigationItem.LargeTitleDisplayMode> {
  /// The values of the attribute `largeTitleDisplayMode` of navigation items.
  static let largeTitleMode = AttributeForm.names([
    "automatic": .automatic, "always": .always, "never": .never,
  ])
}

extension AttributeForm<Device.Orientation> {
  /// The values of the attribute `orientation` of a document's device.
  static let orientation = AttributeForm.names(["portrait": .portrait, "landscape": .landscape])
}

extension AttributeForm<CanvasAppearance> {
  /// The values of the attribute `appearance` of a document's device.
  static let appearance = AttributeForm.names(["light": .light, "dark": .dark])
}

/// The appearance of a canvas.
package enum CanvasAppearance: Sendable {
  case light, dark
}

extension AttributeForm<GuideSide> {
  /// The values of the attribute `type` of a view controller's layout guide. Unknown values mean
  /// the bottom.
  static let guideSide = AttributeForm.names(
    ["top": .top, "bottom": .bottom], otherwise: .bottom)
}

/// The type of a view controller's layout guide: top or bottom.
package enum GuideSide: Sendable {
  case top, bottom
}

extension AttributeForm<SegueKind> {
  /// The values of the attribute `kind` of segues.
  static let segueKind = AttributeForm.names(
    [
      "show": .show, "relationship": .relationship, "embed": .embed, "push": .push,
      "unwind": .unwind, "presentation": .presentation,
      "popoverPresentation": .popoverPresentation, "modal": .modal, "showDetail": .showDetail,
      "custom": .custom, "popover": .popover, "replace": .replace,
    ], otherwise: .other)
}

/// The kind of a segue.
package enum SegueKind: Hashable, Sendable {
  case show, relationship, embed, push, unwind, presentation, popoverPresentation, modal
  case showDetail, custom, popover, replace
  /// An unknown kind.
  case other
}

extension AttributeForm<SegueRelationship> {
  /// The values of the attribute `relationship` of segues.
  static let segueRelationship = AttributeForm.names(
    [
      "rootViewController": .root, "viewControllers": .child, "masterViewController": .primary,
      "detailViewController": .secondary, "supplementaryViewController": .supplementary,
      "compactViewController": .compact,
    ], otherwise: .other)
}

/// The relationship of a controller to the controller that contains it.
package enum SegueRelationship: Hashable, Sendable {
  case root, child, primary, secondary, supplementary, compact
  /// An unknown relationship.
  case other
}
