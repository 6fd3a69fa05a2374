import AutoLayout

/// A `<segue>`.
package enum SegueElement {
  package static let destination = SchemaAttribute("destination", .text)
  /// The kind of the segue.
  package static let kind = SchemaAttribute("kind", .segueKind)
  /// The relationship of the destination to the source, for relationship segues.
  package static let relationship = SchemaAttribute("relationship", .segueRelationship)
  /// The name by which a program performs the segue.
  package static let identifier = SchemaAttribute("identifier", .text)
  /// The selector that the destination of an unwind segue implements.
  package static let unwindAction = SchemaAttribute("unwindAction", .text)
  /// The presentation style of the destination, or `nil` for its own style.
  package static let modalPresentationStyle = SchemaAttribute(
    "modalPresentationStyle", .presentationStyle)
  /// A flag that indicates whether the presentation is animated; any value except NO means yes.
  package static let animates = SchemaAttribute("animates", .text)
  /// The identifier of the view to which the arrow of a popover points.
  package static let popoverAnchorView = UnreadAttribute("popoverAnchorView", .text)
  /// The identifier of the bar button to which the arrow of a popover points.
  package static let popoverAnchorBarButtonItem = UnreadAttribute(
    "popoverAnchorBarButtonItem", .text)
  /// The directions in which the arrow of a popover may point; see `ArrowDirectionElement`.
  package static let popoverArrowDirection = SchemaChild(
    .popoverArrowDirection, key: "popoverArrowDirection")
  /// The segue to which an entry of `<inferredMetricsTieBreakers>` refers.
  package static let reference = SchemaAttribute("reference", .text)
}

/// A `<popoverArrowDirection>` of a segue.
package enum ArrowDirectionElement {
  package static let up = UnreadAttribute("up", .flag)
  package static let down = UnreadAttribute("down", .flag)
  package static let left = UnreadAttribute("left", .flag)
  package static let right = UnreadAttribute("right", .flag)

  /// The directions, in Xcode's order.
  package static let directions = [up, down, left, right]
}

/// An `<outlet>`, `<outletCollection>` or `<action>`.
package enum ConnectionElement {
  package static let destination = SchemaAttribute("destination", .text)
  /// The property of an outlet.
  package static let property = SchemaAttribute("property", .text)
  /// The selector of an action.
  package static let selector = SchemaAttribute("selector", .text)
  /// The event that sends an action.
  package static let eventType = DefaultedAttribute(
    "eventType", .actionEvent, default: .touchUpInside)
  /// The target of actions in documents of Xcode 4.
  package static let target = SchemaAttribute("target", .text)

  /// A flag that indicates whether an entry of an outlet collection is added to the existing ones
  /// of the property.
  package static let appends = UnreadAttribute("appends", .flag)

  /// Returns a Boolean value that indicates whether an element is an outlet, which can also be
  /// connected to a constraint.
  package static func isOutlet(_ element: XMLTree.Element) -> Bool {
    element.kind == .outlet || element.kind == .outletCollection
  }

  /// Returns the identifier of the object at the other end of an outlet, an action or a segue, or
  /// `nil` for other elements.
  package static func otherEnd(of element: XMLTree.Element) -> String? {
    switch element.kind {
    case .outlet, .outletCollection, .action: element[destination]
    case .segue: element[SegueElement.destination]
    default: nil
    }
  }

  /// The outlet of a controller to its view.
  static let viewOutlet = "view"

  /// Outlets of UIKit's own classes, which programs do not register.
  static let systemOutlets: Set<String> = [
    viewOutlet, "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "searchDisplayController", "searchBarDelegate", "inputView", "inputAccessoryView", "tableView",
    "collectionView", "backgroundView", "accessoryView", "editingAccessoryView",
    "selectedBackgroundView", "textLabel", "detailTextLabel", "imageView",
  ]
}

/// A `<placeholder>` for an object outside of the document.
package enum PlaceholderElement {
  /// The kind of the placeholder.
  package static let identifier = SchemaAttribute("placeholderIdentifier", .placeholder)
}

extension AttributeForm<Placeholder> {
  /// The values of the attribute `placeholderIdentifier`.
  static let placeholder = AttributeForm.names([
    "IBFilesOwner": .fileOwner, "IBFirstResponder": .firstResponder,
  ])
}

/// The object that a placeholder represents.
package enum Placeholder: Sendable {
  /// The object that loads a xib.
  case fileOwner
  /// The object that handles events.
  case firstResponder
}

/// A `<userDefinedRuntimeAttribute>`.
package enum RuntimeAttributeElement {
  /// The property that is set.
  package static let keyPath = SchemaAttribute("keyPath", .text)
  package static let type = SchemaAttribute("type", .runtimeAttributeType)
  package static let value = SchemaAttribute("value", .text)
  /// The image of an attribute of the type Image.
  package static let image = ImageProperty("value")
  /// The value, if an attribute cannot contain it.
  package static let valueChild = SchemaChild(key: "value")
}

extension AttributeForm<RuntimeAttributeType> {
  /// The values of the attribute `type` of runtime attributes.
  static let runtimeAttributeType = AttributeForm.names([
    "boolean": .boolean, "number": .number, "string": .string, "color": .color,
    "image": .image, "nil": .none, "point": .point, "size": .size, "rect": .rect,
    "range": .range,
  ])
}

/// The type of a runtime attribute.
package enum RuntimeAttributeType: Sendable {
  case boolean, number, string, color, image, none, point, size, rect, range
}

/// The properties that runtime attributes set in views without a registered class.
enum AppearancePath: Sendable {
  case cornerRadius, borderWidth, borderColor, clipsToBounds

  /// Returns `nil` for other key paths.
  init?(_ keyPath: String?) {
    switch keyPath {
    case "layer.cornerRadius", "cornerRadius": self = .cornerRadius
    case "layer.borderWidth", "borderWidth": self = .borderWidth
    case "borderColor", "layer.borderUIColor", "layer.borderColor", "borderUIColor":
      self = .borderColor
    case "layer.masksToBounds", "clipsToBounds": self = .clipsToBounds
    default: return nil
    }
  }
}
