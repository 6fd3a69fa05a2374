/// A cache of the texts that a view laid out most recently.
///
/// One layout pass requests the same lines of a view several times: for its size, its baselines,
/// and its content. A layout depends only on the text, the system version, the measurer and the
/// limits.
struct TextLayoutMemory {
  /// The cached texts. They are an object, because every view has a cache and few views have text.
  @MainActor
  private final class Texts {
    /// The text that was requested last, as the view stores it, so that comparing it is immediate.
    var text: StyledText
    var typeset: TypesetText
    /// The texts that were requested before. For example, a button has a title and a subtitle.
    var others: Texts?

    init(_ text: StyledText, _ typeset: TypesetText) {
      self.text = text
      self.typeset = typeset
    }

    /// Returns a Boolean value that indicates whether the text is cached.
    func holds(_ text: StyledText, _ systemVersion: Int) -> Bool {
      typeset.isCurrent(systemVersion) && self.text == text
    }
  }

  private var texts: Texts?

  /// Returns the layout of a text, which is created unless it is cached.
  @MainActor
  mutating func layout(
    _ text: StyledText, _ limits: TextLayout.Limits, systemVersion: Int
  ) -> TextLayout {
    if let texts, texts.holds(text, systemVersion) { return texts.typeset.layout(limits) }
    return otherLayout(text, limits, systemVersion)
  }

  @MainActor
  private mutating func otherLayout(
    _ text: StyledText, _ limits: TextLayout.Limits, _ systemVersion: Int
  ) -> TextLayout {
    if let texts, let other = texts.others, other.holds(text, systemVersion) {
      texts.others = nil
      other.others = texts
      self.texts = other
    } else {
      let latest = Texts(text, TypesetTexts.text(text, systemVersion: systemVersion))
      texts?.others = nil
      latest.others = texts
      texts = latest
    }
    return texts?.typeset.layout(limits)
      ?? TypesetText(text, systemVersion: systemVersion).layout(limits)
  }
}
