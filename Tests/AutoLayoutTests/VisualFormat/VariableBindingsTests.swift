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

    func bindings() -> [String: Any] { NSDictionaryOfVariableBindings(self) }
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
    let bindings = form.bindings()
    #expect(bindings.keys.sorted() == ["button", "field", "gap", "hint", "title"])
    #expect(bindings["button"] as? UIView === form.button)
    #expect(bindings["hint"] as? UIView === form.hint)
    #expect(bindings["gap"] as? CGFloat == 12)
  }

  // Oracle: Apple's documentation of the macro: `NSDictionaryOfVariableBindings(v1, v2, v3)` is
  // equivalent to a dictionary with the keys `v1`, `v2` and `v3`.
  @Test func `The arguments are the names, as in UIKit`() {
    let (title, field) = (UILabel(), UITextField())
    let bindings = NSDictionaryOfVariableBindings(title, field)
    #expect(bindings.keys.sorted() == ["field", "title"])
    #expect(bindings["title"] as? UIView === title)
    #expect(NSDictionaryOfVariableBindings(title).keys.sorted() == ["title"])
    let gap = 12
    let lines = NSDictionaryOfVariableBindings(
      title,
      gap)
    #expect(lines.keys.sorted() == ["gap", "title"])
  }

  @Test func `The argument can be a number`() {
    let (gap, width) = (12, NSNumber(value: 3.5))
    #expect(NSDictionaryOfVariableBindings(gap) as? [String: Int] == ["gap": 12])
    #expect(NSDictionaryOfVariableBindings(width)["width"] as? NSNumber == 3.5)
  }

  // The keys of two calls at one line cannot be told apart.
  @Test func `Two calls at one line are refused`() {
    let source = ##"""
      func f(_ x: Int) {}  // The declaration is at another line.
      g(f(a), f(b))
      pref(a); f2(b); /* f(c) */ f(d) // f(e)
      let t = "f(x)"; f /* g( */ (a, "1, (2", /* , */ b)
      /* f(a)
      f(b) */ let s = #"\"# + "\\" + f(c)
      f(a); let x = """
      f(b)
      """
      """##
    let expected: [Int: [String]] = [
      1: ["_x:Int"], 3: ["d"], 4: ["a", "\"1, (2\"", "b"], 6: ["c"], 7: ["a"],
    ]
    for line in 0...10 {
      #expect(SourceArguments.texts(of: "f", in: source, line: line) == expected[line], "\(line)")
    }
    let (a, b) = (UIView(), UIView())
    var bindings: [[String: Any]] = []
    let raised = exceptions {
      // swift-format-ignore
      bindings = [NSDictionaryOfVariableBindings(a), NSDictionaryOfVariableBindings(b)]
    }
    #expect(raised.count == 2)
    #expect(bindings.count == 2)
    for names in bindings { #expect(names.isEmpty) }
  }

  @Test func `Constraints in the visual format use the names`() {
    let (title, field) = (UILabel(), UITextField())
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[title]-[field]", options: [], metrics: nil,
      views: NSDictionaryOfVariableBindings(title, field))
    #expect(constraints.count == 1)
    #expect(constraints.first?.firstItem === field)
  }

  @Test func `A call without its source is refused`() {
    let (title, field) = (UILabel(), UITextField())
    var bindings: [String: Any] = ["": 1]
    let raised = exceptions {
      bindings = NSDictionaryOfVariableBindings(title, field, file: "/absent.swift", line: 1)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(raised.first?.reason.contains("/absent.swift, line 1") == true)
    #expect(bindings.isEmpty)
  }

  @Test(
    arguments: [
      ("f(a, b)", ["a", "b"]),
      ("x = f( self.a , g(1, 2), c[3, 4] )", ["self.a", "g(1,2)", "c[3,4]"]),
      ("f(\n  a,\n  b!)", ["a", "b"]), ("f(a, b", nil), ("g(a)", nil), ("f", nil), ("", nil),
    ] as [(String, [String]?)])
  func `Source text is split into arguments`(_ source: String, _ expected: [String]?) {
    #expect(SourceArguments.texts(of: "f", in: source, line: 1) == expected)
    #expect(SourceArguments.texts(of: "f", in: source, line: 100) == nil)
  }
}
