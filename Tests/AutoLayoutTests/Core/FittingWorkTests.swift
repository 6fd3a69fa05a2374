import Foundation
import Testing

@testable import AutoLayout

/// The layout of a root begins with the system of its measurement, and its result is that of a layout
/// without a measurement.
@MainActor
@Suite struct FittingWorkTests {
  /// A card of a picture beside a title and a text of several lines.
  @MainActor
  struct Card {
    let root = CountedView()
    let picture = UIView()
    let title = UILabel()
    let text = UILabel()

    init(texts: Int = 4) {
      title.text = "Title"
      text.text = String(repeating: "A text that needs several lines. ", count: texts)
      text.numberOfLines = 0
      for view in [picture, title, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        picture.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      ])
    }

    func fittingHeight(_ width: CGFloat) -> CGFloat {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    func layOut(_ width: CGFloat, _ height: CGFloat) -> [CGRect] {
      root.frame = CGRect(x: 0, y: 0, width: width, height: height)
      root.layoutIfNeeded()
      return root.subviews.map(\.frame)
    }
  }

  @Test func `Measuring before a layout pass does not change its frames`() {
    for (measured, width) in [(200, 200), (200, 320), (320, 150), (90, 400)] as [(CGFloat, CGFloat)]
    {
      let (card, other) = (Card(), Card())
      let height = Card().fittingHeight(width)
      _ = card.fittingHeight(measured)
      #expect(card.layOut(width, height) == other.layOut(width, height))
      #expect(card.root.layouts == other.root.layouts)
    }
  }

  @Test func `A layout pass after measuring reuses most equations`() {
    let (card, other) = (Card(), Card())
    let height = card.fittingHeight(200)
    let measured = card.root.layoutWork.lowerings
    _ = card.layOut(200, height)
    _ = other.layOut(200, height)
    let all = other.root.layoutWork.lowerings
    #expect(measured > 0)
    // The place and the size of the root, and the margins that are announced.
    #expect(card.root.layoutWork.lowerings - measured <= all / 2)
  }

  @Test func `Changes between measuring and layout take effect`() {
    let (card, other) = (Card(), Card())
    _ = card.fittingHeight(200)
    for card in [card, other] {
      card.text.text = "Short"
      card.root.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      let added = UIView()
      added.translatesAutoresizingMaskIntoConstraints = false
      card.root.addSubview(added)
      NSLayoutConstraint.activate([
        added.topAnchor.constraint(equalTo: card.title.topAnchor),
        added.leadingAnchor.constraint(equalTo: card.title.leadingAnchor),
        added.widthAnchor.constraint(equalToConstant: 13),
        added.heightAnchor.constraint(equalToConstant: 17),
      ])
      card.picture.removeFromSuperview()
      card.title.leadingAnchor.constraint(equalTo: card.root.leadingAnchor).isActive = true
      card.title.topAnchor.constraint(equalTo: card.root.topAnchor).isActive = true
    }
    #expect(card.layOut(240, 300) == other.layOut(240, 300))
  }

  @Test func `Measuring does not trigger another layout pass`() {
    let card = Card()
    _ = card.layOut(200, 100)
    let frames = card.root.subviews.map(\.frame)
    let layouts = card.root.layouts
    _ = card.fittingHeight(320)
    card.root.layoutIfNeeded()
    #expect(card.root.subviews.map(\.frame) == frames)
    #expect(card.root.layouts == layouts)
  }

  /// A program can measure with a view that it never lays out, and fill it again for every size.
  @Test func `A view that is only measured does not accumulate changes`() {
    let card = Card()
    weak var removed: UILabel?
    for round in 0..<20 {
      let label = UILabel()
      label.text = "Round \(round)"
      label.translatesAutoresizingMaskIntoConstraints = false
      card.root.addSubview(label)
      label.topAnchor.constraint(equalTo: card.root.topAnchor).isActive = true
      card.text.text = String(repeating: "A text that grows. ", count: round + 1)
      let other = Card()
      other.text.text = card.text.text
      #expect(card.fittingHeight(200) == other.fittingHeight(200))
      label.removeFromSuperview()
      removed = label
    }
    _ = card.fittingHeight(200)
    #expect(removed == nil)
    #expect(card.root.layoutHost?.changedContentSizes.count ?? 0 <= card.root.subviews.count)
  }

  /// The values of an ambiguous layout depend on the age of constraints.
  @Test func `Measuring does not affect a later ambiguous layout`() {
    let roots = (0..<2).map { index in
      let root = CountedView()
      let views = (0..<3).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      if index == 0 { _ = root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) }
      root.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      root.layoutIfNeeded()
      return root
    }
    #expect(roots[0].subviews.map(\.frame) == roots[1].subviews.map(\.frame))
    #expect(roots[0].layouts == roots[1].layouts)
  }

  /// A content view of a cell is placed by its cell, and measured without this placement.
  @Test func `A measured cell has the same frames as an unmeasured one`() {
    let cells = (0..<2).map { index in
      let cell = ScrollWorkTests.TextCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "A text of some words that may need more lines than one"
      if index == 0 {
        _ = cell.systemLayoutSizeFitting(
          CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      cell.frame = CGRect(x: 0, y: 0, width: 180, height: 90)
      cell.layoutIfNeeded()
      return cell
    }
    #expect(cells[0].contentView.frame == cells[1].contentView.frame)
    #expect(cells[0].label.frame == cells[1].label.frame)
  }
}
