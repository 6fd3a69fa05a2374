import AutoLayout
import Foundation

extension TreeBuilder {
  static func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    case "plain": .plain
    default: .custom
    }
  }

  /// A configuration takes the place of the title and the pictures that stand in the normal state:
  /// Interface Builder keeps there what the button showed before (recorded: a picture alone, though
  /// the state has a title).
  func configure(_ button: UIButton, _ element: VariedElement) {
    if let font = font(of: element) { button.titleLabel?.font = font }
    if let mode = TextReader.lineBreakMode(element["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = mode
    }
    let source = element.child("buttonConfiguration", key: "configuration")
    for (key, state) in Self.states where source == nil || state != .normal {
      if let content = element.child("state", key: key) {
        set(content, for: state, of: button, owner: element.id, prefix: key)
      }
    }
    if let insets = insets("contentEdgeInsets", of: element) { button.contentEdgeInsets = insets }
    if let insets = insets("titleEdgeInsets", of: element) { button.titleEdgeInsets = insets }
    if let insets = insets("imageEdgeInsets", of: element) { button.imageEdgeInsets = insets }
    if let source {
      button.configuration = configuration(
        source, owner: element.id, isPrimary: element["role"] == "primary")
    }
  }

  private static let states: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected), ("focused", .focused),
  ]

  /// Translations know titles by the button and by names such as `normalTitle`.
  private func set(
    _ source: XMLTree.Element, for state: UIControl.State, of button: UIButton, owner: String?,
    prefix: String
  ) {
    let element = VariedElement(source, traits)
    if let title = texts.string(
      "title", of: element, owner: owner, property: prefix + "Title")
    {
      button.setTitle(title, for: state)
    }
    if let title = element.child("attributedString", key: "attributedTitle") {
      let text = texts.attributedString(
        title, owner: owner, property: prefix + "AttributedTitle")
      button.setAttributedTitle(text, for: state)
    }
    if let color = color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let image = image("image", of: element) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element) {
      button.setBackgroundImage(image, for: state)
    }
  }

  /// Insets of an `<inset>` element; they do not follow the direction.
  func insets(_ key: String, of element: VariedElement) -> UIEdgeInsets? {
    guard let inset = element.child("inset", key: key) else { return nil }
    return UIEdgeInsets(
      top: number(inset, "minY"), left: number(inset, "minX"), bottom: number(inset, "maxY"),
      right: number(inset, "maxX"))
  }

  // MARK: - Configurations

  private func configuration(
    _ source: XMLTree.Element, owner: String?, isPrimary: Bool
  ) -> UIButton.Configuration {
    let element = VariedElement(source, traits)
    var result = Self.base(element["style"])
    result.title = texts.string(
      "title", of: element, owner: owner, property: "configuration.title")
    result.subtitle = texts.string(
      "subtitle", of: element, owner: owner, property: "configuration.subtitle")
    result.image = image("image", of: element)
    result.imagePlacement = Self.placements[element["imagePlacement"] ?? ""] ?? .leading
    result.imagePadding = element.number("imagePadding") ?? 0
    result.titlePadding = element.number("titlePadding") ?? result.titlePadding
    result.buttonSize = Self.sizes[element["buttonSize"] ?? ""] ?? .medium
    result.cornerStyle = Self.corners[element["cornerStyle"] ?? ""] ?? .dynamic
    result.baseForegroundColor = color("baseForegroundColor", of: element)
    result.baseBackgroundColor = color("baseBackgroundColor", of: element)
    result.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    setFonts(of: &result, element, owner: owner, isPrimary: isPrimary)
    if let edges = element.child("directionalEdgeInsets", key: "contentInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(
        top: number(edges, "top"), leading: number(edges, "leading"),
        bottom: number(edges, "bottom"), trailing: number(edges, "trailing"))
    }
    return result
  }

  /// Applications have buttons follow the preferred size of text; a canvas has one size. The title of
  /// a primary button is bold (recorded: five roots of one application).
  private func setFonts(
    of result: inout UIButton.Configuration, _ element: VariedElement, owner: String?,
    isPrimary: Bool
  ) {
    let isSmall = result.buttonSize == .small || result.buttonSize == .mini
    let body = fonts.font(of: isPrimary ? .headline : isSmall ? .subheadline : .body)
    let isCanvas = purpose == .canvas
    result.titleFont =
      element.child("fontDescription", key: "titleFontDescription").flatMap(fonts.font)
      ?? (isCanvas || isPrimary ? body : nil)
    result.subtitleFont =
      element.child("fontDescription", key: "subtitleFontDescription").flatMap(fonts.font)
      ?? (isCanvas ? fonts.font(of: .caption1) : nil)
    if let title = element.child("attributedString", key: "attributedTitle") {
      let text = texts.attributedString(
        title, owner: owner, property: "configuration.attributedTitle")
      result.attributedTitle = StyledText(text, font: result.titleFont ?? body).attributed
    }
  }

  private static func base(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    default: .plain()
    }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "medium": .medium, "small": .small, "mini": .mini, "large": .large,
  ]

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}
