import AutoLayout
import Testing

@testable import InterfaceBuilder

/// Expected values by hand.
@Suite struct ConstraintExpressionTests {
  @Test func `An equation has two items, a multiplier, a constant, and a priority`() throws {
    let expression = try #require(
      ConstraintExpression("Logo.width >= 16:9 × Sign In.height − 2.5 @750"))
    #expect(expression.first == .init(item: "Logo", attribute: "width"))
    #expect(expression.relation == .greaterThanOrEqual)
    #expect(expression.multiplier.text == "16:9")
    #expect(expression.second == .init(item: "Sign In", attribute: "height"))
    #expect(expression.constant == -2.5)
    #expect(expression.priority == UILayoutPriority(750))
  }

  @Test(
    arguments: [
      ("a.top=b.bottom+8", 8), ("a.width = 44", 44), ("a.width <= 44", 44), ("a.width ≤ -3", -3),
      ("a.top == b-2.bottom", 0), ("a.top = Safe Area.top + 20", 20),
    ] as [(String, CGFloat)])
  func `Spaces are ignored, and the constant is read from the end`(
    _ text: String, _ constant: CGFloat
  ) {
    #expect(ConstraintExpression(text)?.constant == constant)
  }

  @Test(
    arguments: [
      "", "a", "a.top", "a.top =", "= b.top", "top = b.top", "a. = 1", ".top = 1", "a.top = b",
      "a.width = 44 @0", "a.width = 44 @high", "a.width = x × b.height + y", "@", "=", "a.b=@9",
    ])
  func `Invalid expressions are rejected`(text: String) {
    #expect(ConstraintExpression(text) == nil)
  }

  @Test func `An addition is a view of a kind or a constraint`() throws {
    guard case .view(let view, let label, let superview) = ObjectAddition("label My Title in Form")
    else {
      Issue.record("not a view")
      return
    }
    #expect(view.elementName == .label && label == "My Title" && superview == "Form")
    guard case .view(_, nil, nil) = ObjectAddition("button") else {
      Issue.record("not a view")
      return
    }
    guard case .constraint = ObjectAddition("label.top = b.top") else {
      Issue.record("not a constraint")
      return
    }
    #expect(ObjectAddition("lable Title") == nil)
    #expect(ObjectAddition("label Title in") == nil)
    #expect(ObjectAddition.hint(for: "lable Title") == "did you mean 'label'?")
  }

  @Test(arguments: [
    ("label Title.top = Superview.top + 8", "the identifier of the view"),
    (
      "label Sign in", "'label Sign in VIEW'"
    ), ("a@b.top = Superview.top", "use the identifiers of views"),
  ])
  func `Text that is neither a view nor a constraint gets a specific hint`(
    _ text: String, _ hint: String
  ) {
    #expect(ObjectAddition(text) == nil)
    #expect(ObjectAddition.hint(for: text).contains(hint))
  }
}
