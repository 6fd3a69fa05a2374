import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the constraints that UIKit's logs and printouts of stack views show, as collected from
/// public sources (`UISV-` identifiers, forms and priorities).
@MainActor
@Suite struct StackDistributionTests {
  private func stack(
    _ count: Int, _ distribution: UIStackView.Distribution, spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in UIView() })
    stack.distribution = distribution
    stack.spacing = spacing
    return stack
  }

  @Test func `Fill distribution constrains items in sequence between the ends`() {
    let stack = stack(3, .fill, spacing: 4)
    #expect(
      stack.constraintTexts("canvas-connection").suffix(2) == [
        "stack.leading == v0.leading", "stack.trailing == v2.trailing",
      ])
    #expect(
      stack.constraintTexts("spacing") == [
        "v1.leading == v0.trailing +4", "v2.leading == v1.trailing +4",
      ])
  }

  @Test func `Fill-equally distribution gives all items the first item's length`() {
    let stack = stack(3, .fillEqually)
    stack.axis = .vertical
    #expect(
      stack.constraintTexts("fill-equally") == ["v1.height == v0.height", "v2.height == v0.height"])
  }

  @Test func `Equal spacing adds equal guides between the edges of items`() {
    let stack = stack(3, .equalSpacing, spacing: 5)
    #expect(
      stack.constraintTexts("spacing") == [
        "v1.leading >= v0.trailing +5", "v2.leading >= v1.trailing +5",
      ])
    #expect(
      stack.constraintTexts("distributing-edge") == [
        "gap0.leading == v0.trailing", "v1.leading == gap0.trailing",
        "gap1.leading == v1.trailing", "v2.leading == gap1.trailing",
      ])
    #expect(stack.constraintTexts("fill-equally") == ["gap1.width == gap0.width"])
    #expect(stack.constraintTexts("canvas-fit") == ["stack.width == 0 @49"])
  }

  @Test func `Equal centering adds guides between the centers of items, equal at a low priority`() {
    let stack = stack(3, .equalCentering)
    #expect(
      stack.constraintTexts("distributing-edge").prefix(2) == [
        "gap0.leading == v0.centerX", "v1.centerX == gap0.trailing",
      ])
    #expect(stack.constraintTexts("fill-equally") == ["gap1.width == gap0.width @149"])
  }

  @Test func `Proportional distribution divides the length at descending priorities`() {
    let stack = UIStackView(arrangedSubviews: [160, 80, 40].map { ItemView($0, 10) })
    stack.distribution = .fillProportionally
    #expect(
      stack.constraintTexts("fill-proportionally") == [
        "v0.width == 0.571429*stack.width @999", "v1.width == 0.285714*stack.width @998",
        "v2.width == 0.142857*stack.width @997",
      ])
  }

  @Test func `Proportional shares are computed from a total that includes the spacing`() {
    let stack = UIStackView(arrangedSubviews: [30, 50].map { ItemView($0, 10) })
    stack.distribution = .fillProportionally
    stack.spacing = 20
    #expect(
      stack.constraintTexts("fill-proportionally") == [
        "v0.width == 0.3*stack.width @999", "v1.width == 0.5*stack.width @998",
      ])
  }

  @Test func `Proportional shares ignore system spacing`() {
    // Recorded by Interface Builder: two labels of one height, spacing "standard", in 120 points
    // are 60 and 52 high.
    let stack = UIStackView(arrangedSubviews: [14.5, 14.5].map { ItemView($0, 10) })
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    #expect(
      stack.constraintTexts("fill-proportionally").first == "v0.width == 0.5*stack.width @999")
    #expect(stack.constraintTexts("spacing") == ["v1.leading == v0.trailing +8"])
  }

  @Test func `Among proportional items, one without an intrinsic length gets zero length`() {
    let stack = UIStackView(arrangedSubviews: [ItemView(30, 10), ItemView(0, 0)])
    stack.distribution = .fillProportionally
    #expect(
      stack.constraintTexts("fill-proportionally") == ["v0.width == stack.width", "v1.width == 0"])
  }

  @Test func `Proportional items without intrinsic lengths are equal`() {
    let stack = stack(3, .fillProportionally, spacing: 6)
    #expect(
      stack.constraintTexts("fill-equally") == ["v1.width == v0.width", "v2.width == v0.width"])
  }

  @Test func `Custom spacing replaces the spacing after a view`() {
    let stack = stack(3, .fill, spacing: 4)
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    #expect(
      stack.constraintTexts("spacing") == [
        "v1.leading == v0.trailing +20", "v2.leading == v1.trailing +4",
      ])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(stack.constraintTexts("spacing").first == "v1.leading == v0.trailing +4")
  }

  @Test func `A baseline-relative vertical stack view measures spacing between baselines`() {
    let stack = stack(2, .fill, spacing: 30)
    stack.isBaselineRelativeArrangement = true
    #expect(stack.constraintTexts("spacing") == ["v1.leading == v0.trailing +30"])
    stack.axis = .vertical
    #expect(stack.constraintTexts("spacing") == ["v1.firstBaseline == v0.lastBaseline +30"])
  }

  @Test func `Two multiline texts get equal preferred widths`() {
    let stack = UIStackView(arrangedSubviews: [WrappingView(), UIView(), WrappingView()])
    stack.spacing = 6
    #expect(
      stack.constraintTexts("text-width-disambiguation") == [
        "v0.width == 0.333333*stack.width -4 @760", "v2.width == 0.333333*stack.width -4 @760",
      ])
    stack.arrangedSubviews[2].isHidden = true
    #expect(stack.constraintTexts("text-width-disambiguation").isEmpty)
  }

  /// A stack view in a window with a version of iOS.
  private func shown(_ views: [UIView], iOS version: Int) -> UIStackView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.layoutEnvironment.systemVersion = version
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 16, y: 0, width: 343, height: 100)
    window.addSubview(stack)
    window.layoutIfNeeded()
    return stack
  }

  /// Oracle: `log`. Constraints in the view debugger of iOS 11.3 and 14.5 (useyourloaf.com, rdar
  /// 39275811), and the formula of rdar 41192642: the compression resistance of the label plus 10.
  /// From iOS 15 on, a single label has no constraint.
  @Test(arguments: [(11, true), (14, true), (15, false), (18, false)])
  func `Up to iOS 14, a single multiline text has an equal share`(_ version: Int, _ shares: Bool) {
    let (label, control) = (UILabel(), UISwitch())
    label.text = String(repeating: "several words ", count: 8)
    label.numberOfLines = 0
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = shown([label, control], iOS: version)
    #expect(
      stack.constraintTexts("text-width-disambiguation")
        == (shares ? ["v0.width == 0.5*stack.width @759"] : []))
    #expect((label.frame.width < 200) == shares)
  }

  /// Oracle: `log`. Conflicts with required `UISV-hiding` in logs of iOS 9 and 10 (braintree_ios
  /// 237, Loop 439, useyourloaf.com), and 999.999 in iOS 26.2.
  @Test(arguments: [(9, "v0.width == 0"), (10, "v0.width == 0"), (11, "v0.width == 0 @999.999")])
  func `Hidden items collapse with a required constraint up to iOS 10`(
    _ version: Int, _ text: String
  ) {
    let hidden = UIView()
    hidden.isHidden = true
    #expect(shown([hidden, UIView()], iOS: version).constraintTexts("hiding") == [text])
  }

  // MARK: - Hidden items; oracle: Interface Builder's recorded frames

  @Test func `A hidden item is centered in the spacing between its visible neighbors`() {
    let stack = stack(3, .fill, spacing: 8)
    stack.arrangedSubviews[1].isHidden = true
    #expect(
      stack.constraintTexts("spacing") == [
        "v2.leading == v0.trailing +8", "v1.leading == v0.trailing +4",
      ])
    #expect(stack.constraintTexts("hiding") == ["v1.width == 0 @999.999"])
    stack.arrangedSubviews[1].isHidden = false
    #expect(stack.constraintTexts("hiding").isEmpty)
    #expect(stack.constraintTexts("spacing").count == 2)
  }

  @Test func `Hidden items at the ends are outside the first and last visible items`() {
    let stack = stack(3, .fill, spacing: 8)
    stack.arrangedSubviews[0].isHidden = true
    stack.arrangedSubviews[2].isHidden = true
    #expect(
      stack.constraintTexts("canvas-connection").suffix(2) == [
        "stack.leading == v1.leading", "stack.trailing == v1.trailing",
      ])
    #expect(
      stack.constraintTexts("spacing") == [
        "v1.leading == v0.trailing", "v2.leading == v1.trailing",
      ])
  }

  @Test func `Without visible items, a spacer connects the ends`() {
    let stack = stack(1, .fill)
    stack.arrangedSubviews[0].isHidden = true
    #expect(
      stack.constraintTexts("canvas-connection").suffix(2) == [
        "stack.leading == spacer.leading", "stack.trailing == spacer.trailing",
      ])
  }

  @Test func `On a canvas, a hidden item can keep its space`() {
    let stack = stack(2, .fill)
    stack.layoutEnvironment.surface = .canvas
    stack.arrangedSubviews[0].isHidden = true
    stack.keepRoom(for: stack.arrangedSubviews[0])
    #expect(stack.constraintTexts("hiding").isEmpty)
  }
}
