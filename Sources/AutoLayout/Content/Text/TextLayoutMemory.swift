/// The texts that a view laid out most recently.
///
/// One layout pass requests the same lines of a view several times: for its size, its baselines,
/// and its content. A layout depends only on the text, the system version, the measurer and the
/// limits.
struct TextLayoutMemory {
  /// The texts. They are an object, because every view has a memory and few have texts.
  @MainActor
  private final class Texts {
    /// The text that was requested last, as the view has it: comparing it takes no time.
    var text: StyledText
    var typeset: TypesetText
    /// The text that was requested before. A button has a title and a subtitle.
    var others: Texts?

    init(_ text: StyledText, _ typeset: TypesetText) {
      self.text = text
      self.typeset = typeset
    }

    /// Returns whether the text is known.
    func holds(_ text: StyledText, _ systemVersion: Int) -> Bool {
      typeset.isCurrent(systemVersion) && self.text == text
    }
  }

  private var texts: Texts?

  /// Returns the layout of a text, which is created unless it is one of the most recent.
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
