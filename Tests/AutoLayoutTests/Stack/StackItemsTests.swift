import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UIStackView`.
@MainActor
@Suite struct StackItemsTests {
  @Test func `An arranged view becomes a subview without autoresizing constraints`() {
    let view = UIView()
    let stack = UIStackView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `Adding or inserting an arranged view again moves it`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
  }

  @Test func `removeArrangedSubview keeps the subview, and removeFromSuperview removes both`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.updateConstraintsIfNeeded()
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]] && stack.subviews.count == 2)
    #expect(!stack.constraintTexts().contains { $0.contains("other") })
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.constraintTexts().allSatisfy { $0.contains("spacer") })
  }

  @Test func `Custom spacing is removed with its arranged view`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.setCustomSpacing(9, after: views[0])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stack.customSpacing(after: views[0]) == 9)
    stack.removeArrangedSubview(views[0])
    stack.addArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `Constraints are recreated only after a change`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(10, 10), ItemView(20, 10)])
    stack.updateConstraintsIfNeeded()
    let before = stack.heldConstraints.map(ObjectIdentifier.init)
    stack.spacing = 0
    #expect(!stack.needsUpdateConstraints())
    stack.setNeedsUpdateConstraints()
    stack.updateConstraintsIfNeeded()
    #expect(stack.heldConstraints.map(ObjectIdentifier.init) == before)
    stack.spacing = 3
    let alignment = stack.heldConstraints.first { $0.identifier == "UISV-alignment" }
    stack.updateConstraintsIfNeeded()
    #expect(stack.heldConstraints.contains { $0 === alignment })
  }

  @Test func `Inserting beyond the end raises an exception and changes nothing`() {
    var raised: LayoutException?
    LayoutException.handler = { raised = $0 }
    defer { LayoutException.handler = nil }
    let stack = UIStackView()
    stack.insertArrangedSubview(UIView(), at: 1)
    #expect(raised?.name == "NSInternalInconsistencyException")
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `Baselines are those of the tallest view, or vertically of the first and last`() {
    let low = ItemView(10, 10)
    let tall = ItemView(10, 30)
    let stack = UIStackView(arrangedSubviews: [low, tall, UIView()])
    #expect(stack.forFirstBaselineLayout === tall && stack.forLastBaselineLayout === tall)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === low)
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[2])
    let nested = UIStackView(arrangedSubviews: [stack])
    #expect(nested.forFirstBaselineLayout === low)
  }
}
