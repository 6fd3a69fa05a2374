import AutoLayout

/// A card of a feed.
@MainActor
class Card: UIView {
  let content: CardContent

  /// Creates a card of labels.
  convenience init(number: Int) { self.init(CardContent(number, leaf: wrappingLabel)) }

  /// Creates a card of views with fixed sizes.
  convenience init(boxes number: Int) {
    self.init(CardContent(number) { SizedBox(text: $0, fontSize: $1) })
  }

  init(_ content: CardContent) {
    self.content = content
    super.init(frame: .zero)
    for band in content.bands { addSubview(band) }
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the text of the card.
  func setText(_ text: String) { (content.text as? UILabel)?.text = text }
}
