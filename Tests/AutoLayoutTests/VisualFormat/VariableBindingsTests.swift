import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand; the names are the ones in the source.
@MainActor
@Suite struct VariableBindingsTests {
  private class Base: UIView { let title = UILabel() }
  private final class Form: Base {
    let field = UITextField()
    lazy var button = UIButton(type: .system)
    var hint: UILabel? = UILabel()
    var absent: UILabel?
    var gap: CGFloat = 12
  }

  @Test func `The labels of a tuple are the names`() {
    let (a, b) = (UIView(), UIView())
    let bindings = NSDictionaryOfVariableBindings((title: a, field: b))
    #expect(bindings.keys.sorted() == ["field", "title"])
    #expect(bindings["title"] as? UIView === a)
  }

  @Test func `The properties of an object are the names`() {
    let form = Form()
    _ = form.button
    let bindings = NSDictionaryOfVariableBindings(form)
    #expect(bindings.keys.sorted() == ["button", "field", "gap", "hint", "title"])
    #expect(bindings["button"] as? UIView === form.button)
    #expect(bindings["hint"] as? UIView === form.hint)
    #expect(bindings["gap"] as? CGFloat == 12)
  }
}
