import Foundation

/// A closure that changes the attributes of text in a configuration, such as the font of a title.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// A reference to the closure, which is equal only to itself, because closures cannot be
  /// compared.
  private final class Transform: Sendable {
    let call: @Sendable (AttributeContainer) -> AttributeContainer
    init(_ call: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.call = call
    }
  }

  private let transform: Transform

  /// Creates a transformer from a closure that receives the current attributes and returns the new
  /// ones.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = Transform(transform)
  }

  /// Returns the attributes that replace `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform.call(input)
  }

  public static func == (a: Self, b: Self) -> Bool { a.transform === b.transform }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(transform)) }

  /// Returns a text in which each run has the font, color and kerning that the transformer returns
  /// for it.
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
  /// The most recently set value of a title or subtitle.
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

  /// The alignment of the title and subtitle relative to each other.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// The alignment follows the button's horizontal alignment.
    case automatic = 0
    /// Title and subtitle are aligned at the leading edge.
    case leading
    /// Title and subtitle are centered.
    case center
    /// Title and subtitle are aligned at the trailing edge.
    case trailing
  }

  /// Returns the title as measured and drawn at a preferred text size, or `nil` without a title.
  /// The default font is that of `titleFont(at:)`. If the configuration has no title, a title of
  /// the button's state is used.
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

  /// Returns the subtitle as measured and drawn, or `nil` if there is none.
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

  /// Returns the font of the title at a preferred text size. The default is the body style, or the
  /// subheadline style in small buttons.
  func titleFont(at category: UIContentSizeCategory) -> UIFont {
    let isSmall = buttonSize == .small || buttonSize == .mini
    return titleFont
      ?? .preferredFont(
        forTextStyle: isSmall ? .subheadline : .body, contentSizeCategory: category)
  }
}
