import AutoLayout

/// A `<button>`.
package enum ButtonElement {
  /// The type, which decides about font and tint.
  package static let buttonType = DefaultedAttribute("buttonType", .buttonType, default: .custom)
  /// How a title ends that does not fit.
  package static let lineBreakMode = SchemaAttribute("lineBreakMode", .lineBreakMode)
  /// What the button does; the title of a primary one is bold.
  package static let role = DefaultedAttribute("role", .buttonRole, default: .normal)
  /// What replaces titles, pictures and insets since iOS 15.
  package static let configuration = SchemaChild(.buttonConfiguration, key: "configuration")
  /// Space around title and picture, in points.
  package static let contentEdgeInsets = SchemaChild(.inset, key: "contentEdgeInsets")
  /// Space around the title that does not change the size of the button, in points.
  package static let titleEdgeInsets = SchemaChild(.inset, key: "titleEdgeInsets")
  /// Space around the picture that does not change the size of the button, in points.
  package static let imageEdgeInsets = SchemaChild(.inset, key: "imageEdgeInsets")

  /// The child of a state.
  package static func state(_ state: ButtonState) -> SchemaChild {
    SchemaChild(.state, key: state.rawValue)
  }

  /// The path below a button of the title that it shows in the normal state.
  package static let titlePath =
    "\(ElementName.state):\(ButtonState.normal.rawValue).\(StateElement.title.name)"
}

/// A state of a button that has a title and pictures of its own.
package enum ButtonState: String, CaseIterable, Sendable {
  case normal, highlighted, disabled, selected, focused

  /// The state of controls.
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
  /// The side of the title at which the picture is.
  package static let imagePlacement = DefaultedAttribute(
    "imagePlacement", .imagePlacement, default: .leading)
  /// In points.
  package static let imagePadding = DefaultedAttribute("imagePadding", .number, default: 0)
  /// In points.
  package static let titlePadding = SchemaAttribute("titlePadding", .number)
  package static let buttonSize = DefaultedAttribute("buttonSize", .buttonSize, default: .medium)
  package static let cornerStyle = DefaultedAttribute(
    "cornerStyle", .cornerStyle, default: .dynamic)
  /// Whether an activity indicator replaces the picture.
  package static let showsActivityIndicator = DefaultedAttribute(
    "showsActivityIndicator", .flag, default: false)
  /// The color of title and picture.
  package static let baseForegroundColor = SchemaChild(.color, key: "baseForegroundColor")
  /// The color that the style derives the background from.
  package static let baseBackgroundColor = SchemaChild(.color, key: "baseBackgroundColor")
  /// Space around the content, in points.
  package static let contentInsets = SchemaChild(.directionalEdgeInsets, key: "contentInsets")
  package static let titleFont = SchemaChild(.fontDescription, key: "titleFontDescription")
  package static let subtitleFont = SchemaChild(.fontDescription, key: "subtitleFontDescription")
  package static let attributedTitle = SchemaChild(.attributedString, key: "attributedTitle")
}

extension AttributeForm<ButtonRole> {
  /// What a button does.
  static let buttonRole = AttributeForm.names([
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ])
}

/// What a button does.
package enum ButtonRole: Sendable {
  case normal, primary, cancel, destructive
}
