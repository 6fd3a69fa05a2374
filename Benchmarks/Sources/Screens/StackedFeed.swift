import AutoLayout

/// A feed whose cards are arranged by a stack view.
@MainActor
final class StackedFeed: MeasuredScreen {
  private let root = UIView(frame: FeedMetrics.frame)
  private let stack = UIStackView()

  init(count: Int) {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<count { stack.addArrangedSubview(ConstrainedCard(number: index)) }
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  private var cards: [ConstrainedCard] {
    stack.arrangedSubviews.compactMap { $0 as? ConstrainedCard }
  }

  func layOut() { root.layoutIfNeeded() }

  var cycles: [EditCycle] {
    let middle = stack.arrangedSubviews.count / 2
    let card = cards[middle]
    return [
      EditCycle(FeedMetrics.widthEdit) { [self] round in
        root.frame.size.width = FeedMetrics.width(round)
        root.layoutIfNeeded()
      },
      EditCycle(FeedMetrics.textEdit) { [self] round in
        card.setText(CardContent.text(of: round))
        root.layoutIfNeeded()
      },
      EditCycle(
        FeedMetrics.insertion,
        { [self] round in
          stack.insertArrangedSubview(ConstrainedCard(number: round), at: middle)
          root.layoutIfNeeded()
        },
        undo: FeedMetrics.removal,
        { [self] _ in
          stack.arrangedSubviews[middle].removeFromSuperview()
          root.layoutIfNeeded()
        }),
      EditCycle(
        FeedMetrics.hiding,
        { [self] _ in
          card.isHidden = true
          root.layoutIfNeeded()
        },
        undo: FeedMetrics.showing,
        { [self] _ in
          card.isHidden = false
          root.layoutIfNeeded()
        }),
    ]
  }

  var rectangles: [CGRect] {
    cards.flatMap { root.rectangles(of: [$0] + $0.content.leaves) }
  }
}
