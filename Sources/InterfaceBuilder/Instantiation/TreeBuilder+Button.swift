import AutoLayout
import Foundation

extension TreeBuilder {
  /// Sets the content of a button: its font, its states, its insets and its configuration.
  ///
  /// A configuration replaces the title and the images of the normal state, in which Interface
  /// Builder keeps the previous content of the button (recorded: an image alone, although the state
  /// has a title).
  func configure(_ button: UIButton, _ element: VariedElement) {
    if let font = font(of: element) { button.titleLabel?.font = font }
    if let mode = element[ButtonElement.lineBreakMode] {
      button.titleLabel?.lineBreakMode = mode
    }
    let source = element.child(ButtonElement.configuration)
    for state in ButtonState.allCases where source == nil || state != .normal {
      if let content = element.child(ButtonElement.state(state)) {
        set(
          content, for: state.controlState, of: button, owner: element.id, prefix: state.rawValue)
      }
    }
    if let insets = insets(ButtonElement.contentEdgeInsets, of: element) {
      button.contentEdgeInsets = insets
    }
    if let insets = insets(ButtonElement.titleEdgeInsets, of: element) {
      button.titleEdgeInsets = insets
    }
    if let insets = insets(ButtonElement.imageEdgeInsets, of: element) {
      button.imageEdgeInsets = insets
    }
    if let source {
      button.configuration = configuration(
        source, owner: element.id, isPrimary: element[ButtonElement.role] == .primary)
    }
  }

  /// Sets the content of a button in a state. Translations are found by the button's identifier and
  /// by names such as `normalTitle`, which begin with `prefix`.
  ///
  ///     <state key="normal" title="Next">
  ///         <color key="titleColor" white="0" alpha="1" colorSpace="custom"
  ///                customColorSpace="genericGamma22GrayColorSpace"/>
  ///     </state>
  private func set(
    _ source: XMLTree.Element, for state: UIControl.State, of button: UIButton, owner: String?,
    prefix: String
  ) {
    let element = VariedElement(source, traits)
    if let title = texts.string(
      StateElement.title, of: element, owner: owner, property: prefix + "Title")
    {
      button.setTitle(title, for: state)
    }
    if let title = element.child(StateElement.attributedTitle) {
      let text = texts.attributedString(
        title, owner: owner, property: prefix + "AttributedTitle")
      button.setAttributedTitle(text, for: state)
    }
    if let color = color(StateElement.titleColor, of: element) {
      button.setTitleColor(color, for: state)
    }
    if let image = image(StateElement.image, of: element) { button.setImage(image, for: state) }
    if let image = image(StateElement.backgroundImage, of: element) {
      button.setBackgroundImage(image, for: state)
    }
  }

  // MARK: - Configurations

  /// Returns the configuration of an element: that of its style, such as `filled`, with the changes
  /// of the element.
  ///
  ///     <buttonConfiguration key="configuration" style="filled" title="Next"/>
  private func configuration(
    _ source: XMLTree.Element, owner: String?, isPrimary: Bool
  ) -> UIButton.Configuration {
    typealias Source = ButtonConfigurationElement
    let element = VariedElement(source, traits)
    var result = element[Source.style].configuration
    result.title = texts.string(
      Source.title, of: element, owner: owner, property: "configuration.title")
    result.subtitle = texts.string(
      Source.subtitle, of: element, owner: owner, property: "configuration.subtitle")
    result.image = image(Source.image, of: element)
    result.imagePlacement = element[Source.imagePlacement]
    result.imagePadding = element[Source.imagePadding]
    result.titlePadding = element[Source.titlePadding] ?? result.titlePadding
    result.buttonSize = element[Source.buttonSize]
    result.cornerStyle = element[Source.cornerStyle]
    result.baseForegroundColor = color(Source.baseForegroundColor, of: element)
    result.baseBackgroundColor = color(Source.baseBackgroundColor, of: element)
    result.showsActivityIndicator = element[Source.showsActivityIndicator]
    setFonts(of: &result, element, owner: owner, isPrimary: isPrimary)
    if let insets = directionalInsets(Source.contentInsets, of: element) {
      result.contentInsets = insets
    }
    return result
  }

  /// Sets the fonts of title and subtitle. In apps, buttons follow the preferred content size; a
  /// canvas has a fixed one. The title of a primary button is bold (recorded: five roots of one
  /// app).
  private func setFonts(
    of result: inout UIButton.Configuration, _ element: VariedElement, owner: String?,
    isPrimary: Bool
  ) {
    let isSmall = result.buttonSize == .small || result.buttonSize == .mini
    let body = fonts.font(of: isPrimary ? .headline : isSmall ? .subheadline : .body)
    let isCanvas = purpose == .canvas
    result.titleFont =
      element.child(ButtonConfigurationElement.titleFont).flatMap(fonts.font)
      ?? (isCanvas || isPrimary ? body : nil)
    result.subtitleFont =
      element.child(ButtonConfigurationElement.subtitleFont).flatMap(fonts.font)
      ?? (isCanvas ? fonts.font(of: .caption1) : nil)
    if let title = element.child(ButtonConfigurationElement.attributedTitle) {
      let text = texts.attributedString(
        title, owner: owner, property: "configuration.attributedTitle")
      result.attributedTitle = StyledText(text, font: result.titleFont ?? body).attributed
    }
  }
}
