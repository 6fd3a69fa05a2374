import AutoLayout

/// A `<button>`.
package enum ButtonElement {
  /// The type, which determines font and tint.
  package static let buttonType = DefaultedAttribute("buttonType", .buttonType, default: .custom)
  /// The truncation of a title that does not fit.
  package static let lineBreakMode = SchemaAttribute("lineBreakMode", .lineBreakMode)
  /// The role of the button. The title of a primary one is bold.
  package static let role = DefaultedAttribute("role", .buttonRole, default: .normal)
  /// The configuration, which replaces titles, images and insets since iOS 15.
  package static let configuration = SchemaChild(.buttonConfiguration, key: "configuration")
  /// The space around title and image, in points.
  package static let contentEdgeInsets = SchemaChild(.inset, key: "contentEdgeInsets")
  /// The space around the title that does not change the size of the button, in points.
  package static let titleEdgeInsets = SchemaChild(.inset, key: "titleEdgeInsets")
  /// The space around the image that does not change the size of the button, in points.
  package static let imageEdgeInsets = SchemaChild(.inset, key: "imageEdgeInsets")

  /// Returns the child for a state.
  package static func state(_ state: ButtonState) -> SchemaChild {
    SchemaChild(.state, key: state.rawValue)
  }

  /// The path from a button to the title of its normal state.
  package static let titlePath =
    "\(ElementName.state):\(ButtonState.normal.rawValue).\(StateElement.title.name)"
}

/// A state of a button that has its own title and images.
package enum ButtonState: String, CaseIterable, Sendable {
  case normal, highlighted, disabled, selected, focused

  /// The corresponding state of controls.
  @MainActor var controlState: UIControl.State {
    switch self {
    case .normal: .normal
    case .highlighted: .highlighted
    case .disabled: .disabled
    case .selected: .selected
    case .focused: .focused
    }
  }
}

/// The `<state>` of a button.
package enum StateElement {
  package static let title = TextProperty("title")
  package static let image = ImageProperty("image")
  package static let backgroundImage = ImageProperty("backgroundImage")
  package static let titleColor = SchemaChild(.color, key: "titleColor")
  package static let attributedTitle = SchemaChild(.attributedString, key: "attributedTitle")
}

/// A `<buttonConfiguration>`.
package enum ButtonConfigurationElement {
  package static let style = DefaultedAttribute("style", .configurationStyle, default: .plain)
  package static let title = TextProperty("title")
  package static let subtitle = TextProperty("subtitle")
  package static let image = ImageProperty("image")
  /// The side of the title on which the image is.
  package static let imagePlacement = DefaultedAttribute(
    "imagePlacement", .imagePlacement, default: .leading)
  /// The distance between image and title, in points.
  package static let imagePadding = DefaultedAttribute("imagePadding", .number, default: 0)
  /// The distance between title and subtitle, in points.
  package static let titlePadding = SchemaAttribute("titlePadding", .number)
  package static let buttonSize = DefaultedAttribute("buttonSize", .buttonSize, default: .medium)
  package static let cornerStyle = DefaultedAttribute(
    "cornerStyle", .cornerStyle, default: .dynamic)
  /// A flag that indicates whether an activity indicator replaces the image.
  package static let showsActivityIndicator = DefaultedAttribute(
    "showsActivityIndicator", .flag, default: false)
  /// The color of title and image.
  package static let baseForegroundColor = SchemaChild(.color, key: "baseForegroundColor")
  /// The color from which the style derives the background.
  package static let baseBackgroundColor = SchemaChild(.color, key: "baseBackgroundColor")
  /// The space around the content, in points.
  package static let contentInsets = SchemaChild(.directionalEdgeInsets, key: "contentInsets")
  package static let titleFont = SchemaChild(.fontDescription, key: "titleFontDescription")
  package static let subtitleFont = SchemaChild(.fontDescription, key: "subtitleFontDescription")
  package static let attributedTitle = SchemaChild(.attributedString, key: "attributedTitle")
}

extension AttributeForm<ButtonRole> {
  /// The values of a button's attribute `role`.
  static let buttonRole = AttributeForm.names([
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ])
}

/// The role of a button.
package enum ButtonRole: Sendable {
  case normal, primary, cancel, destructive
}
