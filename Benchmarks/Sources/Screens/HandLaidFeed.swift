import AutoLayout

/// A feed whose frames are computed manually: every card computes its height, and one loop
/// positions all cards.
@MainActor
final class HandLaidFeed: MeasuredScreen {
  /// The view that positions visible cards below one another.
  private final class Column: UIView {
    var cards: [HandLaidCard] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width
      var top: CGFloat = 0
      for card in cards where !card.isHidden {
        let size = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let frame = CGRect(x: 0, y: top, width: width, height: size.height)
        if card.frame != frame { card.frame = frame }
        top += size.height
      }
    }
  }

  private let root = Column(frame: FeedMetrics.frame)
  private let makeCard: (Int) -> HandLaidCard

  convenience init(count: Int) { self.init(count: count) { HandLaidCard(number: $0) } }

  /// Creates a feed of cards without text.
  static func ofBoxes(count: Int) -> HandLaidFeed {
    HandLaidFeed(count: count) { HandLaidCard(boxes: $0) }
  }

  private init(count: Int, makeCard: @escaping (Int) -> HandLaidCard) {
    self.makeCard = makeCard
    root.cards = (0..<count).map(makeCard)
    for card in root.cards { root.addSubview(card) }
  }

  func layOut() { root.layoutIfNeeded() }

  /// Positions all cards again.
  private func update() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  var cycles: [EditCycle] {
    let middle = root.cards.count / 2
    let card = root.cards[middle]
    return [
      EditCycle(FeedMetrics.widthEdit) { [self] round in
        root.frame.size.width = FeedMetrics.width(round)
        update()
      },
      EditCycle(FeedMetrics.textEdit) { [self] round in
        card.setText(CardContent.text(of: round))
        update()
      },
      EditCycle(
        FeedMetrics.insertion,
        { [self] round in
          let card = makeCard(round)
          root.cards.insert(card, at: middle)
          root.addSubview(card)
          update()
        },
        undo: FeedMetrics.removal,
        { [self] _ in
          root.cards.remove(at: middle).removeFromSuperview()
          update()
        }),
      EditCycle(
        FeedMetrics.hiding,
        { [self] _ in
          card.isHidden = true
          update()
        },
        undo: FeedMetrics.showing,
        { [self] _ in
          card.isHidden = false
          update()
        }),
    ]
  }

  var rectangles: [CGRect] {
    root.cards.flatMap { root.rectangles(of: [$0] + $0.content.leaves) }
  }
}
