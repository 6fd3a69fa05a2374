import Foundation
import Testing

@testable import AutoLayout

/// Frames of stack views; oracle: derivation beside each, unless another is named.
@MainActor
@Suite struct StackLayoutTests {
  private func solve(
    _ stack: UIStackView, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2
  ) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutEnvironment.displayScale = scale
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func `Excess space goes to the item with the lowest content hugging priority`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(30, 10), ItemView(40, 10)])
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    // 100 - 30 = 70.
    #expect(
      solve(stack, 100, 20) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 30, y: 0, width: 70, height: 20),
      ])
  }

  @Test func `The item with the lowest compression resistance priority is compressed`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(60, 10), ItemView(70, 10)])
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    // 100 - 70 = 30.
    #expect(solve(stack, 100, 20).map(\.width) == [30, 70])
  }

  @Test func `A hidden item has zero length in the middle of the spacing`() {
    // Interface Builder: with spacing 8, an item that ends at 59 is followed by a hidden one at 63
    // and the next item at 67.
    let stack = UIStackView(
      arrangedSubviews: [ItemView(350, 59), ItemView(350, 20), ItemView(350, 30)])
    stack.axis = .vertical
    stack.spacing = 8
    stack.arrangedSubviews[1].isHidden = true
    #expect(
      solve(stack, 350, 97) == [
        CGRect(x: 0, y: 0, width: 350, height: 59), CGRect(x: 0, y: 63, width: 350, height: 0),
        CGRect(x: 0, y: 67, width: 350, height: 30),
      ])
  }

  @Test func `A hidden item with a required length keeps it without taking up space`() {
    // Interface Builder: spacing 12, items of 221.5, 40 (hidden) and 382.
    let stack = UIStackView(
      arrangedSubviews: [ItemView(382, 221.5), UIView(), ItemView(382, 382)])
    stack.axis = .vertical
    stack.spacing = 12
    let hidden = stack.arrangedSubviews[1]
    hidden.isHidden = true
    hidden.heightAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(
      solve(stack, 382, 615.5).map { [$0.minY, $0.height] } == [
        [0, 221.5], [227.5, 40], [233.5, 382],
      ])
  }

  @Test func `Showing and hiding an item updates the layout`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(30, 10), ItemView(50, 10)])
    stack.distribution = .fillEqually
    #expect(solve(stack, 100, 10).map(\.width) == [50, 50])
    stack.arrangedSubviews[0].isHidden = true
    #expect(solve(stack, 100, 10).map(\.width) == [0, 100])
    stack.arrangedSubviews[0].isHidden = false
    #expect(solve(stack, 100, 10).map(\.width) == [50, 50])
  }

  @Test func `In right-to-left layout, the first item is on the right`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(30, 10), ItemView(40, 10)])
    stack.spacing = 5
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(solve(stack, 75, 10).map(\.minX) == [45, 0])
  }

  @Test func `Layout margins inset the items`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(10, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(solve(stack, 100, 50) == [CGRect(x: 2, y: 1, width: 94, height: 46)])
  }

  @Test func `The fitting size of a stack view is that of its items`() {
    let inner = UIStackView(arrangedSubviews: [ItemView(30, 10), ItemView(40, 12)])
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [inner, ItemView(20, 7)])
    outer.axis = .vertical
    outer.spacing = 3
    // 30 + 5 + 40 wide; 12 + 3 + 7 high.
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 75, height: 22))
  }

  @Test func `A nested stack view's proportional share follows its content`() {
    let left = UIStackView(arrangedSubviews: [ItemView(10, 5), ItemView(20, 5)])
    let stack = UIStackView(arrangedSubviews: [left, ItemView(60, 5)])
    stack.distribution = .fillProportionally
    // 30 of 90 and 60 of 90.
    #expect(solve(stack, 300, 10).map(\.width) == [100, 200])
  }

  @Test func `Centered items without a content size have zero width`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), ItemView(20, 10)])
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .fillEqually
    #expect(
      solve(stack, 100, 40) == [
        CGRect(x: 50, y: 0, width: 0, height: 20), CGRect(x: 40, y: 20, width: 20, height: 20),
      ])
  }

  @Test func `A stack view of sized items has no ambiguous layout`() {
    for distribution in [UIStackView.Distribution.fillEqually, .equalSpacing] {
      for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom] {
        let stack = UIStackView(arrangedSubviews: [ItemView(10, 10), ItemView(20, 20)])
        stack.distribution = distribution
        stack.alignment = alignment
        _ = solve(stack, 100, 50)
        #expect(!stack.arrangedSubviews.contains { $0.hasAmbiguousLayout })
      }
    }
  }

  @Test func `A change in a nested stack view updates the proportional shares outside`() {
    let item = ItemView(10, 5)
    let inner = UIStackView(arrangedSubviews: [item])
    inner.distribution = .fillProportionally
    let stack = UIStackView(arrangedSubviews: [inner, ItemView(30, 5)])
    stack.distribution = .fillProportionally
    #expect(solve(stack, 200, 10).map(\.width) == [50, 150])
    item.size.width = 30
    #expect(solve(stack, 200, 10).map(\.width) == [100, 100])
    inner.addArrangedSubview(ItemView(60, 5))
    #expect(solve(stack, 200, 10).map(\.width) == [150, 50])
  }

  @Test func `A placeholder intrinsic size determines the proportional share`() {
    let item = ItemView(10, 5)
    item.placeholderIntrinsicContentSize = IntrinsicSizePlaceholder(width: 90, height: 5)
    let stack = UIStackView(arrangedSubviews: [item, ItemView(30, 5)])
    stack.distribution = .fillProportionally
    #expect(solve(stack, 240, 10).map(\.width) == [180, 60])
  }

  @Test func `A stack view of hidden items has zero length`() {
    // Interface Builder: a stack view whose only item, 16 points wide, is hidden is 0 wide.
    let hidden = UIView()
    hidden.isHidden = true
    let inner = UIStackView(arrangedSubviews: [hidden])
    hidden.widthAnchor.constraint(equalToConstant: 16).isActive = true
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 0 && !inner.hasAmbiguousWidth)
    #expect(hidden.frame.width == 16)
  }
}

extension UIView {
  fileprivate var hasAmbiguousWidth: Bool {
    rootView.layoutSnapshot().views.last { $0.className == "UIStackView" }?.ambiguity
      .contains(.width) ?? true
  }
}
