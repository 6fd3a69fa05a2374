import AutoLayout

/// A feed of cards in one view tree. A constraint below the previous card positions each card, and
/// is replaced if a card is inserted.
@MainActor
final class ConstrainedFeed: MeasuredScreen {
  private let root = UIView(frame: FeedMetrics.frame)
  private var cards: [ConstrainedCard] = []
  /// The constraint above each card.
  private var links: [NSLayoutConstraint] = []
  private let makeCard: (Int) -> ConstrainedCard

  convenience init(count: Int) { self.init(count: count) { ConstrainedCard(number: $0) } }

  /// Creates a feed of cards without text.
  static func ofBoxes(count: Int) -> ConstrainedFeed {
    ConstrainedFeed(count: count) { ConstrainedCard(boxes: $0) }
  }

  private init(count: Int, makeCard: @escaping (Int) -> ConstrainedCard) {
    self.makeCard = makeCard
    for index in 0..<count { append(makeCard(index)) }
  }

  private func append(_ card: ConstrainedCard) {
    let link = link(card, below: cards.last)
    cards.append(card)
    links.append(link)
    show(card)
    link.isActive = true
  }

  /// Adds a card to the tree, across the width of the feed.
  private func show(_ card: ConstrainedCard) {
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  private func link(_ card: ConstrainedCard, below above: ConstrainedCard?) -> NSLayoutConstraint {
    card.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor)
  }

  func layOut() { root.layoutIfNeeded() }

  private func insert(_ card: ConstrainedCard, at index: Int) {
    links[index].isActive = false
    show(card)
    let above = index > 0 ? cards[index - 1] : nil
    let next = cards[index]
    cards.insert(card, at: index)
    links.insert(link(card, below: above), at: index)
    links[index + 1] = link(next, below: card)
    NSLayoutConstraint.activate([links[index], links[index + 1]])
  }

  private func remove(at index: Int) {
    cards.remove(at: index).removeFromSuperview()
    links.remove(at: index)
    links[index] = link(cards[index], below: index > 0 ? cards[index - 1] : nil)
    links[index].isActive = true
  }

  var cycles: [EditCycle] {
    let middle = cards.count / 2
    return [
      EditCycle(FeedMetrics.widthEdit) { [self] round in
        root.frame.size.width = FeedMetrics.width(round)
        root.layoutIfNeeded()
      },
      EditCycle(FeedMetrics.textEdit) { [self] round in
        cards[middle].setText(CardContent.text(of: round))
        root.layoutIfNeeded()
      },
      EditCycle(
        FeedMetrics.insertion,
        { [self] round in
          insert(makeCard(round), at: middle)
          root.layoutIfNeeded()
        },
        undo: FeedMetrics.removal,
        { [self] _ in
          remove(at: middle)
          root.layoutIfNeeded()
        }),
    ]
  }

  var rectangles: [CGRect] {
    cards.flatMap { root.rectangles(of: [$0] + $0.content.leaves) }
  }
}

/// The common metrics of all feeds.
enum FeedMetrics {
  static let frame = CGRect(x: 0, y: 0, width: 375, height: 800)
  static let widthEdit = "change the width"
  static let textEdit = "change the text of a card"
  static let insertion = "insert a card"
  static let removal = "remove a card"
  static let hiding = "hide a card"
  static let showing = "show a card"

  /// Returns the width of a round. Successive rounds have different widths.
  static func width(_ round: Int) -> CGFloat { 376 + CGFloat(round % 20) }
}
