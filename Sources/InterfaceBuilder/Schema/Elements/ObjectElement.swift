/// Attributes and children that the elements of all objects may have.
package enum ObjectElement {
  /// The identifier, which is unique in the document.
  package static let id = SchemaAttribute("id", .text)
  /// The property of the parent whose value the object is.
  package static let key = SchemaAttribute("key", .text)
  /// The name of the object in the document outline.
  package static let userLabel = SchemaAttribute("userLabel", .text)
  /// The name by which the state of the object is restored.
  package static let restorationIdentifier = SchemaAttribute("restorationIdentifier", .text)
  /// The custom class, if it differs from the class of the element.
  package static let customClass = SchemaAttribute("customClass", .text)
  /// The module of the custom class.
  package static let customModule = SchemaAttribute("customModule", .text)
  /// The provider of the module: `target` if the custom class is in the module of the target.
  package static let customModuleProvider = UnreadAttribute("customModuleProvider", .text)
  /// The role of the object in its scene.
  package static let sceneMemberID = SchemaAttribute("sceneMemberID", .sceneMember)

  /// Outlets, actions and segues.
  package static let connections = SchemaChild(.connections)
  /// Values that are set by key path when the object is loaded.
  package static let runtimeAttributes = SchemaChild(.userDefinedRuntimeAttributes)
  /// The notes of an object, in which `LintSuppressions` searches for rules.
  package static let userComments = SchemaChild(.attributedString, key: "userComments")
}

extension AttributeForm<SceneMember> {
  /// The values of the attribute `sceneMemberID`.
  static let sceneMember = AttributeForm.names([
    "viewController": .viewController, "firstResponder": .firstResponder, "exit": .exit,
  ])
}

/// The role of an object in its scene.
package enum SceneMember: Sendable {
  case viewController, firstResponder, exit
}
