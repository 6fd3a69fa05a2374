import AutoLayout

/// The differences in the content of two views, apart from their frames.
struct ContentDifference {
  /// One clause per difference: `class UIView and UIStackView`, `hidden in the second only`.
  private(set) var words: [String] = []

  /// Compares two views.
  init(
    _ first: LayoutSnapshot.View, _ second: LayoutSnapshot.View, areHidden: (Bool, Bool)
  ) {
    // The class of a document's root is arbitrary: the root of a program is often a plain view.
    if first.className != second.className, first.parent != nil {
      words.append("class \(first.className) and \(second.className)")
    }
    if areHidden.0 != areHidden.1 {
      words.append("hidden in the \(areHidden.0 ? "first" : "second") only")
    }
    let texts = (first.content.text, second.content.text)
    if texts.0?.string != texts.1?.string {
      words.append("text \(Self.quoted(texts.0)) and \(Self.quoted(texts.1))")
    }
    if let a = texts.0?.font, let b = texts.1?.font, a != b {
      words.append("font \(a.words) and \(b.words)")
    }
    if Self.kind(first.content) != Self.kind(second.content) {
      words.append("content \(Self.kind(first.content)) and \(Self.kind(second.content))")
    }
    if let a = first.contentSize, let b = second.contentSize, !Self.isNear(a, b) {
      words.append("size of the scrollable content")
    }
  }

  /// Returns the beginning of a text in quotation marks.
  private static func quoted(_ text: LayoutSnapshot.Text?) -> String {
    text.map { "“\($0.string.shortened)”" } ?? "none"
  }

  /// Returns the name of the kind of content, such as `label`.
  private static func kind(_ content: LayoutSnapshot.Content) -> String {
    // A description of the whole content would include drawings and texts.
    Mirror(reflecting: content).children.first?.label ?? "\(content)"
  }

  /// Returns a Boolean value that indicates whether two sizes are equal within the arithmetic
  /// error.
  private static func isNear(_ a: CGSize, _ b: CGSize) -> Bool {
    CGRect(origin: .zero, size: a).isNear(
      CGRect(origin: .zero, size: b), within: LayoutComparison.allowance)
  }
}
