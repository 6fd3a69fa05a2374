import Foundation

/// Changes the attributes that a configuration gives a text: the way to choose the font of a title.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// Equal only to itself, as closures cannot be compared.
  private final class Transform: Sendable {
    let call: @Sendable (AttributeContainer) -> AttributeContainer
    init(_ call: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.call = call
    }
  }

  private let transform: Transform

  /// A transformer that takes the attributes in effect and returns those that are meant.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = Transform(transform)
  }

  /// The attributes that are meant in place of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform.call(input)
  }

  public static func == (a: Self, b: Self) -> Bool { a.transform === b.transform }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(transform)) }

  /// A text of one font as the transformer has it.
  func applied(to text: StyledText) -> StyledText {
    var text = text
    for i in text.runs.indices {
      var attributes = AttributeContainer()
      attributes.uiKit.font = text.runs[i].font
      if let color = text.runs[i].color { attributes.uiKit.foregroundColor = color }
      if text.runs[i].kern != 0 { attributes.uiKit.kern = text.runs[i].kern }
      let changed = callAsFunction(attributes)
      text.runs[i].font = changed.uiKit.font ?? text.runs[i].font
      text.runs[i].color = changed.uiKit.foregroundColor
      text.runs[i].kern = changed.uiKit.kern ?? changed.uiKit.tracking ?? 0
    }
    return text
  }
}

extension UIButton.Configuration {
  /// A title or subtitle as it was set last.
  enum Words: Hashable, Sendable {
    case unset
    case plain(String)
    case attributed(AttributedString)

    init(_ text: String?) { self = text.map(Self.plain) ?? .unset }
    init(_ text: AttributedString?) { self = text.map(Self.attributed) ?? .unset }

    var string: String? {
      switch self {
      case .unset: nil
      case .plain(let text): text
      case .attributed(let text): String(text.characters)
      }
    }

    var attributed: AttributedString? {
      if case .attributed(let text) = self { text } else { nil }
    }
  }

  /// How title and subtitle lie to each other.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// As the button's horizontal alignment has it.
    case automatic = 0
    /// Title and subtitle begin at the same edge.
    case leading
    /// Title and subtitle have the same vertical center line.
    case center
    /// Title and subtitle end at the same edge.
    case trailing
  }

  /// The title as it is measured and drawn, with body or what was chosen as its font, at a preferred
  /// size of text; nil without a title. What was set for the button's state may take its place.
  func styledTitle(
    ofState state: (attributed: NSAttributedString?, plain: String?),
    at category: UIContentSizeCategory
  ) -> StyledText? {
    let font = titleFont(at: category)
    let text =
      attributedTitle.map { StyledText($0, font: font) }
      ?? state.attributed.map { StyledText($0, font: font) }
      ?? (title ?? state.plain).map { StyledText($0, font: font) }
    return shown(text, titleTextAttributesTransformer)
  }

  /// The subtitle as it is measured and drawn; nil without one.
  func styledSubtitle(at category: UIContentSizeCategory) -> StyledText? {
    let font =
      subtitleFont
      ?? .preferredFont(forTextStyle: .caption1, contentSizeCategory: category)
    let text =
      attributedSubtitle.map { StyledText($0, font: font) }
      ?? subtitle.map { StyledText($0, font: font) }
    return shown(text, subtitleTextAttributesTransformer)
  }

  private func shown(
    _ text: StyledText?, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> StyledText? {
    guard let text, !text.isEmpty else { return nil }
    return transformer?.applied(to: text) ?? text
  }

  /// Body, or subheadline for small buttons, at a preferred size of text.
  func titleFont(at category: UIContentSizeCategory) -> UIFont {
    let isSmall = buttonSize == .small || buttonSize == .mini
    return titleFont
      ?? .preferredFont(
        forTextStyle: isSmall ? .subheadline : .body, contentSizeCategory: category)
  }
}
