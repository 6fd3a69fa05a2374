import AutoLayout

/// Independent cards, like the cells of a list: each card is measured, resized and laid out.
@MainActor
final class SeparateCards: MeasuredScreen {
  private let cards: [Card]

  /// The width of the list.
  private static let width: CGFloat = 375

  init(count: Int, card: (Int) -> Card) { cards = (0..<count).map(card) }

  func layOut() {
    var top: CGFloat = 0
    for card in cards { top = layOut(card, width: Self.width, top: top) }
  }

  /// Sets the height of a card to fit its content, lays it out, and returns its bottom.
  private func layOut(_ card: Card, width: CGFloat, top: CGFloat) -> CGFloat {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    card.frame = CGRect(x: 0, y: top, width: width, height: size.height)
    card.layoutIfNeeded()
    return top + size.height
  }

  var cycles: [EditCycle] {
    let card = cards[cards.count / 2]
    return [
      EditCycle("change the text of a card") { [self] round in
        card.setText(CardContent.text(of: round))
        _ = layOut(card, width: Self.width, top: card.frame.minY)
      }
    ]
  }

  var rectangles: [CGRect] {
    cards.flatMap { card in [card.frame] + card.rectangles(of: card.content.leaves) }
  }
}
