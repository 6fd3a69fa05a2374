import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the constraints that UIKit's logs and printouts of stack views show, as collected from
/// public sources (`UISV-` identifiers, forms and priorities).
@MainActor
@Suite struct StackAlignmentTests {
  private func stack(_ count: Int, _ alignment: UIStackView.Alignment) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in UIView() })
    stack.alignment = alignment
    return stack
  }

  @Test func `Fill alignment constrains the bottoms and then the tops of items to the first one`() {
    let stack = stack(3, .fill)
    #expect(
      stack.constraintTexts("alignment") == [
        "v0.bottom == v1.bottom", "v0.bottom == v2.bottom", "v0.top == v1.top",
        "v0.top == v2.top",
      ])
    #expect(
      stack.constraintTexts("canvas-connection").prefix(2) == [
        "stack.top == v0.top", "stack.bottom == v0.bottom",
      ])
    #expect(stack.constraintTexts("ambiguity-suppression").isEmpty)
    #expect(stack.constraintTexts("spanning-fit").isEmpty)
  }

  @Test func `Top alignment adds a spanner whose bottom is the stack view's bottom`() {
    let stack = stack(2, .top)
    #expect(stack.constraintTexts("alignment") == ["v0.top == v1.top"])
    #expect(
      stack.constraintTexts("canvas-connection").prefix(2) == [
        "stack.top == v0.top", "stack.bottom == spanner.bottom",
      ])
    #expect(
      stack.constraintTexts("spanning-boundary") == [
        "spanner.top == v0.top @999.5", "spanner.bottom >= v0.bottom",
        "spanner.top == v1.top @999.5", "spanner.bottom >= v1.bottom",
      ])
    #expect(stack.constraintTexts("spanning-fit") == ["spanner.height == 0 @51"])
    #expect(
      stack.constraintTexts("ambiguity-suppression") == [
        "v0.height == 0 @25", "v1.height == 0 @25",
      ])
    #expect(stack.constraintTexts("canvas-fit").isEmpty)
  }

  @Test func `Bottom alignment adds a spanner whose top is the stack view's top`() {
    let stack = stack(2, .bottom)
    #expect(
      stack.constraintTexts("canvas-connection").prefix(2) == [
        "stack.top == spanner.top", "stack.bottom == v0.bottom",
      ])
    #expect(
      stack.constraintTexts("spanning-boundary").prefix(2) == [
        "spanner.top <= v0.top", "spanner.bottom == v0.bottom @999.5",
      ])
  }

  @Test func `Center alignment constrains the centers within a spanner`() {
    let stack = stack(2, .center)
    #expect(stack.constraintTexts("alignment") == ["v0.centerY == v1.centerY"])
    #expect(
      stack.constraintTexts("canvas-connection").prefix(3) == [
        "stack.top == spanner.top", "stack.bottom == spanner.bottom",
        "stack.centerY == v0.centerY",
      ])
    #expect(
      stack.constraintTexts("spanning-boundary").prefix(2) == [
        "spanner.top <= v0.top", "spanner.bottom >= v0.bottom",
      ])
  }

  @Test func `A single item gets inequalities to the edges instead of a spanner`() {
    #expect(
      stack(1, .center).constraintTexts().prefix(5) == [
        "canvas-connection: stack.top <= v0.top", "canvas-connection: stack.bottom >= v0.bottom",
        "canvas-connection: stack.centerY == v0.centerY",
        "ambiguity-suppression: v0.height == 0 @25", "canvas-fit: stack.height == 0 @49",
      ])
    #expect(
      stack(1, .top).constraintTexts("canvas-connection").prefix(2) == [
        "stack.top == v0.top", "stack.bottom >= v0.bottom",
      ])
  }

  @Test func `First-baseline alignment uses an inequality at the top, a spanner at the bottom`() {
    let stack = stack(2, .firstBaseline)
    #expect(stack.constraintTexts("alignment") == ["v0.firstBaseline == v1.firstBaseline"])
    #expect(
      stack.constraintTexts("canvas-connection").prefix(2) == [
        "stack.top <= v0.top", "stack.bottom == spanner.bottom",
      ])
    #expect(stack.constraintTexts("canvas-fit") == ["stack.height == 0 @49"])
  }

  @Test func `Last-baseline alignment uses a spanner at the top, an inequality at the bottom`() {
    let stack = stack(2, .lastBaseline)
    #expect(stack.constraintTexts("alignment") == ["v0.lastBaseline == v1.lastBaseline"])
    #expect(
      stack.constraintTexts("canvas-connection").prefix(2) == [
        "stack.top == spanner.top", "stack.bottom >= v0.bottom",
      ])
  }

  @Test func `A vertical stack view aligns items along the horizontal axis`() {
    let stack = stack(2, .trailing)
    stack.axis = .vertical
    #expect(stack.constraintTexts("alignment") == ["v0.trailing == v1.trailing"])
    #expect(stack.constraintTexts("spanning-fit") == ["spanner.width == 0 @51"])
  }

  @Test func `Layout-margins-relative arrangement constrains items to the margins`() {
    let stack = stack(2, .fill)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(
      stack.constraintTexts("canvas-connection") == [
        "margins.top == v0.top", "margins.bottom == v0.bottom", "margins.leading == v0.leading",
        "margins.trailing == v1.trailing",
      ])
  }

  @Test func `Alignment, distribution and spacing constants have UIKit's raw values`() {
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }
}
